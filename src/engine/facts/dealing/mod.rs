//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. Takes the antes and deals. If the second hand of a keeper lies face up, it also decides who may stay against it.

mod rules;

pub use rules::{DealingRules, RetainedMode};
