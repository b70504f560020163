//! What the worker thinks by: the sitting is played there from its save, and the expert gets the view of one seat.

use wasm_bindgen_futures::spawn_local;

use super::bots;
use super::expert::{BUDGET, FOR_A_HINT, load};
use super::felts::FAMILIES;
use crate::app::counts::{Finding, Task, Thinker, Told, Wants};
use crate::app::table::family;
use crate::engine::{Seat, Viewer};
use crate::notation::Move;
use crate::random::Seed;
use crate::rollouts::{Appraisal, Expert, own_chance};
use crate::sitting::save;
use crate::sitting::session::Session;

/// Begins to think in a worker: plays the sitting, fetches its games, and thinks from the view of the seat.
pub(super) fn think(task: Task, begin: Box<dyn FnOnce(Option<Thinker>)>) {
    family::install_bots(bots::functions());
    family::install(&FAMILIES, load);
    let Ok(session) = save::read(&task.save, Seed([0; 32])) else {
        return begin(None);
    };
    spawn_local(async move {
        let is_here = family::fetch_games(session.table().rules()).await;
        begin(is_here.then(|| thinker(session, &task)).flatten());
    });
}

fn thinker(session: Session, task: &Task) -> Option<Thinker> {
    let seat = Seat(task.seat);
    let choices = session.table().choices(seat);
    match task.wants {
        Wants::Action(seed) => {
            let mut expert = Expert::among(family::cast, session.table().rules(), BUDGET);
            let mut rng = own_chance(Seed(seed));
            Some(Box::new(move || {
                let view = session.table().view(Viewer::Seat(seat));
                match expert.considers(view, &choices, &mut rng) {
                    Some(action) => {
                        let action = session.table().named(seat, action);
                        Finding::Action(Move { seat, action }.to_string())
                    }
                    None => Finding::More,
                }
            }))
        }
        Wants::Worths => {
            let view = session.table().view(Viewer::Seat(seat));
            let mut appraisal = Appraisal::begin(view, &choices, family::cast, FOR_A_HINT)?;
            Some(Box::new(move || {
                let found = appraisal.step();
                match found.news {
                    Some(news) => {
                        let told = news.iter().map(|one| Told::of(seat, one)).collect();
                        Finding::Worths(told, found.is_done)
                    }
                    None => Finding::More,
                }
            }))
        }
    }
}
