//! What cannot be set up, and what pack a deal takes (RULES 9.1, 9.2.8).

use brag::cards::Pack;
use brag::engine::{BlindLast, Chips, DealError, Rules, Seat, SetupError, Shuffle, Table};
use brag::games;

use crate::kit::school::{all_rules, rules};

fn refused(rules: Rules, stacks: &[Chips]) -> Option<SetupError> {
    Table::new(rules, stacks, Seat(0)).err()
}

#[test]
fn rules_9_2_8_the_pack_must_serve_everybody_and_a_kept_hand() {
    let full = |seats: usize| vec![50; seats];
    let most = 16;
    assert_eq!(refused(games::three_card(), &full(16)), None);
    assert_eq!(
        refused(games::three_card(), &full(17)),
        Some(SetupError::TooManySeats { most })
    );
    for blind_last in [BlindLast::Carry, BlindLast::Win] {
        let unkept = || rules(|vying| vying.blind_last = blind_last);
        assert_eq!(refused(unkept(), &full(17)), None);
        let most = 17;
        assert_eq!(
            refused(unkept(), &full(18)),
            Some(SetupError::TooManySeats { most })
        );
    }
    let open = rules(|vying| vying.blind_play = false);
    assert_eq!(refused(open, &full(17)), None);
}

#[test]
fn rules_1_3_two_players_at_least() {
    assert_eq!(
        refused(games::three_card(), &[50]),
        Some(SetupError::TooFewSeats)
    );
    assert_eq!(
        refused(games::three_card(), &[]),
        Some(SetupError::TooFewSeats)
    );
}

#[test]
fn the_first_dealer_sits_somewhere() {
    let table = Table::new(games::three_card(), &[50, 50], Seat(2));
    assert_eq!(table.err(), Some(SetupError::NoSuchDealer(Seat(2))));
}

#[test]
fn rules_9_1_impossible_amounts() {
    type Change = fn(&mut brag::engine::VyingRules);
    let (min, max, cap) = (4, 3, 2);
    let cases: [(Change, SetupError); 5] = [
        (|v| v.open_min = 0, SetupError::OpenMinZero),
        (
            |v| (v.open_min, v.open_max) = (4, Some(3)),
            SetupError::OpenMaxBelowMin { min, max },
        ),
        (
            |v| (v.open_min, v.bet_cap) = (4, Some(2)),
            SetupError::CapBelowOpenMin { min, cap },
        ),
        (|v| v.open_max = Some(Chips::MAX), SetupError::TooManyChips),
        (
            |v| v.raise_limit = Some(Chips::MAX),
            SetupError::TooManyChips,
        ),
    ];
    for (change, error) in cases {
        assert_eq!(refused(rules(change), &[50, 50]), Some(error));
        assert!(!error.to_string().is_empty());
    }
    let ante = all_rules(|rules, _, _| rules.ante = Chips::MAX);
    assert_eq!(refused(ante, &[50, 50]), Some(SetupError::TooManyChips));
}

#[test]
fn more_chips_than_can_be_counted() {
    let many = 1 << 53;
    assert_eq!(refused(games::three_card(), &[many, 0]), None);
    for stacks in [[many, 1], [Chips::MAX, Chips::MAX]] {
        assert_eq!(
            refused(games::three_card(), &stacks),
            Some(SetupError::TooManyChips)
        );
    }
}

#[test]
fn so_many_cards_are_dealt_as_a_betting_game_has_and_then_vied_for() {
    for cards in [0, 2, 6, 8, 12, 14] {
        let no_stage = all_rules(|_, dealing, _| dealing.cards = cards);
        assert_eq!(refused(no_stage, &[50, 50]), Some(SetupError::Stages));
    }
    let mut backwards = games::three_card();
    backwards.stages.reverse();
    assert_eq!(refused(backwards, &[50, 50]), Some(SetupError::Stages));
    let mut none = games::three_card();
    none.stages.clear();
    assert_eq!(refused(none, &[50, 50]), Some(SetupError::Stages));
}

#[test]
fn a_deal_takes_a_shuffled_pack_where_one_is_due_and_none_where_not() {
    let never = all_rules(|rules, _, _| rules.shuffle = Shuffle::Never);
    let table = Table::new(never, &[50, 50], Seat(1)).expect("playable rules");
    let short = Pack::new(Pack::sorted().iter().skip(1)).expect("different cards");
    let refused = |table: &Table, pack: Option<Pack>| {
        let mut same = table.clone();
        let error = same.deal_in_place(pack).err();
        assert!(
            error.is_none() || same == *table,
            "an error changes nothing"
        );
        error
    };
    assert_eq!(refused(&table, None), Some(DealError::NeedsShuffle));
    assert_eq!(refused(&table, Some(short)), Some(DealError::OtherCards));
    assert_eq!(
        refused(&table, Some(Pack::default())),
        Some(DealError::OtherCards)
    );
    let table = table
        .deal(Some(Pack::sorted()))
        .expect("the first deal")
        .table;
    assert_eq!(refused(&table, None), Some(DealError::InPlay));
    assert_eq!(
        refused(&table, Some(Pack::sorted())),
        Some(DealError::InPlay)
    );
    let folded = table
        .play(Seat(0), brag::engine::Action::Fold)
        .expect("a turn")
        .table;
    let gathered = folded.pack().clone();
    assert_eq!(
        refused(&folded, Some(gathered)),
        Some(DealError::NotShuffled)
    );
    assert_eq!(refused(&folded, None), None);
}
