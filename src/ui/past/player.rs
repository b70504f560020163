//! Shows a story on the felt: forwards with the motion of play, backwards at once.

use std::time::Duration;

use leptos::prelude::*;

use super::steps::Story;
use crate::engine::Viewer;
use crate::ui::game::Game;
use crate::ui::live::whenever;
use crate::ui::session::Setup;
use crate::ui::settings::Settings;

/// What shows a story. Copies are the same player.
#[derive(Clone, Copy)]
pub struct Player {
    game: Game,
    story: StoredValue<Story>,
    /// How many steps have been shown; there is always one.
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
    settings: Settings,
}

/// So long a sentence is left to be read where nothing moves, in milliseconds.
const READING: u32 = 900;

impl Player {
    /// Opens a story at its first step, as these eyes see it. For as long as its owner lives.
    #[must_use]
    pub fn new(setup: Setup, story: Story, eyes: Viewer, settings: Settings) -> Player {
        let game = Game::of_the_past(setup, story.after.clone(), eyes, settings);
        let player = Player {
            game,
            story: StoredValue::new(story),
            at: RwSignal::new(1),
            playing: RwSignal::new(false),
            timer: StoredValue::new(None),
            settings,
        };
        player.to(1);
        whenever(move |_| player.look_after());
        on_cleanup(move || {
            player.stop_timer();
            game.wait();
        });
        player
    }

    /// The table it is shown at.
    #[must_use]
    pub fn game(self) -> Game {
        self.game
    }

    /// How many steps have been shown, and how many there are.
    #[must_use]
    pub fn at(self) -> (usize, usize) {
        (self.at.get(), self.count())
    }

    /// Whether it goes on by itself.
    #[must_use]
    pub fn is_playing(self) -> bool {
        self.playing.get()
    }

    /// The sentence of the last step shown.
    #[must_use]
    pub fn caption(self) -> String {
        self.caption_of(self.at.get())
    }

    /// Goes there at once.
    pub fn to(self, steps: usize) {
        let steps = steps.clamp(1, self.count().max(1));
        let (table, last) = self.story.with_value(|story| {
            let step = story.steps.get(steps - 1);
            let last = step.and_then(|step| step.events.last().cloned());
            (story.table(steps), last)
        });
        self.game.put(table, last, self.caption_of(steps));
        self.at.set(steps);
    }

    /// A step forward, with its motion.
    pub fn forward(self) {
        let at = self.at.get_untracked();
        let events = self.story.with_value(|story| {
            let step = story.steps.get(at);
            step.map(|step| step.events.clone())
        });
        if let Some(events) = events {
            self.game.come_to_an_end(false);
            self.at.set(at + 1);
            self.game.go_on(events);
        }
    }

    /// A step back, and no more steps by itself.
    pub fn back(self) {
        self.playing.set(false);
        self.to(self.at.get_untracked().saturating_sub(1));
    }

    /// Goes on by itself, from the start where it has come to the end; or stops.
    pub fn play(self, on: bool) {
        if on && self.at.get_untracked() >= self.count() {
            self.to(1);
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

    /// What follows from where it is.
    fn look_after(self) {
        let (at, count) = self.at();
        let (moves, plays) = (self.game.is_moving(), self.playing.get());
        let ends = at >= count && !moves;
        let is_over = self.story.with_value(|story| story.is_over);
        self.game.come_to_an_end(ends && is_over);
        self.stop_timer();
        if ends && plays {
            self.playing.set(false);
        } else if plays && !moves {
            let pause = match self.settings.now().speed.scale(350) {
                0 => READING,
                pause => pause,
            };
            let wait = Duration::from_millis(pause.into());
            let handle = set_timeout_with_handle(move || self.forward(), wait).ok();
            self.timer.set_value(handle);
        }
    }

    fn stop_timer(self) {
        if let Some(handle) = self.timer.get_value() {
            handle.clear();
        }
        self.timer.set_value(None);
    }
}
