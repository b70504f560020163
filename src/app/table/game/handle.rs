//! The handle of a game: who reads the model subscribes to its changes, and who changes it has the effects carried out.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use leptos::reactive::graph::Observer;

use super::model::{Marks, Model, Seeds};
use super::phase::Phase;
use super::repertoire::Repertoire;
use super::seating::{Unseated, sit_down};
use crate::app::platform::entropy;
use crate::app::platform::reactive::Stored;
use crate::app::settings::Settings;
use crate::app::table::log::Log;
use crate::bots::MakeBot;
use crate::engine::{Event, View};
use crate::sitting::session::{Session, Setup};

/// Lets the expert whose turn it is think in the worker, or shows what it has done. `false`: the bot whose turn it is thinks on
/// the page.
pub type InWorker = Box<dyn Fn(Game) -> bool>;

/// The game, shared by all components. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Game {
    model: Stored<Model>,
    pub(super) timer: Stored<Option<Timeout>>,
    settings: Settings,
    /// Lets an expert think in the worker, once experts may play.
    in_worker: Stored<Option<InWorker>>,
    /// What the readers know of.
    marks: Stored<Marks>,
    changed: Changed,
}

/// What is told to the readers, each by itself, so that a reader is not called for other changes.
#[derive(Clone, Copy)]
struct Changed {
    /// Any change.
    any: Trigger,
    phase: Trigger,
    sitting: Trigger,
    requests: Trigger,
    shown: Trigger,
    is_moving: Trigger,
    log: Trigger,
}

impl Game {
    /// A table ready to deal.
    ///
    /// # Errors
    ///
    /// [`Unseated`]: this table cannot be played.
    pub fn new(setup: Setup, settings: Settings, repertoire: Repertoire) -> Result<Game, Unseated> {
        let session = sit_down(setup, entropy::seed(), entropy::seed(), repertoire)?;
        Ok(Game::of(session, settings, repertoire))
    }

    pub(super) fn of(session: Session, settings: Settings, repertoire: Repertoire) -> Game {
        let model = Model::new(session, settings.now(), repertoire, entropy::seed());
        Game {
            marks: Stored::new(model.marks()),
            changed: Changed {
                any: Trigger::new(),
                phase: Trigger::new(),
                sitting: Trigger::new(),
                requests: Trigger::new(),
                shown: Trigger::new(),
                is_moving: Trigger::new(),
                log: Trigger::new(),
            },
            model: Stored::new(model),
            timer: Stored::new(None),
            in_worker: Stored::new(None),
            settings,
        }
    }

    /// Reads the game. The reader is called again after every change.
    pub fn read<T>(self, read: impl FnOnce(&Model) -> T) -> T {
        track(self.changed.any);
        let settings = self.settings.get();
        // Within another read they are up to date.
        self.model
            .try_update_free(|model| model.settings = settings);
        self.peek_at(read)
    }

    /// Reads the game once.
    pub fn peek_at<T>(self, read: impl FnOnce(&Model) -> T) -> T {
        self.model.with_value(read)
    }

    /// Changes the game, and carries out what that wants. Where its owner has gone nothing changes.
    pub fn update<T: Default>(self, change: impl FnOnce(&mut Model) -> T) -> T {
        let settings = self.settings.now();
        let changed = self.model.try_update_value(|model| {
            model.settings = settings;
            let result = change(model);
            model.settle_offers();
            (result, model.take_effects())
        });
        let Some((result, effects)) = changed else {
            return T::default();
        };
        self.tell();
        for effect in effects {
            self.carry_out(effect);
        }
        result
    }

