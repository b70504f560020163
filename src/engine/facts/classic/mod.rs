//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Three stakes in one deal: the best upcard, a brag between two, and drawing to a number (RULES 10.4, 10.8). Each is a

mod ask;
mod event;
mod illegal;
mod rules;
mod state;

pub use ask::ClassicAsk;
pub use event::ClassicEvent;
pub use illegal::ClassicIllegal;
pub use rules::{
    Ace, BragRules, ClassicRules, Exact, NumberRules, NumberTie, ThreePots, UpcardRules,
};
pub use state::ClassicState;
