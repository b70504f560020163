//! A lesson that has been prepared, as a script: which step follows from what was done, and what each step says and asks.

use crate::app::families::repertoire::REPERTOIRE;
use crate::engine::{Action, Choice, Seat};
use crate::notation::{
    Lesson, LessonTask, LessonVerdict, Mark, Move, PreparedLesson, Question, Sentence,
};
use crate::sitting::session::Session;

/// The script of a lesson. Steps are counted from 0.
pub struct Script {
    pub lesson: Lesson,
    /// How it is played.
    pub prepared: PreparedLesson,
}

impl Script {
    /// The step that is reached from this one when `done` actions and deals have been done. A text is read first.
    pub fn reached(&self, from: usize, done: usize) -> usize {
        let mut at = from;
        while self
            .prepared
            .done
            .get(at)
            .is_some_and(|before| *before < done)
            && !matches!(self.task(at), Some(LessonTask::Say { .. }))
        {
            at += 1;
        }
        at
    }

    /// What a step does. `None`: the lesson is over.
    pub fn task(&self, at: usize) -> Option<&LessonTask> {
        self.lesson.steps.get(at).map(|step| &step.task)
    }

    /// Who learns.
    pub fn learner(&self) -> Seat {
        self.lesson.setup.learner
    }

    /// The question of a step. `None`: it asks nothing.
    pub fn question(&self, at: usize) -> Option<&Question> {
        match self.task(at)? {
            LessonTask::Ask(question) => Some(question),
            _ => None,
        }
    }

    /// The text of a step. `None`: it has none.
    pub fn text(&self, at: usize) -> Option<&Sentence> {
        match self.task(at)? {
            LessonTask::Say { text, .. } => Some(text),
            LessonTask::Ask(question) => question.text.as_ref(),
            _ => None,
        }
    }

    /// What the text of a step speaks of. `None`: nothing on the felt.
    pub fn mark(&self, at: usize) -> Option<Mark> {
        match self.task(at)? {
            LessonTask::Say { mark, .. } => *mark,
            LessonTask::Ask(question) => question.mark,
            _ => None,
        }
    }

    /// What the lesson does after a step. `None`: nobody acts.
    pub fn next(&self, at: usize) -> Option<Action> {
        match self.task(at + 1)? {
            LessonTask::Act(Move { action, .. }) => Some(*action),
            _ => None,
        }
    }

    /// What a question asks the learner to do himself, at the controls: it has one answer, which is what the lesson goes on with,
    /// and one button does it. `None`: he chooses from a list.
    pub fn asked_for(&self, at: usize) -> Option<Action> {
        let question = self.question(at)?;
        let [only] = question.answers.as_slice() else {
            return None;
        };
        let is_told = question.otherwise.is_some() || only.says.is_some();
        let action = only.answer.action;
        let does = !is_told && self.next(at) == Some(action) && self.is_one_press(at, action);
        does.then_some(action)
    }

    /// Whether one button of the controls does this, without an amount to set or cards to pick.
    fn is_one_press(&self, at: usize, action: Action) -> bool {
        let has_button = matches!(
            action,
            Action::Look(_)
                | Action::Bet(_)
                | Action::See
                | Action::Fold
                | Action::Cover
                | Action::Keep
                | Action::Throw
        );
        let is_bet = matches!(action, Action::Bet(_));
        let does = |choice: &Choice| choice.plain() == action || !is_bet && choice.admits(action);
        let learner = self.learner();
        let before = self.prepared.table_before(at);
        has_button && before.is_some_and(|table| table.choices(learner).iter().any(does))
    }

    /// How good an answer is, as the writer judges it. `None`: he leaves it to a review.
    pub fn verdict(&self, at: usize, action: Action) -> Option<LessonVerdict> {
        let answers = &self.question(at)?.answers;
        let given = answers.iter().find(|answer| answer.answer.action == action);
        match given {
            Some(answer) => Some(answer.verdict),
            None => (!answers.is_empty()).then_some(LessonVerdict::Wrong),
        }
    }

    /// A session that has done what comes before a step. `None`: it cannot be played.
    pub fn session(&self, at: usize) -> Option<Session> {
        let learner = self.learner();
        let mut session = Session::scripted(&self.prepared.record, learner)?;
        for step in self.lesson.steps.iter().take(at) {
            match &step.task {
                LessonTask::Deal(_) => drop(session.deal().ok()?),
                LessonTask::Act(act) if act.seat == learner => {
                    drop(session.act(act.seat, act.action).ok()?);
                }
                LessonTask::Act(_) => drop(session.bot_acts_of(REPERTOIRE.make_bot)?),
                LessonTask::Say { .. } | LessonTask::Ask(_) => {}
            }
        }
        Some(session)
    }

    /// The number of questions up to a step, its own included.
    pub fn questions(&self, at: usize) -> u64 {
        let steps = self.lesson.steps.iter().take(at + 1);
        let asked = steps.filter(|step| matches!(step.task, LessonTask::Ask(_)));
        asked.count() as u64
    }
}
