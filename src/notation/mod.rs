//! Hand records: a whole sitting as text, from which it can be played again card for card.
//!
//! A [`Record`] says what was agreed, what the packs were and what everybody did; [`replay`] plays it
//! and an [`Outcome`] says what came of it. [`replay_text`] does all three for a command.

mod action;
mod call;
mod field;
mod link;
mod outcome;
mod record;
mod replay;
mod rules;
mod text;
mod wild;

pub use action::{ActionError, Move};
pub use field::WrongValue;
pub use link::{LinkError, read_link, write_link};
pub use outcome::{DealOutcome, Outcome};
pub use record::{Record, RecordError, SeatEntry, Source};
pub use replay::{Refusal, Replay, ReplayError, Replayer, replay};
pub use rules::{RulesError, read_rules, write_rules};
pub use text::{Replayed, replay_text};
