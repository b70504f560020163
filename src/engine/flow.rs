//! How a deal goes on: what a mechanic answers to the driver.

use super::ground::ending::Ending;
use super::sums::ask::Ask;

/// How a deal goes on after an action or the beginning of a stage.
#[must_use]
pub(super) enum Flow {
    /// The table waits for the same as before.
    Stay,
    /// The table waits for this.
    Wait(Ask),
    /// The next stage begins.
    Next,
    /// The deal is over.
    End(End),
    /// Nobody plays: the deal does not count, and the next begins with a shuffle (RULES 10.10).
    Skip,
}

/// How a deal ends.
pub(super) struct End {
    pub how: Ending,
    /// Whether the pack is shuffled before the next deal.
    pub shuffle: bool,
    /// Whether the game and the sitting are over.
    pub game_over: bool,
}

impl Flow {
    /// Ends the deal in this way. The sitting goes on if it can.
    pub fn end(how: Ending, shuffle: bool) -> Flow {
        Flow::End(End {
            how,
            shuffle,
            game_over: false,
        })
    }
}
