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
mod showing;
pub(super) mod staking;
pub(super) mod vying;

pub use bus::{BusAction, BusEvent, BusIllegal, BusRules};
pub use casino::{
    AnteBonus, BetResult, BoxBets, CasinoAction, CasinoAsk, CasinoBet, CasinoEvent, CasinoIllegal,
    CasinoRules, MOST_BOXES, PairPlus, PayTable,
};
pub use classic::{
    Ace, BragRules, ClassicAsk, ClassicEvent, ClassicIllegal, ClassicRules, ClassicState, Exact,
    NumberRules, NumberTie, ThreePots, UpcardRules,
};
pub use dealing::{DealingRules, RetainedMode};
pub use exchange::{DrawingAction, DrawingIllegal, ExchangeRules};
pub use patti::{PattiEvent, PattiIllegal, PattiRules, Raise, Sideshow};
pub use round::{
    Answer, Opening, RoundAction, RoundAsk, RoundEvent, RoundIllegal, RoundRules, Share, Then,
};
pub use setting::{
    AllWon, Fours, PointsRules, PotsRules, Prize, Scoring, SettingAction, SettingAsk, SettingEvent,
    SettingIllegal, SettingRules, Settlement, Tie,
};
pub use staking::StakingRules;
pub use vying::{BlindLast, BlindLook, Rewin, SeeCost, Turn, VyingAsk, VyingRules};

use super::Chips;
use super::action::{Action, Choice};
use super::event::Event;
use super::seat::{Seat, SeatSet};
use bus::BusState;
use casino::CasinoState;
use round::RoundState;
use setting::SettingState;
use vying::VyingState;

/// A stage of a deal: its mechanic and the rules of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StageRules {
    /// Antes are paid and cards are dealt.
    Dealing(DealingRules),
    /// Players bet until one is left or hands are shown.
    Vying(VyingRules),
    /// Players set hands from their cards, and the hands are compared (RULES 10.1).
    Setting(SettingRules),
    /// Players swap cards with the board until one sticks (RULES 10.2).
    Bus(BusRules),
    /// One of three stakes is played for (RULES 10.4, 10.8).
    Classic(ClassicRules),
    /// The dealer stakes before the cards (RULES 10.6).
    Staking(StakingRules),
    /// Players bet until all who are left have put in the same (RULES 10.0.6).
    Round(RoundRules),
    /// Players throw cards and take as many (RULES 10.7, 10.9).
    Exchange(ExchangeRules),
    /// Players stake, are dealt to, and play against the bank (RULES 10.10).
    Casino(CasinoRules),
    /// Players bet by the prices of Teen Patti until one is left or hands are shown (RULES 10.3).
    Patti(PattiRules),
}

/// The state of the current stage.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum StageState {
    /// It needs none.
    #[default]
    None,
    Vying(VyingState),
    /// And the betting on the current hand (RULES 10.1, `set_bets`).
    Setting(SettingState, RoundState),
    Bus(BusState),
    Classic(ClassicState),
    Round(RoundState),
    Exchange(SeatSet),
    Casino(CasinoState),
}

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
    /// Whether only one mechanic has it.
    #[must_use]
    pub fn is_of_mechanic(self) -> bool {
        matches!(
            self,
            Action::Setting(_)
                | Action::Bus(_)
                | Action::Round(_)
                | Action::Drawing(_)
                | Action::Casino(_)
                | Action::Sideshow
        )
    }

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
