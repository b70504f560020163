//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Swapping with the board until a player sticks. Then the lowest hand loses a life (RULES 2.6, 10.2).

mod action;
mod ask;
mod event;
mod illegal;
mod rules;
mod state;

pub use action::BusAction;
pub use ask::BusAsk;
pub use event::BusEvent;
pub use illegal::BusIllegal;
pub use rules::BusRules;
pub(in crate::engine) use state::BusState;
