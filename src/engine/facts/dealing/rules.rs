//! The rules of dealing (RULES 1.2).

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealingRules {
    /// The cards dealt to each player. If there are more than three in a betting game, he plays three (O21).
    pub cards: u8,
    /// What the keeper of a blind hand is dealt (O12).
    pub retained_mode: RetainedMode,
    /// Whether the pack lies face up, so that its bottom card is seen (O20).
    pub stock_face_up: bool,
    /// Whether players know their cards from the deal on (RULES 10.0.5).
    pub is_open: bool,
    /// Whether the last card of each hand is dealt face up (RULES 10.4).
    pub upcard: bool,
    /// Whether the dealer is the eldest, and first in every order (O56). Cards are dealt from his left all the same.
    pub eldest_deals: bool,
    /// How many cards are dealt to the board.
    pub board: u8,
    /// Whether the second card of the board lies face down (RULES 10.2, `one_down`).
    pub one_down: bool,
    /// The most hands dealt in all, spare ones included. 0: there are no spare hands (RULES 10.1, `spare`).
    pub spare_up_to: u8,
}

impl DealingRules {
    /// Deals this many cards to each player, face down, and nothing else.
    #[must_use]
    pub fn of(cards: u8) -> DealingRules {
        DealingRules {
            cards,
            retained_mode: RetainedMode::default(),
            stock_face_up: false,
            is_open: false,
            upcard: false,
            eldest_deals: false,
            board: 0,
            one_down: false,
            spare_up_to: 0,
        }
    }
}

/// What the keeper of a blind hand is dealt in the next deal (O12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RetainedMode {
    /// A second hand, unseen like the first.
    #[default]
    TwoHands,
    /// A second hand, face up, which the others must beat or fold.
    FaceUp,
}
