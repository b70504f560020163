//! A lesson in play: lets the table play up to the next text, and waits for the learner there.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::explains::Explained;
use super::script::Script;
use crate::app::families::repertoire::REPERTOIRE;
use crate::app::platform::live::whenever;
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::sheets::hint_text::{figure, label};
use crate::app::table::game::Game;
use crate::app::table::page::{Page, Programs};
use crate::engine::{Action, Choice, Rules};
use crate::notation::{
    Lesson, LessonTask, LessonVerdict, Mark, Move, PreparedLesson, Question, Sentence,
};
use crate::rollouts::Estimate;

/// The id of the button that continues the lesson.
pub const NEXT: &str = "lesson-next";
/// The number of choices, from the best down, that are told whatever they are worth.
const BEST: usize = 3;

/// A lesson in play. Copies are the same one.
#[derive(Clone, Copy)]
pub struct LessonRun {
    /// The table of the lesson.
    pub game: Game,
    programs: Programs,
    script: StoredValue<Script>,
    /// The current step. Behind the last one the lesson is over.
    at: RwSignal<usize>,
    /// The step that the table has come to, which may be further on for a moment.
    here: Memo<usize>,
    /// What the page waits for.
    now: Memo<Now>,
    /// What the learner has answered. `None`: he has not.
    answer: RwSignal<Option<Action>>,
    /// Whether the learner has asked for help with this question.
    pub is_helped: RwSignal<bool>,
    /// The word that is explained now.
    pub explained: Explained,
    /// What came of the questions so far.
    score: RwSignal<Score>,
    /// Told of each answer.
    tells: StoredValue<Option<Callback<Told>>>,
    /// What an expert makes of the choices, with their labels. Empty: it is not known yet.
    pub worths: RwSignal<Vec<(String, String)>>,
}

/// An answer: the number of its question, counted from 1, what was answered, and how good the writer says it is.
pub type Told = (u64, Move, Option<LessonVerdict>);

/// What came of the questions.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    /// Answers that were right or good, or what was done in the lesson.
    pub good: u64,
    /// All questions that were answered.
    pub all: u64,
}

/// Where a lesson was left.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Left {
    /// The step, counted from 0.
    pub at: usize,
    /// What came of the questions before it.
    pub score: Score,
}

/// What the page waits for.
#[derive(Clone, Copy, PartialEq)]
pub enum Now {
    /// Nothing: the table plays.
    Plays,
    /// A text is read.
    Reads,
    /// The learner does what the lesson wants, at the controls.
    Does(Action),
    /// The learner chooses from a list.
    Chooses,
    /// The learner reads what is said to his answer.
    Answered(Action),
    Over,
}

impl LessonRun {
    /// Begins a lesson, or goes on with it where it was left. It lives as long as the current owner. `None`: it cannot be played.
    #[must_use]
    pub fn new(
        lesson: Lesson,
        prepared: PreparedLesson,
        left: Left,
        page: Page,
    ) -> Option<LessonRun> {
        let script = Script { lesson, prepared };
        let session = script.session(left.at)?;
        let game = Game::of_a_room(session, page.settings, REPERTOIRE);
        let script = StoredValue::new(script);
        let (at, answer) = (RwSignal::new(left.at), RwSignal::new(None));
        let reached = move || {
            let (from, done) = (at.get(), game.steps());
            script.with_value(|script| script.reached(from, done))
        };
        let here = Memo::new(move |_| reached());
        let now = move || {
            let (is_moving, here, answer) = (game.is_moving(), here.get(), answer.get());
            script.with_value(|script| match (script.task(here), answer) {
                _ if is_moving => Now::Plays,
                (Some(LessonTask::Say { .. }), _) => Now::Reads,
                (Some(LessonTask::Ask(_)), Some(answer)) => Now::Answered(answer),
                (Some(LessonTask::Ask(_)), None) => match script.asked_for(here) {
                    Some(action) => Now::Does(action),
                    None => Now::Chooses,
                },
                (Some(_), _) => Now::Plays,
                (None, _) => Now::Over,
            })
        };
        let run = LessonRun {
            game,
            programs: page.programs,
            script,
            at,
            here,
            now: Memo::new(move |_| now()),
            answer,
            is_helped: RwSignal::new(false),
            explained: RwSignal::new(None),
            score: RwSignal::new(left.score),
            tells: StoredValue::new(None),
            worths: RwSignal::new(Vec::new()),
        };
        whenever(move |_| run.goes_on_by_itself());
        Some(run)
    }

