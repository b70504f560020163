//! Work, counted: the engine has no clock, and a decision is the same on every machine.
//!
//! A unit is an action played out, or about as much as that: two millionths of a second natively, and some fifteen times
//! as much on a slow phone.

/// The most work of a slice. A playout that has begun is finished, which may take [`Slice::OVER`] more.
const SLICE: u32 = 40;

/// The work that a decision may take for each playout of its budget. Long deals of many players have fewer playouts.
pub(super) const OF_A_PLAYOUT: u64 = 30;

/// The work of one slice of thinking.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slice {
    spent: u32,
}

impl Slice {
    /// The most work that a slice has, and the most by which what was begun last exceeds that.
    pub const MOST: u32 = SLICE;
    /// See [`Slice::MOST`].
    pub const OVER: u32 = 40;

    pub(super) fn spend(&mut self, units: usize) {
        self.spent = self.spent.saturating_add(units as u32);
    }

    /// Counts something that fills a slice.
    pub(super) fn fill(&mut self) {
        self.spent = self.spent.max(SLICE);
    }

    pub(super) fn is_over(self) -> bool {
        self.spent >= SLICE
    }

    /// The work so far.
    #[must_use]
    pub fn spent(self) -> u32 {
        self.spent
    }
}

/// The work of an action at a table whose deal has so many events: bots read all of them.
pub(super) fn of_action(events: usize) -> usize {
    1 + events / 128
}

/// The work of valuing a hand of so many cards.
pub(super) fn of_hand(cards: usize) -> usize {
    1 + crate::bots::threes_in(cards) / 64
}

/// The work of copying a table whose deal has so many events.
pub(super) fn of_copy(events: usize) -> usize {
    2 + events / 32
}
