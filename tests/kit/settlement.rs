//! A second implementation of who gets what at the end of a deal (RULES 1.3, 5.1, 5.5, 9.1, 9.2), by the slow
//! ranking.

use std::cmp::Reverse;

use brag::cards::Card;
use brag::engine::{
    Advance, Ask, BlindLast, Chips, Debt, Ending, Event, Held, Purse, RetainedMode, Seat, SeatView,
    Showing, Standing, Table, Turn, Viewer, VyingAsk,
};

use super::patti;
use super::slow::{self, Strength};

/// Chips by seat, and what is left in the pots.
pub type Purses = (Vec<Chips>, Chips);

/// The expected chips after a step that ended a deal, and how it must have ended. Payments into the pots are taken
/// from the step; payments from them are computed here.
pub fn settled(before: &Table, step: &Advance) -> Option<(Purses, Ending)> {
    if before.rules().patti().is_some() {
        let (stacks, ending) = patti::settled(before, step);
        return Some(((stacks, 0), ending));
    }
    let after = step.table.view(Viewer::Gallery);
    let mut stacks: Vec<Chips> = before.stacks().collect();
    let mut pots: Vec<Chips> = before.view(Viewer::Gallery).pots().to_vec();
    for event in &step.events {
        match *event {
            Event::Paid {
                from: Purse::Seat(seat),
                to: Purse::Pot(pot),
                chips,
            } => {
                stacks[seat.index()] -= chips;
                pots[usize::from(pot)] += chips;
            }
            Event::Paid {
                from: Purse::Outside,
                to: Purse::Seat(seat),
                chips,
            } => stacks[seat.index()] += chips,
            Event::Covered { .. } => pots.push(0),
            _ => {}
        }
    }
    let mut debts: Vec<Debt> = before.debts().to_vec();
    let count = stacks.len();
    let clockwise: Vec<Seat> = (1..=count)
        .map(|step| Seat(((after.dealer().index() + step) % count) as u8))
        .collect();
    let standing = |seat: Seat| after.seat(seat).map(SeatView::standing);
    let left: Vec<Seat> = clockwise
        .into_iter()
        .filter(|seat| standing(*seat) == Some(Standing::In))
        .collect();
    let mut covers: Vec<(u8, Seat)> = after
        .seats()
        .filter_map(|seat| match seat.standing() {
            Standing::Covered(pot) => Some((pot, seat.seat())),
            _ => None,
        })
        .collect();
    covers.sort_by_key(|cover| Reverse(*cover));

    let saw = step.table.history().iter().find_map(|event| match event {
        Event::Saw { payer, seen, .. } => Some((*payer, *seen)),
        _ => None,
    });
    let instead = match before.ask() {
        Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { seat, short })) => Some((short, seat)),
        Ask::Vying(VyingAsk::ChooseHand {
            showing: Showing::Instead { seat, short },
            ..
        }) => Some((short, seat)),
        _ => None,
    };
    let (winners, ending) = match (saw.or(instead), left.as_slice()) {
        (Some((payer, seen)), _) => {
            let pays_off = class(before, step, payer) < class(before, step, seen);
            let how = if saw.is_some() {
                Ending::See
            } else {
                Ending::Show
            };
            (vec![if pays_off { payer } else { seen }], how)
        }
        (None, [last]) if covers.is_empty() => {
            let (kept, ending) = unopposed(before, *last);
            stacks[last.index()] += pots[0] - kept;
            repay(&mut stacks, &mut debts);
            return Some((heirs(step, stacks, kept, *last), ending));
        }
        (None, [last]) => {
            let covering = step
                .events
                .iter()
                .any(|e| matches!(e, Event::Covered { .. }));
            // A hand may be named in a step of its own after the last cover.
            let names = step
                .events
                .iter()
                .any(|e| matches!(e, Event::Thrown { .. }));
            let how = if covering || names && covered_last(step) {
                Ending::Cover
            } else {
                Ending::Fold
            };
            (vec![*last], how)
        }
        (None, left) => {
            let best = left.iter().map(|seat| class(before, step, *seat)).min()?;
            let tied = left
                .iter()
                .copied()
                .filter(|seat| class(before, step, *seat) == best);
            (tied.collect(), Ending::Showdown)
        }
    };
    let newest = pots.pop()?;
    let shares = winners.len() as u64;
    for (nth, seat) in winners.iter().enumerate() {
        let odd = u64::from((nth as u64) < newest % shares);
        stacks[seat.index()] += newest / shares + odd;
    }
    let mut champion = *winners.first()?;
    for (pot, seat) in covers {
        if class(before, step, seat) < class(before, step, champion) {
            champion = seat;
        }
        stacks[champion.index()] += pots[usize::from(pot)];
    }
    repay(&mut stacks, &mut debts);
    Some(((stacks, 0), ending))
}

