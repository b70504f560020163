//! Four- and five-card Brag: what is thrown away, who sees it, and when it decides (RULES 1.4, V23 to
//! V28; 9.2.5, 9.2.7, 9.2.8).

use brag::cards::CardSet;
use brag::engine::{
    BlindLast, Ending, Event, Face, Illegal, RetainedMode, Rules, Seat, SetupError, Standing,
    Table, Viewer,
};
use brag::games;

use crate::kit::school::{ANY, School, all_rules};

/// No ante, as the vectors have it unless they say otherwise.
fn free(cards: u8, change: impl FnOnce(&mut Rules)) -> Rules {
    all_rules(|rules, dealing, _| {
        dealing.cards = cards;
        rules.ante = 0;
        change(rules);
    })
}

fn four(hands: &[&str]) -> School {
    School::new(free(4, |_| ()), &vec![50; hands.len()], &[hands])
}

/// P has 9-9-K and threw the four, Q the same and threw the card that is named.
fn nines(q_discard: &str) -> School {
    let q = format!("9d 9c Ks {q_discard}");
    let mut school = four(&["9s 9h Kd 4c", &q]);
    school.play("0 look, 0 discard 4c, 1 look");
    school.play(&format!("1 discard {q_discard}"));
    school
}

#[test]
fn v23_the_discard_breaks_the_tie_whoever_paid() {
    let mut p_pays = nines("3h");
    p_pays.play("0 bet 2, 1 bet 2, 0 see");
    assert_eq!(p_pays.awards(), "0 8");
    assert_eq!(
        p_pays.exposed(),
        "1 9d, 1 9c, 1 Ks, 0 9s, 0 9h, 0 Kd, 1 3h, 0 4c",
        "the kept hands are equal, so what was thrown away is turned up"
    );
    let mut q_pays = nines("3h");
    q_pays.play("0 bet 2, 1 see");
    assert_eq!(q_pays.awards(), "0 6");
    assert_eq!(
        q_pays.exposed(),
        "0 9s, 0 9h, 0 Kd, 0 4c",
        "a hand that is not better stays hidden"
    );
}

#[test]
fn v24_equal_discards_too_and_the_seen_player_wins() {
    let mut school = nines("4h");
    school.play("0 bet 2, 1 see");
    assert_eq!(school.awards(), "0 6");
    let mut school = nines("4h");
    school.play("0 bet 2, 1 bet 2, 0 see");
    assert_eq!(school.awards(), "1 8");
}

#[test]
fn v25_a_hand_never_looked_at_is_set_to_its_best_three() {
    for (hand, playing) in [
        ("3s 3h 4h 5h", "3h 4h 5h"),
        ("Ah Kh 2h 9c", "Ah Kh 2h"),
        ("Ah Kh 2h 3c", "Ah 2h 3c"),
        ("As 2h 3d Kc", "As 2h 3d"),
        ("9c 9d 5h 5s", "9c 9d 5h"),
        ("9c 9d 9h 9s", "9c 9d 9h"),
    ] {
        let mut school = four(&["Tc Td 8s 6c", hand]);
        // Two blind players: the seen one's cards are turned first, all of them.
        school.play("0 bet 1, 1 bet 1, 0 see");
        let playing_faces = |seat: u8| {
            let history = school.table.history();
            let thrown = history.iter().filter_map(|event| match event {
                Event::Discarded { seat: by, card, .. } if by.0 == seat => Some(card.card),
                _ => None,
            });
            let thrown: CardSet = thrown.collect();
            let cards = history.iter().filter_map(|event| match event {
                Event::Exposed { seat: by, card } if by.0 == seat => Some(card.card),
                _ => None,
            });
            let words: Vec<_> = cards
                .filter(|card| !thrown.contains(*card))
                .map(|card| card.to_string())
                .collect();
            words.join(" ")
        };
        assert_eq!(playing_faces(1), playing, "{hand}");
    }
}

#[test]
fn v26_of_two_discards_the_higher_is_compared_first() {
    let hands = ["Ah Jh 8h 7c 4d", "As Js 8s 6c 5d"];
    let mut school = School::new(free(5, |_| ()), &[50; 2], &[&hands]);
    school.play("0 look, 0 discard 4d 7c, 1 look, 1 discard 6c 5d");
    school.play("0 bet 1, 1 bet 1, 0 see");
    assert_eq!(school.awards(), "0 4");
}

