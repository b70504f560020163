//! Whether the pack is shuffled after a deal.

use crate::cards::{HandKind, HandValue};
use crate::engine::ground::rules::Shuffle;
use crate::engine::ground::seat::SeatSet;
use crate::engine::model::Table;

/// Whether the pack is shuffled, given the hands that were shown and the winners (O19, V65).
pub(super) fn shuffle_due(table: &Table, shown: &[HandValue], winners: SeatSet) -> bool {
    let prial = |value: &HandValue| value.kind() == HandKind::Prial;
    match table.rules.shuffle {
        Shuffle::PrialWon => {
            !shown.is_empty()
                && winners
                    .iter()
                    .any(|seat| table.value(seat).as_ref().is_some_and(prial))
        }
        Shuffle::PrialShown => shown.iter().any(prial),
        Shuffle::AnySeen => !shown.is_empty(),
        Shuffle::Always => true,
        Shuffle::Never => false,
    }
}
