use std::fs;

use super::Tally;
use crate::cards::HandKind;
use crate::engine::{Seat, SeatSet};
use crate::notation::{Record, Sitting};
use crate::sitting::result::SittingResult;

fn read(record: &str) -> Sitting {
    let record: Record = record.parse().expect("a record");
    let mut sitting = Sitting::new(record).expect("it can be sat down to");
    while !sitting.read(7).expect("it can be played") {}
    sitting
}

fn one(seat: u8) -> SeatSet {
    [Seat(seat)].into_iter().collect()
}

fn tally(sitting: &Sitting, seat: u8) -> Tally {
    let mut tally = Tally::default();
    tally.add(sitting, one(seat));
    tally
}

/// The result that every version must read: two deals, both won by the Captain.
fn kept() -> Sitting {
    let text = fs::read_to_string("tests/results/1.json").expect("a result");
    let result = SittingResult::read(&text).expect("it can be read");
    read(&result.record.to_json())
}

#[test]
fn a_known_sitting_is_counted_right() {
    let sitting = kept();
    let you = tally(&sitting, 0);
    assert_eq!((you.deals, you.won, you.biggest), (2, 0, 0));
    // All others had folded: nothing was shown.
    let captain = tally(&sitting, 3);
    assert_eq!((captain.deals, captain.won, captain.won_blind), (2, 2, 0));
    // He took 25 from the pot, and 11 of them were his own.
    assert_eq!(captain.biggest, 14);
    assert_eq!((captain.by_kind, captain.best), ([0; 6], None));
}

#[test]
fn a_hand_that_is_shown_is_counted_by_its_kind() {
    let mut all = Tally::default();
    let mut shown = 0;
    for file in fs::read_dir("tests/records").expect("records").flatten() {
        let Ok(text) = fs::read_to_string(file.path()) else {
            continue;
        };
        let Ok(record) = text.parse::<Record>() else {
            continue;
        };
        let Ok(mut sitting) = Sitting::new(record) else {
            continue;
        };
        if sitting.read(usize::MAX).is_err() {
            continue;
        }
        for seat in 0..sitting.record().seats.len() as u8 {
            let own = tally(&sitting, seat);
            assert!(own.won <= own.deals && own.won_blind <= own.won);
            // A set hand may win in a deal that somebody else wins.
            assert!(own.by_kind.iter().sum::<u64>() <= own.won + own.sets_won);
            assert!(own.sets_won <= own.sets && own.games_won <= own.games);
            assert!(own.blind + own.won_seen <= own.deals);
            assert!(own.won_blind <= own.blind && own.blind <= own.could_be_blind);
            shown += own.by_kind.iter().sum::<u64>();
            all.add(&sitting, one(seat));
        }
    }
    assert_eq!(all.by_kind.iter().sum::<u64>(), shown);
    assert!(all.by_kind[HandKind::Prial as usize] > 0);
    assert!(all.by_kind[HandKind::HighCard as usize] > 0);
    assert!(all.won_blind > 0);
    // By some rules a running flush is better than a prial.
    let best = all.best.expect("hands were shown").kind();
    assert!(best >= HandKind::RunningFlush, "{best:?}");
}

#[test]
fn all_boxes_of_a_player_count_as_his() {
    let text = fs::read_to_string("tests/records/poker_all_sit_out.json").expect("a record");
    let sitting = read(&text);
    let (one, other) = (tally(&sitting, 0), tally(&sitting, 1));
    let mut both = Tally::default();
    both.add(&sitting, [Seat(0), Seat(1)].into_iter().collect());
    assert_eq!(both.deals, 1);
    assert_eq!(both.won, u64::from(both.biggest > 0));
    // The better of the two hands.
    assert_eq!(both.best, one.best.max(other.best));
    assert!(both.best.is_some());
}

#[test]
fn a_hand_of_teen_patti_is_the_best_where_there_is_no_other() {
    let mut all = Tally::default();
    let mut best = None;
    for name in ["patti_a23_first", "patti_a23_second"] {
        let text = fs::read_to_string(format!("tests/records/{name}.json")).expect("a record");
        let sitting = read(&text);
        for seat in 0..sitting.record().seats.len() as u8 {
            all.add(&sitting, one(seat));
            best = best.max(tally(&sitting, seat).best);
        }
    }
    assert!(best.is_some_and(|hand| hand.is_teen_patti()));
    assert_eq!(all.best, best);
    assert_eq!(all.won_shown, all.by_kind.iter().sum::<u64>());
}

