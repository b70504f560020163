//! Why a sitting does not follow from its seed.

use super::record::replay;
use crate::app::i18n::say;
use crate::app::words::isolated;
use crate::notation::{FairnessError, RecordedPlayer};

/// Why a sitting does not follow from its seed, in a sentence.
#[must_use]
pub fn unfair(error: &FairnessError) -> String {
    match error {
        FairnessError::NoSeed => say::UNFAIR_NO_SEED.get().into(),
        FairnessError::OtherSeed { shown, seal } => say::unfair_other_seed(seal, shown),
        FairnessError::OtherCut => say::UNFAIR_OTHER_CUT.get().into(),
        FairnessError::Dealer { noted, drawn } => {
            say::unfair_dealer(&player(drawn), &player(noted))
        }
        FairnessError::HighCard => say::UNFAIR_HIGH_CARD.get().into(),
        FairnessError::NoHighCard => say::UNFAIR_NO_HIGH_CARD.get().into(),
        FairnessError::Replay(error) => say::unfair_replay(&replay(error)),
        FairnessError::Deal {
            number,
            noted,
            dealt,
        } => say::unfair_deal(*number as u64, noted, dealt),
        FairnessError::Deals { noted } => say::unfair_deals(*noted as u64),
        FairnessError::Actions => say::UNFAIR_ACTIONS.get().into(),
        FairnessError::Chips { who, noted, has } => say::unfair_chips(&player(who), *has, *noted),
    }
}

fn player(player: &RecordedPlayer) -> String {
    if player.name.is_empty() {
        say::nameless(player.number as u64)
    } else {
        isolated(&player.name)
    }
}
