//! Betting for the second stake: in a brag between two, or in a round.

use super::range::{chance, value};
use super::style::Style;
use crate::bots::PerMille;
use crate::cards::HandKind;
use crate::engine::{
    Action, Ask, Chips, Choice, ClassicAsk, RoundAction, Seat, SeatView, Standing, View,
};
use crate::random::Rng;

/// The index of the second stake's pot.
const POT: usize = 1;

/// Chooses an action for the second stake. `None`: the player is not asked for that.
pub(super) fn choose(
    view: View<'_>,
    choices: &[Choice],
    style: Style,
    rng: &mut Rng,
) -> Option<Action> {
    let me = view.own()?.seat();
    let rivals = rivals(view, me);
    let mut wins: PerMille = 1000;
    for rival in &rivals {
        wins = wins * chance(view, *rival)? / 1000;
    }
    let pot = view.pots().get(POT).copied().unwrap_or(0);
    let price = choices.iter().find_map(|choice| match *choice {
        Choice::Level { cost, .. } | Choice::See { cost, .. } => Some(cost),
        _ => None,
    });
    let owed = price.unwrap_or(0);
    let bet = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, most } => Some((least, most)),
        _ => None,
    });
    let stay = choices.iter().find_map(|choice| match *choice {
        Choice::Level { by, .. } => Some(Action::Round(by)),
        Choice::See { .. } => Some(Action::See),
        Choice::One(Action::Round(RoundAction::Check)) => Some(Action::Round(RoundAction::Check)),
        Choice::One(Action::Pass) if price.is_none() => Some(Action::Pass),
        _ => None,
    });
    let leave = choices.iter().find_map(|choice| match *choice {
        Choice::One(action @ (Action::Pass | Action::Fold)) => Some(action),
        _ => None,
    });
    let raises = wins >= raises_at(style, owed) || owed == 0 && bluffs(style, wins, rng);
    if let (true, Some((least, most))) = (raises, bet) {
        return Some(Action::Bet(amount(view, pot, least, most, rng)));
    }
    // The chance to win, in thousandths, at which paying breaks even.
    let needed = (owed * 1000).checked_div(pot + owed).unwrap_or(0) as PerMille;
    let margin = if owed > 0 { style.margin } else { 0 };
    if wins >= needed + margin || owed == 0 {
        stay
    } else {
        leave
    }
}

/// The players whose hands must be beaten: in a brag between two the other one, before it everybody.
fn rivals(view: View<'_>, me: Seat) -> Vec<Seat> {
    let state = view.classic();
    let two = state.and_then(|state| match view.ask() {
        Ask::Classic(ClassicAsk::Answer { .. }) => state.bragger,
        Ask::Classic(ClassicAsk::Two { .. }) => state.other(me),
        _ => None,
    });
    if let Some(other) = two {
        return vec![other];
    }
    let plays = |seat: &SeatView<'_>| {
        seat.seat() != me && seat.standing() != Standing::Out && !seat.has_left()
    };
    view.seats().filter(plays).map(SeatView::seat).collect()
}

/// The least chance to win with which it raises. It is higher if another player has bet already.
fn raises_at(style: Style, owed: Chips) -> PerMille {
    if owed > 0 {
        720 + style.margin
    } else {
        style.brags
    }
}

/// Whether to bluff. Only weak hands bluff, because a call would cost middling ones too much.
fn bluffs(style: Style, wins: PerMille, rng: &mut Rng) -> bool {
    wins < 350 && rng.below(1000) < style.bluff
}

/// The amount of a bet: the least bet and from half the pot to all of it. A player who must show a pair-royal to win
/// all three pots wants to be called, and bets little.
fn amount(view: View<'_>, pot: Chips, least: Chips, most: Chips, rng: &mut Rng) -> Chips {
    let wants_a_call = view.rules().royal_takes_all()
        && value(view).is_some_and(|value| value.kind() == HandKind::Prial);
    if wants_a_call {
        return least;
    }
    let half = (pot / 2).min(1000);
    let more = half + Chips::from(rng.below(half as u32 + 1));
    (least - 1 + more).clamp(least, most)
}