fn of_record(name: &str) -> Sitting {
    let text = fs::read_to_string(format!("tests/records/{name}.json")).expect("a record");
    read(&text)
}

/// The sums over all seats.
fn over_all_seats(sitting: &Sitting) -> Vec<Tally> {
    let seats = 0..sitting.record().seats.len() as u8;
    seats.map(|seat| tally(sitting, seat)).collect()
}

#[test]
fn in_three_stakes_the_dealt_hand_has_won_with_the_brag_alone() {
    // One player wins all three stakes with a king as his highest card.
    let all = over_all_seats(&of_record("three_stake_all_three_2"));
    assert_eq!((all[0].won, all[0].won_shown), (1, 1));
    assert_eq!(all[0].by_kind[HandKind::HighCard as usize], 1);
    assert_eq!(
        all[0].best.map(|hand| hand.kind()),
        Some(HandKind::HighCard)
    );
    assert_eq!((all[1].won, all[1].by_kind), (0, [0; 6]));
    assert!(all[1].best.is_some(), "it was open all the same");
    // In post and pair each of three players wins a stake, one of them with a pair.
    let each = over_all_seats(&of_record("v81_seat_and_pair"));
    let kinds: Vec<[u64; 6]> = each.iter().map(|one| one.by_kind).collect();
    assert_eq!(kinds[0][HandKind::Pair as usize], 1);
    assert_eq!(kinds[1..], [[0; 6]; 2]);
    assert!(each.iter().all(|one| (one.won, one.won_shown) == (1, 1)));
}

#[test]
fn set_hands_are_counted_and_so_are_games_for_points() {
    // The first player wins two hands of three and with them the game, the second one hand.
    let both = over_all_seats(&of_record("nine_points_end"));
    let counted = |tally: &Tally| (tally.sets, tally.sets_won, tally.games, tally.games_won);
    assert_eq!(
        both.iter().map(counted).collect::<Vec<_>>(),
        [(3, 2, 1, 1), (3, 1, 1, 0)]
    );
    assert_eq!((both[0].won, both[1].won), (1, 0));
    assert_eq!(both[0].by_kind[HandKind::Prial as usize], 1);
    assert_eq!(both[0].by_kind[HandKind::Run as usize], 1);
    assert_eq!(both[1].by_kind[HandKind::Pair as usize], 1);
    assert_eq!(both[0].best.map(|hand| hand.kind()), Some(HandKind::Prial));
    assert_eq!(both[0].won_shown, 1);
    // In a game for chips nobody wins a game.
    let pots = over_all_seats(&of_record("v68_nine_pots"));
    assert_eq!(counted(&pots[1]), (3, 1, 0, 0));
    assert_eq!(counted(&pots[2]), (3, 0, 0, 0));
}

#[test]
fn a_deal_for_points_is_won_by_most_hands() {
    let deals = over_all_seats(&of_record("nine_points"));
    let won: Vec<u64> = deals.iter().map(|one| one.won).collect();
    assert_eq!(won.iter().sum::<u64>(), 1, "{won:?}");
    assert!(deals.iter().all(|one| one.games == 0 && one.biggest == 0));
}

#[test]
fn whoever_is_out_of_a_game_for_lives_has_lost_it() {
    let all = over_all_seats(&of_record("bus_last_one_in"));
    let games: Vec<(u64, u64)> = all.iter().map(|one| (one.games, one.games_won)).collect();
    // The third player was out before the last deal.
    assert_eq!(games, [(1, 0), (1, 1), (1, 0)]);
}

#[test]
fn points_and_lives_are_counted() {
    // The points of the two players after the deal: the first has won two hands, the second one.
    let points = over_all_seats(&of_record("nine_points"));
    let hands: Vec<u64> = points.iter().map(|one| one.sets_won).collect();
    assert_eq!(
        points.iter().map(|one| one.points).collect::<Vec<_>>(),
        hands
    );
    let bus = over_all_seats(&of_record("bus_last_one_in"));
    assert!(bus.iter().all(|one| one.points == 0));
    let lives: Vec<u64> = bus.iter().map(|one| one.lives_lost).collect();
    assert_eq!(lives, [1, 0, 1], "each had one");
}
