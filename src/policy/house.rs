//! How bots play against the house: what they stake, and which hands they play (RULES 1.8).

use super::{Plain, Policy, Temper};
use crate::cards::{HandKind, HandValue, Rank};
use crate::chance::Rng;
use crate::engine::{Action, AgainstHouse, Ask, Chips, Choice, HouseAction, HouseAsk, View};

/// A new player of this temper against the house.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Punter(temper))
}

struct Punter(Temper);

impl Policy for Punter {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let action = match view.ask() {
            Ask::House(HouseAsk::Stake { .. }) => wager(choices, self.0, rng),
            Ask::House(HouseAsk::Play { .. }) => plays(view, self.0, rng),
            _ => None,
        };
        action
            .filter(|action| choices.iter().any(|choice| choice.admits(*action)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }
}

/// The lowest hand that is worth the bet to play: Q-6-4 (RULES 1.8); where the house plays any hand against the
/// player it is J-8-5.
#[must_use]
pub fn least_played(rules: &AgainstHouse) -> [Rank; 3] {
    if rules.qualify {
        [Rank::Queen, Rank::Six, Rank::Four]
    } else {
        [Rank::Jack, Rank::Eight, Rank::Five]
    }
}

/// The best strategy: whether this hand is worth the bet to play.
fn is_worth_playing(rules: &AgainstHouse, value: HandValue) -> bool {
    value.kind() > HandKind::HighCard || value.ranks() >= least_played(rules)
}

/// The careful stakes the least ante alone; the straightforward twice that, and now and then the half of it on Pair
/// Plus; the bragger three or four times as much, and as much again on Pair Plus. Nobody stakes more than a part of
/// what he has.
fn wager(choices: &[Choice], temper: Temper, rng: &mut Rng) -> Option<Action> {
    let (least, most, chips) = choices.iter().find_map(|choice| match *choice {
        Choice::Wager { least, most, chips } => Some((least, most, chips)),
        _ => None,
    })?;
    let (times, part): (Chips, Chips) = match temper {
        Temper::Careful => (1, 40),
        Temper::Straightforward => (2, 20),
        Temper::Bragger => (3 + Chips::from(rng.below(2)), 12),
    };
    let ante = least
        .saturating_mul(times)
        .min((chips / part).max(least))
        .min(most);
    let left = chips.saturating_sub(ante.saturating_mul(2));
    let pair_plus = match temper {
        Temper::Careful => 0,
        Temper::Straightforward if rng.below(3) == 0 => ante / 2,
        Temper::Straightforward => 0,
        Temper::Bragger => ante,
    };
    let pair_plus = pair_plus.min(left);
    Some(Action::House(HouseAction::Stake { ante, pair_plus }))
}

/// The bragger cannot always let a hand with a high card go.
fn plays(view: View<'_>, temper: Temper, rng: &mut Rng) -> Option<Action> {
    let rules = view.rules().against_house()?;
    let (_, value) = view.own()?.known_hand()?;
    let dares = temper == Temper::Bragger && value.ranks()[0] >= Rank::Jack && rng.below(3) == 0;
    Some(if dares || is_worth_playing(rules, value) {
        Action::House(HouseAction::Play)
    } else {
        Action::Fold
    })
}
