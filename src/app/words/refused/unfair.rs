//! Why a sitting does not follow from its seed.

use super::record::replay;
use crate::app::i18n::say;
use crate::notation::{RecordedPlayer, Unfair};

/// Why a sitting does not follow from its seed, in a sentence.
#[must_use]
pub fn unfair(error: &Unfair) -> String {
    match error {
        Unfair::NoSeed => say::UNFAIR_NO_SEED.get().into(),
        Unfair::OtherSeed { shown, seal } => say::unfair_other_seed(seal, shown),
        Unfair::Dealer { noted, drawn } => say::unfair_dealer(&player(drawn), &player(noted)),
        Unfair::HighCard => say::UNFAIR_HIGH_CARD.get().into(),
        Unfair::NoHighCard => say::UNFAIR_NO_HIGH_CARD.get().into(),
        Unfair::Replay(error) => say::unfair_replay(&replay(error)),
        Unfair::Deal {
            number,
            noted,
            dealt,
        } => say::unfair_deal(*number as u64, noted, dealt),
        Unfair::Deals { noted } => say::unfair_deals(*noted as u64),
        Unfair::Actions => say::UNFAIR_ACTIONS.get().into(),
        Unfair::Chips { who, noted, has } => say::unfair_chips(&player(who), *has, *noted),
    }
}

fn player(player: &RecordedPlayer) -> String {
    if player.name.is_empty() {
        say::nameless(player.number as u64)
    } else {
        player.name.clone()
    }
}