#[test]
fn v28_the_wild_count_comes_before_the_discard() {
    for (before, winner) in [(false, 1), (true, 0)] {
        let rules = free(4, |rules| {
            rules.ranking.jokers = 1;
            rules.ranking.discards_before_wilds = before;
        });
        let hands = ["8h 7h *1 Ac", "9c 8c 7c Kd"];
        let mut school = School::new(rules, &[50; 2], &[&hands]);
        school.play("0 look, 0 discard Ac, 1 look, 1 discard Kd, 0 bet 1, 1 bet 1, 0 see");
        assert_eq!(school.awards(), format!("{winner} 4"));
        let with_discards = school.exposed().contains("Kd");
        assert_eq!(with_discards, before, "turned up only where it is compared");
    }
}

#[test]
fn rules_1_4_whoever_looks_throws_away_at_once_and_the_others_wait() {
    let mut school = four(&["9s 9h Kd 4c", "2c 3c 5h 6d", ANY]);
    school.play("1 look");
    assert_eq!(
        school.to_act(),
        Some(1),
        "though it is the first player's turn"
    );
    assert_eq!(school.offers(1), "discard 1");
    assert_eq!(school.offers(0), "");
    school.refuses("1 bet 2", Illegal::MustDiscard { cards: 1 });
    school.refuses("1 discard 2c 3c", Illegal::MustDiscard { cards: 1 });
    school.refuses("1 discard 9s", Illegal::NotInHand);
    school.refuses("1 look", Illegal::MustDiscard { cards: 1 });
    let wait = Illegal::NotYourTurn { to_act: Seat(1) };
    school.refuses("0 look", wait);
    school.refuses("0 bet 2", wait);
    // He need not keep the best hand.
    school.play("1 discard 3c");
    assert_eq!(school.to_act(), Some(0));
    assert_eq!(
        school.own_view(1),
        "2c 3c 5h 6d",
        "he still sees what he threw"
    );
    school.refuses("0 discard 4c", Illegal::NothingToDiscard);
    school.play("0 look, 0 discard 9s, 0 bet 2");
    school.refuses("1 discard 2c", Illegal::NothingToDiscard);
}

#[test]
fn rules_1_4_discards_lie_face_down_before_their_owner() {
    let mut school = four(&["9s 9h Kd 4c", ANY, ANY]);
    school.play("0 look, 0 discard 4c");
    let seen = |viewer| -> Vec<Face> {
        let view = school.table.view(viewer);
        let seat = view.seat(Seat(0)).expect("a player");
        seat.hands().flat_map(|hand| hand.discards()).collect()
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))).len(), 1);
    assert_eq!(
        seen(Viewer::Seat(Seat(0)))[0].card,
        Some("4c".parse().expect("a card"))
    );
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Gallery] {
        assert_eq!(seen(viewer).len(), 1, "that it lies there is no secret");
        assert_eq!(seen(viewer)[0].card, None);
        let told = school.table.view(viewer).history();
        let mut discards = told.filter_map(|event| match event {
            Event::Discarded { card, .. } => Some(card.card),
            _ => None,
        });
        assert_eq!(discards.next(), Some(None));
    }
}

#[test]
fn rules_1_4_a_known_hand_is_as_strong_as_what_plays_and_what_was_thrown() {
    let mut school = four(&["9s 9h Kd 4c", ANY]);
    school.play("0 look");
    let known = |school: &School, viewer| {
        let view = school.table.view(viewer);
        view.seat(Seat(0)).and_then(|seat| seat.known_hand())
    };
    let own = Viewer::Seat(Seat(0));
    let before = known(&school, own).expect("he has looked");
    assert_eq!(
        before.0.to_string(),
        "9s 9h Kd",
        "the best three, until he chooses"
    );
    school.play("0 discard 4c");
    assert_eq!(known(&school, own), Some(before));
    let ranking = school.table.view(own).ranking();
    assert!(before.1 > ranking.value(before.0), "the four counts");
    assert_eq!(known(&school, Viewer::Gallery), None);
}

