//! The bots at four- and five-card Brag and with wild cards.

use brag::bots::{Policy, Random, Temper};
use brag::cards::{Card, CardSet, RankingRules};
use brag::engine::{Action, Choice, Rules, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed};

use crate::school::{Bot, School};

fn houses() -> [Rules; 4] {
    let wild = |mut rules: Rules, wild, jokers| {
        rules.ranking = RankingRules {
            wild,
            jokers,
            ..RankingRules::default()
        };
        rules
    };
    [
        games::four_card(),
        games::five_card(),
        wild(games::four_card(), CardSet::TWOS, 0),
        wild(games::five_card(), CardSet::SUICIDE_KING, 2),
    ]
}

/// The cards of a seat's only hand, as it sees them.
fn hand(table: &Table, seat: Seat) -> Vec<Card> {
    let view = table.view(Viewer::Seat(seat));
    let hands = view.own().into_iter().flat_map(|own| own.hands());
    let faces = hands.flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

#[test]
fn every_temper_plays_its_best_three() {
    for (nth, rules) in houses().into_iter().enumerate() {
        let bots = Temper::USUAL.map(Temper::policy).into();
        let mut school = School::new(rules, &[200; 3], bots, nth as u8).expect("three can play");
        let mut discards = 0;
        for _ in 0..100 {
            school.deal(1500, |table, seat, action| {
                if let Action::Discard(thrown) = action {
                    let ranking = table.view(Viewer::Gallery).ranking();
                    let best = ranking.best(&hand(table, seat)).expect("a hand to set");
                    let kept = hand(table, seat)
                        .into_iter()
                        .filter(|card| !thrown.contains(*card));
                    let kept: Vec<Card> = kept.collect();
                    let kept = brag::cards::Hand([kept[0], kept[1], kept[2]]);
                    assert_eq!(ranking.value_after(kept, thrown), best.value);
                    discards += 1;
                }
            });
        }
        assert!(discards > 50, "{discards}");
    }
}

/// What the first bot wins of three others, who play at random, in a hundred deals.
fn against_random(rules: &Rules, temper: Temper) -> i64 {
    const SITTINGS: i64 = 120;
    const DEALS: i64 = 10;
    let mut won = 0;
    for sitting in 0..SITTINGS {
        let others = (0..3).map(|_| Box::new(Random) as Bot);
        let bots = std::iter::once(temper.policy()).chain(others).collect();
        let school = School::new(rules.clone(), &[400; 4], bots, sitting as u8);
        let mut school = school.expect("four can play");
        for _ in 0..DEALS {
            school.deal(1500, |_, _, _| {});
        }
        let chips = school.table.stacks().next().expect("the first");
        won += chips as i64 - 400;
    }
    won * 100 / (SITTINGS * DEALS)
}

#[test]
fn every_temper_beats_random_play_with_more_cards_and_wild_ones() {
    for rules in houses() {
        for temper in Temper::USUAL {
            let won = against_random(&rules, temper);
            assert!(won > 100, "{temper} wins {won} under {rules:?}");
        }
    }
}

#[test]
fn random_discards_are_of_the_hand() {
    let from: CardSet = ["2c", "7d", "Kh", "As", "*1"]
        .map(|card| card.parse::<Card>().expect("a card"))
        .into_iter()
        .collect();
    let choice = Choice::Discard { from, cards: 2 };
    let table = Table::new(games::five_card(), &[50, 50], Seat(0)).expect("two can play");
    let mut rng = Rng::new(Seed([9; 32]), 0);
    let mut thrown = CardSet::NONE;
    for _ in 0..200 {
        let action = Random.choose(table.view(Viewer::Seat(Seat(0))), &[choice], &mut rng);
        assert!(choice.admits(action), "{action:?}");
        if let Action::Discard(cards) = action {
            thrown = thrown.union(cards);
        }
    }
    assert_eq!(thrown, from, "any of them");
}
