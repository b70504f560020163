//! The messages from an embedded table to the page around it. They contain only cards that were shown to the whole
//! table, and only after the deal.

use serde::Serialize;
use serde_json::Value;

use super::message::VERSION;
use crate::app::i18n::say;
use crate::engine::{Chips, Viewer};
use crate::notation::{DealOutcome, Record};
use crate::sitting::FIRST_NAME;
use crate::sitting::session::{Player, Session, Setup};

/// A message, as `docs/embedding.md` has it.
#[derive(Serialize)]
pub struct Report<'r> {
    brag: u64,
    #[serde(flatten)]
    what: What<'r>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum What<'r> {
    Ready {
        version: &'static str,
        seats: Vec<Seat<'r>>,
        height: u32,
    },
    Resize {
        height: u32,
    },
    TableChanged {
        seats: Vec<Seat<'r>>,
    },
    DealBegan {
        deal: u32,
        dealer: u8,
    },
    Kept {
        kept: Option<&'r str>,
    },
    DealEnded {
        deal: u32,
        outcome: Value,
        chips: &'r [Chips],
    },
    LessonStep {
        question: u64,
        answer: String,
        verdict: Option<&'static str>,
    },
    LessonEnd {
        good: u64,
        questions: u64,
    },
    SittingEnded {
        deals: u32,
        results: Vec<Ended<'r>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        record: Option<&'r Record>,
    },
    Error {
        option: &'r str,
        says: &'r str,
    },
}

/// A player at the beginning.
#[derive(Serialize)]
struct Seat<'r> {
    name: &'r str,
    bot: bool,
    chips: Chips,
}

/// A player at the end.
#[derive(Serialize)]
struct Ended<'r> {
    name: &'r str,
    bot: bool,
    began: Chips,
    bought: Chips,
    chips: Chips,
}

impl<'r> From<What<'r>> for Report<'r> {
    fn from(what: What<'r>) -> Report<'r> {
        Report {
            brag: VERSION,
            what,
        }
    }
}

/// The table is ready: its players and its preferred height.
#[must_use]
pub fn ready<'r>(setup: &'r Setup, height: u32) -> Report<'r> {
    What::Ready {
        version: env!("CARGO_PKG_VERSION"),
        seats: seats(setup),
        height,
    }
    .into()
}

/// Another table has been set up in its place.
#[must_use]
pub fn table_changed(setup: &Setup) -> Report<'_> {
    What::TableChanged {
        seats: seats(setup),
    }
    .into()
}

fn seats(setup: &Setup) -> Vec<Seat<'_>> {
    let players = setup.players.iter();
    let seat = |player| Seat {
        name: name(player),
        bot: player.kind.is_bot(),
        chips: player.chips,
    };
    players.map(seat).collect()
}

/// A deal begins: its number, and the seat of the dealer.
#[must_use]
pub fn deal_began(deal: u32, dealer: u8) -> Report<'static> {
    What::DealBegan { deal, dealer }.into()
}

/// A question of a lesson was answered: which of them, counted from 1, the answer as in records, and the word by which the
/// writer judges it. `None`: he does not.
#[must_use]
pub fn lesson_step(
    question: u64,
    answer: String,
    verdict: Option<&'static str>,
) -> Report<'static> {
    What::LessonStep {
        question,
        answer,
        verdict,
    }
    .into()
}

/// A lesson is over: how many of its questions were answered well.
#[must_use]
pub fn lesson_end(good: u64, questions: u64) -> Report<'static> {
    What::LessonEnd { good, questions }.into()
}

/// The sitting, to be kept for the visitor. `None`: there is nothing to go on with. It contains every card, so it is told
/// only where it is asked for.
#[must_use]
pub fn kept(kept: Option<&str>) -> Report<'_> {
    What::Kept { kept }.into()
}

/// The name of a player as the table shows it.
fn name(player: &Player) -> &str {
    match player.name.as_str() {
        FIRST_NAME => say::YOU.get(),
        name => name,
    }
}

/// The preferred height of the frame, in CSS pixels.
#[must_use]
pub fn resize(height: u32) -> Report<'static> {
    What::Resize { height }.into()
}

/// The outcome of the deal that is over, as anybody at the table sees it.
#[must_use]
pub fn outcome(session: &Session) -> Option<DealOutcome> {
    DealOutcome::seen_by(session.table(), Viewer::Gallery)
}

/// A deal is over: its outcome, and the stacks.
#[must_use]
pub fn deal_ended<'r>(deal: u32, outcome: &DealOutcome, chips: &'r [Chips]) -> Report<'r> {
    What::DealEnded {
        deal,
        outcome: outcome.to_json(),
        chips,
    }
    .into()
}

/// The sitting is over: the final stacks, and the record where it was asked for. `brought` are the chips that each player
/// began with and bought.
#[must_use]
pub fn sitting_ended<'r>(
    setup: &'r Setup,
    deals: u32,
    brought: &[Chips],
    chips: &[Chips],
    record: Option<&'r Record>,
) -> Report<'r> {
    let ended = |(player, (brought, chips)): (&'r Player, (&Chips, &Chips))| Ended {
        name: name(player),
        bot: player.kind.is_bot(),
        began: player.chips,
        bought: brought.saturating_sub(player.chips),
        chips: *chips,
    };
    let stacks = brought.iter().zip(chips);
    What::SittingEnded {
        deals,
        results: setup.players.iter().zip(stacks).map(ended).collect(),
        record,
    }
    .into()
}

/// An option or an order was refused: which, and why in English.
#[must_use]
pub fn error<'r>(option: &'r str, says: &'r str) -> Report<'r> {
    What::Error { option, says }.into()
}

#[cfg(test)]
mod tests;
