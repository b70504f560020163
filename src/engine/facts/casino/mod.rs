//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Playing against the bank. Boxes stake or sit out and get three cards each. Then each plays or folds, and the bets

mod action;
mod ask;
mod event;
mod illegal;
mod rules;
mod state;

pub use action::CasinoAction;
pub use ask::CasinoAsk;
pub use event::{BetResult, CasinoEvent};
pub use illegal::CasinoIllegal;
pub use rules::{AnteBonus, BoxBets, CasinoBet, CasinoRules, MOST_BOXES, PairPlus, PayTable};
pub(in crate::engine) use state::CasinoState;
