//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Betting in Brag: bets are never equalised, only the last two may see, and a blind man cannot be seen (RULES 1.3).

mod ask;
mod rules;
mod state;

pub use ask::{Turn, VyingAsk};
pub use rules::{BlindLast, BlindLook, Rewin, SeeCost, VyingRules};
pub use state::Bids;
pub(in crate::engine) use state::VyingState;
