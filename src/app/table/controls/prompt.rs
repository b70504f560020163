//! What the player at the screen is asked to do. The rows of controls and the keys follow from it.

use crate::app::table::game::{Model, Phase};
use crate::app::table::scene::Scene;
use crate::engine::{Action, Ask, Choice, Pick, Seat, Standing, VyingAsk};

/// What the player at the screen is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// To choose how much to buy in for.
    BuyIn,
    /// To resume the stored sitting, or begin another.
    Resume,
    /// To deal.
    Deal,
    /// To read the end of a deal, and deal the next.
    NextDeal,
    /// To begin a new game: nobody at the screen can be dealt in again.
    LeftOut,
    /// To read the end of the sitting, and begin another.
    PlayAgain,
    /// Nothing more in this deal.
    Watch,
    /// To throw cards away, or choose those that play.
    Throw,
    /// To keep the hand that he has looked at, or play the other.
    Decide {
        /// The hand that he has looked at.
        looked: Pick,
    },
    /// To agree to a showdown.
    Agree,
    /// To lend chips.
    Lend,
    /// To say which hand stays for the next deal.
    Retain,
    /// To act in his turn, or wait for it.
    Turn,
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
            Phase::Playing if is_watching(game) => Prompt::Watch,
            Phase::Playing => in_turn(game, scene.choices),
        }
    }

    /// Whether a deal is being played.
    #[must_use]
    pub fn is_playing(self) -> bool {
        !matches!(
            self,
            Prompt::BuyIn
                | Prompt::Resume
                | Prompt::Deal
                | Prompt::NextDeal
                | Prompt::LeftOut
                | Prompt::PlayAgain
        )
    }
}

fn in_turn(game: &Model, choices: &[Choice]) -> Prompt {
    let asked = choices.iter().find_map(|choice| match choice {
        Choice::Discard { .. } => Some(Prompt::Throw),
        Choice::One(Action::Keep) => match game.public(|view| view.ask()) {
            Ask::Vying(VyingAsk::Decide { looked, .. }) => Some(Prompt::Decide { looked }),
            _ => None,
        },
        Choice::One(Action::Agree) => Some(Prompt::Agree),
        Choice::One(Action::Lend(None)) => Some(Prompt::Lend),
        Choice::One(Action::Retain(None)) => Some(Prompt::Retain),
        _ => None,
    });
    asked.unwrap_or(Prompt::Turn)
}

/// Whether nobody at the screen has anything left to do in this deal.
fn is_watching(game: &Model) -> bool {
    game.public(|view| {
        let mut people = (0..view.seats().len())
            .map(|seat| Seat(seat as u8))
            .filter(|seat| game.seats().is_person(*seat));
        let standing = |seat: Seat| view.seat(seat).map(|place| place.standing());
        let plays = |seat: Seat| match standing(seat) {
            Some(Standing::In) => true,
            // The next deal is about to begin.
            Some(standing) if view.is_between_deals() => standing != Standing::Out,
            // After covering, a player may still have to name his hand. After folding, he may be asked for a loan.
            _ => view.ask().seat() == Some(seat),
        };
        view.deals() > 0 && !people.any(plays)
    })
}
