//! The suggested amounts of a bet.

use super::amount::Amount;
use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::engine::Chips;

/// A suggested amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quick {
    /// The least bet.
    Least,
    /// Twice the least bet.
    Double,
    /// Half the pot.
    HalfPot,
    /// The pot.
    Pot,
}

impl Quick {
    const ALL: [Quick; 4] = [Quick::Least, Quick::Double, Quick::HalfPot, Quick::Pot];

    /// The amount in chips.
    pub fn chips(self, least: Chips, pot: Chips) -> Chips {
        match self {
            Quick::Least => least,
            Quick::Double => least.saturating_mul(2),
            Quick::HalfPot => pot / 2,
            Quick::Pot => pot,
        }
    }
}

/// Draws a button for each suggested amount. One that is not allowed keeps its place.
pub fn quick(amount: Amount, least: Chips, most: Chips, pot: Chips) -> Node {
    let one = |quick: Quick| {
        let chips = quick.chips(least, pot);
        let (says, name) = match quick {
            Quick::Least => (say::QUICK_LEAST.get(), say::QUICK_LEAST_NAME.get()),
            Quick::Double => ("×2", say::QUICK_DOUBLE_NAME.get()),
            Quick::HalfPot => ("½", say::QUICK_HALF_NAME.get()),
            Quick::Pot => (say::QUICK_POT.get(), say::QUICK_POT_NAME.get()),
        };
        Node::new("button", "")
            .key(quick as u64)
            .attr("title", name)
            .aria_disabled(!(least..=most).contains(&chips))
            .attr_if(amount.get() == Some(chips), "data-on", "")
            .on(Press::Quick(quick))
            .text(says)
    };
    let quick = Node::new("span", "quick");
    quick.children(Quick::ALL.map(one).into())
}

#[cfg(test)]
mod tests {
    use super::Quick;

    #[test]
    fn an_amount_is_of_the_least_bet_or_of_the_pot() {
        let chips = |quick: Quick| quick.chips(4, 11);
        assert_eq!(Quick::ALL.map(chips), [4, 8, 5, 11]);
    }
}
