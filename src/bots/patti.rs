//! The bots for Teen Patti (RULES 10.3).
//!
//! The tempers bet as in Brag: here too a blind player pays half, a player who has looked cannot see him, and the
//! strength of a hand is the share of hands that it beats, under any ranking and wild cards. New are the sideshow, a
//! pot limit that ends the deal with a show of all hands, and bets in steps.

use super::chances::Chances;
use super::luck::Luck;
use super::policy::Policy;
use super::rival::Credit;
use super::situation::Situation;
use super::temper::Temper;
use crate::engine::{Action, Chips, Choice, Choices, SeatView, Standing, Turn, View};
use crate::random::{PerMille, Rng};

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Bot {
        temper,
        vying: temper.policy(),
    })
}

struct Bot {
    temper: Temper,
    /// The policy that bets as in Brag.
    vying: Box<dyn Policy + Send>,
}

/// When a temper asks for a sideshow, and when it agrees to one.
struct SideshowStyle {
    /// The chance that it asks with a middling hand.
    asks: PerMille,
    /// The strength from which it asks for none, because it wants the others to go on paying.
    keeps: PerMille,
    credit: Credit,
}

impl SideshowStyle {
    fn of(temper: Temper) -> SideshowStyle {
        let (asks, keeps, bluffs) = match temper {
            Temper::Careful => (700, 990, 120),
            Temper::Straightforward | Temper::Expert => (700, 950, 180),
            Temper::Bragger => (350, 930, 260),
        };
        let credit = Credit {
            plays: 520,
            bluffs,
            folds: 350,
            backs: 500,
        };
        SideshowStyle {
            asks,
            keeps,
            credit,
        }
    }
}

/// A weaker hand is not worth a sideshow, which costs a bet.
const TOO_WEAK: PerMille = 620;

impl Policy for Bot {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let taste = SideshowStyle::of(self.temper);
        let offered = as_in_brag(choices);
        if let Some(action) = settled(view, choices, &offered, &taste) {
            return action;
        }
        let wanted = self.vying.choose(view, &offered, rng);
        let asks = match is_least(wanted, choices) {
            true => asks(view, choices, &offered, &taste),
            false => 0,
        };
        match asks > 0 && rng.happens(asks) {
            true => Action::SIDESHOW,
            false => allowed(wanted, choices),
        }
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        let taste = SideshowStyle::of(self.temper);
        let offered = as_in_brag(choices);
        if let Some(action) = settled(view, choices, &offered, &taste) {
            return Chances::sure(action);
        }
        let asks = asks(view, choices, &offered, &taste);
        let wanted = self.vying.chances(view, &offered, rng);
        Chances::of_weights(wanted.iter().flat_map(|(action, chance)| {
            let asks = if is_least(action, choices) { asks } else { 0 };
            let actions = [Action::SIDESHOW, allowed(action, choices)];
            let chances = [asks, 1000 - asks].map(|part| part * chance);
            actions
                .into_iter()
                .zip(chances)
                .filter(|(_, chance)| *chance > 0)
        }))
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        self.vying.prepare(view)
    }
}

/// What needs no thought of the bets: an answer, or the bet that fills the pot.
fn settled(
    view: View<'_>,
    choices: &[Choice],
    offered: &[Choice],
    taste: &SideshowStyle,
) -> Option<Action> {
    match view.ask().turn() {
        Some(Turn::Answer { .. }) => Some(answer(view, choices, taste)),
        _ => at_the_limit(view, offered, taste),
    }
}

/// Whether this is a bet of the least.
fn is_least(action: Action, choices: &[Choice]) -> bool {
    matches!(action, Action::Bet(chips) if chips <= bets(choices).0)
}

/// This action; a bet is rounded to one that is allowed.
fn allowed(action: Action, choices: &[Choice]) -> Action {
    let Action::Bet(chips) = action else {
        return action;
    };
    let (least, most, step) = bets(choices);
    let steps = (chips.saturating_sub(least) + step / 2) / step;
    Action::Bet((least + steps * step).min(most))
}

/// The choices that Brag has too: bets of any amount, and no sideshow.
fn as_in_brag(choices: &[Choice]) -> Choices {
    let known = choices.iter().filter_map(|choice| match *choice {
        Choice::BetBy { least, most, .. } => Some(Choice::Bet { least, most }),
        Choice::One(Action::SIDESHOW) => None,
        choice => Some(choice),
    });
    known.collect()
}

/// The least bet, the most, and the step between bets.
fn bets(choices: &[Choice]) -> (Chips, Chips, Chips) {
    let of = |choice: &Choice| match *choice {
        Choice::Bet { least, most } => Some((least, most, 1)),
        Choice::BetBy { least, most, step } => Some((least, most, step.max(1))),
        _ => None,
    };
    choices.iter().find_map(of).unwrap_or((0, 0, 1))
}

/// Answers a request for a sideshow. A player agrees if his hand is likely to be better; with equal hands the other
/// one folds. Refusing costs nothing.
fn answer(view: View<'_>, choices: &[Choice], taste: &SideshowStyle) -> Action {
    let situation = Situation::read(view, choices);
    let asker = match view.ask().turn() {
        Some(Turn::Answer { offerer, .. }) => Some(offerer),
        _ => None,
    };
    let own = view.own().map(SeatView::seat);
    let others = view.seats().filter(|seat| Some(seat.seat()) != own);
    let in_it =
        others.filter(|seat| matches!(seat.standing(), Standing::In | Standing::Covered(_)));
    let rival = in_it
        .zip(&situation.rivals)
        .find(|(seat, _)| Some(seat.seat()) == asker);
    let beats = |strength| {
        rival.map_or(strength, |(_, rival)| {
            rival.beaten_by(strength, taste.credit)
        })
    };
    let agrees = situation
        .strength
        .is_some_and(|strength| strength < taste.keeps && beats(strength) >= 480);
    if agrees {
        Action::Agree
    } else {
        Action::Refuse
    }
}

/// The chance to bet the least with a sideshow. Only middling hands do, neither good enough to be paid nor bad enough to
/// fold. It costs no more than the bet: one rival less, or nothing more is lost.
fn asks(view: View<'_>, choices: &[Choice], offered: &[Choice], taste: &SideshowStyle) -> PerMille {
    if !choices.contains(&Choice::One(Action::SIDESHOW)) {
        return 0;
    }
    let strength = Situation::begin(view, offered).strength;
    let is_middling = |strength: PerMille| (TOO_WEAK..taste.keeps.min(960)).contains(&strength);
    match strength.is_some_and(is_middling) {
        true => taste.asks,
        false => 0,
    }
}

/// The decision where any bet fills the pot and is a show with everybody. `None`: the least bet does not fill it.
fn at_the_limit(view: View<'_>, offered: &[Choice], taste: &SideshowStyle) -> Option<Action> {
    let limit = view.rules().patti()?.pot_limit?;
    let (least, ..) = bets(offered);
    let is_near = least > 0 && view.pot().saturating_add(least) >= limit;
    if !is_near || !offered.contains(&Choice::One(Action::Fold)) {
        return None;
    }
    let situation = Situation::read(view, offered);
    let look = Action::Look(None);
    let win = situation.win(taste.credit);
    Some(if situation.see_worth(win, least) > 0 {
        Action::Bet(least)
    } else if offered.contains(&Choice::One(look)) {
        look
    } else {
        Action::Fold
    })
}

/// A random action of a choice of this mechanic: each is offered by itself, so there is nothing to draw.
pub(super) fn any(_: Choice, _: &mut Rng) -> Option<Action> {
    None
}
