//! The bots for games against the house: what they stake, and which hands they play (RULES 1.8).

use super::any::small;
use super::chances::Chances;
use super::luck::{Luck, Ways};
use super::plain::offered_or_plain;
use super::policy::Policy;
use super::temper::Temper;
use crate::cards::{HandKind, HandValue, Rank};
use crate::engine::{Action, Ask, CasinoAction, CasinoAsk, CasinoRules, Chips, Choice, View};
use crate::random::Rng;

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(HouseBot(temper))
}

struct HouseBot(Temper);

impl Policy for HouseBot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.decide(view, choices, rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        Ways::chances(|ways| self.decide(view, choices, ways))
    }
}

impl HouseBot {
    fn decide(&self, view: View<'_>, choices: &[Choice], luck: &mut impl Luck) -> Action {
        let action = match view.ask() {
            Ask::Casino(CasinoAsk::Stake { .. }) => stake(choices, self.0, luck),
            Ask::Casino(CasinoAsk::Play { .. }) => plays(view, self.0, luck),
            _ => None,
        };
        offered_or_plain(action, choices, luck)
    }
}

/// The lowest hand that is worth the bet to play: Q-6-4 (RULES 1.8). If the bank need not qualify, it is J-8-5.
#[must_use]
pub fn least_played(rules: &CasinoRules) -> [Rank; 3] {
    if rules.qualify {
        [Rank::Queen, Rank::Six, Rank::Four]
    } else {
        [Rank::Jack, Rank::Eight, Rank::Five]
    }
}

/// Whether the best strategy plays this hand.
fn is_worth_playing(rules: &CasinoRules, value: HandValue) -> bool {
    value.kind() > HandKind::HighCard || value.ranks() >= least_played(rules)
}

/// Chooses the stakes. The careful bot stakes the least ante, the straightforward one twice that and sometimes half
/// as much on Pair Plus, the bragger three or four times that and the same on Pair Plus. Each stakes only a part of
/// its chips, and none on the ante bonus, a bet that loses nine chips in ten (RULES 1.8).
fn stake(choices: &[Choice], temper: Temper, luck: &mut impl Luck) -> Option<Action> {
    let (least, most, chips, equal, bonus) = choices.iter().find_map(|choice| match *choice {
        Choice::CasinoStake {
            least,
            most,
            chips,
            equal,
            bonus,
        } => Some((least, most, chips, equal, bonus)),
        _ => None,
    })?;
    let (times, part): (Chips, Chips) = match temper {
        Temper::Careful => (1, 40),
        Temper::Straightforward | Temper::Expert => (2, 20),
        Temper::Bragger => (3 + Chips::from(luck.below(2)), 12),
    };
    let ante = least
        .saturating_mul(times)
        .min((chips / part).max(least))
        .min(most);
    let left = chips.saturating_sub(ante.saturating_mul(2));
    let pair_plus = match temper {
        Temper::Careful => 0,
        Temper::Straightforward if luck.below(3) == 0 && !equal => ante / 2,
        Temper::Straightforward if equal && luck.below(6) == 0 => ante,
        Temper::Straightforward | Temper::Expert => 0,
        Temper::Bragger => ante,
    };
    let pair_plus = match equal {
        true if pair_plus > left => 0,
        _ => pair_plus.min(left),
    };
    Some(Action::Casino(CasinoAction::Stake {
        ante,
        pair_plus,
        bonus: bonus.then_some(0),
    }))
}

/// Whether to play. The bragger sometimes plays a high card against the odds.
fn plays(view: View<'_>, temper: Temper, luck: &mut impl Luck) -> Option<Action> {
    let rules = view.rules().casino()?;
    let (_, value) = view.own()?.known_hand()?;
    let dares = temper == Temper::Bragger && value.ranks()[0] >= Rank::Jack && luck.below(3) == 0;
    Some(if dares || is_worth_playing(rules, value) {
        Action::Casino(CasinoAction::Play)
    } else {
        Action::Fold
    })
}

/// A random action of a choice of this mechanic. `None`: it is none.
pub(super) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    Some(match choice {
        Choice::CasinoStake {
            least,
            most,
            chips,
            equal,
            bonus,
        } => {
            let most = most.min(chips / 2);
            // Now and then Pair Plus alone.
            let ante = match rng.below(8) {
                0 => 0,
                _ => least + small(most.saturating_sub(least), rng),
            };
            let room = chips - ante.saturating_mul(2).min(chips);
            let pair_plus = match equal {
                _ if ante == 0 => 1 + small(chips - 1, rng),
                true => ante * u64::from(room >= ante && rng.below(2) == 0),
                false => small(room, rng),
            };
            let room = room.saturating_sub(pair_plus);
            let bonus = bonus.then(|| match equal {
                _ if ante == 0 => 0,
                true => ante * u64::from(room >= ante && rng.below(2) == 0),
                false => small(room, rng),
            });
            Action::Casino(CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            })
        }
        _ => return None,
    })
}
