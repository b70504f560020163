//! Actions that belong to one mechanic.

use super::Chips;
use crate::cards::{Card, CardSet, Rows};

/// An action of games with set hands (RULES 10.1). [`Action::Show`](super::Action::Show) without a seat shows a hand,
/// and [`Action::Pass`](super::Action::Pass) keeps it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAction {
    /// Exchange one's hand for the next spare one, unseen.
    Take,
    /// Leave the spare hand to the next player.
    Leave,
    /// Set one's hands, the best first. Other cards are thrown away.
    Set(Rows),
}

/// An action of swapping with the board (RULES 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BusAction {
    /// Give this card for that one of the board. Without one, for the face-down card.
    Swap {
        /// The player's card.
        give: Card,
        /// The card of the board.
        take: Option<Card>,
    },
    /// Exchange all three cards for the whole board.
    All,
    /// Stick: everybody else has one more turn.
    Stick,
}

/// An action of equalised betting (RULES 10.0.6). Bets and folds are shared actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundAction {
    /// Stay in; nothing is owed.
    Check,
    /// Match the bets.
    Match,
    /// Pay a brag (RULES 10.7, "go it").
    Go,
    /// Contest the hand that was named, and show (RULES 10.6).
    Contest,
    /// Concede the pool to it.
    Concede,
    /// Stake these chips as the dealer, before the cards (RULES 10.6).
    Stake(Chips),
}

/// An action of drawing cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawingAction {
    /// Exchange these cards (RULES 10.7, 10.9). Without any, take the top of the stock (RULES 10.4).
    Draw(CardSet),
    /// Give this card for the top of the stock (RULES 10.4, `stock31`).
    Give(Card),
    /// Exchange unseen cards, one bit for each place. A record names the cards
    /// ([`Table::named`](super::Table::named)).
    Unseen(u8),
    /// Exchange so many real cards.
    Count(u8),
    /// Say that one's real cards count more than the number (RULES 10.4).
    Bust,
    /// Say that one's real cards make the number.
    Made,
    /// Take no card, or no more.
    Stand,
}

impl DrawingAction {
    /// How many cards are exchanged. `None`: it is no exchange.
    pub(super) fn thrown(self) -> Option<usize> {
        match self {
            DrawingAction::Draw(cards) => Some(cards.len()),
            DrawingAction::Unseen(places) => Some(places.count_ones() as usize),
            DrawingAction::Count(cards) => Some(cards.into()),
            DrawingAction::Give(_)
            | DrawingAction::Bust
            | DrawingAction::Made
            | DrawingAction::Stand => None,
        }
    }

    /// Whether the exchanged cards are of this hand, or of this many unseen cards.
    pub(super) fn is_of(self, hand: CardSet, unseen: u8) -> bool {
        match self {
            DrawingAction::Draw(cards) => hand.contains_all(cards),
            DrawingAction::Unseen(places) => u32::from(places) < 1 << unseen.min(8),
            DrawingAction::Give(_)
            | DrawingAction::Count(_)
            | DrawingAction::Bust
            | DrawingAction::Made
            | DrawingAction::Stand => false,
        }
    }
}

/// An action of a game against the bank (RULES 10.10). To fold is a shared action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CasinoAction {
    /// Stake on one's hand before the cards.
    Stake {
        /// The ante. It wins if the hand beats the bank's.
        ante: Chips,
        /// The bet on Pair Plus. It wins if the hand is a pair or better.
        pair_plus: Chips,
        /// The bet on the ante bonus. It wins if the hand is a run or better. `None`: the ante earns the bonus
        /// (RULES 10.10, `ante_bonus_bet`).
        bonus: Option<Chips>,
    },
    /// Sit this deal out.
    SitOut,
    /// Play: bet as much as the ante.
    Play,
}
