//! The bot at the table. It turns what the table asks into the questions that the other files answer.

use super::known::{Facts, in_points, lays, value};
use super::spare::takes_spare;
use super::weighing::set;
use super::worth::swing;
use super::{betting, ideas, standing};
use crate::bots::luck::{Luck, Ways};
use crate::bots::plain::offered_or_plain;
use crate::bots::temper::Temper;
use crate::bots::{Chances, Policy};
use crate::cards::arrange::{Arrangement, SetHand};
use crate::engine::{
    Action, Ask, Choice, Event, SeatView, SettingAction, SettingAsk, SettingEvent, Standing, Tie,
    View,
};
use crate::random::{PerMille, Rng};

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(SettingBot(temper))
}

/// How a player of this temper sets his remaining cards when these hands are laid already. `None`: the rest makes no
/// hand.
#[must_use]
pub fn complete(view: View<'_>, laid: &[SetHand], temper: Temper) -> Option<Arrangement> {
    let known = Facts::besides(view, laid)?;
    Some(set(&known.spot(view, laid), temper))
}

struct SettingBot(Temper);

/// What a player considers, before anything is left to chance.
enum Wish {
    Bets(betting::Considered),
    /// This, if there is anything.
    Sure(Option<Action>),
}

impl Wish {
    fn decide(&self, luck: &mut impl Luck) -> Option<Action> {
        match self {
            Wish::Bets(considered) => Some(considered.decide(luck)),
            Wish::Sure(action) => *action,
        }
    }
}

impl SettingBot {
    fn wish(&self, view: View<'_>, choices: &[Choice]) -> Wish {
        Wish::Sure(match view.ask() {
            Ask::Setting(SettingAsk::Spare { .. }) => spare(view, self.0),
            Ask::Setting(SettingAsk::Set { .. }) => lay(view, self.0),
            Ask::Setting(SettingAsk::Show { nth, .. }) => show(view, nth),
            ask if ask.is_to_bet_in_round() => {
                match betting::Considered::of(view, choices, self.0) {
                    Some(considered) => return Wish::Bets(considered),
                    None => None,
                }
            }
            _ => None,
        })
    }
}

impl Policy for SettingBot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let wish = self.wish(view, choices);
        offered_or_plain(wish.decide(rng), choices, rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let wish = self.wish(view, choices);
        Ways::chances(|ways| offered_or_plain(wish.decide(ways), choices, ways))
    }

    fn ideas(&mut self, view: View<'_>) -> Vec<Action> {
        ideas::of(view).unwrap_or_default()
    }

    fn standing(&self, view: View<'_>) -> Option<PerMille> {
        won(view)
    }
}

fn spare(view: View<'_>, temper: Temper) -> Option<Action> {
    let known = Facts::besides(view, &[])?;
    let action = match takes_spare(&known.spot(view, &[]), temper) {
        true => SettingAction::Take,
        false => SettingAction::Leave,
    };
    Some(Action::Setting(action))
}

fn lay(view: View<'_>, temper: Temper) -> Option<Action> {
    lays(&complete(view, &[], temper)?)
}

/// Whether to hold a hand back. A hand is held back only where it can neither win nor stop another from winning,
/// because showing costs nothing.
fn show(view: View<'_>, nth: u8) -> Option<Action> {
    let rules = view.rules().setting()?;
    let own = view.own()?;
    let mine = value(view, own, nth)?;
    let others = view.seats().filter(|other| other.seat() != own.seat());
    let best = others.filter_map(|other| value(view, other, nth)).max();
    let helps = best.is_none_or(|best| match rules.tie {
        Tie::Nobody => mine >= best,
        Tie::FirstShown => mine > best,
    });
    Some(if helps {
        Action::Show(None)
    } else {
        Action::Pass
    })
}

/// The viewer's chance to win the game for points, after a deal.
fn won(view: View<'_>) -> Option<PerMille> {
    let rules = view.rules().points()?;
    let own = view.own()?;
    let winners = view.history().find_map(|event| match event {
        Event::Setting(SettingEvent::Winners { seats }) => Some(seats),
        _ => None,
    });
    if let Some(winners) = winners {
        let is_won = winners.contains(own.seat());
        return Some(if is_won {
            1000 / winners.len().max(1) as PerMille
        } else {
            0
        });
    }
    let others = view.seats().filter(|seat| seat.seat() != own.seat());
    let others: Vec<SeatView> = others
        .filter(|seat| seat.standing() != Standing::Out)
        .collect();
    let points = in_points(rules, own, &others);
    let chance = standing::chance(points.own, &points.others, points.target, swing(&points));
    Some((chance * 1000 / standing::CERTAIN) as PerMille)
}