    /// Tells the readers of what has changed.
    fn tell(self) {
        let now = self.peek_at(Model::marks);
        let replaced = self
            .marks
            .try_update_value(|marks| std::mem::replace(marks, now.clone()));
        let Some(before) = replaced.filter(|before| *before != now) else {
            return;
        };
        let Changed {
            any,
            phase,
            sitting,
            requests,
            shown,
            is_moving,
            log,
        } = self.changed;
        let changes = [
            (phase, before.phase != now.phase),
            (sitting, before.changes != now.changes),
            (requests, before.requests != now.requests),
            (shown, before.shown != now.shown),
            (is_moving, before.is_moving != now.is_moving),
            (log, before.log != now.log),
            (any, true),
        ];
        for (trigger, has_changed) in changes {
            if has_changed {
                trigger.notify();
            }
        }
    }

    /// Plays these games from now on. The bots that sit at the table stay until the game changes.
    pub fn play_all(self, repertoire: Repertoire, in_worker: InWorker) {
        self.in_worker.set_value(Some(in_worker));
        self.update(|model| model.repertoire = repertoire);
    }

    /// Lets experts play from now on, also those that sit at the table. `make_bot` makes them.
    pub fn seat_experts(self, make_bot: MakeBot) {
        self.update(|model| model.seat_experts(make_bot));
    }

    /// Whether an expert thinks in the worker, or has just acted.
    pub(super) fn acts_in_worker(self) -> bool {
        self.in_worker
            .with_value(|acts| acts.as_ref().is_some_and(|acts| acts(self)))
    }

    pub(super) fn seeds() -> Seeds {
        Seeds {
            bots: entropy::seed(),
            next: entropy::seed(),
        }
    }
}

/// What subscribes to single changes.
impl Game {
    fn read_on<T>(self, changes: Trigger, read: impl FnOnce(&Model) -> T) -> T {
        track(changes);
        self.peek_at(read)
    }

    /// The phase of the sitting.
    pub fn phase(self) -> Phase {
        self.read_on(self.changed.phase, Model::phase)
    }

    /// The number of changes of the sitting in play. The autosave stores the sitting when it changes.
    pub fn changes(self) -> u32 {
        self.read_on(self.changed.sitting, Model::changes)
    }

    /// How often a person has been asked about the game. The sheet for it opens whenever this changes.
    pub fn choice_requests(self) -> u32 {
        self.read_on(self.changed.requests, Model::choice_requests)
    }

    /// Reads the table on the screen as anybody may see it.
    pub fn public<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.read_on(self.changed.shown, |model| model.public(read))
    }

    /// Reads the table in play as anybody may see it. For the end of a deal, when all events have been shown.
    pub fn settled<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.read_on(self.changed.phase, |model| model.settled(read))
    }

    /// Whether events wait to be shown.
    pub fn is_moving(self) -> bool {
        self.read_on(self.changed.is_moving, Model::is_moving)
    }

    /// The last event shown, if it has a sound. `None`: there is none, or motion is left out.
    pub fn audible_event(self) -> Option<Event> {
        self.read_on(self.changed.shown, |model| model.audible_event().cloned())
    }

    /// The number of actions played and deals begun.
    pub fn steps(self) -> usize {
        self.read_on(self.changed.sitting, |model| model.session().steps())
    }

    /// Reads the sitting in play. Nobody is called again.
    pub fn session<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.peek_at(|model| read(model.session()))
    }

    /// Whether it is the turn of an expert. Nobody is called again.
    pub fn is_turn_of_expert(self) -> bool {
        self.session(Session::is_turn_of_expert)
    }

    /// The players and the rules for another sitting of the same table. Nobody is called again.
    pub fn next_setup(self) -> Setup {
        self.session(Session::setup_again)
    }

    /// The players and the rules at the beginning. Nobody is called again.
    pub fn setup(self) -> Setup {
        self.session(|session| session.setup().clone())
    }

    pub fn log<T>(self, read: impl FnOnce(&Log) -> T) -> T {
        self.read_on(self.changed.log, |model| read(model.log()))
    }
}

/// Subscribes to a change. Outside a reactive context there is nothing to subscribe.
fn track(changes: Trigger) {
    // Leptos warns of that in a development build.
    if !cfg!(debug_assertions) || Observer::get().is_some() {
        changes.track();
    }
}
