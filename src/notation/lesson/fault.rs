//! Why a text is not a lesson that can be played, and on which line.

use std::fmt::{self, Display};

use super::limits::{
    LONGEST_AUTHOR, LONGEST_LESSON, LONGEST_SENTENCE, LONGEST_TITLE, MOST_ANSWERS, MOST_DEALS,
    MOST_STATES, MOST_STEPS,
};
use super::terms::TERMS;
use crate::cards::{Card, NotACard};
use crate::engine::{DealError, Illegal, Seat, SetupError, Zone};
use crate::notation::action_error::ActionError;
use crate::notation::rules::RulesError;

/// What is wrong with a lesson, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonFault {
    /// The line, counted from 1. It is 0 if the lesson was read from no text.
    pub line: usize,
    /// What is wrong.
    pub why: LessonError,
}

/// What is wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonError {
    /// The text does not begin like a lesson.
    NotALesson,
    /// A later version wrote it.
    Newer,
    /// It has more than [`LONGEST_LESSON`] bytes.
    LongText,
    /// It has more than [`MOST_STEPS`] steps.
    ManySteps,
    /// It has more than [`MOST_DEALS`] deals.
    ManyDeals,
    /// A question has more than [`MOST_ANSWERS`] answers.
    ManyAnswers,
    /// The title has more than [`LONGEST_TITLE`] letters.
    LongTitle,
    /// The author's name has more than [`LONGEST_AUTHOR`] letters.
    LongAuthor,
    /// A text has more than [`LONGEST_SENTENCE`] letters.
    LongSentence,
    /// A text has no letters.
    Empty,
    /// Words in a text lead to what nothing is explained under.
    UnknownTerm(String),
    /// The line begins with a word that no line begins with.
    UnknownWord(String),
    /// What follows the first word of the line does not fit it.
    Needs {
        word: &'static str,
        /// What should follow it.
        needs: LineNeeds,
    },
    /// The line may be there once, and this is the second.
    Twice(String),
    /// The line says something of the whole table, and the first deal has begun.
    Late(&'static str),
    /// The line has no place here: it belongs to another that does not stand before it.
    NoPlace {
        /// The word that begins it.
        word: &'static str,
        /// The word of the line that it belongs to.
        belongs_to: &'static str,
    },
    /// A line with `|` follows one that has no text.
    NoText,
    /// A question has neither a right answer nor `judge`.
    NoRightAnswer,
    /// A question has `judge` and answers.
    JudgedTwice,
    /// A word is not a card.
    Card(NotACard),
    /// An act cannot be read.
    Action(ActionError),
    /// The rules cannot be read.
    Rules(RulesError),
    /// The players do not make a game.
    Setup(SetupError),
    /// A further box belongs to a player of his own, in a game against the bank.
    Box(Seat),
    /// Nobody sits there.
    NoSeat(Seat),
    /// The rules do not allow the act here.
    Illegal(Illegal),
    /// A deal is to begin here, and the line is none with `deal`.
    DealDue,
    /// The deal before is not over.
    DealNotOver,
    /// The sitting is over, and no deal can begin.
    Over,
    /// The pack for this deal cannot be dealt.
    Deal(DealError),
    /// It is not the learner's turn.
    NotTheLearner,
    /// An answer is another player's.
    ForeignAnswer(Seat),
    /// The card is given twice in this deal.
    CardTwice(Card),
    /// The pack of this game has no such card.
    NoSuchCard(Card),
    /// The card cannot lie there: it was given elsewhere, and has not come back to the pack since.
    CardElsewhere(Card),
    /// The place gets no such number of cards in this deal.
    CardsUndealt(Zone),
    /// The cards cannot be laid so that every line holds.
    CardsUnplaced,
    /// It has more than [`MOST_STATES`] lines with `state`.
    ManyStates,
    /// No acts were found that lead to a state.
    NoWay,
}

/// What should follow the first word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineNeeds {
    Nothing,
    Text,
    Language,
    Edition,
    KeyAndValue,
    ChipsAndName,
    ChipsAndOwner,
    Seat,
    SeatAndTemper,
    PlaceAndCards,
    PotOrSeat,
    State,
}