#[test]
fn rules_9_2_5_all_four_cards_go_under_the_pack_as_they_were_dealt() {
    let mut school = four(&["9s 9h Kd 4c", "2c 7d 5h Jd"]);
    school.play("0 look, 0 discard 9h, 0 bet 1, 1 look, 1 discard 2c, 1 see");
    assert_eq!(school.bottom(8), "9s 9h Kd 4c 2c 7d 5h Jd");
    let mut school = four(&["9s 9h Kd 4c", "2c 7d 5h Jd"]);
    school.play("0 look, 0 discard 9h, 0 fold");
    assert_eq!(school.bottom(8), "9s 9h Kd 4c 2c 7d 5h Jd");
}

#[test]
fn rules_1_4_two_blind_players_turn_all_their_cards_in_turn() {
    let mut school = four(&["9s 9h Kd 4c", "2c 7d 5h Jd"]);
    school.play("0 bet 1, 1 see");
    assert_eq!(
        school.exposed(),
        "0 9s, 1 2c, 0 9h, 1 7d, 0 Kd, 1 5h, 0 4c, 1 Jd"
    );
    assert_eq!(school.awards(), "0 3");
}

#[test]
fn rules_1_4_a_blind_payer_looks_and_his_hand_is_set_to_its_best() {
    let mut school = four(&["9s 9h Kd 4c", "Tc Td 5h Jd"]);
    school.play("0 look, 0 discard 4c, 0 bet 2, 1 see");
    assert_eq!(school.exposed(), "0 9s, 0 9h, 0 Kd, 1 Tc, 1 Td, 1 Jd");
    assert_eq!(school.awards(), "1 4");
}

#[test]
fn rules_1_4_after_a_blind_hand_is_kept_from_two_it_is_set() {
    let deals: [&[&str]; 2] = [
        &["9s 9h Kd 4c", ANY, ANY],
        &["Tc Td 5h Jd", "2c 2d 2h 7s", ANY],
    ];
    let mut school = School::new(free(4, |_| ()), &[50; 3], &deals);
    school.play("0 bet 1, 1 fold, 2 fold");
    assert_eq!(school.ended(), Some(Ending::Carried));
    school.deal();
    assert_eq!(school.hands(0), ["9s 9h Kd 4c", "Tc Td 5h Jd"]);
    let mut thrown = School {
        table: school.table.clone(),
    };
    school.play("0 look old");
    assert_eq!(school.offers(0), "keep, throw");
    school.play("0 keep");
    assert_eq!(school.offers(0), "discard 1");
    assert_eq!(school.bottom(4), "Tc Td 5h Jd");
    school.play("0 discard 4c");
    assert_eq!(school.to_act(), Some(1));
    // Thrown away it needs no discard, and the other is still blind.
    thrown.play("0 look new, 0 throw");
    assert!(thrown.is_blind(0));
    assert_eq!(thrown.to_act(), Some(1));
    assert_eq!(thrown.hands(0), ["9s 9h Kd 4c"]);
}

#[test]
fn rules_9_1_without_blind_play_a_hand_is_looked_at_and_set_before_anything_else() {
    let rules = all_rules(|_, dealing, vying| {
        dealing.cards = 5;
        vying.blind_play = false;
    });
    let mut school = School::new(rules, &[50; 2], &[&[ANY, ANY]]);
    assert_eq!(school.offers(0), "look");
    school.play("0 look");
    assert_eq!(school.offers(0), "discard 2");
}

#[test]
fn rules_9_2_7_hands_that_stay_against_a_face_up_one_are_set_to_their_best() {
    let rules = all_rules(|rules, dealing, _| {
        rules.ante = 0;
        (dealing.cards, dealing.retained_mode) = (4, RetainedMode::FaceUp);
    });
    let deals: [&[&str]; 2] = [
        &["9s 9h Kd 4c", ANY, ANY, ANY],
        // The fourth has the same pair and the same odd card, and throws a lower one.
        &["Qs Qh 4d 8h", "Ah Th 3h 5s", "9c 9d Ks 2s", "Qd Qc 8c 3d"],
    ];
    let mut school = School::new(rules, &[50; 4], &deals);
    school.play("0 bet 1, 1 fold, 2 fold, 3 fold");
    school.deal();
    let standing: Vec<bool> = (0..4)
        .map(|seat| school.standing(seat) == Standing::In)
        .collect();
    assert_eq!(standing, [true, true, false, false]);
    let discards = school
        .table
        .history()
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { seat, card, .. } => Some(format!("{seat} {}", card.card)),
            _ => None,
        });
    assert_eq!(discards.collect::<Vec<_>>(), ["1 5s"]);
    assert_eq!(school.to_act(), Some(1));
    assert!(!school.is_blind(1));
    assert_eq!(school.bottom(4), "Qs Qh 4d 8h", "all four are thrown away");
}

