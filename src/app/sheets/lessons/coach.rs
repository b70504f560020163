//! The coach of a guided deal: lets the table play up to the next text, and waits for the learner.

use leptos::prelude::*;

use super::script::{DEAL, LEARNER, Lesson, LessonStep, Task};
use crate::app::families::REPERTOIRE;
use crate::app::platform::live::whenever;
use crate::app::settings::Settings;
use crate::app::table::game::Game;
use crate::sitting::session::Session;

/// The coach. Copies are the same coach.
#[derive(Clone, Copy)]
pub struct Coach {
    game: Game,
    lesson: &'static Lesson,
    /// The current step of the script, as an index.
    at: RwSignal<usize>,
}

impl Coach {
    /// Begins the lesson. It lives as long as the current owner. `None`: it cannot be played.
    #[must_use]
    pub fn new(lesson: &'static Lesson, settings: Settings) -> Option<Coach> {
        let session = Session::scripted(&lesson.record()?, LEARNER)?;
        let coach = Coach {
            game: Game::of_a_room(session, settings, REPERTOIRE),
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
            // A text stays until the learner continues.
            let is_read = matches!(
                coach.step(reached),
                Some(LessonStep::Says(..) | LessonStep::Asks(_, DEAL))
            );
            game.set_paused(is_read && !moves);
        });
        Some(coach)
    }

    /// The game that shows the lesson.
    #[must_use]
    pub fn game(self) -> Game {
        self.game
    }

    /// The current text. `None`: the others play.
    #[must_use]
    pub fn mark(self) -> Option<LessonStep> {
        if self.game.is_moving() {
            return None;
        }
        // The table may be ahead of the stored position for a moment.
        let reached = self.reached(self.at.get(), self.game.steps());
        self.step(reached).filter(|step| step.text().is_some())
    }

    /// What the learner is asked to do now. `None`: nothing.
    #[must_use]
    pub fn asked(self) -> Option<Task> {
        self.mark().and_then(LessonStep::task)
    }

    /// How many texts have been reached, and how many there are.
    #[must_use]
    pub fn progress(self) -> (usize, usize) {
        let reached = self.reached(self.at.get(), self.game.steps());
        let script = self.lesson.script.iter();
        let reached_texts = script
            .take(reached + 1)
            .filter(|step| step.text().is_some());
        (reached_texts.count(), self.lesson.text_count())
    }

    /// Whether the last text is shown.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        self.at.get() + 1 == self.lesson.script.len() && self.mark().is_some()
    }

    /// Continues after a text that has been read.
    pub fn goes_on(self) {
        let at = self.at.get_untracked();
        let is_said = matches!(self.step(at), Some(LessonStep::Says(..)));
        if is_said && at + 1 < self.lesson.script.len() && self.mark().is_some() {
            self.at.set(at + 1);
        }
    }

    fn step(self, at: usize) -> Option<LessonStep> {
        self.lesson.script.get(at).copied()
    }

    /// The step that is reached from this one when `done` actions and deals have been done.
    fn reached(self, from: usize, done: usize) -> usize {
        let does = |step: &&LessonStep| step.task().is_some();
        let mut reached = from;
        while self.step(reached).is_some_and(|step| {
            let before = self.lesson.script[..reached].iter().filter(does).count();
            step.task().is_some() && before < done
        }) {
            reached += 1;
        }
        reached
    }
}
