//! What each mechanic does: it makes its own stages, such as `Stage::vying`, and a stage brings the table of functions
//! through which the driver calls it.

mod bus;
mod casino;
mod classic;
mod dealing;
mod exchange;
mod looking;
mod patti;
mod round;
mod setting;
mod showing;
mod staking;
mod vying;

use super::facts::bus::BusAction;
use super::facts::classic::ClassicEvent;
use super::facts::round::{RoundEvent, RoundRules, RoundState};
use super::facts::setting::SettingAction;
use super::ground::chips::Chips;
use super::ground::seat::Seat;
use super::sums::action::{Action, Choice};
use super::sums::event::Event;
use super::sums::stage::{StageRules, StageState};

impl StageRules {
    /// The rules of the round of equalised betting that is played in this stage, which is in this state. `None`: none is.
    fn round(&self, state: &StageState) -> Option<RoundRules> {
        match (self, state) {
            (StageRules::Round(rules), _) => Some(*rules),
            (StageRules::Setting(rules), StageState::Setting(state, _)) => rules.round(state),
            _ => None,
        }
    }
}

impl StageState {
    /// The state of a round of equalised betting. `None`: the stage has no such round.
    fn round(&self) -> Option<&RoundState> {
        match self {
            StageState::Round(state) | StageState::Setting(_, state) => Some(state),
            _ => None,
        }
    }
}

impl Action {
    /// Whether it is one while players bet: a bet, or an answer to one.
    fn is_of_betting(self) -> bool {
        matches!(
            self,
            Action::Pass | Action::Bet(_) | Action::See | Action::Fold | Action::Round(_)
        )
    }

    /// Whether it shows a whole hand or exchanges it.
    #[must_use]
    pub fn is_of_whole_hand(self) -> bool {
        matches!(
            self,
            Action::Showdown | Action::Bus(BusAction::All) | Action::Setting(SettingAction::Take)
        )
    }
}

impl Choice {
    /// The most cards of his hand that a player picks on the felt to give away. `None`: he picks none to give.
    #[must_use]
    pub fn most_to_give(self) -> Option<u8> {
        match self {
            Choice::Exchange { most, .. } => Some(most),
            _ => None,
        }
    }

    /// Whether he picks them by their places, because he has not looked at them.
    #[must_use]
    pub fn gives_unseen(self) -> bool {
        matches!(self, Choice::Exchange { unseen: 1.., .. })
    }
}

impl<C> Event<C> {
    /// Whether hands that are shown have been compared with this event.
    #[must_use]
    pub fn ends_showing(&self) -> bool {
        matches!(self, Event::Carried { .. } | Event::Bus(_))
    }

    /// The player who has bet with this event, or has put in what another bet. `None`: nobody has.
    #[must_use]
    pub fn put_in(&self) -> Option<Seat> {
        match *self {
            Event::Bet { seat, .. } => Some(seat),
            _ => self.went_level().map(|(seat, _)| seat),
        }
    }

    /// The player who has stayed in with this event without putting chips in: he checked, or passed a brag. `None`: nobody
    /// has.
    #[must_use]
    pub fn put_nothing_in(&self) -> Option<Seat> {
        match *self {
            Event::Round(RoundEvent::Checked { seat })
            | Event::Classic(ClassicEvent::Passed { seat }) => Some(seat),
            _ => None,
        }
    }

    /// The player who has matched a bet with this event, or taken a brag up, and the chips that he paid. `None`: nobody
    /// has.
    #[must_use]
    pub fn went_level(&self) -> Option<(Seat, Chips)> {
        match *self {
            Event::Round(RoundEvent::Matched { seat, chips, .. })
            | Event::Classic(ClassicEvent::Met { seat, chips }) => Some((seat, chips)),
            _ => None,
        }
    }

    /// The player who has given up a pot with this event, and plays on for others. `None`: nobody has.
    #[must_use]
    pub fn gave_up_pot(&self) -> Option<Seat> {
        match *self {
            Event::Round(RoundEvent::Left { seat })
            | Event::Classic(ClassicEvent::GaveUp { seat }) => Some(seat),
            _ => None,
        }
    }

    /// Whether a new part of the deal begins with this event, so that hands that were shown before are shown no more.
    #[must_use]
    pub fn begins_anew(&self) -> bool {
        matches!(
            self,
            Event::StageBegan { .. } | Event::Classic(ClassicEvent::Opened)
        )
    }

    /// The action that this event of a mechanic tells, of those that bring no chips on by themselves. `None`: it tells
    /// none.
    #[must_use]
    pub fn plain_action(&self) -> Option<(Seat, Action)> {
        let checked = self.put_nothing_in().map(|seat| (seat, Action::CHECK));
        let matched = self.went_level().map(|(seat, _)| (seat, Action::MATCH));
        checked.or(matched).or(match *self {
            Event::Stood { seat } => Some((seat, Action::stand())),
            _ => None,
        })
    }
}
