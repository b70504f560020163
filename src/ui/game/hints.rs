//! Hints that are taken, which are counted.

use super::Game;

impl Game {
    /// Counts that the player at the screen has taken a hint.
    pub fn took_hint(self) {
        self.session.update_value(|session| session.take_hints(1));
        self.changes.update(|count| *count += 1);
    }
}
