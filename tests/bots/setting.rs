//! The choice of bots when they set hands.

use brag::bots::Temper;
use brag::bots::sets::{self, AllWon, Goal, Points, Pots, Spot, takes_spare};
use brag::cards::arrange::{Arrangement, MOST_HANDS, Makings, SetHand, Shape, is_in_order};
use brag::cards::{Card, HandKind, Pack, Ranking};
use brag::random::{Rng, Seed};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ')
        .map(|card| card.parse().expect(card))
        .collect()
}

/// A point a hand, to ten.
fn points(own: u32, others: &[u32], all: AllWon) -> Goal {
    Goal::Points(Points {
        by_hand: [1; MOST_HANDS],
        most: 0,
        all,
        own,
        others: others.iter().copied().collect(),
        target: 10,
    })
}

/// A point for most hands, to five.
fn most_hands(others: usize) -> Goal {
    Goal::Points(Points {
        most: 1,
        others: (0..others).map(|_| 0).collect(),
        target: 5,
        ..Points::default()
    })
}

fn pots(by_hand: u64, main: u64, enough: u8) -> Goal {
    Goal::Pots(Pots {
        by_hand: [by_hand; MOST_HANDS],
        main,
        enough,
    })
}

fn spot<'a>(makings: &'a Makings, ranking: &'a Ranking, goal: &'a Goal, opponents: u8) -> Spot<'a> {
    Spot {
        makings,
        laid: &[],
        ranking,
        opponents,
        goal,
        minimum: HandKind::HighCard,
        first_shown: false,
    }
}

/// How the temper sets these cards against one.
fn set(text: &str, shape: Shape, goal: &Goal, temper: Temper) -> Arrangement {
    let ranking = Ranking::brag();
    let makings = Makings::new(&cards(text), shape, &ranking).expect(text);
    sets::set(&spot(&makings, &ranking, goal, 1), temper)
}

#[test]
fn every_temper_lays_what_may_be_laid() {
    let ranking = Ranking::brag();
    let mut rng = Rng::new(Seed([4; 32]), 0);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    for (shape, goal, most) in [
        (Shape::SIX, points(3, &[9; 7], AllWon::Points(2)), 7),
        (Shape::SEVEN, pots(0, u64::MAX, 2), 6),
        (Shape::NINE, pots(5, 20, 3), 4),
        (Shape::NINE, pots(0, 0, 2), 4),
        (Shape::TEN, most_hands(4), 4),
        (Shape::THIRTEEN, points(10, &[u32::MAX; 3], AllWon::Game), 3),
        (
            Shape::THIRTEEN.with_four_of_a_kind(),
            points(0, &[], AllWon::Points(u32::MAX)),
            3,
        ),
        (Shape::FIFTEEN, most_hands(2), 2),
    ] {
        for deal in 0..12 {
            rng.shuffle(&mut pack);
            let makings = Makings::new(&pack[..shape.cards()], shape, &ranking).expect("as many");
            for temper in Temper::USUAL {
                let spot = Spot {
                    minimum: HandKind::ALL[deal % 6],
                    first_shown: deal % 2 == 0,
                    ..spot(&makings, &ranking, &goal, 1 + deal as u8 % most)
                };
                let laid = sets::set(&spot, temper);
                assert_eq!(laid.hands.len(), shape.hands());
                assert!(is_in_order(&laid.hands), "{laid}");
                assert_eq!(laid, sets::set(&spot, temper), "the same again");
            }
        }
    }
}

/// Two good hands if both must win; one sure hand if each counts for itself.
#[test]
fn v66_a_scoop_wants_both_hands_good() {
    let dealt = "Ah As Ad Ks Qd 2h 3c";
    let scoop = set(dealt, Shape::SEVEN, &pots(0, 2, 2), Temper::Straightforward);
    assert_eq!(scoop.to_string(), "Ah2h3c AsKsQd");
}

/// A player who needs one point lays one hand that wins. A player who can only win by a crash lays for all four.
#[test]
fn what_is_laid_follows_from_the_points() {
    let ranking = Ranking::brag();
    let mut rng = Rng::new(Seed([8; 32]), 0);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let (mut first, mut last) = ([0_u32; 2], [0_u32; 2]);
    for _ in 0..60 {
        rng.shuffle(&mut pack);
        let makings = Makings::new(&pack[..13], Shape::THIRTEEN, &ranking).expect("thirteen");
        let one_needed = points(9, &[0], AllWon::Game);
        let crash_needed = points(0, &[9], AllWon::Game);
        for (which, goal) in [one_needed, crash_needed].iter().enumerate() {
            let laid = sets::set(&spot(&makings, &ranking, goal, 1), Temper::Straightforward);
            first[which] += laid.hands[0].value().kind() as u32;
            last[which] += laid.hands[3].value().kind() as u32;
        }
    }
    assert!(
        first[0] > first[1] && last[0] < last[1],
        "{first:?} {last:?}"
    );
}

