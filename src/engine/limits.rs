//! Limits that grow from deal to deal, by a plan or by a vote of those who can pay the ante (O54; RULES 9.2.18).
//!
//! The rules of a table are those of the deal in play. When a deal ends they become those of the next one, so that
//! whoever can pay an ante can pay the next.

use std::sync::Arc;

use super::ground::capacity::MOST_CHIPS;
use super::ground::chips::Chips;
use super::ground::seat::Seat;
use super::model::{Dealer, Rules, Table};
use super::sums::ask::{Ask, Between, Motion};
use super::sums::event::Event;
use super::sums::illegal::{Illegal, LimitsIllegal};
use super::sums::named_game::NamedGame;
use super::view::View;
use super::{buy_in, dealers_choice, driver, vote};

/// The most doublings of a sitting, by plan and by vote together.
const MOST_DOUBLINGS: u32 = 20;

/// Whether a seat may ask the others now to double all limits.
pub(super) fn check(table: &Table, seat: Seat) -> Result<(), Illegal> {
    if table.place(seat).is_none() {
        return Err(Illegal::NoSuchSeat);
    }
    table.check_here(seat)?;
    if !table.rules.agreed_limits {
        return Err(LimitsIllegal::Fixed.into());
    }
    let is_chosen = |event: &Event| {
        matches!(
            event,
            Event::GameChosen { .. } | Event::OtherGameChosen { .. }
        )
    };
    match table.ask {
        Ask::Over => return Err(Illegal::SittingOver),
        Ask::Agree { on, .. } => return Err(vote::must_answer(on)),
        Ask::Deal { .. } | Ask::ChooseGame { .. } if table.deals > 0 => {}
        _ => return Err(LimitsIllegal::NotNow.into()),
    }
    if buy_in::decided_itself(table) || table.history.iter().any(is_chosen) {
        return Err(LimitsIllegal::NotNow.into());
    }
    if table.has_voted_on_limits {
        return Err(LimitsIllegal::VotedAlready.into());
    }
    if table.doublings() >= MOST_DOUBLINGS {
        return Err(LimitsIllegal::Highest.into());
    }
    let ante = table.least_to_play_next();
    if table.chips(seat) < ante {
        return Err(LimitsIllegal::CannotPay { ante }.into());
    }
    let doubled = table.grown_by(table.doublings() + 1).least_to_play();
    match table.keeper() {
        // His hand belongs to the next deal.
        Some(keeper) if table.chips(keeper) < doubled => {
            Err(LimitsIllegal::KeeperCannotPay { ante: doubled }.into())
        }
        _ => Ok(()),
    }
}

/// Asks the others who can pay the ante whether they agree to double all limits.
pub(super) fn act(dealer: &mut Dealer, seat: Seat) {
    let table = dealer.table();
    let (Some(back), voters) = (Between::of(table.ask), table.able()) else {
        return;
    };
    if let Some(carried) = vote::put(dealer, seat, Motion::Double, voters, back) {
        driver::carry(dealer, &carried);
    }
}

impl Rules {
    /// These rules with the ante and all limits doubled so often. 0 and no limit stay.
    fn doubled(&self, times: u32) -> Rules {
        let mut rules = self.clone();
        rules.ante = doubled(rules.ante, times);
        if let Some(vying) = rules.vying_mut() {
            vying.open_min = doubled(vying.open_min, times);
            let limits = [
                &mut vying.open_max,
                &mut vying.raise_limit,
                &mut vying.bet_cap,
            ];
            for limit in limits {
                *limit = limit.map(|chips| doubled(chips, times));
            }
        }
        rules
    }
}

fn doubled(chips: Chips, times: u32) -> Chips {
    chips.saturating_mul(1 << times).min(MOST_CHIPS)
}

impl Table {
    /// Makes the rules those of the deal to come.
    pub(super) fn grow_limits(&mut self) {
        if let Some(rules) = self.grown() {
            self.rules = Arc::new(rules);
        }
    }

    /// Doubles the limits once more from the next deal on, as the players have agreed.
    pub(super) fn double_limits(&mut self) {
        self.doublings_agreed = self.doublings_agreed.saturating_add(1);
        self.grow_limits();
    }

    /// The agreed ante as it stands in the deal to come. In a deal, in the one after it.
    pub(super) fn next_ante(&self) -> Chips {
        doubled(self.agreed.ante, self.doublings())
    }

    /// The least chips with which a player is dealt in next (RULES 9.2.2).
    pub(super) fn least_to_play_next(&self) -> Chips {
        let grown = self.grown();
        grown.as_ref().unwrap_or(&self.rules).least_to_play()
    }

    /// How often the limits are doubled in the deal that follows those begun so far.
    fn doublings(&self) -> u32 {
        let every = self.agreed.double_every.map(|deals| deals.max(1));
        let by_plan = every.map_or(0, |every| self.deals / every);
        by_plan
            .saturating_add(self.doublings_agreed)
            .min(MOST_DOUBLINGS)
    }

    /// The rules of the deal that follows those begun so far. `None`: limits do not grow.
    fn grown(&self) -> Option<Rules> {
        let grow = self.agreed.double_every.is_some() || self.doublings_agreed > 0;
        grow.then(|| self.grown_by(self.doublings()))
    }

    /// The rules of the game in play with the agreed limits doubled so often.
    fn grown_by(&self, doublings: u32) -> Rules {
        let mut others = self.agreed.choosable.others.iter();
        let other = others.find(|other| other.game.key() == self.rules.game);
        if let Some(other) = other.filter(|_| !self.rules.is_betting()) {
            let ante = doubled(self.agreed.ante, doublings);
            let rules = dealers_choice::rules_of_other(&self.agreed, other.game, ante);
            return rules.unwrap_or_else(|| Rules::clone(&self.rules));
        }
        let named = NamedGame::of(&self.rules).filter(|_| self.agreed.dealers_choice);
        let chosen = named.and_then(|named| dealers_choice::rules_of(&self.agreed, named));
        chosen.as_ref().unwrap_or(&self.agreed).doubled(doublings)
    }
}

impl Table {
    /// Whether this seat may ask the others now to double all limits (RULES 9.2.18). It is no move of the game, so it is
    /// not among [`Table::choices`]; [`Table::play`] accepts it as [`Action::Double`](super::Action::Double).
    #[must_use]
    pub fn may_double(&self, seat: Seat) -> bool {
        check(self, seat).is_ok()
    }
}

impl View<'_> {
    /// The cost of the next deal for each player, in chips. It differs from that of this one where limits grow.
    #[must_use]
    pub fn next_cost(self) -> Chips {
        match self.table.grown() {
            Some(rules) => rules.cost(),
            None => self.rules().cost(),
        }
    }
}
