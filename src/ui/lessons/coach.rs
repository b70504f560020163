//! Gives a lesson: lets the table play up to what is to be said, and waits for whoever learns.

use leptos::prelude::*;

use super::script::{Beat, DEAL, Does, LEARNER, Lesson};
use crate::ui::game::Game;
use crate::ui::live::whenever;
use crate::ui::session::Session;
use crate::ui::settings::Settings;

/// Who gives a lesson. Copies are the same.
#[derive(Clone, Copy)]
pub struct Coach {
    game: Game,
    lesson: &'static Lesson,
    /// How much of the script is behind.
    at: RwSignal<usize>,
}

impl Coach {
    /// Begins the lesson, for as long as its owner lives. None where it cannot be played.
    #[must_use]
    pub fn new(lesson: &'static Lesson, settings: Settings) -> Option<Coach> {
        let session = Session::told(&lesson.record()?, LEARNER)?;
        let coach = Coach {
            game: Game::of_a_lesson(session, settings),
            lesson,
            at: RwSignal::new(0),
        };
        let Coach { game, at, .. } = coach;
        game.deal();
        whenever(move |_| {
            let moves = game.is_moving();
            let reached = coach.reached(at.get(), game.steps());
            if !moves && reached != at.get_untracked() {
                at.set(reached);
            }
            // What is said can be read for as long as one likes.
            let is_read = matches!(
                coach.beat(reached),
                Some(Beat::Says(..) | Beat::Asks(_, DEAL))
            );
            game.hold(is_read && !moves);
        });
        on_cleanup(move || {
            game.wait();
        });
        Some(coach)
    }

    /// The table that it is given at.
    #[must_use]
    pub fn game(self) -> Game {
        self.game
    }

    /// What is said now; nothing while the others play.
    #[must_use]
    pub fn mark(self) -> Option<Beat> {
        if self.game.is_moving() {
            return None;
        }
        // What the table has just come to may be noticed a moment later.
        let reached = self.reached(self.at.get(), self.game.steps());
        self.beat(reached).filter(|beat| beat.says().is_some())
    }

    /// What whoever learns is asked to do now.
    #[must_use]
    pub fn asked(self) -> Option<Does> {
        self.mark().and_then(Beat::does)
    }

    /// How many marks have been reached, and how many there are.
    #[must_use]
    pub fn step(self) -> (usize, usize) {
        let reached = self.reached(self.at.get(), self.game.steps());
        let script = self.lesson.script.iter();
        let told = script
            .take(reached + 1)
            .filter(|beat| beat.says().is_some());
        (told.count(), self.lesson.marks())
    }

    /// Whether the last is being said.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        self.at.get() + 1 == self.lesson.script.len() && self.mark().is_some()
    }

    /// What was said has been read.
    pub fn goes_on(self) {
        let at = self.at.get_untracked();
        let is_said = matches!(self.beat(at), Some(Beat::Says(..)));
        if is_said && at + 1 < self.lesson.script.len() && untrack(|| self.mark().is_some()) {
            self.at.set(at + 1);
        }
    }

    fn beat(self, at: usize) -> Option<Beat> {
        self.lesson.script.get(at).copied()
    }

    /// How far the script is behind, from there, once so much has been done.
    fn reached(self, from: usize, done: usize) -> usize {
        let does = |beat: &&Beat| beat.does().is_some();
        let mut reached = from;
        while self.beat(reached).is_some_and(|beat| {
            let before = self.lesson.script[..reached].iter().filter(does).count();
            beat.does().is_some() && before < done
        }) {
            reached += 1;
        }
        reached
    }
}
