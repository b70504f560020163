//! A lesson as a value: who sits at the table, and what happens there step by step.

use super::sentence::Sentence;
use crate::cards::Card;
use crate::engine::{Rules, Seat, Zone};
use crate::notation::action::Move;
use crate::notation::seat_entry::SeatEntry;

/// A lesson. One without texts is a situation: a table, and how it came to where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its title. It may be empty.
    pub title: String,
    /// Who wrote it, as he wrote it. It may be empty.
    pub author: String,
    /// The code of its language, such as `en`. It may be empty.
    pub language: String,
    /// Who sits at the table, and by which rules they play.
    pub setup: LessonSetup,
    /// What happens, in order.
    pub steps: Vec<LessonStep>,
}

/// The table of a lesson before its first deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonSetup {
    /// The agreed rules.
    pub rules: Rules,
    /// The players and their chips, clockwise from seat 0.
    pub seats: Vec<SeatEntry>,
    /// The first dealer.
    pub dealer: Seat,
    pub learner: Seat,
    /// How bots play on from the end of the lesson, by the names of their tempers ([`TEMPERS`](super::head::TEMPERS)).
    pub tempers: Vec<(Seat, &'static str)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// Where it stands.
    pub line: Line,
    /// What it does.
    pub task: LessonTask,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonTask {
    /// A deal begins. These cards are given, and the others come by chance.
    Deal(Vec<GivenCards>),
    /// A player acts.
    Act(Move),
    /// A text is read.
    Say {
        text: Sentence,
        /// What is lit meanwhile.
        mark: Option<Mark>,
    },
    /// The learner decides.
    Ask(Question),
}

/// The cards that a place gets in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenCards {
    /// Where it stands.
    pub line: Line,
    /// The place.
    pub to: Zone,
    /// The cards in the order in which they are dealt there, cards drawn later in the deal included. `None`: by chance.
    pub cards: Vec<Option<Card>>,
}

/// What a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Pot,
    Seat(Seat),
}

/// A decision of the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question. `None`: the table asks it.
    pub text: Option<Sentence>,
    /// What is lit meanwhile.
    pub mark: Option<Mark>,
    /// What helps to decide.
    pub hint: Option<Sentence>,
    /// What the writer says to answers. None at all: a review judges them.
    pub answers: Vec<LessonAnswer>,
    /// What is told after any other answer.
    pub otherwise: Option<Sentence>,
}

/// What the writer says to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonAnswer {
    /// Where it stands.
    pub line: Line,
    /// How good it is.
    pub verdict: LessonVerdict,
    pub answer: Move,
    /// What is told after it.
    pub says: Option<Sentence>,
}

/// How good an answer is, as the writer judges it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonVerdict {
    /// It is what he means.
    Right,
    /// It is good too.
    Good,
    /// It is a mistake.
    Wrong,
}

/// The line of the text on which something stands, counted from 1, or 0 if it was read from no text. It is no part of what
/// is said there: lessons that differ by their lines alone are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Line(pub usize);

impl PartialEq for Line {
    fn eq(&self, _: &Line) -> bool {
        true
    }
}

impl Eq for Line {}

impl Lesson {
    /// Whether it has no texts and asks nothing: it is a situation.
    #[must_use]
    pub fn is_situation(&self) -> bool {
        let is_silent =
            |step: &LessonStep| matches!(step.task, LessonTask::Deal(_) | LessonTask::Act(_));
        self.steps.iter().all(is_silent)
    }

    /// How many texts and questions have come up to a step, its own included, and how many there are.
    #[must_use]
    pub fn progress(&self, at: usize) -> (usize, usize) {
        let is_told =
            |step: &LessonStep| matches!(step.task, LessonTask::Say { .. } | LessonTask::Ask(_));
        let told = self.steps.iter().map(is_told);
        let reached = told.clone().take(at + 1).filter(|is| *is).count();
        (reached, told.filter(|is| *is).count())
    }

    /// The number of decisions that the learner is asked for.
    #[must_use]
    pub fn questions(&self) -> usize {
        let asks = |step: &&LessonStep| matches!(step.task, LessonTask::Ask(_));
        self.steps.iter().filter(asks).count()
    }
}

impl LessonVerdict {
    /// All, with the words that begin their lines.
    pub(super) const WORDS: [(&'static str, LessonVerdict); 3] = [
        ("right", LessonVerdict::Right),
        ("good", LessonVerdict::Good),
        ("wrong", LessonVerdict::Wrong),
    ];

    /// The word that begins its line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            LessonVerdict::Right => "right",
            LessonVerdict::Good => "good",
            LessonVerdict::Wrong => "wrong",
        }
    }
}
