//! Three Card Poker, beyond what records contain: the result of each bet, the gain of the bank, and who sees its cards
//! when (RULES 10.10).

use brag::cards::{Card, Pack};
use brag::engine::{
    Ask, BetResult, CasinoAsk, CasinoBet, CasinoEvent, Event, MOST_CHIPS, Rules, Seat, SetupError,
    Standing, Table, Viewer,
};
use brag::games;
use brag::notation::Move;

fn rules() -> Rules {
    (games::named("three_card_poker").expect("a game").rules)()
}

/// The whole pack with these cards on top.
fn pack(top: &str) -> Pack {
    let top: Vec<Card> = top
        .split(' ')
        .map(|card| card.parse().expect(card))
        .collect();
    let rest = Pack::sorted()
        .iter()
        .filter(|card| !top.contains(card))
        .collect::<Vec<_>>();
    Pack::new(top.into_iter().chain(rest)).expect("each once")
}

fn play(table: &mut Table, moves: &[&str]) {
    for text in moves {
        let Move { seat, action } = text.parse().expect(text);
        table.play_in_place(seat, action).expect(text);
    }
}

fn settled(table: &Table) -> Vec<(u8, CasinoBet, BetResult)> {
    let settled = table.history().iter().filter_map(|event| match *event {
        Event::Casino(CasinoEvent::Settled { seat, bet, result }) => Some((seat.0, bet, result)),
        _ => None,
    });
    settled.collect()
}

#[test]
fn rules_10_10_each_bet_is_settled_by_itself_and_the_house_pays() {
    let mut table = Table::new(rules(), &[100, 100, 100], Seat(2)).expect("three boxes");
    // Seat 0 a straight flush, seat 1 nothing, seat 2 a pair; the bank king high.
    table
        .deal_in_place(Some(pack("As 9h 8c Ks 7d 8d Qs 2c 5h Kd Jc 3d")))
        .expect("a deal");
    play(&mut table, &["0 stake 10 5", "1 stake 4 2", "2 stake 0 3"]);
    assert_eq!((table.pot(), table.bank()), (24, 0));
    play(&mut table, &["0 play", "1 fold"]);
    assert_eq!(
        settled(&table),
        [
            (0, CasinoBet::Ante, BetResult::Won(10)),
            (0, CasinoBet::Play, BetResult::Won(10)),
            (0, CasinoBet::Bonus, BetResult::Won(50)),
            (0, CasinoBet::PairPlus, BetResult::Won(200)),
            (1, CasinoBet::Ante, BetResult::Lost(4)),
            (1, CasinoBet::PairPlus, BetResult::Lost(2)),
            (2, CasinoBet::PairPlus, BetResult::Won(3)),
        ]
    );
    let stacks: Vec<u64> = table.stacks().collect();
    assert_eq!(
        (stacks, table.pot(), table.bank()),
        (vec![370, 94, 103], 0, -267)
    );
    assert_eq!(table.brought(), 300);
}

/// V90, and two boxes more: the bonus as a bet depends only on the hand, and is lost by folding.
#[test]
fn o52_the_bet_on_the_ante_bonus_is_settled_by_itself() {
    let mut rules = rules();
    rules.casino_mut().expect("the house").ante_bonus_bet = true;
    let mut table = Table::new(rules, &[100, 100, 100], Seat(2)).expect("three boxes");
    // Seat 0 a run, seat 1 nothing, seat 2 a pair; the bank ace high.
    table
        .deal_in_place(Some(pack("5h Ts 9c 4c 7d 9d 3s 2c 4h Ad Kc Jd")))
        .expect("a deal");
    let choices = table.choices(Seat(0));
    for (text, is_offered) in [
        ("0 stake 10 0 4", true),
        ("0 stake 10 0 0", true),
        ("0 stake 0 5 0", true),
        ("0 stake 10 0", false),
        ("0 stake 0 0 4", false),
        ("0 stake 0 5 4", false),
        ("0 stake 40 10 11", false),
    ] {
        let Move { seat, action } = text.parse().expect(text);
        assert_eq!(table.check(seat, action).is_ok(), is_offered, "{text}");
        let admits = choices.iter().any(|choice| choice.admits(action));
        assert_eq!(admits, is_offered, "{text}");
        assert_eq!(Move { seat, action }.to_string(), text);
    }
    play(
        &mut table,
        &["0 stake 10 0 4", "1 stake 4 0 2", "2 stake 5 3 1"],
    );
    assert_eq!((table.pot(), table.bank()), (29, 0));
    play(&mut table, &["0 play", "1 fold", "2 play"]);
    assert_eq!(
        settled(&table),
        [
            (0, CasinoBet::Ante, BetResult::Won(10)),
            (0, CasinoBet::Play, BetResult::Won(10)),
            (0, CasinoBet::Bonus, BetResult::Won(4)),
            (1, CasinoBet::Ante, BetResult::Lost(4)),
            (1, CasinoBet::Bonus, BetResult::Lost(2)),
            (2, CasinoBet::Ante, BetResult::Won(5)),
            (2, CasinoBet::Play, BetResult::Won(5)),
            (2, CasinoBet::Bonus, BetResult::Lost(1)),
            (2, CasinoBet::PairPlus, BetResult::Won(3)),
        ]
    );
    let stacks: Vec<u64> = table.stacks().collect();
    assert_eq!(
        (stacks, table.pot(), table.bank()),
        (vec![124, 94, 112], 0, -30)
    );
}

