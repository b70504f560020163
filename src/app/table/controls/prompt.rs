//! What the player at the screen is asked to do. The rows of controls and the keys follow from it.

use crate::app::table::game::Phase;
use crate::app::table::scene::Scene;

/// What the player at the screen is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// To choose how much to buy in for.
    BuyIn,
    /// To resume the stored sitting, or begin another.
    Resume,
    Deal,
    /// To read the end of a deal, and deal the next.
    NextDeal,
    /// To begin a new game: nobody at the screen can be dealt in again.
    LeftOut,
    /// To read the end of the sitting, and begin another.
    PlayAgain,
    /// What his family asks: a deal is being played.
    Playing,
}

impl Prompt {
    /// What he is asked now.
    #[must_use]
    pub fn now(scene: &Scene<'_>) -> Prompt {
        let game = scene.game;
        match game.phase() {
            _ if game.is_buying() => Prompt::BuyIn,
            Phase::Ready if scene.stored.can_resume => Prompt::Resume,
            Phase::Ready => Prompt::Deal,
            Phase::DealOver if game.is_left_out() => Prompt::LeftOut,
            Phase::DealOver => Prompt::NextDeal,
            Phase::SittingOver => Prompt::PlayAgain,
            Phase::Playing => Prompt::Playing,
        }
    }
}
