//! What a player may be offered, and what he then does.

use arrayvec::ArrayVec;

use super::Chips;
use super::call::NamedGame;
use super::seat::{Seat, SeatSet};
use crate::cards::CardSet;

/// One of the two blind hands that the keeper of a hand holds (RULES 1.3, "Two blind hands").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// The hand kept from an earlier deal.
    Old,
    /// The hand of this deal.
    New,
}

impl Pick {
    /// The other hand.
    #[must_use]
    pub fn other(self) -> Pick {
        match self {
            Pick::Old => Pick::New,
            Pick::New => Pick::Old,
        }
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }
}

/// Something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Look at one's blind hand; with two, at the one named.
    Look(Option<Pick>),
    /// Keep the hand just looked at; the other goes under the pack unseen.
    Keep,
    /// Throw away the hand just looked at and stay blind on the other.
    Throw,
    /// Throw away these cards of the hand just opened (RULES 1.4).
    Discard(CardSet),
    /// Put so many chips in.
    Bet(Chips),
    /// Pay to see the other hand.
    See,
    /// Throw the hand in.
    Fold,
    /// Put all one has left on the pot and lay one's cards on it.
    Cover,
    /// Offer that all hands are shown.
    Showdown,
    /// Agree to show.
    Agree,
    /// Refuse to show.
    Refuse,
    /// Name the blind hand that plays.
    Play(Pick),
    /// Name the blind hand kept for the next deal, or none.
    Retain(Option<Pick>),
    /// Ask this seat to lend so many chips; where the richest must lend, take them.
    Borrow {
        /// Who is to lend.
        from: Seat,
        /// How many.
        chips: Chips,
    },
    /// Lend what is asked for; or, where nothing is, so many chips to the one who is short.
    Lend(Option<Chips>),
    /// Show one's hand to this seat alone; or, to none in particular, to all instead of lending.
    Show(Option<Seat>),
    /// Bring so many chips to the table.
    BuyIn(Chips),
    /// Name the game that is played from the next deal on.
    Call(NamedGame),
}

/// A family of actions that are legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A bet of any whole number of chips between these two, both included.
    Bet {
        /// The least that keeps one in.
        least: Chips,
        /// The most that limits and one's own chips allow.
        most: Chips,
    },
    /// To see this seat's hand for so many chips.
    See {
        /// Whose hand would be seen.
        seat: Seat,
        /// What it costs.
        cost: Chips,
    },
    /// To cover the pot with these chips, all one has.
    Cover {
        /// What one has left.
        chips: Chips,
    },
    /// To throw away any so many of these cards, those of one's hand.
    Discard {
        /// The hand.
        from: CardSet,
        /// How many must go.
        cards: u8,
    },
    /// To borrow from this seat any number of chips between these two.
    Borrow {
        /// Who would lend.
        from: Seat,
        /// What is missing for the least bet.
        least: Chips,
        /// The most that may be asked for.
        most: Chips,
    },
    /// To lend any number of chips between these two to the player who is short.
    Lend {
        /// What he is missing for his least bet.
        least: Chips,
        /// All one has.
        most: Chips,
    },
    /// To show one's hand to one of these seats, and to nobody else.
    Show {
        /// Those who could lend then.
        to: SeatSet,
    },
    /// To buy in for any number of chips between these two: offered by [`Table::buy_in`](super::Table::buy_in)
    /// alone.
    BuyIn {
        /// The least that is let in.
        least: Chips,
        /// The most that can be counted.
        most: Chips,
    },
    /// To name any game of three, four or five cards that the pack can serve.
    Call {
        /// How many sit at the table.
        seats: usize,
        /// Whether a hand played blind may be kept.
        keeps: bool,
    },
    /// Just this action.
    One(Action),
}

/// All that is offered to one seat at one moment; many may be able to lend.
pub type Choices = ArrayVec<Choice, 24>;

impl Choice {
    /// Whether the action is one of the family.
    #[must_use]
    pub fn admits(self, action: Action) -> bool {
        match (self, action) {
            (Choice::Bet { least, most }, Action::Bet(chips))
            | (Choice::Lend { least, most }, Action::Lend(Some(chips)))
            | (Choice::BuyIn { least, most }, Action::BuyIn(chips)) => {
                (least..=most).contains(&chips)
            }
            (Choice::Borrow { from, least, most }, Action::Borrow { from: seat, chips }) => {
                from == seat && (least..=most).contains(&chips)
            }
            (Choice::Call { seats, keeps }, Action::Call(game)) => game.check(seats, keeps).is_ok(),
            (Choice::Show { to }, Action::Show(Some(seat))) => to.contains(seat),
            (Choice::See { .. }, Action::See) | (Choice::Cover { .. }, Action::Cover) => true,
            (Choice::Discard { from, cards }, Action::Discard(chosen)) => {
                chosen.len() == usize::from(cards) && from.contains_all(chosen)
            }
            (Choice::One(only), action) => only == action,
            _ => false,
        }
    }
}
