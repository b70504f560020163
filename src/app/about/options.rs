//! The texts of options, which the build finds by the names of their messages (`src/app/i18n/build/options.rs`).

use super::facets::{OptionSentences, RuleText};
use crate::app::i18n::say;

include!(concat!(env!("OUT_DIR"), "/options.rs"));
