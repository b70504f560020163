//! Experts think in the worker where it is ready. On the page they think in slices.

use std::cell::RefCell;

use crate::app::counts::{self, Finding, Running, Task, Wants};
use crate::app::table::game::{Game, Point, ToSave};
use crate::engine::Seat;
use crate::notation::Move;
use crate::sitting::save;

/// The longest sitting that is sent to the worker, in bytes of its save. Longer ones would take the page too long to
/// write.
const LONGEST: usize = 60_000;

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
    Acts(Move),
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
        Some(Says::Acts(Move { seat, action })) => game.expert_acts(seat, action),
        None => asks(game, at),
    }
}

fn asks(game: Game, at: Point) -> bool {
    if !counts::can_think() || !game.is_told_whole() {
        return false;
    }
    let Some(save) = to_send(game) else {
        return false;
    };
    let Some((seat, seed)) = game.expert_to_act() else {
        return false;
    };
    let task = Task {
        sitting: save,
        seat: seat.0,
        wants: Wants::Action(seed.0),
    };
    let running = counts::think(task, move |thought| hears(game, at, thought));
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
        Some(Finding::Action(text)) => text.parse().map_or(Says::Not, Says::Acts),
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

/// The sitting in play, if it can be sent to the worker.
fn to_send(game: Game) -> Option<String> {
    match game.to_save(save::write) {
        ToSave::Sitting(save) if save.len() <= LONGEST => Some(save),
        _ => None,
    }
}

/// What is best with every hand in the place of this seat, told ever more exactly by the worker. `None`: it cannot tell.
pub fn chart(
    game: Game,
    seat: Seat,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    asks_about(game, seat, Wants::Chart(None), tell)
}

/// What each choice of this seat is worth, told ever more exactly by the worker. `None`: it cannot tell.
pub fn worths(
    game: Game,
    seat: Seat,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    asks_about(game, seat, Wants::Worths, tell)
}

fn asks_about(
    game: Game,
    seat: Seat,
    wants: Wants,
    tell: impl FnMut(Option<Finding>) + 'static,
) -> Option<Running> {
    if !counts::can_think() || !game.is_told_whole() {
        return None;
    }
    let task = Task {
        sitting: to_send(game)?,
        seat: seat.0,
        wants,
    };
    counts::think(task, tell)
}
