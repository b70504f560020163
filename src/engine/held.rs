//! A card in somebody's hand, and the face it shows to one viewer.

use super::seat::SeatSet;
use crate::cards::Card;

/// Tells the cards of one deal apart without saying which they are: ids are issued afresh at each
/// deal, in dealing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A card that has been dealt. Who may see it belongs to the card: a blind player does not know his
/// own hand, so hiding cards by seat would be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// Tells it apart within the deal.
    pub id: CardId,
    /// What it is.
    pub card: Card,
    /// Who has seen it.
    pub seen_by: SeatSet,
}

/// A card as one viewer has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// Tells it apart within the deal.
    pub id: CardId,
    /// What it is, where the viewer may see that.
    pub card: Option<Card>,
}
