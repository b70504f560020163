//! What it is: rules, state, actions, events, questions and refusals, as far as it needs them. The dealer's stake before the deal (RULES 10.6).

mod rules;

pub use rules::StakingRules;
