//! Setting hands from one deal, and comparing them one by one (RULES 10.1).
use super::super::action::Choices;
use super::super::driver::Flow;
use super::super::illegal::Illegal;
use super::Mechanic;
pub(super) static MECHANIC: Mechanic = Mechanic {
    begin: |_| Flow::Stay,
    choices: |_, _| Choices::new(),
    check: |_, _, _| Err(Illegal::BetweenDeals),
    act: |_, _, _| Flow::Stay,
    bought_in: |_| Flow::Stay,
    apply: |_, _| {},
};