/// Circles are set off, the oldest first (9.2.14). Then the oldest debt that can be paid in part is paid as far
/// as it can be, and so on (RULES 5.2). A circle that was left would never come to an end.
pub fn repay(stacks: &mut [Chips], debts: &mut Vec<Debt>) {
    while let Some(circle) = oldest_circle(debts) {
        let least = circle.iter().map(|nth| debts[*nth].chips).min();
        for nth in circle {
            debts[nth].chips -= least.expect("a circle has debts");
        }
        debts.retain(|debt| debt.chips > 0);
    }
    let mut payments = 0;
    while let Some(debt) = debts
        .iter_mut()
        .find(|debt| debt.chips > 0 && stacks[debt.debtor.index()] > 0)
    {
        let chips = debt.chips.min(stacks[debt.debtor.index()]);
        debt.chips -= chips;
        stacks[debt.debtor.index()] -= chips;
        stacks[debt.creditor.index()] += chips;
        payments += 1;
        assert!(payments <= most_payments(stacks.len(), debts.len()));
    }
    debts.retain(|debt| debt.chips > 0);
}

/// Between two debts that are paid off, what each player has goes at most once from him to every other.
pub fn most_payments(seats: usize, debts: usize) -> usize {
    (debts + 1) * seats * seats
}

/// The circle that was closed first, and of several closed by one debt the one whose debts, from its creditor on,
/// are the oldest.
fn oldest_circle(debts: &[Debt]) -> Option<Vec<usize>> {
    (0..debts.len()).find_map(|closing| {
        let mut ways = Vec::new();
        all_ways(
            &debts[..closing],
            vec![],
            debts[closing].creditor,
            debts[closing].debtor,
            &mut ways,
        );
        let mut circle = ways.into_iter().min()?;
        circle.push(closing);
        Some(circle)
    })
}

/// Every way from one player to another along debts, nobody passed twice.
fn all_ways(debts: &[Debt], so_far: Vec<usize>, from: Seat, to: Seat, ways: &mut Vec<Vec<usize>>) {
    if from == to {
        return ways.push(so_far);
    }
    for (nth, debt) in debts.iter().enumerate() {
        let passed = so_far
            .iter()
            .any(|before| debts[*before].debtor == debt.creditor);
        if debt.debtor == from && !passed {
            let longer = so_far.iter().copied().chain([nth]).collect();
            all_ways(debts, longer, debt.creditor, to, ways);
        }
    }
}

/// Whether the last thing done before the showing was a cover, not a fold.
fn covered_last(step: &Advance) -> bool {
    let done = step
        .table
        .history()
        .iter()
        .rev()
        .find_map(|event| match event {
            Event::Covered { .. } => Some(true),
            Event::Folded { .. } => Some(false),
            _ => None,
        });
    done == Some(true)
}

