//! Discards that go under the pack and are never compared (O50; RULES 9.2.20).

use brag::cards::{CardSet, Discards};
use brag::engine::{Event, RetainedMode, Rules, Seat, Viewer};

use crate::kit::school::{ANY, School, all_rules};

/// No ante, so that awards are what was bet.
fn under(cards: u8, change: impl FnOnce(&mut Rules)) -> Rules {
    let mut rules = all_rules(|rules, dealing, _| {
        rules.ante = 0;
        dealing.cards = cards;
        rules.ranking.discards = Discards::Under;
    });
    change(&mut rules);
    rules
}

fn four(hands: &[&str]) -> School {
    School::new(under(4, |_| ()), &vec![50; hands.len()], &[hands])
}

fn turned(school: &School) -> Option<String> {
    let card = school.table.view(Viewer::Gallery).turned();
    card.map(|card| card.to_string())
}

#[test]
fn v96_equal_hands_go_to_the_player_who_was_seen() {
    let nines = || {
        let mut school = four(&["9s 9h Kd 4c", "9d 9c Ks 3h"]);
        school.play("0 look, 0 discard 4c, 1 look, 1 discard 3h");
        school
    };
    let mut p_pays = nines();
    p_pays.play("0 bet 2, 1 bet 2, 0 see");
    assert_eq!(p_pays.awards(), "1 8");
    assert_eq!(
        p_pays.exposed(),
        "1 9d, 1 9c, 1 Ks",
        "no discard is turned up"
    );
    assert_eq!(p_pays.bottom(8), "4c 3h 9d 9c Ks 9s 9h Kd");
    let mut q_pays = nines();
    q_pays.play("0 bet 2, 1 see");
    assert_eq!(q_pays.awards(), "0 6");
    assert_eq!(q_pays.bottom(8), "4c 3h 9s 9h Kd 9d 9c Ks");
}

#[test]
fn rules_9_2_20_discards_go_under_at_once_in_dealt_order() {
    let hands = ["Ah Jh 8h 7c 4d", "As Js 8s 6c 5d"];
    let mut school = School::new(under(5, |_| ()), &[50; 2], &[&hands]);
    school.play("0 look, 0 discard 4d 7c");
    assert_eq!(school.bottom(2), "7c 4d");
    assert_eq!(school.hands(0), ["Ah Jh 8h"]);
    school.play("1 look, 1 discard 6c 5d, 0 fold");
    assert_eq!(school.bottom(10), "7c 4d 6c 5d Ah Jh 8h As Js 8s");
}

#[test]
fn rules_9_2_20_a_hand_never_looked_at_goes_under_whole() {
    // Both have a pair of tens and a jack. The six would beat the five.
    let mut school = four(&["Tc Td Js 6c", "Th Ts 5h Jd"]);
    school.play("0 bet 1, 1 bet 1, 0 see");
    assert_eq!(school.awards(), "1 4");
    assert_eq!(school.bottom(8), "Th Ts 5h Jd Tc Td Js 6c");
}

#[test]
fn rules_9_2_20_of_equal_threes_the_one_with_the_higher_discard_is_set() {
    // The two and the joker are wild. As where discards are compared, the two is thrown and not the joker.
    let rules = under(4, |rules| {
        (rules.ranking.wild, rules.ranking.jokers) = (CardSet::TWOS, 1);
    });
    let mut school = School::new(rules, &[50; 2], &[&["2s *1 9c 9d", "Ah Kc 8d 7s"]]);
    school.play("0 bet 1, 1 see");
    let history = school.table.history().iter();
    let thrown = history.filter_map(|event| match event {
        Event::Discarded { card, under, .. } => Some((card.card.to_string(), *under)),
        _ => None,
    });
    let thrown: Vec<(String, bool)> = thrown.collect();
    assert_eq!(thrown, [("2s".into(), false), ("7s".into(), false)]);
}

