//! How the tempers play Teen Patti (RULES 10.3). What to bet on a hand they know from Brag: a blind player pays half
//! there too, nobody who has looked sees him, and the strength of a hand is the share of hands that it beats, whatever
//! wins and whatever is wild. New are the sideshow, a pot that shows all hands once it is full, and bets in steps.

use super::plan::percent;
use super::rival::Credit;
use super::spot::Spot;
use super::{PerMille, Policy, Temper};
use crate::chance::Rng;
use crate::engine::{Action, Chips, Choice, Choices, SeatView, Standing, Turn, View};

/// A player of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Bot {
        temper,
        vying: temper.policy(),
    })
}

struct Bot {
    temper: Temper,
    /// What bets as in Brag.
    vying: Box<dyn Policy + Send>,
}

/// When a temper asks for a sideshow, and when it agrees to one.
struct Taste {
    /// Out of a hundred hands that are neither good nor bad, with how many it asks.
    asks: u32,
    /// How strong a hand must be not to be shown for nothing: others should go on paying.
    keeps: PerMille,
    credit: Credit,
}

impl Taste {
    fn of(temper: Temper) -> Taste {
        let (asks, keeps, bluffs) = match temper {
            Temper::Careful => (70, 990, 120),
            Temper::Straightforward => (70, 950, 180),
            Temper::Bragger => (35, 930, 260),
        };
        let credit = Credit {
            plays: 520,
            bluffs,
            folds: 350,
            backs: 500,
        };
        Taste {
            asks,
            keeps,
            credit,
        }
    }
}

/// A hand below this is not worth a sideshow, which costs a bet.
const TOO_WEAK: PerMille = 620;

impl Policy for Bot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let taste = Taste::of(self.temper);
        if let Some(Turn::Answer { .. }) = view.ask().turn() {
            return answer(view, choices, &taste);
        }
        let offered = as_in_brag(choices);
        if let Some(action) = at_the_limit(view, &offered, &taste) {
            return action;
        }
        let wanted = self.vying.choose(view, &offered, rng);
        let Action::Bet(chips) = wanted else {
            return wanted;
        };
        let (least, most, step) = bets(choices);
        if chips <= least && asks(view, choices, &offered, &taste, rng) {
            return Action::Sideshow;
        }
        // To the nearest bet that is offered.
        let steps = (chips.saturating_sub(least) + step / 2) / step;
        Action::Bet((least + steps * step).min(most))
    }
}

/// What is offered, as far as Brag knows it: bets of any amount, and no sideshow.
fn as_in_brag(choices: &[Choice]) -> Choices {
    let known = choices.iter().filter_map(|choice| match *choice {
        Choice::BetBy { least, most, .. } => Some(Choice::Bet { least, most }),
        Choice::One(Action::Sideshow) => None,
        choice => Some(choice),
    });
    known.collect()
}

/// The least bet, the most, and what lies between two.
fn bets(choices: &[Choice]) -> (Chips, Chips, Chips) {
    let of = |choice: &Choice| match *choice {
        Choice::Bet { least, most } => Some((least, most, 1)),
        Choice::BetBy { least, most, step } => Some((least, most, step.max(1))),
        _ => None,
    };
    choices.iter().find_map(of).unwrap_or((0, 0, 1))
}

/// Whoever is asked agrees where his hand is likely to be the better one: of equal hands the other is packed. To refuse
/// costs nothing.
fn answer(view: View<'_>, choices: &[Choice], taste: &Taste) -> Action {
    let spot = Spot::read(view, choices);
    let asker = match view.ask().turn() {
        Some(Turn::Answer { offerer, .. }) => Some(offerer),
        _ => None,
    };
    let own = view.own().map(SeatView::seat);
    let others = view.seats().filter(|seat| Some(seat.seat()) != own);
    let in_it =
        others.filter(|seat| matches!(seat.standing(), Standing::In | Standing::Covered(_)));
    let rival = in_it
        .zip(&spot.rivals)
        .find(|(seat, _)| Some(seat.seat()) == asker);
    let beats = |strength| {
        rival.map_or(strength, |(_, rival)| {
            rival.beaten_by(strength, taste.credit)
        })
    };
    let agrees = spot
        .strength
        .is_some_and(|strength| strength < taste.keeps && beats(strength) >= 480);
    if agrees {
        Action::Agree
    } else {
        Action::Refuse
    }
}

/// Whether to make the least bet with a sideshow: with a hand that is neither good enough to be paid nor bad enough to
/// be packed. It costs no more than the bet, and either there is one rival less or no more is lost.
fn asks(
    view: View<'_>,
    choices: &[Choice],
    offered: &[Choice],
    taste: &Taste,
    rng: &mut Rng,
) -> bool {
    if !choices.contains(&Choice::One(Action::Sideshow)) {
        return false;
    }
    let spot = Spot::read(view, offered);
    let is_middling = |strength: PerMille| (TOO_WEAK..taste.keeps.min(960)).contains(&strength);
    spot.strength.is_some_and(is_middling) && percent(taste.asks, rng)
}

/// Where any bet fills the pot, it is a show with everybody: worth its price, or not.
fn at_the_limit(view: View<'_>, offered: &[Choice], taste: &Taste) -> Option<Action> {
    let limit = view.rules().patti()?.pot_limit?;
    let (least, ..) = bets(offered);
    let spot = Spot::read(view, offered);
    let is_near = least > 0 && spot.pot.saturating_add(least) >= limit;
    if !is_near || !offered.contains(&Choice::One(Action::Fold)) {
        return None;
    }
    let look = Action::Look(None);
    let win = spot.win(taste.credit);
    Some(if spot.see_worth(win, least) > 0 {
        Action::Bet(least)
    } else if offered.contains(&Choice::One(look)) {
        look
    } else {
        Action::Fold
    })
}
