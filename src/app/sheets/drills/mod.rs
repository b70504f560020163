//! Drills: the list of their kinds in the school, and the room in which one decision is made after another.

mod advised;
mod list;
mod room;
mod verdict;

pub use self::advised::{Advised, try_id};
pub use self::list::Drills;
pub use self::room::Drill;

use crate::app::i18n::{Text, say};
use crate::school::drills::{Kind, LAST, Score};

/// In place of the number of a kind: what is due, or else the weakest kind.
pub const NEXT: u8 = u8::MAX;

/// In place of the number of a kind: the decision for the point of advice that is tried.
const ADVISED: u8 = NEXT - 1;

/// The name of a kind.
fn name(kind: Kind) -> &'static str {
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

/// A score in words, such as `17 of 20`.
fn told(score: &Score) -> String {
    say::drill_of(score.of_last().0 as u64, LAST as u64)
}
