//! Why a text is no lesson that can be played, and on which line.

use super::action::action;
use super::illegal::illegal;
use super::rules::rules;
use super::setup::{deal, setup};
use crate::app::i18n::say;
use crate::notation::{
    LONGEST_AUTHOR, LONGEST_LESSON, LONGEST_SENTENCE, LONGEST_TITLE, LessonError, LessonFault,
    LineNeeds, MOST_ANSWERS, MOST_DEALS, MOST_STATES, MOST_STEPS, TERMS,
};

/// What is wrong with a lesson, in a sentence.
#[must_use]
pub fn lesson_fault(fault: &LessonFault) -> String {
    // A lesson that was read from no text has no lines; the first one says as much.
    say::lesson_fault(fault.line.max(1) as u64, &lesson_error(&fault.why))
}

/// The same without its line and without a full stop.
#[must_use]
pub fn lesson_error(error: &LessonError) -> String {
    match error {
        LessonError::NotALesson => say::LESSON_IS_NONE.get().into(),
        LessonError::Newer => say::LESSON_IS_NEWER.get().into(),
        LessonError::LongText => say::lesson_long_text(LONGEST_LESSON as u64),
        LessonError::ManySteps => say::lesson_many_steps(MOST_STEPS as u64),
        LessonError::ManyDeals => say::lesson_many_deals(MOST_DEALS as u64),
        LessonError::ManyAnswers => say::lesson_many_answers(MOST_ANSWERS as u64),
        LessonError::LongTitle => say::lesson_long_sentence(LONGEST_TITLE as u64),
        LessonError::LongAuthor => say::lesson_long_sentence(LONGEST_AUTHOR as u64),
        LessonError::LongSentence => say::lesson_long_sentence(LONGEST_SENTENCE as u64),
        LessonError::Empty => say::LESSON_EMPTY.get().into(),
        LessonError::UnknownTerm(key) => say::lesson_unknown_term(key, &TERMS.join(", ")),
        LessonError::UnknownWord(word) => say::lesson_unknown_word(word),
        LessonError::Needs { word, needs } => say::lesson_needs(word, &example(word, *needs)),
        LessonError::Twice(word) => say::lesson_twice(word),
        LessonError::Late(word) => say::lesson_late(word),
        LessonError::NoPlace { word, belongs_to } => say::lesson_no_place(word, belongs_to),
        LessonError::NoText => say::LESSON_NO_TEXT.get().into(),
        LessonError::NoRightAnswer => say::LESSON_NO_RIGHT.get().into(),
        LessonError::JudgedTwice => say::LESSON_JUDGED_TWICE.get().into(),
        LessonError::Card(word) => match word.meant() {
            Some(card) => say::not_a_card_but(word.text(), &card.to_string()),
            None => say::not_a_card(word.text()),
        },
        LessonError::Action(error) => action(error),
        LessonError::Rules(error) => rules(error),
        LessonError::Setup(error) => setup(error),
        LessonError::Box(seat) => say::lesson_box(&seat.to_string()),
        LessonError::NoSeat(seat) => say::lesson_no_seat(&seat.to_string()),
        LessonError::Illegal(reason) => illegal(*reason),
        LessonError::DealDue => say::LESSON_DEAL_DUE.get().into(),
        LessonError::DealNotOver => say::LESSON_DEAL_NOT_OVER.get().into(),
        LessonError::Over => say::LESSON_SITTING_OVER.get().into(),
        LessonError::Deal(error) => deal(*error).into(),
        LessonError::NotTheLearner => say::LESSON_NOT_THE_LEARNER.get().into(),
        LessonError::ForeignAnswer(seat) => say::lesson_foreign_answer(&seat.to_string()),
        LessonError::CardTwice(card) => say::lesson_card_twice(&card.to_string()),
        LessonError::NoSuchCard(card) => say::lesson_no_such_card(&card.to_string()),
        LessonError::CardElsewhere(card) => say::lesson_card_elsewhere(&card.to_string()),
        LessonError::CardsUndealt(_) => say::LESSON_CARDS_UNDEALT.get().into(),
        LessonError::CardsUnplaced => say::LESSON_CARDS_UNPLACED.get().into(),
        LessonError::ManyStates => say::lesson_many_states(MOST_STATES as u64),
        LessonError::NoWay => say::LESSON_NO_WAY.get().into(),
    }
}

/// A line that begins with this word, as it should be. The words of lessons are the same in every language.
fn example(word: &str, needs: LineNeeds) -> String {
    let rest = match needs {
        LineNeeds::Nothing => return word.to_owned(),
        LineNeeds::Text => "…",
        LineNeeds::Language => "en",
        LineNeeds::Edition => "1",
        LineNeeds::KeyAndValue => "open_min 2",
        LineNeeds::ChipsAndName => "100 Andy",
        LineNeeds::ChipsAndOwner => "100 0",
        LineNeeds::Seat => "0",
        LineNeeds::SeatAndTemper => "1 careful",
        LineNeeds::PlaceAndCards => "0 As Ac ?",
        LineNeeds::PotOrSeat => "pot",
        LineNeeds::State => "pot 12 stake 2 turn 0 open 0 2 folded 3",
    };
    format!("{word} {rest}")
}
