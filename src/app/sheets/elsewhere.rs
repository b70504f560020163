//! Experts think in the worker where it is ready. On the page they think in slices.

use std::cell::RefCell;

use crate::app::table::game::{Game, Point};
use crate::app::worker::{self, Finding, Running, Task};
use crate::engine::{Action, Seat};

/// An expert that was asked.
struct Asked {
    at: Point,
    says: Says,
    /// Ends the thought when it is dropped.
    _running: Option<Running>,
}

/// What he has said.
enum Says {
    /// He is still thinking.
    Nothing,
    Acts(Action),
    /// He cannot think there.
    Not,
}

thread_local! {
    static ASKED: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// Lets the expert whose turn it is think in the worker, or shows what he does. `false`: he has to think on the page.
pub fn expert_acts(game: Game) -> bool {
    let at = game.point();
    let said = ASKED.with_borrow_mut(|asked| {
        let asked = asked.as_mut().filter(|asked| asked.at == at)?;
        let is_waiting = matches!(asked.says, Says::Nothing);
        let says = match is_waiting {
            true => Says::Nothing,
            false => std::mem::replace(&mut asked.says, Says::Not),
        };
        Some(says)
    });
    match said {
        Some(Says::Nothing) => true,
        Some(Says::Not) => false,
        Some(Says::Acts(action)) => game.expert_acts(action),
        None => asks(game, at),
    }
}

fn asks(game: Game, at: Point) -> bool {
    if !worker::can_think() {
        return false;
    }
    let Some((seat, seed)) = game.expert_to_act() else {
        return false;
    };
    let task = Task::Action(seat, seed);
    let hears = move |thought| hears(game, at, thought);
    let running = game.session(|session| worker::think(session, task, hears));
    let is_asked = running.is_some();
    let says = if is_asked { Says::Nothing } else { Says::Not };
    ASKED.set(Some(Asked {
        at,
        says,
        _running: running,
    }));
    is_asked
}

fn hears(game: Game, at: Point, thought: Option<Finding>) {
    let says = match thought {
        Some(Finding::More) => return,
        Some(Finding::Action(action)) => Says::Acts(action),
        _ => Says::Not,
    };
    let is_awaited = ASKED.with_borrow_mut(|asked| {
        let asked = asked.as_mut().filter(|asked| asked.at == at);
        asked.map(|asked| asked.says = says).is_some()
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
