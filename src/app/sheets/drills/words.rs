//! Kinds of drills and their scores in words.

use crate::app::i18n::{Text, say};
use crate::school::drills::{Kind, Score};

pub fn name(kind: Kind) -> &'static str {
    let name: Text = match kind {
        Kind::Look => say::DRILL_LOOK,
        Kind::Fold => say::DRILL_FOLD,
        Kind::See => say::DRILL_SEE,
        Kind::Keep => say::DRILL_KEEP,
        Kind::Set => say::DRILL_SET,
        Kind::Swap => say::DRILL_SWAP,
        Kind::Draw => say::DRILL_DRAW,
    };
    name.get()
}

/// A score in words, such as `17 of the last 20 good`.
pub fn score_text(score: &Score) -> String {
    match score.of_last() {
        (_, 0) => say::DRILL_NONE_YET.get().into(),
        (good, all) => say::drill_of(good as u64, all as u64),
    }
}