#[test]
fn rules_5_5_an_agreed_showdown_is_decided_by_discards_too() {
    let mut school = four(&["9s 9h Kd 4c", "9d 9c Ks 3h", "2c 4d 8h Qc"]);
    school.play("0 look, 0 discard 4c, 1 look, 1 discard 3h, 2 look, 2 discard 2c");
    school.play("0 bet 1, 1 bet 1, 2 bet 1, 0 showdown, 1 agree, 2 agree");
    assert_eq!(school.awards(), "0 3");
    assert!(
        school.exposed().ends_with("0 4c, 1 3h"),
        "and no other discard"
    );
}

#[test]
fn rules_5_1_a_covered_hand_is_compared_with_its_discards() {
    let hands = ["9s 9h Kd 3c", "9d 9c Ks 4h", ANY];
    let mut school = School::new(free(4, |_| ()), &[50, 3, 50], &[&hands]);
    school.play("0 look, 0 discard 3c, 1 look, 1 discard 4h, 2 look");
    let other = school.hands(2)[0][..2].to_string();
    school.play(&format!("2 discard {other}, 0 bet 4, 1 cover, 2 fold"));
    assert_eq!(school.ended(), Some(Ending::Fold));
    assert_eq!(school.awards(), "1 7");
    assert_eq!(
        school.exposed(),
        "0 9s, 0 9h, 0 Kd, 1 9d, 1 9c, 1 Ks, 0 3c, 1 4h"
    );
}

/// A hand that nobody looked at is turned up whole: only then is it known which three play.
#[test]
fn rules_5_1_a_blind_covered_hand_is_turned_up_whole() {
    let hands = ["9s 9h Kd 3c", "Tc Td 5h Jd", ANY];
    let mut school = School::new(free(4, |_| ()), &[50, 1, 50], &[&hands]);
    school.play("0 look, 0 discard 3c, 0 bet 4, 1 cover, 2 fold");
    assert_eq!(school.exposed(), "0 9s, 0 9h, 0 Kd, 1 Tc, 1 Td, 1 5h, 1 Jd");
    assert_eq!(school.awards(), "1 5");
}

#[test]
fn rules_1_4_a_wild_prial_shuffles_as_any_prial_does() {
    let rules = free(4, |rules| rules.ranking.wild = CardSet::TWOS);
    let mut school = School::new(rules, &[50; 2], &[&["9s 9h 2d 4c", "Tc 7d 5h Jd"]]);
    school.play("0 bet 1, 1 see");
    assert_eq!(school.shuffles(), Some(true));
}

#[test]
fn rules_9_2_8_the_pack_must_serve_everybody() {
    let most = |rules: Rules| {
        (2..=30)
            .take_while(|seats| rules.check(*seats).is_ok())
            .last()
            .expect("two at least")
    };
    let with = |cards: u8, jokers: u8, keeps: bool| {
        all_rules(|rules, dealing, vying| {
            dealing.cards = cards;
            rules.ranking.jokers = jokers;
            if !keeps {
                vying.blind_last = BlindLast::Carry;
            }
        })
    };
    assert_eq!(most(games::four_card()), 12);
    assert_eq!(most(games::five_card()), 9);
    assert_eq!(most(with(7, 0, true)), 6);
    assert_eq!(most(with(13, 0, false)), 4);
    assert_eq!(most(with(13, 0, true)), 3);
    assert_eq!(most(with(4, 0, false)), 13);
    assert_eq!(most(with(5, 0, false)), 10);
    assert_eq!(most(with(4, 4, false)), 14);
    assert_eq!(most(with(5, 3, true)), 10);
    assert_eq!(most(with(3, 2, false)), 18);
    let refused = with(4, 5, true).check(2);
    assert_eq!(refused, Err(SetupError::TooManyJokers));
}

#[test]
fn the_pack_has_the_jokers_that_were_agreed_on() {
    let rules = free(3, |rules| rules.ranking.jokers = 2);
    let table = Table::new(rules, &[50; 2], Seat(0)).expect("playable rules");
    assert_eq!(table.pack().len(), 54);
}
