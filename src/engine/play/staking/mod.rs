//! The dealer's stake before the deal (RULES 10.6).

use crate::engine::facts::round::{RoundAction, RoundAsk, RoundEvent, RoundIllegal};
use crate::engine::facts::staking::StakingRules;
use crate::engine::flow::Flow;
use crate::engine::ground::seat::Seat;
use crate::engine::model::{Dealer, Mechanic, Stage, Table};
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;
use crate::engine::sums::illegal::{Illegal, Limit};
use crate::engine::sums::stage::StageRules;

impl Stage {
    /// The dealer stakes before the cards (RULES 10.6).
    #[must_use]
    pub fn staking(rules: StakingRules) -> Stage {
        Stage {
            rules: StageRules::Staking(rules),
            mechanic: &MECHANIC,
        }
    }
}

/// The table of functions for the driver.
static MECHANIC: Mechanic = Mechanic {
    begin: |dealer| {
        let seat = dealer.table().dealer;
        Flow::Wait(Ask::Round(RoundAsk::Stake { seat }))
    },
    offer,
    check,
    act,
    ..Mechanic::DEFAULT
};

/// The most that he may stake: what all players who are dealt in can match (RULES 10.0.4), and the agreed limit.
fn most(table: &Table) -> (u64, Option<u64>) {
    let all = table.dealt_in().map(|seat| table.chips(seat)).min();
    let agreed = match table.stage_rules().map(|stage| &stage.rules) {
        Some(StageRules::Staking(rules)) => rules.most,
        _ => None,
    };
    (all.unwrap_or_default(), agreed)
}

fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() == Some(seat) {
        let (all, agreed) = most(table);
        let most = agreed.unwrap_or(all).min(all);
        choices.push(Choice::Stake { least: 1, most });
    }
}

fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Ask::Round(RoundAsk::Stake { seat: to_act }) = table.ask else {
        return Err(Illegal::BetweenDeals);
    };
    if !table.is_in(seat) {
        return Err(Illegal::NotInDeal);
    }
    if to_act != seat {
        return Err(Illegal::NotYourTurn { to_act });
    }
    let Action::Round(RoundAction::Stake(chips)) = action else {
        return Err(Illegal::Round(RoundIllegal::MustStake));
    };
    let (all, agreed) = most(table);
    match agreed {
        _ if chips < 1 => Err(Illegal::BetTooSmall { least: 1 }),
        Some(most) if most <= all && chips > most => Err(Illegal::BetTooLarge {
            most,
            by: Limit::Rules,
        }),
        _ if chips > all => Err(Illegal::Round(RoundIllegal::BetsOut { most: all })),
        _ => Ok(()),
    }
}

fn act(dealer: &mut Dealer, seat: Seat, action: Action) -> Flow {
    let Action::Round(RoundAction::Stake(chips)) = action else {
        return Flow::Stay;
    };
    dealer.pay_to(seat, 0, chips);
    dealer.emit(Event::Round(RoundEvent::Staked { seat, chips }));
    Flow::Next
}
