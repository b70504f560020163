//! Tests of whole deals in words: wild cards and discards at the showdown, and loans.

use super::{Words, deal_result, event_sentence, isolated, somebody};
use crate::app::families::{self, brag};
use crate::app::i18n::Name;
use crate::cards::{Card, CardSet, Hand, Pack, Ranking, RankingRules};
use crate::engine::{Action, Chips, Event, Rules, Seat, Shortage, Table, Viewer};
use crate::games;

const NAMES: [&str; 3] = ["Ann", "Bill", "Cat"];

/// The name of a player. Seat 0 is "you".
pub fn name(seat: Seat) -> Name {
    somebody(NAMES[seat.index()], seat == Seat(0))
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[test]
fn a_name_turns_nothing_but_itself() {
    for plain in ["Ann", "Zoë", "Дарья", "Ελένη", "Box 2"] {
        assert_eq!(isolated(plain), plain);
    }
    assert_eq!(isolated("אבי"), "\u{2068}אבי\u{2069}");
    assert_eq!(somebody("سارة", false).name, "\u{2068}سارة\u{2069}");
    assert_eq!(isolated(""), "?", "nothing of it can be seen");
}

/// A table at which these hands are dealt. Seat 0 is at the dealer's left.
pub fn dealt(rules: Rules, stacks: &[Chips], hands: &[&str]) -> Table {
    let dealer = Seat(stacks.len() as u8 - 1);
    let rows: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| hand.split(' ').map(card).collect())
        .collect();
    let mut pack: Vec<Card> = (0..rows[0].len())
        .flat_map(|nth| rows.iter().map(move |row| row[nth]))
        .collect();
    let mut table = Table::new(rules, stacks, dealer).expect("it can be played");
    let rest: Vec<Card> = table
        .pack()
        .iter()
        .filter(|card| !pack.contains(card))
        .collect();
    pack.extend(rest);
    let pack = Pack::new(pack).expect("a whole pack");
    table.deal_in_place(Some(pack)).expect("it can be dealt");
    table
}

fn play(table: &mut Table, actions: &[(u8, Action)]) -> Vec<String> {
    play_among(table, actions, brag::REPERTOIRE.words)
}

/// Plays actions. Returns the sentence of every event, in these words.
pub fn play_among(table: &mut Table, actions: &[(u8, Action)], words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    for (seat, action) in actions {
        let before = table.clone();
        let from = table.history().len();
        table
            .play_in_place(Seat(*seat), *action)
            .expect("it is offered");
        let mut shown = before;
        for event in &table.history()[from..] {
            shown.apply(event);
            said.extend(event_sentence(
                event,
                shown.view(Viewer::Gallery),
                name,
                words,
            ));
        }
    }
    said
}

fn how(table: &Table) -> Vec<String> {
    let own = families::result(table.rules());
    let result = deal_result(table.view(Viewer::Gallery), &name, own).expect("the deal is over");
    result.details.into_iter().chain(result.notes).collect()
}

fn throw(text: &str) -> Action {
    Action::Discard(text.split(' ').map(card).collect())
}

#[test]
fn v23_the_verdict_leaves_discards_out_of_the_hand_and_tells_those_that_decided() {
    let hands = ["9s 9h Kd 4c", "9d 9c Ks 3h"];
    let mut table = dealt(games::four_card(), &[50, 50], &hands);
    let said = play(
        &mut table,
        &[
            (0, Action::Look(None)),
            (0, throw("4c")),
            (1, Action::Look(None)),
            (1, throw("3h")),
            (0, Action::Bet(2)),
            (1, Action::Bet(2)),
            (0, Action::See),
        ],
    );
    assert!(
        said.contains(&"You throw a card away.".to_owned()),
        "{said:?}"
    );
    assert!(
        said.contains(&"Bill turns up the three of hearts thrown away.".to_owned()),
        "{said:?}"
    );
    let lines = how(&table);
    assert_eq!(lines[0], "With a pair of nines over Bill’s pair of nines.");
    assert!(
        lines.contains(
            &"The hands were equal. Bill threw the three of hearts. You threw the four of clubs."
                .to_owned()
        ),
        "{lines:?}"
    );
}

/// The result of a see between these two hands, both open.
fn seen(rules: Rules, hands: [&str; 2]) -> String {
    let mut table = dealt(rules, &[50, 50], &hands);
    play(&mut table, &[(0, Action::Bet(1)), (1, Action::See)]);
    how(&table)[..2].join(" ")
}

