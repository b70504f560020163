//! Records: a whole sitting as text, from which it can be replayed card by card.
//!
//! A [`Record`] contains the rules, the packs and all actions. [`replay()`] plays it, and an [`Outcome`] contains the
//! results. [`replay_text`] does all this for a command.

mod action;
mod action_error;
mod base64url;
mod brought;
mod correction;
mod dealt_table;
mod declared;
mod documents;
mod encoding;
mod fair;
mod field;
mod fragment;
mod import;
mod lesson;
mod lines;
mod link;
mod mechanics;
mod name;
mod named_game;
mod notes;
mod outcome;
mod record;
mod replay;
mod replay_error;
mod rules;
mod seat_entry;
mod sitting;
mod text;
mod wild;
mod words;

pub use action::Move;
pub use action_error::{ActionError, Needs};
pub use base64url::{as_letters, from_letters};
pub use dealt_table::DealtTable;
pub use documents::first_document;
pub use encoding::decode;
pub use fair::{Check, Checked, FairnessError, RecordedPlayer};
pub use field::{Allowed, WrongValue, word_as_json};
pub use fragment::{Fragment, FragmentKind, fragment};
pub use import::{Fault, ImportError, ImportedRecord, RecordReader, read_records, shortened};
pub use lesson::*;
pub use lines::Place;
pub use link::{LinkError, read_link, write_link};
pub use mechanics::*;
pub use name::{clean_name, look_alike};
pub use notes::Notes;
pub use outcome::{DealOutcome, Outcome};
pub use record::{Record, RecordError, SeatEntry, Source, seats_at_first};
pub use replay::{Bookmark, Replay, Replayer, replay};
pub use replay_error::{Refusal, ReplayError};
pub use rules::{RULE_KEYS, RulesError, WrittenRules, read_rules, write_rules};
pub use sitting::{DealSummary, ReplayedDeal, Sitting};
pub use text::{Replayed, replay_text};