    /// Tells of each answer.
    pub fn tells(self, tells: Callback<Told>) {
        self.tells.set_value(Some(tells));
    }

    /// Lets the table play what the lesson does without the learner.
    fn goes_on_by_itself(self) {
        let game = self.game;
        let (is_moving, at) = (game.is_moving(), self.here.get());
        if is_moving {
            return game.set_paused(false);
        }
        if at != self.at.get_untracked() {
            self.at.set(at);
            self.is_helped.set(false);
        }
        self.script.with_value(|script| {
            let task = script.task(at);
            let is_read = matches!(
                task,
                Some(LessonTask::Say { .. } | LessonTask::Ask(_)) | None
            );
            game.set_paused(is_read);
            match task {
                Some(LessonTask::Deal(_)) => request_animation_frame(move || game.deal()),
                Some(LessonTask::Act(act)) if act.seat == script.learner() => {
                    let action = act.action;
                    request_animation_frame(move || game.act(action));
                }
                _ => {}
            }
        });
    }

    /// The rules of its table.
    #[must_use]
    pub fn rules(self) -> Rules {
        self.game.session(|session| session.setup().rules.clone())
    }

    /// What the page waits for.
    #[must_use]
    pub fn now(self) -> Now {
        self.now.get()
    }

    /// What the page waits for at this moment. Nobody is called again.
    #[must_use]
    pub fn peek(self) -> Now {
        self.now.get_untracked()
    }

    /// The question. `None`: nothing is asked.
    #[must_use]
    pub fn question(self) -> Option<Question> {
        let here = self.here.get();
        self.script
            .with_value(|script| script.question(here).cloned())
    }

    /// The text of this step, as it was written. `None`: it has none.
    #[must_use]
    pub fn text(self) -> Option<Sentence> {
        let here = self.here.get();
        self.script.with_value(|script| script.text(here).cloned())
    }

    /// What the text speaks of. `None`: nothing on the felt.
    #[must_use]
    pub fn mark(self) -> Option<Mark> {
        let here = self.here.get();
        self.script.with_value(|script| script.mark(here))
    }

    /// What the lesson does next. `None`: nobody acts.
    #[must_use]
    pub fn next(self) -> Option<Action> {
        let here = self.here.get_untracked();
        self.script.with_value(|script| script.next(here))
    }

    /// How many texts have been reached, and how many there are.
    #[must_use]
    pub fn progress(self) -> (usize, usize) {
        let here = self.here.get();
        self.script
            .with_value(|script| script.lesson.progress(here))
    }

    /// Where it would go on if it were left now: at the text or the question that has been reached. `None`: it is over.
    #[must_use]
    pub fn left(self) -> Option<Left> {
        let at = self.here.get();
        let is_over = self.is_at_the_end();
        let score = self.score.get_untracked();
        (!is_over).then_some(Left { at, score })
    }

    /// What came of the questions so far.
    #[must_use]
    pub fn score(self) -> Score {
        self.score.get_untracked()
    }

