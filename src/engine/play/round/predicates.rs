//! Equalised betting: what its actions, questions and events mean to those who know no mechanic.

use crate::engine::facts::round::{Opening, RoundAction, RoundAsk};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Rules;
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;

impl Rules {
    /// The least and the most chips that players usually bring (RULES 10.9). `None`: the rules say nothing of it.
    #[must_use]
    pub fn usual_buy_in(&self) -> Option<(Chips, Chips)> {
        let round = self.round()?;
        let Opening::Blinds { big } = round.opening else {
            return None;
        };
        let most = if round.is_fixed { 250 } else { 100 };
        Some((big.saturating_mul(10), big.saturating_mul(most)))
    }
}

impl Action {
    /// Stays in without paying.
    pub const CHECK: Action = Action::Round(RoundAction::Check);

    /// Matches the bets. In a brag between two it takes the brag up.
    pub const MATCH: Action = Action::Round(RoundAction::Match);

    /// Whether it checks, or matches the bets.
    #[must_use]
    pub fn is_to_stay_level(self) -> bool {
        matches!(self, Action::CHECK | Action::MATCH)
    }

    /// The action by the event that tells it in a round: to go it is to match the bets, and to pass is to check.
    #[must_use]
    pub fn as_told_in_round(self) -> Action {
        match self {
            Action::Round(RoundAction::Go) => Action::MATCH,
            Action::Pass => Action::CHECK,
            other => other,
        }
    }

    /// The dealer's stake of this number of chips (RULES 10.6).
    #[must_use]
    pub fn stake(chips: Chips) -> Action {
        Action::Round(RoundAction::Stake(chips))
    }
}

impl RoundAction {
    /// Whether it matches the bets, or is a stake, of the choice.
    pub(in crate::engine) fn is_of(self, choice: Choice) -> bool {
        match (choice, self) {
            (Choice::Level { by, .. }, action) => by == action,
            (Choice::Stake { least, most }, RoundAction::Stake(chips)) => {
                (least..=most).contains(&chips)
            }
            _ => false,
        }
    }

    /// The plainest action of the choice. `None`: it is of another mechanic.
    pub(in crate::engine) fn plain(choice: Choice) -> Option<RoundAction> {
        match choice {
            Choice::Level { by, .. } => Some(by),
            Choice::Stake { least, .. } => Some(RoundAction::Stake(least)),
            _ => None,
        }
    }
}

impl Choice {
    /// To match the bets at this cost.
    pub(in crate::engine) fn to_match(cost: Chips) -> Choice {
        let by = RoundAction::Match;
        Choice::Level { by, cost }
    }

    /// Whether it is to stay in without paying.
    #[must_use]
    pub fn is_to_check(self) -> bool {
        self == Choice::One(Action::CHECK)
    }
}

impl Ask {
    /// Whether a player has the turn in the betting.
    #[must_use]
    pub fn is_to_speak_in_round(self) -> bool {
        matches!(self, Ask::Round(RoundAsk::Speak { .. }))
    }

    /// Whether the dealer is asked for his stake before the cards (RULES 10.6).
    #[must_use]
    pub fn is_to_stake_as_dealer(self) -> bool {
        matches!(self, Ask::Round(RoundAsk::Stake { .. }))
    }

    /// Whether a player is asked something in equalised betting or what goes with it.
    #[must_use]
    pub fn is_to_bet_in_round(self) -> bool {
        matches!(self, Ask::Round(_))
    }
}

impl<C> Event<C> {
    /// The player who acts in a betting round with this event, and the chips that this cost him. `None`: nobody does.
    #[must_use]
    pub fn act_of_round(&self) -> Option<(Seat, Chips)> {
        match self {
            Event::Round(event) => event.act(),
            Event::Stood { seat } => Some((*seat, 0)),
            _ => None,
        }
    }
}
