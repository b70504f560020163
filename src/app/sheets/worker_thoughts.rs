//! Experts think in the worker where it is ready. On the page they think in slices.

use std::cell::RefCell;

use crate::app::table::game::{Game, Point};
use crate::app::worker::{self, Finding, Running, Task};
use crate::engine::{Action, Seat};

/// A decision that the worker has been asked for.
struct Question {
    /// The point of the sitting at which it is made.
    at: Point,
    answer: Answer,
    /// Ends the thought when it is dropped.
    _running: Option<Running>,
}

/// The answer of the worker.
enum Answer {
    /// None has come yet.
    Awaited,
    Action(Action),
    /// The worker cannot decide, or the answer has been used.
    Missing,
}

thread_local! {
    static QUESTION: RefCell<Option<Question>> = const { RefCell::new(None) };
}

/// Lets the expert whose turn it is think in the worker, or shows what he does. `false`: he has to think on the page.
pub fn expert_acts(game: Game) -> bool {
    let at = game.point();
    let answer = QUESTION.with_borrow_mut(|question| {
        let question = question.as_mut().filter(|question| question.at == at)?;
        let is_waiting = matches!(question.answer, Answer::Awaited);
        let answer = match is_waiting {
            true => Answer::Awaited,
            false => std::mem::replace(&mut question.answer, Answer::Missing),
        };
        Some(answer)
    });
    match answer {
        Some(Answer::Awaited) => true,
        Some(Answer::Missing) => false,
        Some(Answer::Action(action)) => game.expert_acts(action),
        None => ask(game, at),
    }
}

fn ask(game: Game, at: Point) -> bool {
    if !worker::can_think() {
        return false;
    }
    let Some((seat, seed)) = game.expert_to_act() else {
        return false;
    };
    let task = Task::Action(seat, seed);
    let receive = move |finding| receive(game, at, finding);
    let running = game.session(|session| worker::think(session, task, receive));
    let is_asked = running.is_some();
    let answer = if is_asked {
        Answer::Awaited
    } else {
        Answer::Missing
    };
    QUESTION.set(Some(Question {
        at,
        answer,
        _running: running,
    }));
    is_asked
}

fn receive(game: Game, at: Point, finding: Option<Finding>) {
    let answer = match finding {
        Some(Finding::More) => return,
        Some(Finding::Action(action)) => Answer::Action(action),
        _ => Answer::Missing,
    };
    let is_awaited = QUESTION.with_borrow_mut(|question| {
        let question = question.as_mut().filter(|question| question.at == at);
        question.map(|question| question.answer = answer).is_some()
    });
    if is_awaited && game.point() == at {
        game.ask_bot_again();
    }
}

/// What is best with every hand in the place of this seat, told ever more exactly by the worker. `None`: it cannot tell.
pub fn chart(
    game: Game,
    seat: Seat,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    game.session(|session| worker::think(session, Task::Chart(seat), tell))
}

/// What each choice of this seat is worth, told ever more exactly by the worker. `None`: it cannot tell.
pub fn worths(
    game: Game,
    seat: Seat,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    game.session(|session| worker::think(session, Task::Worths(seat), tell))
}
