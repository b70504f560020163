use super::{Drills, LAST, NotAScore};
use crate::school::drills::Kind;

#[test]
fn a_mistake_comes_back_after_one_three_seven_and_twenty_one_days() {
    let mut drills = Drills::default();
    drills.answer(Kind::Fold, false, 100);
    let mut today = 100;
    for days in [1, 3, 7, 21] {
        assert_eq!(drills.due(today + days - 1), 0, "not earlier than {days}");
        today += days;
        assert_eq!(drills.due(today), 1, "after {days}");
        assert_eq!(drills.of(Kind::Fold).due(today), 1);
        assert_eq!(drills.of(Kind::See).due(today), 0);
        drills.answer(Kind::Fold, true, today);
    }
    assert_eq!(drills.due(u32::MAX), 0, "it is learnt");
}

#[test]
fn a_mistake_made_again_begins_anew() {
    let mut drills = Drills::default();
    drills.answer(Kind::See, false, 10);
    drills.answer(Kind::See, true, 11);
    drills.answer(Kind::See, false, 14);
    assert_eq!((drills.due(14), drills.due(15)), (0, 1));
    drills.answer(Kind::See, true, 15);
    assert_eq!((drills.due(17), drills.due(18)), (0, 1), "three days again");
}

#[test]
fn an_answer_before_the_day_is_no_repetition() {
    let mut drills = Drills::default();
    drills.answer(Kind::Set, false, 10);
    drills.answer(Kind::Set, true, 10);
    drills.answer(Kind::Set, true, 10);
    assert_eq!(drills.due(11), 1);
}

#[test]
fn mistakes_that_wait_have_a_limit() {
    let mut drills = Drills::default();
    for _ in 0..50 {
        drills.answer(Kind::Draw, false, 1);
        drills.mistake(Kind::Draw, 1);
    }
    assert_eq!(drills.due(2), 20);
    assert!(drills.to_string().parse() == Ok(drills));
}

#[test]
fn the_score_goes_by_the_last_answers() {
    let mut drills = Drills::default();
    for nth in 0..30 {
        drills.answer(Kind::Look, nth >= 13, 1);
    }
    let score = drills.of(Kind::Look);
    assert_eq!((score.answered, score.good, score.streak), (30, 17, 17));
    assert_eq!(score.of_last(), (17, LAST));
}

#[test]
fn what_is_due_comes_first_and_then_the_weakest_kind() {
    let mut drills = Drills::default();
    assert_eq!(drills.next(1), Kind::Look);
    drills.answer(Kind::Look, true, 1);
    assert_eq!(drills.next(1), Kind::Fold);
    for kind in Kind::ALL {
        drills.answer(kind, kind != Kind::Swap, 1);
    }
    assert_eq!(drills.next(1), Kind::Swap);
    drills.mistake(Kind::Draw, 0);
    assert_eq!(drills.next(1), Kind::Draw);
}

#[test]
fn a_kind_of_another_game_comes_next_only_once_it_has_been_chosen() {
    let mut drills = Drills::default();
    for nth in 0..40 {
        assert_eq!(drills.answered(), nth);
        let next = drills.next(1);
        assert!(next.is_usual(), "{next:?} after {nth}");
        drills.answer(next, true, 1);
    }
    drills.answer(Kind::Set, true, 1);
    assert_eq!(drills.next(1), Kind::Set);
    let usual = Kind::ALL.into_iter().filter(|kind| kind.is_usual());
    assert_eq!(usual.count(), 4);
}

#[test]
fn a_score_is_read_as_it_was_written() {
    let mut drills = Drills::default();
    for (nth, kind) in (0..).zip(Kind::ALL.into_iter().cycle().take(90)) {
        drills.answer(kind, nth % 3 > 0, 300 + nth / 10);
        assert_eq!(drills.to_string().parse(), Ok(drills.clone()));
    }
    let mut text = Drills::default();
    text.answer(Kind::Keep, true, 9);
    text.answer(Kind::Keep, false, 9);
    assert_eq!(text.to_string(), "brag_drills 1\nkeep 2 1 0 =+- 10:0");
}

#[test]
fn what_is_no_score_is_refused() {
    for text in [
        "",
        "brag_drills 2",
        "brag_drills 1\n",
        "brag_drills 1\nlook",
        "brag_drills 1\nlook 2 1 0",
        "brag_drills 1\nlook 2 3 0 =++",
        "brag_drills 1\nlook 2 1 2 =+-",
        "brag_drills 1\nlook 1 1 1 =++",
        "brag_drills 1\nlook 2 1 0 =+? 5:0",
        "brag_drills 1\nlook 2 1 0 =+- 5:4",
        "brag_drills 1\nlook 2 1 0 =+- 5",
        "brag_drills 1\nlook 2 1 0 =+- 9999999:0",
        "brag_drills 1\nlook -2 1 0 =+-",
        "brag_drills 1\nother 2 1 0 =+-",
    ] {
        // An empty last line is none.
        let expected = match text {
            "brag_drills 1\n" => Ok(Drills::default()),
            _ => Err(NotAScore),
        };
        assert_eq!(text.parse::<Drills>(), expected, "{text}");
    }
    let long = format!("brag_drills 1\nlook 2 1 0 =+-{}", " 5:0".repeat(5_000));
    assert_eq!(long.parse::<Drills>(), Err(NotAScore));
}

#[test]
fn of_two_scores_the_longer_one_of_each_kind_counts() {
    let (mut one, mut other) = (Drills::default(), Drills::default());
    one.answer(Kind::Look, true, 1);
    other.answer(Kind::Look, false, 1);
    other.answer(Kind::Look, false, 1);
    one.answer(Kind::Set, true, 1);
    let both = one.clone().and(other.clone());
    assert_eq!(both.of(Kind::Look), other.of(Kind::Look));
    assert_eq!(both.of(Kind::Set), one.of(Kind::Set));
}