#[test]
fn of_hands_of_one_name_it_is_said_what_decided_1_3() {
    let wild = |hands| {
        let mut rules = games::three_card();
        rules.ranking.wild = CardSet::TWOS;
        seen(rules, hands)
    };
    let plain = |hands| seen(games::three_card(), hands);
    for (said, as_it_should) in [
        (
            plain(["Ac 9d 4h", "Ad Jc 2h"]),
            "With ace high over your ace high. The jack decides.",
        ),
        (
            plain(["9c 9d 4h", "9s 9h 3h"]),
            "With a pair of nines over Bill’s pair of nines. The four decides.",
        ),
        (
            plain(["Qc 9c 4c", "Qd 9d 3d"]),
            "With a flush, queen high over Bill’s flush, queen high. The four decides.",
        ),
        (
            plain(["9c 8d 7h", "9d 8c 7s"]),
            "With a run, nine high over Bill’s run, nine high. The hands were equal, so whoever paid to see loses.",
        ),
        (
            wild(["9c 8d 2h", "Td 8c 9s"]),
            "With a run, ten high over your run, ten high. The hand with fewer wild cards wins.",
        ),
        (
            plain(["9c 8d 7h", "9d 8c 6s"]),
            "With a run, nine high over Bill’s nine high. Bill paid 2 to see.",
        ),
    ] {
        assert_eq!(said, as_it_should);
    }
}

/// The result of Brag Poker between these three hands, whose owners look, pay 2 each and draw nothing.
fn drawn(hands: [&str; 3]) -> Vec<String> {
    use crate::engine::{DrawingAction::Stand, RoundAction::*};
    let rules = (games::named("draw_brag").expect("a game").rules)();
    let mut table = dealt(rules, &[50; 3], &hands);
    let mut turns = Vec::new();
    for (seat, act) in [(2, Match), (0, Match), (1, Check)] {
        turns.extend([(seat, Action::Look(None)), (seat, Action::Round(act))]);
    }
    turns.extend([0, 1, 2].map(|seat| (seat, Action::Drawing(Stand))));
    turns.extend([0, 1, 2].map(|seat| (seat, Action::Round(Check))));
    play(&mut table, &turns);
    how(&table)
}

#[test]
fn of_hands_of_one_name_it_is_said_what_decided_at_a_showdown_too() {
    let lines = drawn(["Ac 9d 4h", "Ad Jc 2h", "Kd Jd 9h"]);
    assert_eq!(lines, ["Bill showed ace high.", "The jack decides."]);
    let lines = drawn(["9c 9d 4h", "9s 9h 4s", "Qd 8c 3h"]);
    assert_eq!(lines.len(), 2, "a shared pot: {lines:?}");
    let lines = drawn(["9c 9d 4h", "9s 9h 4s", "3d 3c Kh"]);
    assert_eq!(lines.len(), 2, "the other pair has another name: {lines:?}");
    let lines = drawn(["9c 9d 4h", "Qs 9h 4s", "Qd 8c 3h"]);
    assert_eq!(lines, ["You showed a pair of nines."]);
}

#[test]
fn v25_a_hand_turned_up_unseen_is_told_by_its_best_three() {
    let hands = ["9s 9h Kd 4c 2d", "Ad Ac Ks 3h 7s"];
    let mut table = dealt(games::five_card(), &[50, 50], &hands);
    let said = play(&mut table, &[(0, Action::Bet(1)), (1, Action::See)]);
    assert!(
        said.contains(&"Bill shows a pair of aces.".to_owned()),
        "{said:?}"
    );
    assert!(!said.iter().any(|line| line.contains("throw")), "{said:?}");
    assert_eq!(
        how(&table)[0],
        "With a pair of aces over your pair of nines."
    );
}

#[test]
fn wild_cards_are_said_to_stand_for_what_they_make() {
    let ranking = Ranking::new(RankingRules {
        wild: CardSet::TWOS,
        jokers: 2,
        ..RankingRules::default()
    });
    for (hand, said) in [
        ("Ks Kd 2c", " (two of clubs as king)"),
        ("Kh 2c *1", " (two of clubs and joker as kings)"),
        ("9h 7h 2c", " (two of clubs as eight of hearts)"),
        ("9h 7s 2c", " (two of clubs as eight)"),
        ("9h 4h *2", " (joker as ace of hearts)"),
        ("9h 7s 8c", ""),
    ] {
        let hand: Hand = hand.parse().expect("a hand");
        assert_eq!(super::reads(&ranking, hand), said, "{hand}");
    }
}

