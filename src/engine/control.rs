//! What a choice is made with, on a page or anywhere else.

use super::Chips;
use super::action::{Action, Choice};
use super::seat::SeatSet;
use crate::cards::CardSet;

/// What a player chooses with: the page has one for each, and a game without a bot of its own is played by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// A press does it.
    Button(Action),
    /// An amount of chips between these two.
    Amount {
        /// The least.
        least: Chips,
        /// The most.
        most: Chips,
    },
    /// So many cards of one's hand.
    Cards {
        /// The hand.
        from: CardSet,
        /// How many.
        cards: u8,
    },
    /// All cards of one's hand, put into hands.
    Arrangement {
        /// The cards.
        from: CardSet,
        /// How many hands.
        hands: u8,
    },
    /// A card of one's own for one of the board.
    CardForCard {
        /// One's cards.
        give: CardSet,
        /// The open cards of the board.
        take: CardSet,
        /// Whether a card of the board is hidden.
        hidden: bool,
    },
    /// One of these seats.
    Seat {
        /// Whose.
        of: SeatSet,
    },
    /// One of the games that can be named.
    Game,
    /// An ante and a Pair Plus bet.
    Wager {
        /// The least ante.
        least: Chips,
        /// The greatest.
        most: Chips,
        /// All chips at hand.
        chips: Chips,
    },
}

impl Choice {
    /// What the choice is made with.
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
