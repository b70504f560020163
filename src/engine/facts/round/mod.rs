//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. A round of equalised betting: every player who stays in must put in as much as the one who has put in most (RULES

mod action;
mod ask;
mod event;
mod illegal;
mod rules;
mod state;

pub use action::RoundAction;
pub use ask::RoundAsk;
pub use event::RoundEvent;
pub use illegal::RoundIllegal;
pub use rules::{Answer, Opening, RoundRules, Share, Then};
pub(in crate::engine) use state::RoundState;
