//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Setting hands from one deal, and comparing them one by one (RULES 2.1 to 2.5, 10.1). Each may be bet on before it is

mod action;
mod ask;
mod event;
mod illegal;
mod rules;
mod state;

pub use action::SettingAction;
pub use ask::SettingAsk;
pub use event::SettingEvent;
pub use illegal::SettingIllegal;
pub use rules::{
    AllWon, Fours, PointsRules, PotsRules, Prize, Scoring, SettingRules, Settlement, Tie,
};
pub(in crate::engine) use state::SettingState;
