//! Replays a deal on the felt: forwards with the motion of play, backwards at once.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::steps::Story;
use crate::app::families::repertoire::REPERTOIRE;
use crate::app::platform::live::whenever;
use crate::app::settings::Settings;
use crate::app::table::game::Game;
use crate::engine::{Seat, Table, Viewer};
use crate::review::Position;
use crate::sitting::session::Setup;

/// The player of a story. Copies are the same player.
#[derive(Clone, Copy)]
pub struct Player {
    game: Game,
    story: StoredValue<Story>,
    /// How many steps have been shown. At least 1.
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    settings: Settings,
}

/// How long a sentence is shown where nothing moves, in milliseconds.
const READING: u32 = 900;

impl Player {
    /// Opens a story at its first step, as this viewer sees it. It lives as long as the current owner.
    #[must_use]
    pub fn new(setup: Setup, story: Story, viewer: Viewer, settings: Settings) -> Player {
        let game = Game::for_replay(setup, story.after.clone(), viewer, settings, REPERTOIRE);
        let player = Player {
            game,
            story: StoredValue::new(story),
            at: RwSignal::new(1),
            playing: RwSignal::new(false),
            timer: StoredValue::new_local(None),
            settings,
        };
        player.seek(1);
        whenever(move |_| player.on_change());
        on_cleanup(move || player.stop_timer());
        player
    }

    /// The game that shows it.
    #[must_use]
    pub fn game(self) -> Game {
        self.game
    }

    /// How many steps have been shown, and how many there are.
    #[must_use]
    pub fn at(self) -> (usize, usize) {
        (self.at.get(), self.count())
    }

    /// The position that is shown, for this seat. `None`: nobody is to act in it.
    #[must_use]
    pub fn position(self, seat: Seat) -> Option<Position> {
        let at = self.at.get();
        let table = self.story.with_value(|story| story.table(at));
        let is_asked = table.ask().seat().is_some();
        is_asked.then(|| Position::new(table, seat))
    }

    /// The table that is shown. `None`: nobody is to act at it.
    #[must_use]
    pub fn table(self) -> Option<Table> {
        let at = self.at.get_untracked();
        let table = self.story.with_value(|story| story.table(at));
        Some(table).filter(|table| table.ask().seat().is_some())
    }

    /// Whether it advances by itself.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.playing.get()
    }

    /// The sentence of the last step shown.
    #[must_use]
    pub fn caption(self) -> String {
        self.caption_of(self.at.get())
    }

    /// Jumps to this number of steps, without motion.
    pub fn seek(self, steps: usize) {
        let steps = steps.clamp(1, self.count().max(1));
        let (table, last) = self.story.with_value(|story| {
            let step = story.steps.get(steps - 1);
            let last = step.and_then(|step| step.events.last().cloned());
            (story.table(steps), last)
        });
        self.game.show_table(table, last, self.caption_of(steps));
        self.at.set(steps);
    }

    /// Advances one step, with motion.
    pub fn forward(self) {
        let at = self.at.get_untracked();
        let events = self.story.with_value(|story| {
            let step = story.steps.get(at);
            step.map(|step| step.events.clone())
        });
        if let Some(events) = events {
            self.game.set_ended(false);
            self.at.set(at + 1);
            self.game.show_step(events);
        }
    }

    /// Goes one step back, and stops advancing by itself.
    pub fn back(self) {
        self.playing.set(false);
        self.seek(self.at.get_untracked().saturating_sub(1));
    }

    /// Starts advancing by itself, from the beginning if the end is shown; or stops.
    pub fn play(self, on: bool) {
        if on && self.at.get_untracked() >= self.count() {
            self.seek(1);
        }
        self.playing.set(on && self.count() > 1);
    }

    fn count(self) -> usize {
        self.story.with_value(|story| story.steps.len())
    }

    fn caption_of(self, steps: usize) -> String {
        self.story.with_value(|story| {
            let step = story.steps.get(steps.wrapping_sub(1));
            step.map(|step| step.caption.clone()).unwrap_or_default()
        })
    }

    /// Sets the timer for the next step, and tells the game whether the end is shown.
    fn on_change(self) {
        let (at, count) = self.at();
        let (moves, plays) = (self.game.is_moving(), self.playing.get());
        let ends = at >= count && !moves;
        let is_over = self.story.with_value(|story| story.is_over);
        self.game.set_ended(ends && is_over);
        self.stop_timer();
        if ends && plays {
            self.playing.set(false);
        } else if plays && !moves {
            let pause = match self.settings.now().speed.scale(350) {
                0 => READING,
                pause => pause,
            };
            let timer = Timeout::new(pause, move || self.forward());
            self.timer.set_value(Some(timer));
        }
    }

    fn stop_timer(self) {
        self.timer.set_value(None);
    }
}
