//! The bots for equalised betting (RULES 10.6, 10.7, 10.9). They know the strength of a hand among all hands before
//! and after a draw (`shares`), draw by exact odds (`drawing`), and bet by comparing their chance with the price
//! (`betting`). The chance depends on what the others have done (`rivals`).

mod any;
pub(super) mod betting;
mod discards;
mod drawing;
pub(super) mod rivals;
pub(super) mod share;
mod shares;
mod spread;
pub(super) mod style;
mod sums;

pub(super) use any::any;

use self::betting::Considered;
use self::style::Style;
use super::chances::Chances;
use super::luck::{Luck, Ways};
use super::plain::offered_or_plain;
use super::policy::Policy;
use super::temper::Temper;
use crate::engine::{Action, Ask, Choice, Event, RoundAction, RoundAsk, RoundEvent, View};
use crate::random::Rng;

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Player(Style::of(temper)))
}

struct Player(Style);

impl Policy for Player {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let wish = Wish::of(view, choices, self.0);
        offered_or_plain(wish.decide(rng), choices, rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let wish = Wish::of(view, choices, self.0);
        Ways::chances(|ways| offered_or_plain(wish.decide(ways), choices, ways))
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        shares::prepare(view.ranking())
    }
}

/// What a player considers, before anything is left to chance.
enum Wish {
    Stakes(Style),
    Bets(Considered),
    /// This, if there is anything.
    Sure(Option<Action>),
}

impl Wish {
    fn of(view: View<'_>, choices: &[Choice], style: Style) -> Wish {
        match view.ask() {
            Ask::Round(RoundAsk::Stake { .. }) => Wish::Stakes(style),
            ask if ask.is_to_exchange() => Wish::Sure(drawing::choose(view, choices)),
            Ask::Round(RoundAsk::Contest { .. }) => Wish::Sure(contest(view)),
            _ => match Considered::of(view, choices, style) {
                Some(considered) => Wish::Bets(considered),
                None => Wish::Sure(None),
            },
        }
    }

    fn decide(&self, luck: &mut impl Luck) -> Option<Action> {
        match self {
            Wish::Stakes(style) => {
                let chips = 1 + luck.below(style.stake);
                Some(Action::Round(RoundAction::Stake(chips.into())))
            }
            Wish::Bets(considered) => Some(considered.decide(luck)),
            Wish::Sure(action) => *action,
        }
    }
}

/// Contests a named hand that his own equals or beats, as far as it was named: that costs nothing. A worse hand is not
/// shown.
fn contest(view: View<'_>) -> Option<Action> {
    let (_, value) = view.own()?.known_hand()?;
    let named = view.acts().find_map(|event| match event {
        Event::Round(RoundEvent::Named { kind, rank, .. }) => Some((kind, rank)),
        _ => None,
    })?;
    let contests = (value.kind(), value.ranks()[0]) >= named;
    Some(Action::Round(match contests {
        true => RoundAction::Contest,
        false => RoundAction::Concede,
    }))
}
