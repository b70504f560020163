//! Players of one idea, which a person might try against a bot.

use brag::bots::{Policy, Random, Temper, bot};
use brag::cards::{HandKind, HandValue, Rank};
use brag::engine::{
    Action, CasinoAction, Choice, DrawingAction, Event, RoundAction, SettingAction, View,
};
use brag::random::Rng;

/// What a player would like to do, the dearest wish first.
type Wish = fn(View<'_>, &[Choice]) -> Vec<Action>;

/// A player of one idea: its name, and its wishes in order.
#[derive(Clone, Copy)]
pub struct Idea {
    pub name: &'static str,
    wishes: Option<Wish>,
}

const RANDOM: Idea = Idea {
    name: "random",
    wishes: None,
};

/// The ideas against three-card Brag.
pub const IDEAS: [Idea; 9] = [
    RANDOM,
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
    // Lies in wait blind until somebody who has looked bets high, then looks, and bets as high once with a fair hand.
    Idea {
        name: "waits_blind",
        wishes: Some(|view, choices| match is_fair(view) {
            None if is_bluffed_at(view) => vec![Action::Look(None)],
            None => vec![bet(choices, 1)],
            Some(false) => vec![Action::Fold],
            Some(true) if open_bets(view) == 0 => vec![bet(choices, 1)],
            Some(true) => vec![Action::See, Action::Fold],
        }),
    },
];

/// The ideas against the other games.
pub const OTHER_IDEAS: [Idea; 7] = [
    RANDOM,
    // Pays whatever is asked for, and never bets more.
    Idea {
        name: "pays",
        wishes: Some(|_, choices| pays(choices)),
    },
    // Pays with a pair or better, and folds the rest.
    Idea {
        name: "pays_pair",
        wishes: Some(|view, choices| match has_pair(view) {
            Some(false) => [vec![Action::Fold], quiet()].concat(),
            _ => pays(choices),
        }),
    },
    // Bets twice the least, whatever it has.
    Idea {
        name: "raises",
        wishes: Some(|_, choices| {
            [vec![Action::Look(None), bet(choices, 2)], pays(choices)].concat()
        }),
    },
    // Puts in only what it must.
    Idea {
        name: "quiet",
        wishes: Some(|_, _| quiet()),
    },
    // Sets the strongest first hand, then the strongest second one.
    Idea {
        name: "first",
        wishes: Some(|view, choices| [set(view, |_| {}), pays(choices)].concat()),
    },
    // Sets the strongest last hand.
    Idea {
        name: "last",
        wishes: Some(|view, choices| [set(view, |hands| hands.reverse()), pays(choices)].concat()),
    },
];

impl Idea {
    /// The idea of this name. `None`: there is none.
    pub fn named(name: &str) -> Option<Idea> {
        let mut all = IDEAS.into_iter().chain(OTHER_IDEAS);
        all.find(|idea| idea.name == name)
    }

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

/// To look, to match what is asked for, and to stay in.
fn pays(choices: &[Choice]) -> Vec<Action> {
    let level = choices.iter().find_map(|choice| match choice {
        Choice::Level { by, .. } => Some(Action::Round(*by)),
        _ => None,
    });
    let stays = [
        Action::Look(None),
        level.unwrap_or(Action::Pass),
        Action::Round(RoundAction::Check),
        bet(choices, 1),
        Action::Round(RoundAction::Contest),
        Action::Casino(CasinoAction::Play),
        Action::Show(None),
        Action::Drawing(DrawingAction::Stand),
    ];
    stays.to_vec()
}

/// The hands to set, of those that a bot would think of: the ones with the highest values in the order that `order` gives.
fn set(view: View<'_>, order: fn(&mut Vec<HandValue>)) -> Vec<Action> {
    let ideas = bot(view.rules(), Temper::Straightforward).ideas(view);
    let values = |idea: &Action| {
        let mut values = match idea {
            Action::Setting(SettingAction::Set(rows)) => {
                rows.values(view.ranking()).flatten().collect()
            }
            _ => Vec::new(),
        };
        order(&mut values);
        values
    };
    ideas.into_iter().max_by_key(values).into_iter().collect()
}

/// What costs the least.
fn quiet() -> Vec<Action> {
    let quiet = [
        Action::Round(RoundAction::Stake(1)),
        Action::Drawing(DrawingAction::Stand),
        Action::Pass,
        Action::Round(RoundAction::Check),
        Action::See,
        Action::Fold,
    ];
    quiet.to_vec()
}

/// A bet of so many times the least.
fn bet(choices: &[Choice], times: u64) -> Action {
    let bet = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, most } => Some((least * times).min(most)),
        Choice::BetBy { least, most, step } => Some((least + (times - 1) * step).min(most)),
        _ => None,
    });
    Action::Bet(bet.unwrap_or(0))
}

/// Whether the hand is a pair or better. `None`: the player has not looked.
fn has_pair(view: View<'_>) -> Option<bool> {
    let (_, value) = view.own()?.known_hand()?;
    Some(value.kind() >= HandKind::Pair)
}

/// Whether the hand is queen high or better. `None`: the player has not looked.
fn is_fair(view: View<'_>) -> Option<bool> {
    let (_, value) = view.own()?.known_hand()?;
    let is_high = value.ranks()[0] >= Rank::Queen;
    Some(value.kind() >= HandKind::Pair || is_high)
}

/// Whether another who has looked has bet sixteen chips or more.
fn is_bluffed_at(view: View<'_>) -> bool {
    let own = view.own().map(|own| own.seat());
    view.bids().any(|event| match event {
        Event::Bet {
            seat,
            blind: false,
            chips,
            ..
        } => Some(seat) != own && chips >= 16,
        _ => false,
    })
}

fn open_bets(view: View<'_>) -> usize {
    let own = view.own().map(|own| own.seat());
    let is_own = |event: &Event<_>| matches!(event, Event::Bet { seat, blind: false, .. } if Some(*seat) == own);
    view.bids().filter(is_own).count()
}
