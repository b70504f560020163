//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Betting in Teen Patti: a blind player pays half, the last two may see, and two may compare hands in private (RULES

mod action;
mod event;
mod illegal;
mod rules;

pub use action::PattiAction;
pub use event::PattiEvent;
pub use illegal::PattiIllegal;
pub use rules::{PattiRules, Raise, Sideshow};
