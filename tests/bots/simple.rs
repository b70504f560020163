//! Simple players with one idea each, which a person might try against a bot.

use brag::bots::Policy;
use brag::engine::{Action, Choice, View};
use brag::random::Rng;

/// A player that does the first of its wishes that is legal.
pub struct Simple(pub fn(View<'_>, &[Choice]) -> Vec<Action>);

impl Policy for Simple {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let wishes = (self.0)(view, choices);
        let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        let always = [Action::Keep, Action::Refuse, Action::Cover];
        wishes
            .into_iter()
            .chain(always)
            .find(offered)
            .unwrap_or_else(
                || match choices.iter().rev().find(|c| matches!(c, Choice::One(_))) {
                    Some(Choice::One(action)) => *action,
                    _ => Action::Fold,
                },
            )
    }
}

fn bet(choices: &[Choice], least_times: u64) -> Action {
    let bet = choices.iter().find_map(|choice| match choice {
        Choice::Bet { least, most } => Some((least * least_times).min(*most)),
        _ => None,
    });
    Action::Bet(bet.unwrap_or(0))
}

/// Never looks, bets the least for ever.
pub fn blind_least() -> Simple {
    Simple(|_, choices| vec![bet(choices, 1)])
}

/// Never looks, and doubles every time.
pub fn blind_double() -> Simple {
    Simple(|_, choices| vec![bet(choices, 2)])
}

/// Never looks, bets the least, and sees as soon as it may.
pub fn blind_see() -> Simple {
    Simple(|_, choices| vec![Action::See, bet(choices, 1)])
}

/// Looks, never folds, and sees as soon as it may.
pub fn open_see() -> Simple {
    Simple(|_, choices| vec![Action::Look(None), Action::See, bet(choices, 1)])
}

/// Looks, and raises whatever it has.
pub fn open_triple() -> Simple {
    Simple(|_, choices| vec![Action::Look(None), bet(choices, 3)])
}

/// Looks, folds everything below a pair, and raises the rest.
pub fn pairs_only() -> Simple {
    Simple(|view, choices| {
        let known = view.own().and_then(|own| own.known_hand());
        match known {
            None => vec![Action::Look(None)],
            Some((_, value)) if value.kind() >= brag::cards::HandKind::Pair => {
                vec![bet(choices, 2)]
            }
            Some(_) => vec![Action::Fold],
        }
    })
}
