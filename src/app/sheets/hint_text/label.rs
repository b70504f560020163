//! The labels of the buttons, as a hint names them.

use crate::app::families;
use crate::app::words;
use crate::engine::{Action, Chips, Choice, View};

/// The label of the button for an action. `None`: no button of its own plays it.
pub fn label(action: Action, view: View<'_>, choices: &[Choice]) -> Option<String> {
    let choice = choices.iter().find(|choice| choice.admits(action));
    let cost = choice.and_then(|choice| cost_of(*choice)).unwrap_or(0);
    families::help(view.rules()).label(action, view, cost)
}

/// The names of the hands that an action sets, the best first. `None`: it sets none.
pub fn set_hands(action: Action, view: View<'_>) -> Option<String> {
    let rows = action.hands_set()?;
    let names = rows.values(view.ranking()).flatten().map(words::hand_name);
    Some(names.collect::<Vec<_>>().join(" · "))
}

/// What a choice costs at least, in chips. `None`: it costs nothing.
pub fn cost_of(choice: Choice) -> Option<Chips> {
    match choice {
        Choice::Bet { least, .. } | Choice::BetBy { least, .. } => Some(least),
        Choice::See { cost, .. } | Choice::Level { cost, .. } => Some(cost),
        Choice::Cover { chips } => Some(chips),
        _ => None,
    }
}
