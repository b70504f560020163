//! The kind of control that a choice needs, on a page or anywhere else.

use super::Chips;
use super::action::{Action, Choice};
use super::seat::SeatSet;
use crate::cards::CardSet;

/// A kind of control. The page has one of each. A game without a bot of its own is played through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// A button.
    Button(Action),
    /// An amount of chips between these.
    Amount {
        /// The least.
        least: Chips,
        /// The most.
        most: Chips,
    },
    /// This many cards of the hand.
    Cards {
        /// The hand.
        from: CardSet,
        /// The number of cards.
        cards: u8,
    },
    /// All cards of the hand, arranged into hands.
    Arrangement {
        /// The cards.
        from: CardSet,
        /// The number of hands.
        hands: u8,
    },
    /// One of the player's cards for one of the board.
    CardForCard {
        /// The player's cards.
        give: CardSet,
        /// The open cards of the board.
        take: CardSet,
        /// Whether a card of the board lies face down.
        hidden: bool,
    },
    /// One of these seats.
    Seat {
        /// The seats.
        of: SeatSet,
    },
    /// A game to choose.
    Game,
    /// An ante and a Pair Plus bet.
    Wager {
        /// The least ante.
        least: Chips,
        /// The most ante.
        most: Chips,
        /// All the player's chips.
        chips: Chips,
    },
}

impl Choice {
    /// The control that the choice needs.
    #[must_use]
    pub fn control(self) -> Control {
        match self {
            Choice::Bet { least, most }
            | Choice::BetBy { least, most, .. }
            | Choice::Lend { least, most }
            | Choice::BuyIn { least, most }
            | Choice::Borrow { least, most, .. } => Control::Amount { least, most },
            Choice::See { .. } => Control::Button(Action::See),
            Choice::Cover { .. } => Control::Button(Action::Cover),
            Choice::Discard { from, cards } => Control::Cards { from, cards },
            Choice::Show { to } => Control::Seat { of: to },
            Choice::Call { .. } | Choice::CallOther { .. } => Control::Game,
            Choice::Set { from, hands, .. } => Control::Arrangement { from, hands },
            Choice::Swap { give, take, hidden } => Control::CardForCard { give, take, hidden },
            Choice::Level { by, .. } => Control::Button(Action::Round(by)),
            Choice::Stake { least, most } => Control::Amount { least, most },
            Choice::Exchange { from, most, .. } => Control::Cards { from, cards: most },
            Choice::Wager { least, most, chips } => Control::Wager { least, most, chips },
            Choice::One(action) => Control::Button(action),
        }
    }
}
