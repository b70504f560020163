//! The reasons beside verdicts are those that a good player would name. Forty decisions of three-card Brag.

use super::super::because::{Why, in_chips};
use crate::bots;
use crate::engine::{Action, Seat, Table, Viewer};
use crate::notation::Lesson;
use crate::random::Seed;
use crate::rollouts::{Appraisal, Budget, Estimate};

/// The playouts for a decision: a third of those of a review.
const BUDGET: Budget = Budget { playouts: 2_000 };
/// The most decisions of ten for which nothing but the worth itself is named.
const MOST_SILENT: usize = 2;

/// The cards of seat 0, what was done, and what a good player may name.
type Spot = (&'static str, &'static str, &'static [Why]);

/// The table after these lines.
fn table(lines: &str) -> Table {
    let text =
        format!("brag-lesson 1\nseat 100 You\nseat 100 Nell\nseat 100 Bill\nseat 100 Cy\n{lines}");
    let lesson: Lesson = text
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let prepared = lesson.prepare(Seed([7; 32]));
    prepared
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
        .table
}

/// The best choice of a spot, and why.
fn reason(lines: &str) -> (Action, Why) {
    let table = table(lines);
    let seat = table.ask().seat().expect("somebody decides");
    let view = table.view(Viewer::Seat(seat));
    let choices = table.choices(seat);
    let mut appraisal = Appraisal::begin(view, &choices, bots::bot, BUDGET).expect("it is weighed");
    while !appraisal.step().is_done {}
    let estimates = appraisal.estimates();
    let best = estimates.first().expect("a choice").action;
    let going_on = estimates.iter().find(|one| one.action != Action::Fold);
    (best, in_chips(view, &choices, best, going_on))
}

/// Asserts the reasons of ten decisions of seat 0: the lines of a lesson for four players with 100 chips each, and what a
/// good player may name.
fn are_named(spots: [Spot; 10], lines_of: impl Fn(&str, &str) -> String) {
    let mut silent = Vec::new();
    let mut wrong = Vec::new();
    for (cards, lines, may) in spots {
        let lines = lines_of(cards, lines);
        let (best, why) = reason(&lines);
        println!("{lines:?}: {best:?} {why:?}");
        match why {
            Why::Most => silent.push(lines),
            why if may.contains(&why) => {}
            why => wrong.push((lines, best, why)),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(silent.len() <= MOST_SILENT, "{silent:#?}");
}

/// The chance is too small for the price, or none at all.
const TOO_DEAR: &[Why] = &[Why::Beaten, Why::WinsTooRarely];
/// Nothing but half the price and a look that is still to be had speaks for or against a hand that nobody has seen.
const HALF_THE_PRICE: &[Why] = &[Why::BlindIsCheap, Why::LookingIsFree];

#[test]
fn blind_decisions() {
    are_named(
        [
            ("", "deal", HALF_THE_PRICE),
            ("", "0 bet 1\n1 bet 1\n2 bet 1\n3 bet 1", HALF_THE_PRICE),
            ("", "dealer 0\n1 bet 1\n2 bet 1\n3 bet 1", HALF_THE_PRICE),
            (
                "",
                "dealer 0\n1 look\n1 bet 2\n2 fold\n3 fold",
                HALF_THE_PRICE,
            ),
            (
                "",
                "dealer 0\n1 fold\n2 look\n2 bet 4\n3 look\n3 bet 4",
                HALF_THE_PRICE,
            ),
            ("", "dealer 0\n1 bet 2\n2 bet 2\n3 fold", HALF_THE_PRICE),
            (
                "",
                "dealer 0\n1 look\n1 bet 2\n2 look\n2 bet 2\n3 bet 1",
                HALF_THE_PRICE,
            ),
            (
                "",
                "dealer 0\n1 look\n1 bet 6\n2 look\n2 bet 6\n3 look\n3 bet 6",
                HALF_THE_PRICE,
            ),
            ("", "0 bet 1\n1 bet 1\n2 fold\n3 fold", HALF_THE_PRICE),
            (
                "",
                "0 bet 2\n1 look\n1 bet 4\n2 fold\n3 fold",
                HALF_THE_PRICE,
            ),
        ],
        |_, lines| lines.to_owned(),
    );
}

#[test]
fn decisions_that_face_a_bet() {
    const THREE_LOOKED: &str = "1 look\n1 bet 2\n2 look\n2 bet 2\n3 look\n3 bet 2\n0 look";
    const HIGH: &str = "1 look\n1 bet 10\n2 look\n2 bet 10\n3 fold\n0 look";
    const ONE_BLIND: &str = "1 bet 2\n2 fold\n3 fold\n0 look";
    const HIGH_BLIND: &str = "1 bet 10\n2 fold\n3 fold\n0 look";
    are_named(
        [
            ("5s 3h 2d", THREE_LOOKED, TOO_DEAR),
            ("Qh 8d 3s", THREE_LOOKED, TOO_DEAR),
            ("Kh 9d 4s", HIGH, TOO_DEAR),
            ("6s 6h 2d", HIGH, TOO_DEAR),
            ("9s 9h 4d", THREE_LOOKED, TOO_DEAR),
            ("Ks Kh Kd", THREE_LOOKED, &[Why::IsAhead]),
            ("9s 8s 7s", HIGH, &[Why::IsAhead]),
            ("7h 5d 3s", HIGH_BLIND, &[Why::MayFold]),
            ("Jh 8d 3s", ONE_BLIND, &[Why::MayFold]),
            ("As Kd Jh", ONE_BLIND, &[Why::IsAhead, Why::MayFold]),
        ],
        |cards, lines| format!("dealer 0\ncards 0 {cards}\n{lines}"),
    );
}

#[test]
fn decisions_with_the_choice_of_a_see() {
    const SMALL: &str = "1 look\n1 bet 2\n2 fold\n3 fold\n0 look";
    const HIGH: &str = "1 look\n1 bet 10\n2 fold\n3 fold\n0 look";
    are_named(
        [
            ("5s 3h 2d", SMALL, TOO_DEAR),
            ("Jh 8d 3s", SMALL, &[Why::MayFold, Why::WinsTooRarely]),
            ("Ah 8d 3s", HIGH, &[Why::WinsTooRarely]),
            (
                "Ah Kd 3s",
                SMALL,
                &[Why::WinsTooRarely, Why::WinsOften, Why::EndingPays],
            ),
            (
                "4s 4h 9d",
                SMALL,
                &[Why::WinsTooRarely, Why::WinsOften, Why::EndingPays],
            ),
            ("Js Jh 9d", SMALL, &[Why::EndingPays, Why::PotGrows]),
            (
                "As Ah 9d",
                HIGH,
                &[Why::EndingPays, Why::MayFold, Why::PotGrows],
            ),
            ("9s 6s 2s", SMALL, &[Why::PotGrows]),
            ("Qs Js Ts", HIGH, &[Why::PotGrows]),
            ("3s 3h 3d", SMALL, &[Why::PotGrows]),
        ],
        |cards, lines| format!("dealer 0\ncards 0 {cards}\n{lines}"),
    );
}

#[test]
fn decisions_with_a_kept_hand() {
    // Seat 0 wins the first deal blind, keeps the hand, and the pot of five is carried.
    const FIRST: &str = "0 bet 1\n1 fold\n2 fold\n3 fold\ndeal\n1 look\n1 bet 1\n2 fold\n3 fold";
    const KEEP: &[Why] = &[Why::KnownIsBetter];
    const THROW: &[Why] = &[Why::UnseenIsBetter];
    are_named(
        [
            ("As Ah Ad", "0 look old", KEEP),
            ("9s 8s 7s", "0 look old", KEEP),
            ("Ks Kh 4d", "0 look old", KEEP),
            ("4s 4h 9d", "0 look old", KEEP),
            ("Qh 8d 3s", "0 look old", THROW),
            ("7h 5d 2s", "0 look old", THROW),
            ("Jh 9d 4s", "0 look old", THROW),
            (
                "9h 4d 2s",
                "0 look old\n0 keep",
                &[Why::MayFold, Why::Carried],
            ),
            (
                "6h 6d 2s",
                "0 look old\n0 keep",
                &[Why::Carried, Why::WinsOften, Why::EndingPays, Why::PotGrows],
            ),
            ("6h 6d 2s", "", HALF_THE_PRICE),
        ],
        |cards, lines| format!("cards 0 {cards}\n{FIRST}\n{lines}"),
    );
}

/// Why an action is the best for seat 0, who wins so often, in thousandths, and to whom seat 1 folds so often.
fn why(lines: &str, action: Action, wins: u32, folds: u32) -> Why {
    let table = table(lines);
    let going_on = Estimate {
        action,
        mean: 0,
        error: 0,
        wins,
        folds: vec![(Seat(1), folds)],
    };
    let view = table.view(Viewer::Seat(Seat(0)));
    in_chips(view, &table.choices(Seat(0)), action, Some(&going_on))
}

#[test]
fn a_blind_rival_and_a_carried_pot_are_named() {
    let blind = "dealer 0\n1 bet 2\n2 fold\n3 fold\n0 look";
    assert_eq!(why(blind, Action::Fold, 300, 0), Why::CannotSeeBlind);
    assert_eq!(why(blind, Action::Fold, 50, 0), Why::Beaten);
    let open = "dealer 0\n1 look\n1 bet 2\n2 fold\n3 fold\n0 look";
    assert_eq!(why(open, Action::Fold, 300, 0), Why::WinsTooRarely);
    let two_blind = "dealer 0\n1 bet 2\n2 bet 2\n3 fold\n0 look";
    assert_eq!(why(two_blind, Action::Fold, 300, 0), Why::WinsTooRarely);
    let carried = "0 bet 1\n1 bet 1\n2 fold\n3 fold\n0 bet 1\n1 fold\ndeal\n1 look\n1 bet 1\n2 fold\n3 fold\n0 look old\n0 keep";
    assert_eq!(why(carried, Action::See, 300, 0), Why::Carried);
    assert_eq!(why(carried, Action::See, 700, 0), Why::EndingPays);
    assert_eq!(why(open, Action::See, 300, 0), Why::WinsOften);
}

#[test]
fn folds_are_named_where_the_hand_alone_would_lose() {
    let open = "dealer 0\n1 look\n1 bet 2\n2 fold\n3 fold\n0 look";
    for (wins, folds, named) in [
        // Of 600 who stay in, 400 or 200 are beaten.
        (800, 400, Why::PotGrows),
        (600, 400, Why::MayFold),
        (300, 50, Why::Most),
    ] {
        assert_eq!(
            why(open, Action::Bet(2), wins, folds),
            named,
            "{wins} {folds}"
        );
    }
}
