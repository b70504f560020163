//! The running game of a page. It shows events one at a time, asks the bots, and knows who sits at the screen.

mod bus;
mod casino;
mod dealers_choice;
mod elsewhere;
mod embedded;
mod fair;
mod in_play;
mod lesson;
mod money;
mod picking;
mod plans;
mod playback;
mod queue;
mod replay;
mod saving;
mod screen;
mod seats;
mod setting;
mod shown;
mod status;
mod sure;
mod viewing;

pub use elsewhere::{Point, install_elsewhere};
pub use in_play::{InPlay, Proposal};
pub use plans::Plans;
pub use saving::ToSave;
pub use screen::Screen;
pub use seats::Seats;
pub use shown::{Flight, Shown};

use leptos::prelude::*;

use queue::Queue;

use crate::app::platform::entropy;
use crate::app::platform::focus::blur;
use crate::app::platform::state::{State, Stored};
use crate::app::settings::Settings;
use crate::app::table::family::is_here;
use crate::app::table::log::Log;
use crate::app::table::tempo;
use crate::engine::{Action, Event, Seat, View};
use crate::random::Seed;
use crate::sitting::session::{Player, Session, Setup};

/// The state of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// A table ready to deal.
    Ready,
    /// A deal is being played.
    Playing,
    /// A deal is over. Its cards still lie on the table.
    DealOver,
    /// The sitting is over.
    SittingOver,
}

/// The game, shared by all components. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Game {
    /// The sitting in play.
    pub in_play: InPlay,
    /// What is on the screen.
    pub shown: Shown,
    /// Who sits at the table.
    pub seats: Seats,
    /// Who sits at the screen.
    pub screen: Screen,
    /// What the player at the screen prepares.
    pub plans: Plans,
    queue: Queue,
    scene: State<Scene>,
    /// How often a person has been asked to choose the game.
    choice_requests: State<u32>,
    /// What happened since the last deal while the game was chosen. It is shown with the next deal.
    choice_events: Stored<Vec<Event>>,
    log: Log,
    settings: Settings,
}

/// No table could be set up: its rules cannot be played, or what plays and draws them is not here.
#[derive(Debug)]
pub struct Unseated;

impl Game {
    /// A table ready to deal.
    ///
    /// # Errors
    ///
    /// [`Unseated`]: this table cannot be played.
    pub fn new(setup: Setup, log: Log, settings: Settings) -> Result<Game, Unseated> {
        Ok(Game::of(sit_down(setup, entropy::seed())?, log, settings))
    }

    fn of(session: Session, log: Log, settings: Settings) -> Game {
        Game {
            shown: Shown::new(session.table().clone()),
            seats: Seats::new(session.setup()),
            screen: Screen::new(),
            plans: Plans::new(),
            in_play: InPlay::new(session),
            queue: Queue::new(),
            scene: State::new(Scene::Ready),
            choice_requests: State::new(0),
            choice_events: Stored::new(Vec::new()),
            log,
            settings,
        }
    }

    /// Replaces the sitting by a new one.
    ///
    /// # Errors
    ///
    /// [`Unseated`]: this table cannot be played. The sitting in hand goes on.
    pub fn sit_down(self, setup: Setup) -> Result<(), Unseated> {
        self.replace_sitting(sit_down(setup, untrack(move || self.seed_to_come()))?);
        self.in_play.next_seed.set(entropy::seed());
        Ok(())
    }

    /// Replaces the sitting in play by this one.
    fn replace_sitting(self, session: Session) {
        self.queue.stop();
        self.queue.clear();
        self.choice_events.set_value(Vec::new());
        self.log.clear();
        self.plans.clear();
        self.seats.change(session.setup());
        self.screen.at_screen.set(None);
        self.peek(false);
        self.shown.last.set(None);
        self.shown.table.set(session.table().clone());
        self.in_play.replace(session);
        self.scene.set(if self.in_play.is_over() {
            Scene::SittingOver
        } else {
            Scene::Ready
        });
    }

    /// Deals the first deal, or the next one.
    pub fn deal(self) {
        blur();
        self.finish_motion();
        if self.settle_game() {
            self.choice_requests.update(|asked| *asked += 1);
        }
    }

    /// Deals, and shows the deal after these events.
    fn deal_after(self, mut events: Vec<Event>) {
        let dealt = self.in_play.change(Session::deal);
        if let Some(Ok(dealt)) = dealt {
            events.extend(dealt);
            self.peek(false);
            self.plans.buying.set(false);
            self.scene.set(Scene::Playing);
            let dealt = untrack(|| self.shown.public(|view| view.deals()));
            self.show_after(events, if dealt > 0 { tempo::GATHERING } else { 0 });
        }
    }

    /// Ends the sitting between two deals.
    pub fn end_sitting(self) {
        if matches!(self.scene.get_untracked(), Scene::Ready | Scene::DealOver) {
            self.finish_motion();
            self.scene.set(Scene::SittingOver);
            self.in_play.changed();
        }
    }

    /// Plays an action of the player at the screen.
    pub fn act(self, action: Action) {
        self.act_once_sure(action, false);
    }

    /// Plays an action of the player at the screen. A risky one must be confirmed by a second press.
    fn act_once_sure(self, action: Action, is_risky: bool) {
        let Some(seat) = self.actor() else { return };
        if self.queue.moving.get_untracked() || !self.is_sure(seat, action, is_risky) {
            return;
        }
        if let Some(events) = self.in_play.act(seat, action) {
            // After looking, a player acts at once with the button that has the focus.
            if !matches!(action, Action::Look(None)) {
                blur();
            }
            self.peek(false);
            self.show_after(events, 0);
        }
    }

    /// The state of the page.
    pub fn scene(self) -> Scene {
        self.scene.get()
    }

    /// Whether the sitting is ready for its first deal.
    pub fn is_new(self) -> bool {
        let deals = self.shown.public(|view| view.deals());
        deals == 0 && self.scene.get() == Scene::Ready && !self.is_buying()
    }

    /// Reads the table in play as anybody may see it. For the end of a deal, when all events have been shown.
    pub fn settled<T>(self, read: impl FnOnce(View<'_>) -> T) -> T {
        self.scene.track();
        self.in_play.public(read)
    }

    /// The player of a seat.
    pub fn player(self, seat: Seat) -> Option<Player> {
        self.seats.track();
        self.in_play
            .read(|session| session.setup().players.get(seat.index()).cloned())
    }

    /// The log of this game.
    pub fn log(self) -> Log {
        self.log
    }
}

fn sit_down(setup: Setup, seed: Seed) -> Result<Session, Unseated> {
    if !is_here(&setup.rules) {
        return Err(Unseated);
    }
    Session::new(setup, seed, entropy::seed()).map_err(|_| Unseated)
}
