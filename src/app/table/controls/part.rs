//! The parts of the controls that take each other's place. Each has a key of its own, so that the button of one part never
//! becomes the button of another under a finger.

/// A part of the controls.
#[derive(Clone, Copy)]
pub enum Part {
    /// A sentence, beside the button that hides the player's cards.
    HintAndHide,
    /// A sentence, beside the button that hurries those who act.
    HintAndHurry,
    /// The buttons for a player who watches.
    Watch,
    /// The buttons for listed actions.
    Listed,
    /// The button that pays what a listed game asks for.
    Pay,
    /// The buttons of Teen Patti.
    Patti,
    /// The buttons of the draw.
    Draw,
    /// The button to look at cards that are to be set.
    LookToSet,
    /// The buttons for setting hands.
    Set,
    /// The buttons for a spare card.
    Spare,
    /// The buttons for showing a hand, or passing.
    Show,
    /// The buttons for swapping with the board.
    Swap,
    /// The amounts staked against the house.
    Stakes,
    /// The buttons for staking.
    Stake,
    /// The buttons for playing or folding against the house.
    Play,
    /// The buttons of a table with real cards.
    Bank,
}

impl Part {
    /// The key. Unnamed parts and single buttons have keys below these.
    #[must_use]
    pub fn key(self) -> u64 {
        20 + self as u64
    }
}