/// The chips that stay on the table when all others have folded to this player, and how the deal then ends.
fn unopposed(before: &Table, last: Seat) -> (Chips, Ending) {
    let view = before.view(Viewer::Gallery);
    let rules = view.rules();
    let (dealing, vying) = (rules.dealing(), rules.vying());
    let (Some(dealing), Some(vying), Some(me)) = (dealing, vying, view.seat(last)) else {
        unreachable!("a deal is dealt, vied for, and won by somebody")
    };
    let kept = me.hands().any(|hand| hand.is_kept());
    let blind = vying.blind_play && me.is_blind();
    if dealing.retained_mode == RetainedMode::FaceUp && kept && blind && view.stake() == 0 {
        return (view.carried(), Ending::FaceUp);
    }
    let bet_blind = |event| matches!(event, Event::Bet { seat, blind: true, .. } if seat == last);
    let played_blind =
        blind && (vying.blind_means_not_looked || kept || view.history().any(bet_blind));
    // Debts in a circle cancel out, and need not be paid.
    let mut debts = before.debts().to_vec();
    repay(&mut vec![0; before.stacks().len()], &mut debts);
    let owed = debts.iter().filter(|debt| debt.debtor == last);
    let owed: Chips = owed.map(|debt| debt.chips).sum();
    // The next deal may cost twice as much (9.2.18).
    let grows = |every: u32| view.deals().is_multiple_of(every) && view.deals() / every <= 20;
    let next = rules.ante << u32::from(rules.double_every.is_some_and(grows));
    let can_go_on = me.chips() >= next.max(1) + owed;
    if played_blind && can_go_on && vying.blind_last != BlindLast::Win {
        (view.pot(), Ending::Carried)
    } else {
        (0, Ending::Fold)
    }
}

/// A carried pot goes to the keeper, who is the one player left, where the sitting is over.
fn heirs(step: &Advance, mut stacks: Vec<Chips>, pot: Chips, last: Seat) -> Purses {
    let ante = step.table.rules().ante.max(1);
    if stacks.iter().filter(|chips| **chips >= ante).count() >= 2 {
        return (stacks, pot);
    }
    stacks[last.index()] += pot;
    (stacks, 0)
}

/// The strength of the hand that a seat plays. Smaller is better.
fn class(before: &Table, step: &Advance, seat: Seat) -> Strength {
    let mut held: Vec<Held> = before
        .held()
        .filter(|(whose, _)| *whose == seat)
        .map(|(_, held)| held)
        .collect();
    let size = usize::from(before.rules().dealing().expect("a deal is dealt").cards);
    for event in &step.events {
        if let Event::Thrown {
            seat: thrower,
            pick,
        } = event
            && *thrower == seat
        {
            let from = size * *pick as usize;
            held.drain(from..from + size);
        }
    }
    // If a player never discarded, his best three cards play.
    let thrown = |held: &Held| {
        before
            .history()
            .iter()
            .any(|event| matches!(event, Event::Discarded { card, .. } if card.id == held.id))
    };
    let rules = before.rules().ranking;
    // Discards under the pack are not held any more.
    let size = size.min(held.len());
    let (discards, kept): (Vec<Held>, Vec<Held>) = held[..size].iter().copied().partition(thrown);
    let cards = |held: Vec<Held>| held.into_iter().map(|held| held.card);
    let (discards, kept): (Vec<Card>, Vec<Card>) =
        (cards(discards).collect(), cards(kept).collect());
    match kept[..] {
        [a, b, c] => slow::after(rules, [a, b, c], &discards),
        _ => slow::best(rules, &kept),
    }
}

/// Whether a deal is over, and nobody has bought in, named a game or put anything to the vote since.
pub fn just_ended(table: &Table) -> bool {
    let mut events = table.history().iter().rev();
    let asked = match events.next() {
        Some(Event::Asked(ask)) => {
            matches!(ask, Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Over)
        }
        _ => false,
    };
    let mut since = events.take_while(|event| !matches!(event, Event::Ended { .. }));
    let pocket = |event: &Event| {
        let outside = Purse::Outside;
        matches!(event, Event::GameChosen { .. } | Event::Proposed { .. })
            || matches!(event, Event::Paid { from, .. } if *from == outside)
    };
    // A deal in which nobody plays does not count, and has no end (RULES 10.10).
    let ended = |event: &Event| matches!(event, Event::Ended { .. });
    asked && table.history().iter().any(ended) && !since.any(pocket)
}
