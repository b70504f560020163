//! Who looks at the screen.

use crate::engine::{Seat, SeatSet, Viewer};

/// Who sits at the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Screen {
    /// The person at a screen that several share.
    pub at_screen: Option<Seat>,
    /// Whether the cards of the person at the screen lie open to that person. Those of somebody who is alone do, until they
    /// are covered.
    pub is_open: bool,
    /// How often the code of a hand has been asked for.
    pub code_requests: u32,
    /// The seats whose phones have yet to read the hands of a sideshow.
    pub to_read: SeatSet,
    /// The viewer of a replay. `None`: the sitting is played.
    pub replay_viewer: Option<Viewer>,
}

impl Screen {
    pub fn new() -> Screen {
        Screen {
            at_screen: None,
            is_open: true,
            code_requests: 0,
            to_read: SeatSet::NONE,
            replay_viewer: None,
        }
    }
}
