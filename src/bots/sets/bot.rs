//! The bot at the table. It turns what the table asks into the questions that the other files answer.

use super::worth::swing;
use super::{AllWon, Goal, Points, Pots, Spot, Temper, ideas, set, standing, takes_spare};
use crate::bots::{PerMille, Plain, Policy};
use crate::cards::arrange::{Arrangement, MOST_HANDS, Makings, SetHand, Shape};
use crate::cards::{Card, HandValue, Rows};
use crate::engine::{
    self, Action, Ask, Choice, Event, PointsRules, Prize, Scoring, SeatView, SettingAction,
    SettingAsk, SettingEvent, SettingRules, Standing, Tie, View,
};
use crate::random::Rng;

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(SettingBot(temper))
}

/// How a player of this temper sets his remaining cards when these hands are laid already. `None`: the rest makes no
/// hand.
#[must_use]
pub fn complete(view: View<'_>, laid: &[SetHand], temper: Temper) -> Option<Arrangement> {
    let known = Known::besides(view, laid)?;
    Some(set(&known.spot(view, laid), temper))
}

struct SettingBot(Temper);

impl Policy for SettingBot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let answer = match view.ask() {
            Ask::Setting(SettingAsk::Spare { .. }) => spare(view, self.0),
            Ask::Setting(SettingAsk::Set { .. }) => lay(view, self.0),
            Ask::Setting(SettingAsk::Show { nth, .. }) => show(view, nth),
            _ => None,
        };
        answer
            .filter(|answer| choices.iter().any(|choice| choice.admits(*answer)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }

    fn ideas(&mut self, view: View<'_>) -> Vec<Action> {
        ideas::of(view).unwrap_or_default()
    }

    fn standing(&self, view: View<'_>) -> Option<PerMille> {
        won(view)
    }
}

fn spare(view: View<'_>, temper: Temper) -> Option<Action> {
    let known = Known::besides(view, &[])?;
    let action = match takes_spare(&known.spot(view, &[]), temper) {
        true => SettingAction::Take,
        false => SettingAction::Leave,
    };
    Some(Action::Setting(action))
}

fn lay(view: View<'_>, temper: Temper) -> Option<Action> {
    lays(&complete(view, &[], temper)?)
}

/// The action that sets the hands so.
pub(super) fn lays(laid: &Arrangement) -> Option<Action> {
    let rows = Rows::new(laid.hands.iter().map(|hand| hand.cards()))?;
    Some(Action::Setting(SettingAction::Set(rows)))
}

/// Whether to hold a hand back. A hand is held back only where it can neither win nor stop another from winning,
/// because showing costs nothing.
fn show(view: View<'_>, nth: u8) -> Option<Action> {
    let rules = view.rules().setting()?;
    let own = view.own()?;
    let mine = strength(view, own, nth)?;
    let others = view.seats().filter(|other| other.seat() != own.seat());
    let best = others.filter_map(|other| strength(view, other, nth)).max();
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

/// The value of a set hand. `None`: the viewer may not see it.
fn strength(view: View<'_>, seat: SeatView<'_>, nth: u8) -> Option<HandValue> {
    let faces = seat.set(nth)?.faces();
    let cards: Option<Vec<Card>> = faces.map(|face| face.card).collect();
    view.ranking().row(&cards?)
}

/// The facts that follow from the view before any hand is set.
pub(super) struct Known<'v> {
    rules: &'v SettingRules,
    pub(super) makings: Makings,
    goal: Goal,
    opponents: u8,
}

impl<'v> Known<'v> {
    pub(super) fn besides(view: View<'v>, laid: &[SetHand]) -> Option<Known<'v>> {
        let rules = view.rules().setting()?;
        let own = view.own()?;
        let faces = own.hands().flat_map(|hand| hand.faces());
        let is_laid = |card: &Card| laid.iter().any(|hand| hand.cards().contains(card));
        let cards: Vec<Card> = faces
            .filter_map(|face| face.card)
            .filter(|card| !is_laid(card))
            .collect();
        let hands = rules.hands.checked_sub(u8::try_from(laid.len()).ok()?)?;
        let shape = Shape::new(u8::try_from(cards.len()).ok()?, hands)?;
        // At most one hand has four cards.
        let has_four = laid.iter().any(|hand| hand.cards().len() == 4);
        let shape = match rules.fours {
            engine::Fours::Beats | engine::Fours::Pays if !has_four => shape.with_four_of_a_kind(),
            _ => shape,
        };
        let seats = view.seats().filter(|seat| seat.standing() == Standing::In);
        let others: Vec<SeatView> = seats.filter(|seat| seat.seat() != own.seat()).collect();
        Some(Known {
            rules,
            makings: Makings::new(&cards, shape, view.ranking())?,
            goal: goal(view, rules, own, &others),
            opponents: others.len() as u8,
        })
    }

    pub(super) fn spot<'s>(&'s self, view: View<'s>, laid: &'s [SetHand]) -> Spot<'s> {
        Spot {
            makings: &self.makings,
            laid,
            ranking: view.ranking(),
            opponents: self.opponents,
            goal: &self.goal,
            minimum: self.rules.minimum,
            first_shown: self.rules.tie == Tie::FirstShown,
        }
    }
}

fn goal(view: View<'_>, rules: &SettingRules, own: SeatView<'_>, others: &[SeatView]) -> Goal {
    let one_pot = |enough| {
        Goal::Pots(Pots {
            by_hand: [0; MOST_HANDS],
            main: view.pot(),
            enough,
        })
    };
    match &rules.prize {
        Prize::Scoop => one_pot(rules.hands),
        Prize::TwoOfThree => one_pot(2),
        Prize::Pots => {
            let (main, sets) = view.pots().split_last().unwrap_or((&0, &[]));
            let mut by_hand = [0; MOST_HANDS];
            by_hand
                .iter_mut()
                .zip(sets)
                .for_each(|(hand, pot)| *hand = *pot);
            Goal::Pots(Pots {
                by_hand,
                main: *main,
                enough: rules.hands,
            })
        }
        Prize::Points(points) => Goal::Points(in_points(points, own, others)),
    }
}

fn in_points(rules: &PointsRules, own: SeatView<'_>, others: &[SeatView]) -> Points {
    let by_hand = match rules.scoring {
        Scoring::One => [1; MOST_HANDS],
        Scoring::Street => [4, 3, 2, 1, 0],
        Scoring::Most => [0; MOST_HANDS],
    };
    Points {
        by_hand,
        most: u32::from(rules.scoring == Scoring::Most),
        all: match rules.all_won {
            engine::AllWon::Points(points) => AllWon::Points(points),
            engine::AllWon::Game => AllWon::Game,
        },
        own: own.score(),
        others: others
            .iter()
            .take(super::MOST_OPPONENTS)
            .map(|other| other.score())
            .collect(),
        target: rules.target,
    }
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