impl Display for LineNeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LineNeeds::Nothing => "takes nothing",
            LineNeeds::Text => "takes a text",
            LineNeeds::Language => "takes the code of a language, like `en`",
            LineNeeds::Edition => "takes the number of an edition, 1 or 2",
            LineNeeds::KeyAndValue => "takes the key of a rule and its value, like `open_min 2`",
            LineNeeds::ChipsAndName => {
                "takes a whole number of chips and a name, like `100 Andy`"
            }
            LineNeeds::ChipsAndOwner => {
                "takes a whole number of chips and the seat of the player whose box it is"
            }
            LineNeeds::Seat => "takes the number of a seat",
            LineNeeds::SeatAndTemper => {
                "takes the number of a seat, and `careful`, `straightforward`, `bragger` or `expert`"
            }
            LineNeeds::PlaceAndCards => {
                "takes a seat, `board`, or `spare` and its number, and then cards or `?`, like \
                 `0 As Ac ?`"
            }
            LineNeeds::PotOrSeat => "takes `pot` or the number of a seat",
            LineNeeds::State => {
                "takes what is to hold, like `pot 12 stake 2 turn 0 open 0 2 folded 3`"
            }
        })
    }
}

impl Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonError::NotALesson => f.write_str("a lesson begins with the line `brag-lesson 1`"),
            LessonError::Newer => f.write_str("this lesson is from a later version of Brag"),
            LessonError::LongText => {
                write!(f, "a lesson has at most {LONGEST_LESSON} bytes")
            }
            LessonError::ManySteps => write!(f, "a lesson has at most {MOST_STEPS} steps"),
            LessonError::ManyDeals => write!(f, "a lesson has at most {MOST_DEALS} deals"),
            LessonError::ManyAnswers => write!(f, "a question has at most {MOST_ANSWERS} answers"),
            LessonError::LongTitle => write!(f, "a title has at most {LONGEST_TITLE} letters"),
            LessonError::LongAuthor => {
                write!(
                    f,
                    "the name of an author has at most {LONGEST_AUTHOR} letters"
                )
            }
            LessonError::LongSentence => {
                write!(f, "a text has at most {LONGEST_SENTENCE} letters")
            }
            LessonError::Empty => f.write_str("a text is missing here"),
            LessonError::UnknownTerm(key) => {
                write!(f, "nothing is explained under `{key}`; there is ")?;
                f.write_str(&TERMS.join(", "))
            }
            LessonError::UnknownWord(word) => write!(f, "no line begins with `{word}`"),
            LessonError::Needs { word, needs } => write!(f, "`{word}` {needs}"),
            LessonError::Twice(word) => write!(f, "`{word}` is here for the second time"),
            LessonError::Late(word) => write!(f, "`{word}` stands before the first deal"),
            LessonError::NoPlace { word, belongs_to } => {
                write!(f, "`{word}` follows a line with `{belongs_to}`")
            }
            LessonError::NoText => f.write_str("only a line with a text goes on with `|`"),
            LessonError::NoRightAnswer => {
                f.write_str("a question needs a line with `right`, or `judge`")
            }
            LessonError::JudgedTwice => {
                f.write_str("a question has either `judge`, or answers of its own")
            }
            LessonError::Card(error) => error.fmt(f),
            LessonError::Action(error) => error.fmt(f),
            LessonError::Rules(error) => error.fmt(f),
            LessonError::Setup(error) => error.fmt(f),
            LessonError::Box(owner) => write!(
                f,
                "seat {owner} can have no further box here: that takes a player alone against the bank, or the rule `boxes any`"
            ),
            LessonError::NoSeat(seat) => write!(f, "nobody sits at seat {seat}"),
            LessonError::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.clause()),
            LessonError::DealDue => f.write_str("the deal is over: a line with `deal` comes first"),
            LessonError::DealNotOver => f.write_str("the deal before this one is not over"),
            LessonError::Over => f.write_str("the game is over: no other deal begins"),
            LessonError::Deal(error) => error.fmt(f),
            LessonError::NotTheLearner => f.write_str("it isn't the learner's turn here"),
            LessonError::ForeignAnswer(seat) => {
                write!(f, "the learner answers, and doesn't sit at seat {seat}")
            }
            LessonError::CardTwice(card) => write!(f, "{card} is given twice in this deal"),
            LessonError::NoSuchCard(card) => write!(f, "there is no {card} in this pack"),
            LessonError::CardElsewhere(card) => {
                write!(f, "{card} can't be dealt here: it lies elsewhere")
            }
            LessonError::CardsUndealt(Zone::Hand(seat)) => {
                write!(f, "seat {seat} isn't dealt so many cards in this deal")
            }
            LessonError::CardsUndealt(_) => {
                f.write_str("so many cards aren't dealt there in this deal")
            }
            LessonError::CardsUnplaced => {
                f.write_str("the cards can't be laid so that every line of the lesson holds")
            }
            LessonError::ManyStates => {
                write!(f, "a lesson has at most {MOST_STATES} lines with `state`")
            }
            LessonError::NoWay => f.write_str("no acts were found that lead to this"),
        }
    }
}

impl std::error::Error for LessonError {}

impl Display for LessonFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for LessonFault {}
