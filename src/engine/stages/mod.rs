//! The stages of a deal. Each mechanic has a file or a folder. It makes its own stages, such as `Stage::vying`, and a
//! stage brings the table of functions through which the driver calls it.

pub(super) mod bus;
pub(super) mod casino;
pub(super) mod classic;
pub(super) mod dealing;
pub(super) mod exchange;
mod looking;
pub(super) mod patti;
pub(super) mod round;
pub(super) mod setting;
pub(super) mod staking;
pub(super) mod vying;

use crate::engine::flow::Flow;
use crate::engine::model::Dealer;
use crate::engine::resume::Resume;

/// Goes on with a deal after an answer about real cards.
pub(super) fn resume(dealer: &mut Dealer, then: Resume) -> Flow {
    match then {
        Resume::FaceUp => dealing::decide_face_up(dealer),
        Resume::Showing(showing) => vying::showing::show(dealer, showing),
        Resume::PattiAll | Resume::PattiSee { .. } | Resume::Sideshow { .. } => {
            patti::acting::resume(dealer, then)
        }
        Resume::Level => round::level::resume(dealer),
        Resume::Upcard
        | Resume::Brag { .. }
        | Resume::BragWon { .. }
        | Resume::Number
        | Resume::Nearest => classic::resume(dealer, then),
    }
}