#[test]
fn rules_10_10_nobody_sees_the_cards_of_the_house_before_all_have_said() {
    let mut table = Table::new(rules(), &[100, 100], Seat(1)).expect("two boxes");
    table.deal_in_place(Some(Pack::sorted())).expect("a deal");
    play(&mut table, &["0 stake 1 0", "1 stake 1 1"]);
    let all = [
        Viewer::Gallery,
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
    ];
    for viewer in all {
        assert_eq!(table.view(viewer).board().len(), 3);
        assert!(table.view(viewer).board().all(|face| face.card.is_none()));
    }
    play(&mut table, &["0 play"]);
    assert!(
        table
            .view(Viewer::Seat(Seat(0)))
            .board()
            .all(|face| face.card.is_none())
    );
    assert!(
        table
            .view(Viewer::Gallery)
            .seats()
            .all(|seat| seat.known_hand().is_none())
    );
    play(&mut table, &["1 fold"]);
    for viewer in all {
        assert!(table.view(viewer).board().all(|face| face.card.is_some()));
        let knows = |seat: u8| {
            let place = table.view(viewer).seat(Seat(seat)).expect("a box");
            place.known_hand().is_some()
        };
        // Folded cards are hidden from everybody but the player who folded them.
        assert_eq!(
            (knows(0), knows(1)),
            (true, viewer == Viewer::Seat(Seat(1)))
        );
    }
}

#[test]
fn rules_10_10_where_all_sit_out_the_deal_passes() {
    let mut table = Table::new(rules(), &[100, 100], Seat(1)).expect("two boxes");
    table.deal_in_place(Some(Pack::sorted())).expect("a deal");
    play(&mut table, &["0 sit_out"]);
    assert_eq!(table.ask(), Ask::Casino(CasinoAsk::Stake { seat: Seat(1) }));
    let standing = |seat| {
        table
            .view(Viewer::Gallery)
            .seat(seat)
            .map(|seat| seat.standing())
    };
    assert_eq!(standing(Seat(0)), Some(Standing::Out));
    play(&mut table, &["1 sit_out"]);
    assert_eq!(table.ask(), Ask::Deal { shuffle: true });
    assert!(
        table
            .history()
            .iter()
            .all(|event| !matches!(event, Event::Ended { .. }))
    );
    assert_eq!(table.view(Viewer::Gallery).deals(), 0, "it does not count");
    assert_eq!(
        (table.dealer(), table.next_dealer()),
        (Seat(1), Some(Seat(0)))
    );
    table.deal_in_place(Some(Pack::sorted())).expect("the next");
    assert_eq!(table.ask(), Ask::Casino(CasinoAsk::Stake { seat: Seat(1) }));
}

#[test]
fn rules_10_10_one_plays_alone_and_the_deal_stays_with_him() {
    let mut table = Table::new(rules(), &[3], Seat(0)).expect("one box");
    for _ in 0..2 {
        assert_eq!(table.ask(), Ask::Deal { shuffle: true });
        table.deal_in_place(Some(Pack::sorted())).expect("a deal");
        play(&mut table, &["0 stake 1 0", "0 fold"]);
    }
    assert_eq!((table.ask(), table.bank()), (Ask::Over, 2));
    assert_eq!(
        Table::new(rules(), &[], Seat(0)).err(),
        Some(SetupError::TooFewSeats)
    );
    assert_eq!(
        Table::new(games::three_card(), &[10], Seat(0)).err(),
        Some(SetupError::TooFewSeats)
    );
}

/// Even if a player wins forty times his stack again and again, all chips can still be counted.
#[test]
fn no_win_is_more_than_can_be_counted() {
    let mut table = Table::new(rules(), &[MOST_CHIPS], Seat(0)).expect("one box");
    let mut before = 0;
    for _ in 0..200 {
        table
            .deal_in_place(Some(pack("As Ks Qs 2c 2d 7h")))
            .expect("a deal");
        let choices = table.choices(Seat(0));
        let most = choices.iter().find_map(|choice| match choice {
            brag::engine::Choice::CasinoStake { chips, .. } => Some(*chips),
            _ => None,
        });
        let Some(most) = most else {
            play(&mut table, &["0 sit_out"]);
            continue;
        };
        let over = format!("0 stake 0 {}", most + 1);
        let Move { seat, action } = over.parse().expect("a move");
        assert!(table.check(seat, action).is_err());
        play(&mut table, &[&format!("0 stake 0 {most}")]);
        let chips = table.stacks().next().expect("one box");
        assert_eq!(chips as i64 + table.bank(), MOST_CHIPS as i64);
        assert!(chips > before && chips <= 1 << 62);
        before = chips;
    }
}
