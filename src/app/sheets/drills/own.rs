//! The player's own mistakes of sittings that are over, to decide once more.

use super::place::Stage;
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::{Earlier, Seek, Sought};
use crate::app::sheets::room::Opening;
use crate::app::storage::{SaveState, reviews};
use crate::app::table::game::Game;
use crate::notation::Source;
use crate::review::Verdict;
use crate::school::drills::{Exercise, Kind};
use crate::school::ten::OWN;
use crate::sitting::mistake::Mistake;
use crate::sitting::result;

use leptos::prelude::*;

/// Steps of a record that are replayed in one slice.
const AT_ONCE: usize = 40;

/// A mistake of the player's.
#[derive(Clone)]
pub struct Own {
    earlier: Earlier,
    nth: usize,
    /// What was wrong.
    pub mistake: Mistake,
}

/// The mistakes that were slips or worse, the oldest first. Those of the sitting in play at this table are left out.
pub fn mistakes(save_state: SaveState, game: Game) -> Vec<Own> {
    let in_play = game.source_in_play();
    // The newest sitting comes first.
    let mut all: Vec<Own> = Vec::new();
    for result in save_state.results(in_play.as_ref()).into_iter().rev() {
        let Source::Seed(seed) = &result.record.source else {
            continue;
        };
        let earlier = Earlier::new(&result.record, &result.kinds);
        let Some(earlier) = earlier.filter(|earlier| earlier.seat == OWN) else {
            continue;
        };
        let found = reviews::of(&result::id(seed));
        for (_, deal) in found.deals() {
            let costly = deal.costly.iter();
            let faults = costly.filter(|one| Verdict::of(one.share, 0, 1000).is_fault());
            all.extend(faults.filter_map(|one| {
                Some(Own {
                    earlier: earlier.clone(),
                    nth: one.nth,
                    mistake: one.mistake?,
                })
            }));
        }
    }
    all
}

/// Asks the decision once more, or lets `missing` ask another where the record does not come to it.
pub fn ask(own: Own, state: RwSignal<Opening<Stage>>, missing: impl FnOnce() + 'static) {
    state.set(Opening::Coming);
    let Earlier {
        record,
        setup,
        seat,
    } = own.earlier;
    let mut before = record.clone();
    before.actions.truncate(own.nth);
    let mut seek = Seek::new(record, own.nth, seat);
    let mut missing = Some(missing);
    in_slices(move || {
        if state.try_get_untracked().is_none() {
            return slices::Progress::Done;
        }
        let position = match seek.go_on(AT_ONCE) {
            Sought::Further => return slices::Progress::More,
            Sought::Found(position) => Some(position),
            Sought::Missing => None,
        };
        let kind = position.as_ref().and_then(|position| {
            let kind = Kind::of(position.view(), &position.choices());
            kind.map(|kind| (kind, position.clone()))
        });
        match (kind, missing.take()) {
            (Some((kind, position)), _) => {
                let found = Exercise {
                    setup: setup.clone(),
                    record: before.clone(),
                    table: position.into_table(),
                };
                state.set(Opening::Here(Stage::Asked(kind, Box::new(found), false)));
            }
            (None, Some(missing)) => missing(),
            (None, None) => {}
        }
        slices::Progress::Done
    });
}
