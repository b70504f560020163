//! What an embedded table tells the page around it. Of cards it tells only those that were shown to the whole
//! table, and only once the deal is over.

use serde_json::{Value, json};

use super::message::VERSION;
use crate::engine::Chips;
use crate::notation::DealOutcome;
use crate::ui::session::Setup;

/// The table is there: who sits at it, and how high it wants to be.
#[must_use]
pub fn ready(setup: &Setup, height: u32) -> Value {
    let seat = |player: &crate::ui::session::Player| json!({ "name": player.name, "bot": player.mind.is_bot(), "chips": player.chips });
    let seats: Value = setup.players.iter().map(seat).collect();
    json!({ "brag": VERSION, "type": "ready", "version": env!("CARGO_PKG_VERSION"), "seats": seats, "height": height })
}

/// How high the frame should be, in CSS pixels.
#[must_use]
pub fn resize(height: u32) -> Value {
    json!({ "brag": VERSION, "type": "resize", "height": height })
}

/// A deal is over and can be read on the table: what came of it, and what each has now.
#[must_use]
pub fn deal_ended(deal: u32, outcome: &DealOutcome, chips: &[Chips]) -> Value {
    json!({ "brag": VERSION, "type": "deal-ended", "deal": deal, "outcome": outcome.to_json(), "chips": chips })
}

/// The sitting is over: how all stand, and its record where that was asked for.
#[must_use]
pub fn sitting_ended(setup: &Setup, deals: u32, chips: &[Chips], record: Option<&str>) -> Value {
    let result = |(player, chips): (&crate::ui::session::Player, &Chips)| json!({ "name": player.name, "bot": player.mind.is_bot(), "began": player.chips, "chips": chips });
    let results: Value = setup.players.iter().zip(chips).map(result).collect();
    let mut message =
        json!({ "brag": VERSION, "type": "sitting-ended", "deals": deals, "results": results });
    if let Some(record) = record {
        message["record"] = serde_json::from_str(record).unwrap_or_default();
    }
    message
}

/// Something asked for cannot be had; what, and why in English.
#[must_use]
pub fn error(option: &str, says: &str) -> Value {
    json!({ "brag": VERSION, "type": "error", "option": option, "says": says })
}

/// How high a table of this width wants to be, in CSS pixels: upright where it is narrow, lying where it is
/// wide. It follows from the width alone, so that a frame that does as it is asked is not asked again.
#[must_use]
pub fn wanted_height(width: u32) -> u32 {
    if width < 600 {
        (width * 3 / 2).clamp(480, 640)
    } else {
        (width * 5 / 8).clamp(480, 720)
    }
}

#[cfg(test)]
mod tests;
