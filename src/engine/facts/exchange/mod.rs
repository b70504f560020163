//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. The draw: each player in turn throws some of his cards and takes as many (RULES 10.7, 10.9). A player who has not

mod action;
mod ask;
mod illegal;
mod rules;

pub use action::DrawingAction;
pub use ask::DrawingAsk;
pub use illegal::DrawingIllegal;
pub use rules::ExchangeRules;
