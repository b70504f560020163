//! A card in somebody's hand, and the face it shows to one viewer.

use super::seat::SeatSet;
use crate::cards::Card;
use serde::{Deserialize, Serialize};

/// The id of a card. It distinguishes the cards of one deal without telling their faces: ids are issued afresh at
/// each deal, in dealing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A card that has been dealt. Who may see it belongs to the card: a blind player does not know his
/// own hand, so hiding cards by seat would be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held {
    /// Its id, unique within the deal.
    pub id: CardId,
    /// Its face.
    pub card: Card,
    pub seen_by: SeatSet,
}

/// A card as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    /// Its id, unique within the deal.
    pub id: CardId,
    /// Its face. `None`: the viewer may not see it.
    pub card: Option<Card>,
}
