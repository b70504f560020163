//! Which steps somebody new has gone: sorting hands, and the guided deals. What else there is to the way is stored as the
//! score of the drills and as ten deals.

use super::store;

/// Its key. The text has the words of the steps, in any order.
const PATH: &str = "path";
/// In place of a page that plays: somebody has learnt the game here, and nobody has played yet.
const LEARNT: &str = "school";

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// The hands were sorted.
    Sorted,
    /// The guided deals were played to their end.
    Guided,
}

impl Gone {
    fn word(self) -> &'static str {
        match self {
            Gone::Sorted => "sorted",
            Gone::Guided => "guided",
        }
    }

    /// Whether it was gone.
    #[must_use]
    pub fn is_stored(self) -> bool {
        let text = store::get(PATH).unwrap_or_default();
        text.split(' ').any(|word| word == self.word())
    }

    /// Stores that it was gone. Where there is no room, it counts as not gone.
    pub fn store(self) {
        if self.is_stored() {
            return;
        }
        let text = store::get(PATH).unwrap_or_default();
        let text = format!("{text} {}", self.word());
        let _ = store::put(PATH, text.trim_start());
    }
}

/// From now on the first screen takes the visitor for somebody who knows the game.
pub fn is_learnt() {
    if store::owner().is_none() {
        let _ = store::set_owner(LEARNT);
    }
}
