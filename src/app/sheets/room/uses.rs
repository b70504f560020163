//! What may be done at the table of a room, and so what is drawn of it.

use crate::app::lazy::Sheet;
use crate::app::table::controls::controls;
use crate::app::table::felt::felt;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;

/// What may be done at the table of a room. No sheet is opened from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uses {
    /// It is played at, with the controls.
    Plays,
    /// It is played at, with the controls. What opens a sheet is left out instead of dimmed.
    Tries,
    /// The felt alone is there, and does what it does in play.
    Watches,
    /// The felt alone is there, and nothing can be pressed.
    Rests,
    /// The felt shows a replay.
    Replays,
}

impl Uses {
    /// Draws the felt and, where they are wanted, the controls.
    #[must_use]
    pub fn draw(self, page: Page) -> Vec<Node> {
        let has_controls = matches!(self, Uses::Plays | Uses::Tries);
        let pieces = page.scene(|scene| [Some(felt(scene)), has_controls.then(|| controls(scene))]);
        let pieces = pieces.into_iter().flatten();
        // What cannot be opened here has no button: a dimmed one would not say why.
        let is_left_out = |press: Press| match self {
            Uses::Plays | Uses::Watches => matches!(press, Press::Open(Sheet::Review(..))),
            Uses::Tries => matches!(press, Press::Open(_)),
            Uses::Rests | Uses::Replays => false,
        };
        let permission = |press| self.permission(press);
        pieces
            .map(|piece| piece.without(&is_left_out).restrict(&permission))
            .collect()
    }

    fn permission(self, press: Press) -> Permission {
        let is_allowed = match (self, press) {
            (Uses::Tries | Uses::Replays, _) => true,
            // The page is not loaded again.
            (Uses::Plays | Uses::Watches, Press::Open(_) | Press::DealAfresh | Press::Update) => {
                false
            }
            (Uses::Plays | Uses::Watches, _) => true,
            (Uses::Rests, _) => false,
        };
        match is_allowed {
            true => Permission::Allow,
            false => Permission::Deny,
        }
    }
}