/// The tempers weigh differently: over many deals each lays something that the others do not.
#[test]
fn tempers_differ() {
    let ranking = Ranking::brag();
    let mut rng = Rng::new(Seed([2; 32]), 0);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let mut apart = [0; 3];
    for _ in 0..200 {
        rng.shuffle(&mut pack);
        let makings = Makings::new(&pack[..9], Shape::NINE, &ranking).expect("nine");
        let goal = pots(2, 6, 3);
        let laid =
            Temper::USUAL.map(|temper| sets::set(&spot(&makings, &ranking, &goal, 1), temper));
        for (nth, apart) in apart.iter_mut().enumerate() {
            *apart += u32::from(laid[nth] != laid[(nth + 1) % 3]);
        }
    }
    assert!(apart.iter().all(|apart| *apart > 5), "{apart:?}");
}

/// Hands that are set already stay, and the rest is set as well as possible.
#[test]
fn the_rest_is_laid_beside_what_lies() {
    let ranking = Ranking::brag();
    let goal = pots(1, 1, 3);
    let laid = [SetHand::new(&cards("2h 3c 5d"), &ranking).expect("three")];
    let shape = Shape::new(6, 2).expect("two hands are left");
    let makings = Makings::new(&cards("Ah As Ad Ks Qd Kd"), shape, &ranking).expect("six");
    let spot = Spot {
        laid: &laid,
        ..spot(&makings, &ranking, &goal, 1)
    };
    let rest = sets::set(&spot, Temper::Straightforward);
    assert_eq!(rest.hands.len(), 2);
    assert!(is_in_order(&rest.hands));

    // Without hands that are set, both are the same question.
    let nine = cards("Ah As Ad Ks Qd Kd 2h 3c 5d");
    let whole = Makings::new(&nine, Shape::NINE, &ranking).expect("nine");
    let whole = sets::set(
        &self::spot(&whole, &ranking, &goal, 1),
        Temper::Straightforward,
    );
    for (place, fixed) in whole.hands.iter().enumerate() {
        let left: Vec<Card> = nine
            .iter()
            .copied()
            .filter(|card| !fixed.cards().contains(card))
            .collect();
        let makings = Makings::new(&left, shape, &ranking).expect("six");
        let spot = Spot {
            laid: std::slice::from_ref(fixed),
            ..self::spot(&makings, &ranking, &goal, 1)
        };
        let mut rest = sets::set(&spot, Temper::Straightforward).hands;
        rest.insert(place, fixed.clone());
        let values = |hands: &[SetHand]| hands.iter().map(SetHand::value).collect::<Vec<_>>();
        assert_eq!(values(&rest), values(&whole.hands));
    }
}

/// RULES 10.1, `spare`: a poor hand is given up, a good one is not, and neither half of all.
#[test]
fn rules_10_1_a_poor_hand_is_given_up_for_the_spare_one() {
    let ranking = Ranking::brag();
    for (dealt, takes) in [
        ("Ac Ad Ah Kc Kd Kh Qc Qd Qh Jc Jd Jh 2c", false),
        ("2c 2d 4h 4s 6c 6d 8h 8s Tc Td Qh Qs 5c", true),
    ] {
        let makings = Makings::new(&cards(dealt), Shape::THIRTEEN, &ranking).expect(dealt);
        for opponents in [1, 2] {
            let goal = points(0, &[0, 0][..opponents], AllWon::Game);
            let spot = Spot {
                minimum: HandKind::Pair,
                ..spot(&makings, &ranking, &goal, opponents as u8)
            };
            assert_eq!(
                takes_spare(&spot, Temper::Straightforward),
                takes,
                "{dealt}"
            );
        }
    }
}

/// A player who takes the spare hand when told to wins more with it than with his own. One who is told to leave it
/// would win less with it.
#[test]
fn a_spare_hand_is_taken_where_it_wins_more() {
    let ranking = Ranking::brag();
    let mut rng = Rng::new(Seed([6; 32]), 0);
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let goal = points(0, &[0], AllWon::Points(1));
    // By whether it is taken: how often, and how many more hands the spare cards win than the own ones.
    let (mut times, mut gains) = ([0; 2], [0_i32; 2]);
    for _ in 0..300 {
        rng.shuffle(&mut pack);
        let [own, spare, other] = [0, 1, 2].map(|hand| {
            Makings::new(&pack[13 * hand..][..13], Shape::THIRTEEN, &ranking).expect("thirteen")
        });
        let set = |makings| sets::set(&spot(makings, &ranking, &goal, 1), Temper::Straightforward);
        let laid = [&own, &spare, &other].map(set);
        let wins = |hands: &Arrangement| {
            let pairs = hands.hands.iter().zip(&laid[2].hands);
            pairs.filter(|(a, b)| a.value() > b.value()).count() as i32
        };
        let takes = takes_spare(&spot(&own, &ranking, &goal, 1), Temper::Straightforward);
        times[usize::from(takes)] += 1;
        gains[usize::from(takes)] += wins(&laid[1]) - wins(&laid[0]);
    }
    assert!(times.iter().all(|times| *times > 100), "{times:?}");
    assert!(gains[0] < -60 && gains[1] > 60, "{gains:?} in {times:?}");
}
