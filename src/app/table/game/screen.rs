//! Who looks at the screen.

use crate::app::platform::state::State;
use crate::engine::{Seat, Viewer};

/// Who sits at the screen. Copies are the same screen.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The person at a screen that several share.
    pub(super) at_screen: State<Option<Seat>>,
    /// Whether that person's cards are shown.
    pub(super) peeking: State<bool>,
    /// The viewer of a replay. `None`: the sitting is played.
    pub(super) replay_viewer: State<Option<Viewer>>,
}

impl Screen {
    pub(super) fn new() -> Screen {
        Screen {
            at_screen: State::new(None),
            peeking: State::new(false),
            replay_viewer: State::new(None),
        }
    }

    /// Whether the person at a shared screen peeks at his cards.
    pub fn is_peeking(self) -> bool {
        self.peeking.get()
    }

    /// Whether a deal is replayed. Nobody can act in it.
    pub fn is_replay(self) -> bool {
        self.replay_viewer.get().is_some()
    }

    /// Sets the viewer of a replay.
    pub fn set_replay_viewer(self, viewer: Viewer) {
        self.replay_viewer.set(Some(viewer));
    }
}
