//! What a game asks of who plays it.

/// What a player must be able to do beside the betting of Brag. Bots and what draws a table are found by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Setting hands from one deal.
    Setting,
    /// Swapping with the board.
    Bus,
    /// Playing for three stakes.
    Classic,
    /// Equalised betting.
    Rounds,
    /// Playing against the house.
    Casino,
    /// Teen Patti.
    Patti,
}
