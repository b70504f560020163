//! The actions of setting several hands from one deal (RULES 10.1).

use serde::{Deserialize, Serialize};

use crate::cards::Rows;

/// An action of games with set hands (RULES 10.1). [`Action::Show`](crate::engine::Action::Show) without a seat shows a hand,
/// and [`Action::Pass`](crate::engine::Action::Pass) keeps it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SettingAction {
    /// Exchange the hand for the next spare one, unseen.
    Take,
    /// Leave the spare hand to the next player.
    Leave,
    /// Set the hands, the best first. Other cards are thrown away.
    Set(Rows),
}