#[test]
fn v59_a_loan_is_told_from_the_asking_to_the_debt_that_is_left() {
    let mut rules = games::three_card();
    rules.ante = 0;
    if let Some(vying) = rules.vying_mut() {
        vying.shortage = Shortage::Borrow;
    }
    let hands = ["Ks Kd 2c", "Qh Qc 2d", "7s 8d 4h"];
    let mut table = dealt(rules, &[20, 5, 50], &hands);
    let looks = [0, 1, 2].map(|seat| (seat, Action::Look(None)));
    play(&mut table, &looks);
    let bets = [(0, 1), (1, 1)].map(|(seat, chips)| (seat, Action::Bet(chips)));
    play(&mut table, &bets);
    play(&mut table, &[(2, Action::Fold)]);
    let bets = [(0, 3), (1, 3), (0, 3)].map(|(seat, chips)| (seat, Action::Bet(chips)));
    play(&mut table, &bets);
    let borrow = |from| Action::Borrow {
        from: Seat(from),
        chips: 3,
    };
    let said = play(
        &mut table,
        &[
            (1, borrow(0)),
            (0, Action::Refuse),
            (1, Action::Show(Some(Seat(2)))),
            (1, borrow(2)),
            (2, Action::Lend(None)),
            (1, Action::Bet(3)),
            (0, Action::See),
        ],
    );
    assert_eq!(
        said[..5],
        [
            "Bill asks you for 3.",
            "You refuse to lend to Bill.",
            "Bill shows Cat their hand.",
            "Bill asks Cat for 3.",
            "Cat lends Bill 3.",
        ]
    );
    let lines = how(&table);
    assert!(
        lines.contains(&"Bill pays Cat 1 back.".to_owned()),
        "{lines:?}"
    );
    assert!(lines.contains(&"Bill owes Cat 2.".to_owned()), "{lines:?}");
}

#[test]
fn what_is_set_off_is_told_as_it_happens_and_at_the_end() {
    let hands = ["Ks Kd 2c", "Qh Qc 2d", "7s 8d 4h"];
    let mut table = dealt(games::three_card(), &[20; 3], &hands);
    for (from, to) in [(0, 1), (1, 0)] {
        table.apply(&Event::Lent {
            from: Seat(from),
            to: Seat(to),
            chips: 5,
        });
    }
    let folds = [(0, Action::Look(None)), (0, Action::Bet(1))];
    let folds = folds
        .into_iter()
        .chain([1, 2].map(|seat| (seat, Action::Fold)));
    let said = play(&mut table, &folds.collect::<Vec<_>>());
    let lines = how(&table);
    for line in [
        "Debts cancelled out: Bill owes you 5 less.",
        "Debts cancelled out: you owe Bill 5 less.",
    ] {
        assert!(said.contains(&line.to_owned()), "{said:?}");
        assert!(lines.contains(&line.to_owned()), "{lines:?}");
    }
    assert!(!lines.iter().any(|line| line.contains("pay")), "{lines:?}");
}

#[test]
fn of_covered_pots_it_is_told_who_took_which_v5() {
    let hands = ["Ks Kd 2c", "Ah As 2d", "7s 8d 4h"];
    let mut table = dealt(games::three_card(), &[20, 3, 20], &hands);
    let look = |seat| (seat, Action::Look(None));
    let turns = [
        look(0),
        (0, Action::Bet(3)),
        look(1),
        (1, Action::Cover),
        look(2),
        (2, Action::Bet(3)),
        (0, Action::See),
    ];
    play(&mut table, &turns);
    let lines = how(&table);
    for line in [
        "Bill takes the covered pot of 8.",
        "You take the last pot of 9.",
    ] {
        assert!(lines.contains(&line.to_owned()), "{lines:?}");
    }
}

/// A deal in which Bill takes the first pot with the best hand, and Cat, who has lost more there, the second.
pub fn with_a_side_win(rules: Rules) -> Table {
    let hands = ["7s 8d 4h", "Ah As 2d", "Ks Kd 2c"];
    let mut table = dealt(rules, &[100, 12, 25], &hands);
    let look = |seat| (seat, Action::Look(None));
    let bet = |seat| (seat, Action::Bet(10));
    let turns = [look(0), bet(0), look(1), bet(1), look(2), bet(2)];
    play(&mut table, &turns);
    let covers = |seat| (seat, Action::Cover);
    play(&mut table, &[bet(0), covers(1), bet(2), bet(0), covers(2)]);
    table
}

#[test]
fn the_headline_names_who_has_won_the_deal_and_nobody_who_has_lost_in_it() {
    let table = with_a_side_win(games::three_card());
    let view = table.view(Viewer::Gallery);
    let result = deal_result(view, &name, brag::result).expect("the deal is over");
    assert_eq!(result.headline, "Bill wins 44 (+32)");
    let last = "Cat takes the covered pot of 24.";
    assert!(result.details.contains(&last.to_owned()), "{result:?}");
    let of_cat = result.details.iter().filter(|line| line.contains("Cat"));
    assert_eq!(of_cat.count(), 1, "{:?}", result.details);
}

#[test]
fn three_of_a_rank_are_a_pair_royal_where_pairs_alone_count() {
    let hand: Hand = "Ks Kh Kd".parse().expect("a hand");
    let named = |rules| super::hand_name(Ranking::new(rules).value(hand));
    assert_eq!(named(RankingRules::american()), "pair-royal of kings");
    assert_eq!(named(RankingRules::favourites(None)), "pair-royal of kings");
    assert_eq!(named(RankingRules::post_and_pair()), "pair-royal of kings");
    assert_eq!(named(RankingRules::default()), "prial of kings");
}
