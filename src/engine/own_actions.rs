//! What a player does in one mechanic alone, beside the actions that several games share.

use super::Chips;
use crate::cards::{Card, CardSet, Rows};

/// What only a player does who sets hands from one deal (RULES 10.1). A hand is shown by
/// [`Action::Show`] to none in particular, and kept back by [`Action::Pass`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAction {
    /// Take the next spare hand, unseen, for one's own.
    Take,
    /// Leave the spare hand to the next player.
    Leave,
    /// Set one's hands, the best first; what is left over is thrown away.
    Set(Rows),
}

/// What only a player does who swaps with the board (RULES 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwappingAction {
    /// Give this card and take that one from the board; the hidden one where none is named.
    Swap {
        /// The card of one's own.
        give: Card,
        /// The card of the board.
        take: Option<Card>,
    },
    /// Exchange all three for the whole board.
    All,
    /// Stick: everybody else has one more turn.
    Stick,
}

/// What only a player does where bets are equalised (RULES 10.0.6). He bets and folds as elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundAction {
    /// Stay in; nothing is owed.
    Check,
    /// Pay what is owed.
    Match,
    /// Pay the sum of a brag (RULES 10.7, "go it").
    Go,
    /// Stake so many chips as the dealer, before the cards (RULES 10.6).
    Stake(Chips),
}

/// What only a player does who draws cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawingAction {
    /// Throw these cards and take as many (RULES 10.7, 10.9); where there are none, take the top of the stock (RULES
    /// 10.4).
    Draw(CardSet),
    /// The same of a hand that its player has not seen: the cards at these places, a bit each. A record names the cards
    /// ([`Table::named`](super::Table::named)).
    Unseen(u8),
    /// Take no card, or no more.
    Stand,
}

impl DrawingAction {
    /// How many cards are thrown; none where nothing is drawn.
    pub(super) fn thrown(self) -> Option<usize> {
        match self {
            DrawingAction::Draw(cards) => Some(cards.len()),
            DrawingAction::Unseen(places) => Some(places.count_ones() as usize),
            DrawingAction::Stand => None,
        }
    }

    /// Whether the cards thrown are of this hand, or of so many that its player has not seen.
    pub(super) fn is_of(self, hand: CardSet, unseen: u8) -> bool {
        match self {
            DrawingAction::Draw(cards) => hand.contains_all(cards),
            DrawingAction::Unseen(places) => u32::from(places) < 1 << unseen.min(8),
            DrawingAction::Stand => false,
        }
    }
}

/// What only a player does who plays against the house (RULES 10.10). He folds as elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseAction {
    /// Bet on one's hand to come.
    Stake {
        /// The ante: the hand beats the house's.
        ante: Chips,
        /// Pair Plus: the hand is a pair or better.
        pair_plus: Chips,
    },
    /// Play no hand in this deal.
    SitOut,
    /// Bet as much as the ante once more.
    Play,
}
