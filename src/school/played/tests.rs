use super::*;
use crate::bots;
use crate::engine::Ask;
use crate::games;
use crate::school::outcome::is_over;
use crate::school::ten::{OWN, usual_table};

const MAKE: Make<'static> = &|rules, temper| bots::bot(rules, temper);

/// Plays on: the person takes the last of what is offered in odd deals, and the first in even ones.
fn play(session: &mut Session, until: usize) {
    while session.steps() < until && !is_over(session) {
        if matches!(session.table().ask(), Ask::Deal { .. }) {
            session.deal().expect("a deal");
        } else if session.bot_acts().is_none() {
            let choices = session.table().choices(OWN);
            let nth = match session.deals() % 2 {
                0 => 0,
                _ => choices.len() - 1,
            };
            session.act(OWN, choices[nth].plain()).expect("legal");
        }
    }
}

fn ten() -> Ten {
    Ten::of_number(41, &usual_table(games::three_card())).expect("a number")
}

fn again(played: &Played) -> Option<Session> {
    let mut again = played.again(MAKE)?;
    loop {
        match again.step() {
            PlayedStep::More(more) => again = more,
            PlayedStep::Done(session) => return Some(session),
            PlayedStep::Spoilt => return None,
        }
    }
}

#[test]
fn wherever_it_is_left_it_goes_on_as_if_nothing_had_been() {
    let ten = ten();
    let mut whole = ten.begin(MAKE).expect("a table");
    play(&mut whole, usize::MAX);
    assert!(whole.steps() > 40, "{}", whole.steps());
    for left_at in (0..whole.steps()).step_by(7) {
        let mut session = ten.begin(MAKE).expect("a table");
        play(&mut session, left_at);
        let mut played = Played::new(ten.clone(), 5, true, Some(-3));
        session.take_hints(2);
        played.take(&session);
        let played = Played::read(&played.write()).expect("it is read");
        let mut session = again(&played).expect("it goes on");
        assert_eq!(session.hints(), 2);
        play(&mut session, usize::MAX);
        assert_eq!(
            session.record().actions,
            whole.record().actions,
            "left at {left_at}"
        );
    }
}

#[test]
fn what_came_of_it_is_kept_and_the_moves_are_not() {
    let ten = ten();
    let mut session = ten.begin(MAKE).expect("a table");
    play(&mut session, usize::MAX);
    let mut played = Played::new(ten, 5, false, None);
    played.end(&session);
    played.expert = Some(vec![1, -2, 3]);
    let outcome = played.outcome.clone().expect("an outcome");
    assert_eq!(outcome.gains.len(), 10);
    assert_eq!(played.moves, []);
    assert!(played.write().len() < 300, "{}", played.write());
    assert_eq!(Played::read(&played.write()), Some(played));
}

#[test]
fn texts_of_others_are_refused_and_moves_that_do_not_fit_are_found() {
    let mut session = ten().begin(MAKE).expect("a table");
    play(&mut session, 30);
    let mut played = Played::new(ten(), 5, false, None);
    played.take(&session);
    let text = played.write();
    for (from, to) in [
        ("\"brag_ten\":1", "\"brag_ten\":2"),
        ("n41", "n0"),
        ("\"at\":5", "\"at\":-5"),
        ("\"deals\":", "\"deals\":99"),
        ("\"moves\":[\"", "\"moves\":[\"zz"),
        ("\"blind\":0", "\"blind\":11"),
        ("\"moves\"", "\"gains\":[99999999999999],\"moves\""),
        ("{", "["),
    ] {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{from}");
        assert_eq!(Played::read(&other), None, "{to}");
    }
    played.moves.remove(played.moves.len() / 2);
    let _ = again(&played);
    played.moves.reverse();
    assert!(again(&played).is_none());
}