    /// Whether the last step is shown.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        self.is_end(self.now.get())
    }

    /// Whether it is the last step that is shown now. Nobody is called again.
    #[must_use]
    pub fn peek_at_the_end(self) -> bool {
        self.is_end(self.peek())
    }

    fn is_end(self, now: Now) -> bool {
        let steps = self.script.with_value(|script| script.lesson.steps.len());
        now == Now::Over || now == Now::Reads && self.here.get_untracked() + 1 == steps
    }

    /// Goes on when a text has been read, or what is said to an answer.
    pub fn goes_on(self) {
        if matches!(self.peek(), Now::Reads | Now::Answered(_)) {
            self.answer.set(None);
            self.worths.set(Vec::new());
            self.is_helped.set(false);
            self.at.set(self.here.get_untracked() + 1);
        }
    }

    /// Asks the same once more.
    pub fn asks_again(self) {
        self.worths.set(Vec::new());
        self.answer.set(None);
    }

    /// The actions that the learner may choose from, and their labels.
    #[must_use]
    pub fn options(self) -> Vec<(Action, String)> {
        let Some(question) = self.question() else {
            return Vec::new();
        };
        let choices = self.game.choices();
        let is_plain = |action: &Action| {
            matches!(
                action,
                Action::Look(_) | Action::Bet(_) | Action::See | Action::Fold | Action::Pass
            ) || action.is_of_mechanic()
        };
        let plain = choices.iter().map(|choice| choice.plain()).filter(is_plain);
        let mut actions: Vec<Action> = plain.collect();
        let answers = question.answers.iter().map(|answer| answer.answer.action);
        for action in answers.chain(self.next()) {
            if !actions.contains(&action) {
                let bet = |other: &Action| matches!(other, Action::Bet(_));
                let after = actions.iter().position(bet).map_or(0, |least| least + 1);
                actions.insert(after, action);
            }
        }
        let seat = self.script.with_value(Script::learner);
        // What has no button of its own is named as in records.
        let named = |action| {
            let label = self.label(action, &choices);
            let written = || Move { seat, action }.to_string();
            (action, label.unwrap_or_else(written))
        };
        actions.into_iter().map(named).collect()
    }

    /// The label of the button for an action. `None`: no button plays it.
    #[must_use]
    pub fn label(self, action: Action, choices: &[Choice]) -> Option<String> {
        self.game.view(|view| label(action, view, choices))
    }

    /// How good an answer is, as the writer judges it. `None`: he leaves it to a review.
    #[must_use]
    pub fn verdict(self, action: Action) -> Option<LessonVerdict> {
        let here = self.here.get_untracked();
        self.script
            .with_value(|script| script.verdict(here, action))
    }

    /// Takes the learner's answer, and lets an expert think about it where the writer does not judge.
    pub fn answers(self, action: Action) {
        let verdict = self.verdict(action);
        let is_good = match verdict {
            Some(verdict) => verdict != LessonVerdict::Wrong,
            None => self.next() == Some(action),
        };
        self.score.update(|score| {
            score.all += 1;
            score.good += u64::from(is_good);
        });
        if let Some(tells) = self.tells.get_value() {
            let here = self.here.get_untracked();
            let (question, seat) = self
                .script
                .with_value(|script| (script.questions(here), script.learner()));
            tells.run((question, Move { seat, action }, verdict));
        }
        self.answer.set(Some(action));
        if verdict.is_none() {
            self.asks_expert();
        }
    }

    fn asks_expert(self) {
        let of = self.at.get_untracked();
        spawn_local(async move {
            let experts = self.programs.load_experts().await;
            if !self.waits(of) {
                return;
            }
            let choices = self.game.choices();
            let thought = self.game.view(|view| {
                let begin = experts?.appraise;
                begin(view, &choices)
            });
            if let Some(mut thought) = thought {
                in_slices(move || {
                    if !self.waits(of) {
                        return Progress::Done;
                    }
                    let found = thought();
                    if let Some(estimates) = found.news {
                        self.worths.set(self.named(&estimates));
                    }
                    match found.is_done {
                        true => Progress::Done,
                        false => Progress::More,
                    }
                });
            }
        });
    }

    /// The best choices with their worths, the best first. What was answered and what the lesson does are among them.
    fn named(self, estimates: &[Estimate]) -> Vec<(String, String)> {
        let choices = self.game.choices();
        let always = [self.next(), self.answer.get_untracked()];
        let is_told = |nth: usize, action| nth < BEST || always.contains(&Some(action));
        let each = estimates.iter().enumerate();
        let each = each.filter(|(nth, one)| is_told(*nth, one.action));
        let named = |(_, one): (usize, &Estimate)| {
            let label = self.label(one.action, &choices)?;
            Some((label, figure(one.mean, one.error)))
        };
        each.filter_map(named).collect()
    }

    /// Whether the learner still reads about this answer.
    fn waits(self, of: usize) -> bool {
        self.at.try_get_untracked() == Some(of) && self.answer.get_untracked().is_some()
    }
}
