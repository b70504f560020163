//! Players of one idea, which a person might try against a bot.

use brag::bots::{Policy, Random};
use brag::cards::HandKind;
use brag::engine::{Action, Choice, View};
use brag::random::Rng;

/// What a player would like to do, the dearest wish first.
type Wish = fn(View<'_>, &[Choice]) -> Vec<Action>;

/// A player of one idea: its name, and its wishes in order.
#[derive(Clone, Copy)]
pub struct Idea {
    pub name: &'static str,
    wishes: Option<Wish>,
}

/// The ideas that are measured.
pub const IDEAS: [Idea; 8] = [
    Idea {
        name: "random",
        wishes: None,
    },
    Idea {
        name: "pair",
        wishes: Some(|view, choices| match has_pair(view) {
            None => vec![Action::Look(None)],
            Some(false) => vec![Action::Fold],
            Some(true) => match open_bets(view) >= 3 {
                true => vec![Action::See, bet(choices, 1)],
                false => vec![bet(choices, 1)],
            },
        }),
    },
    Idea {
        name: "pair_double",
        wishes: Some(|view, choices| match has_pair(view) {
            None => vec![Action::Look(None)],
            Some(false) => vec![Action::Fold],
            Some(true) => vec![bet(choices, 2)],
        }),
    },
    Idea {
        name: "least",
        wishes: Some(|_, choices| vec![Action::Look(None), bet(choices, 1)]),
    },
    Idea {
        name: "blind_least",
        wishes: Some(|_, choices| vec![bet(choices, 1)]),
    },
    Idea {
        name: "blind_double",
        wishes: Some(|_, choices| vec![bet(choices, 2)]),
    },
    Idea {
        name: "see",
        wishes: Some(|_, choices| vec![Action::Look(None), Action::See, bet(choices, 1)]),
    },
    Idea {
        name: "blind_see",
        wishes: Some(|_, choices| vec![Action::See, bet(choices, 1)]),
    },
];

impl Idea {
    /// A player with this idea.
    pub fn policy(self) -> Box<dyn Policy + Send> {
        match self.wishes {
            Some(wishes) => Box::new(Wishes(wishes)),
            None => Box::new(Random),
        }
    }
}

struct Wishes(Wish);

impl Policy for Wishes {
    /// The first wish on offer; otherwise what costs nothing.
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let always = [Action::Keep, Action::Refuse, Action::Cover];
        let mut wishes = (self.0)(view, choices).into_iter().chain(always);
        let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
        let last = || choices.last().map_or(Action::Fold, |choice| choice.plain());
        wishes.find(offered).unwrap_or_else(last)
    }
}

/// A bet of so many times the least.
fn bet(choices: &[Choice], times: u64) -> Action {
    let bet = choices.iter().find_map(|choice| match choice {
        Choice::Bet { least, most } => Some((least * times).min(*most)),
        _ => None,
    });
    Action::Bet(bet.unwrap_or(0))
}

/// Whether the hand is a pair or better. `None`: the player has not looked.
fn has_pair(view: View<'_>) -> Option<bool> {
    let (_, value) = view.own()?.known_hand()?;
    Some(value.kind() >= HandKind::Pair)
}

fn open_bets(view: View<'_>) -> usize {
    let own = view.own().map(|own| own.seat());
    let bets = view.bids().filter(|event| {
        matches!(event, brag::engine::Event::Bet { seat, blind: false, .. } if Some(*seat) == own)
    });
    bets.count()
}
