//! Why a text is not a record, or a record cannot be played.

use super::action::action;
use super::illegal::illegal;
use super::rules::{rules, wrong};
use super::setup::{deal, setup};
use crate::app::i18n::say;
use crate::cards::NotAPack;
use crate::notation::{Fault, ImportError, RecordError, Refusal, ReplayError, shortened};

/// What is wrong with an imported text.
#[must_use]
pub fn fault(fault: &Fault) -> String {
    shortened(match &fault.why {
        ImportError::Nothing => say::RECORD_IS_NOTHING.get().into(),
        ImportError::Record(error) => record(error),
        ImportError::Replay(error) => replay(error),
    })
}

/// Why a text is not a record.
pub fn record(error: &RecordError) -> String {
    match error {
        // A JSON error would not help somebody who has chosen the wrong file.
        RecordError::NotJson(_) | RecordError::NotAnObject(_) | RecordError::Missing("format") => {
            say::RECORD_IS_NONE.get().into()
        }
        RecordError::Missing(key) => say::record_misses(key),
        RecordError::Wrong(error) => wrong(error),
        RecordError::Rules(error) => rules(error),
        RecordError::Pack(error) => say::record_pack(&pack(error)),
        RecordError::Shuffle { index, error } => {
            say::record_shuffle(&index.to_string(), &pack(error))
        }
        RecordError::BoxBesideOthers { seat } => say::record_box_beside_others(seat.0.into()),
        RecordError::NoSource => say::RECORD_WITHOUT_CARDS.get().into(),
        RecordError::PackOfOwn => say::RECORD_PACK_OF_OWN.get().into(),
        RecordError::TwoSources => say::RECORD_WITH_PACK_AND_SEED.get().into(),
    }
}

/// Why cards are not a pack.
fn pack(error: &NotAPack) -> String {
    match error {
        NotAPack::Card(word) => match word.meant() {
            Some(card) => say::not_a_card_but(word.text(), &card.to_string()),
            None => say::not_a_card(word.text()),
        },
        NotAPack::Twice(card) => say::card_twice(&card.to_string()),
    }
}

/// Why a record cannot be played.
pub fn replay(error: &ReplayError) -> String {
    match error {
        ReplayError::Setup(error) => setup(error),
        ReplayError::Cut(why) => say::replay_cut(deal(*why)),
        ReplayError::CutElsewhere(seat) => say::replay_cut_elsewhere(seat.0.into()),
        ReplayError::NotWhole {
            cards,
            jokers,
            others,
        } => say::replay_pack_not_whole((*jokers).into(), *cards as u64, *others as u64),
        ReplayError::Deal { shuffle, why } => say::replay_shuffle(&shuffle.to_string(), deal(*why)),
        ReplayError::Action { index, text, why } => {
            say::replay_action(*index as u64, text, &refusal(why))
        }
        ReplayError::NoEnd => say::REPLAY_NO_END.get().into(),
    }
}

/// Why an action cannot be played.
fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unreadable(error) => action(error),
        Refusal::Illegal(reason) => illegal(*reason),
        Refusal::NoShuffle => say::REPLAY_NO_SHUFFLE.get().into(),
    }
}
