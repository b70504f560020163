//! Another table in place of the one in the frame, while the page lives.

use leptos::prelude::*;

use super::options::Options;
use super::report;
use super::request::EmbedRequest;
use super::wire::Wire;
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Model, Phase};
use crate::sitting::session::Setup;

/// The table that the page around this one has asked for last, until it is set up. Copies share one state.
#[derive(Clone, Copy)]
pub struct Tables(RwSignal<Option<Wanted>>);

/// A table that is asked for.
#[derive(Clone)]
struct Wanted {
    setup: Setup,
    /// The deal that was in play, by its number. It is played to its end, and its result can be read.
    after: Option<u32>,
}

impl Tables {
    /// None is asked for.
    #[must_use]
    pub fn new() -> Tables {
        Tables(RwSignal::new(None))
    }

    /// Asks for the table of these options, told as in the query of an address. What is wrong with them is told.
    pub fn ask(self, options: &str, request: EmbedRequest, game: Game, wire: Wire) {
        let (options, wrong) = Options::read(options);
        for wrong in &wrong {
            wire.send(&report::error(wrong.option, &wrong.in_english()));
        }
        let is_playing = game.peek_at(Model::phase) == Phase::Playing;
        self.0.set(Some(Wanted {
            setup: options.setup(),
            after: is_playing.then(|| untrack(|| game.settled(|view| view.deals()))),
        }));
        request.take_table(options);
    }

    /// Whether a table is to be set up now: at once, or in place of the deal that follows the one in play.
    pub fn is_due(self, game: Game) -> bool {
        let (phase, deals) = (game.phase(), game.settled(|view| view.deals()));
        self.0.with(|wanted| match wanted {
            Some(Wanted { after, .. }) => {
                after.is_none_or(|after| phase == Phase::Playing && deals != after)
            }
            None => false,
        })
    }

    /// Sets up each table that is asked for, when it is due.
    pub fn follow(self, game: Game, wire: Wire) {
        whenever(move |_| {
            if !self.is_due(game) {
                return;
            }
            untrack(|| {
                let Some(wanted) = self.0.try_update(Option::take).flatten() else {
                    return;
                };
                if game.sit_down(wanted.setup).is_ok() {
                    wire.send(&report::table_changed(&game.setup()));
                }
                if wanted.after.is_some() {
                    game.deal();
                }
            });
        });
    }
}