#[test]
fn rules_9_2_20_against_a_face_up_hand_each_hand_that_is_set_sends_its_own_under() {
    let rules = under(4, |rules| {
        let dealing = rules.dealing_mut().expect("a deal is dealt");
        dealing.retained_mode = RetainedMode::FaceUp;
    });
    let deals: [&[&str]; 2] = [
        &["9s 9h Kd 4c", ANY, ANY, ANY],
        &["Qs Qh 4d 8h", "Ah Th 3h 5s", "9c 9d Ks 2s", "Kc Kh 8c 3d"],
    ];
    let mut school = School::new(rules, &[50; 4], &deals);
    school.play("0 bet 1, 1 fold, 2 fold, 3 fold");
    school.deal();
    assert_eq!(school.bottom(10), "5s 9c 9d Ks 2s 3d Qs Qh 4d 8h");
    assert_eq!(school.hands(1), ["Ah Th 3h"]);
}

#[test]
fn rules_9_2_20_the_bottom_card_is_seen_after_each_discard() {
    let rules = under(4, |rules| {
        rules.dealing_mut().expect("a deal is dealt").stock_face_up = true;
    });
    let mut school = School::new(rules, &[50; 2], &[&["9s 9h Kd 4c", "9d 9c Ks 3h"]]);
    school.play("0 look, 0 discard 4c");
    assert_eq!(turned(&school).as_deref(), Some("4c"));
    school.play("1 look, 1 discard 3h");
    assert_eq!(turned(&school).as_deref(), Some("3h"));
}

#[test]
fn rules_9_2_20_discards_before_wilds_has_no_effect() {
    for before in [false, true] {
        let rules = under(4, |rules| {
            rules.ranking.jokers = 1;
            rules.ranking.discards_before_wilds = before;
        });
        // The hand without a wild card wins, whatever was thrown away.
        let hands = ["8h 7h *1 Ac", "9c 8c 7c Kd"];
        let mut school = School::new(rules, &[50; 2], &[&hands]);
        school.play("0 look, 0 discard Ac, 1 look, 1 discard Kd, 0 bet 1, 1 bet 1, 0 see");
        assert_eq!(school.awards(), "1 4");
    }
}

#[test]
fn rules_9_2_20_what_a_player_threw_is_his_secret() {
    let mut school = four(&["9s 9h Kd 4c", ANY]);
    school.play("0 look, 0 discard 4c");
    let thrown = |viewer| {
        let mut told = school.table.view(viewer).history();
        told.find_map(|event| match event {
            Event::Discarded { card, under, .. } => Some((card.card, under)),
            _ => None,
        })
    };
    let four: brag::cards::Card = "4c".parse().expect("a card");
    assert_eq!(thrown(Viewer::Seat(Seat(0))), Some((Some(four), true)));
    assert_eq!(thrown(Viewer::Seat(Seat(1))), Some((None, true)));
    assert_eq!(thrown(Viewer::Gallery), Some((None, true)));
}

/// Worlds that agree with what a player has seen: the others have kept the best three of all that they were dealt.
#[test]
fn rules_9_2_20_in_the_worlds_of_a_player_the_others_kept_their_best_three() {
    let mut school = four(&["9s 9h Kd 4c", "9d 9c Ks 3h", "Qs Qh 7c 6c"]);
    school.play("0 look, 0 discard 4c, 1 look, 1 discard 3h, 2 look, 2 discard 6c");
    school.play("0 bet 2, 1 fold");
    let view = school.table.view(Viewer::Seat(Seat(2)));
    let unseen = view.unseen();
    assert_eq!(unseen.held(), [(Seat(0), 4)], "with the card that he threw");
    assert!(!unseen.cards().contains(&"6c".parse().expect("a card")));
    let mut order = unseen.cards().to_vec();
    // The first and the fourth card are aces: both are kept.
    order.sort_by_key(|card| !card.to_string().starts_with('A'));
    order.swap(1, 20);
    order.swap(2, 30);
    let world = unseen.dealt(&order);
    let aces = world
        .held()
        .filter(|(seat, held)| *seat == Seat(0) && held.card.to_string().starts_with('A'));
    assert_eq!(aces.count(), 2);
    let all: CardSet = world
        .pack()
        .iter()
        .chain(world.held().map(|(_, held)| held.card))
        .collect();
    assert_eq!(all.len(), 52, "no card is there twice");
    let mut told = world.rewound().expect("it can be told again");
    for event in world.history() {
        if !matches!(event, Event::Shuffled { .. }) {
            told.apply(event);
        }
    }
    assert_eq!(told.pack().iter().count(), world.pack().iter().count());
    assert!(told.held().eq(world.held()));
}
