//! What a player knows from his view when he sets hands, and what he plays for.

use super::goal::{AllWon, Goal, Points, Pots};
use super::spot::Spot;
use crate::cards::arrange::{Arrangement, MOST_HANDS, Makings, SetHand, Shape};
use crate::cards::{Card, HandValue, Rows};
use crate::engine::{
    self, Action, PointsRules, Prize, Scoring, SeatView, SettingAction, SettingRules, Standing,
    Tie, View,
};

/// The action that sets the hands so.
pub(super) fn lays(laid: &Arrangement) -> Option<Action> {
    let rows = Rows::new(laid.hands.iter().map(|hand| hand.cards()))?;
    Some(Action::Setting(SettingAction::Set(rows)))
}

/// The facts that follow from the view before any hand is set.
pub(super) struct Facts<'v> {
    rules: &'v SettingRules,
    pub(super) makings: Makings,
    goal: Goal,
    opponents: u8,
}

impl<'v> Facts<'v> {
    pub(super) fn besides(view: View<'v>, laid: &[SetHand]) -> Option<Facts<'v>> {
        let own = view.own()?;
        let faces = own.hands().flat_map(|hand| hand.faces());
        let is_laid = |card: &Card| laid.iter().any(|hand| hand.cards().contains(card));
        let cards: Vec<Card> = faces
            .filter_map(|face| face.card)
            .filter(|card| !is_laid(card))
            .collect();
        Facts::of(view, own, laid, &cards)
    }

    /// The facts for a player who has these cards beside the hands that are laid.
    pub(super) fn of(
        view: View<'v>,
        own: SeatView<'_>,
        laid: &[SetHand],
        cards: &[Card],
    ) -> Option<Facts<'v>> {
        let rules = view.rules().setting()?;
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
        Some(Facts {
            rules,
            makings: Makings::new(cards, shape, view.ranking())?,
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
        Prize::Pots(_) => {
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

pub(super) fn in_points(rules: &PointsRules, own: SeatView<'_>, others: &[SeatView]) -> Points {
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
            .take(super::goal::MOST_OPPONENTS)
            .map(|other| other.score())
            .collect(),
        target: rules.target,
    }
}

/// The value of a set hand. `None`: the viewer may not see it.
pub(super) fn value(view: View<'_>, seat: SeatView<'_>, nth: u8) -> Option<HandValue> {
    let faces = seat.set(nth)?.faces();
    let cards: Option<Vec<Card>> = faces.map(|face| face.card).collect();
    view.ranking().row(&cards?)
}
