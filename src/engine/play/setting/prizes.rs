//! What the hands win: pots, points, payments for four of a kind, and the end of a game for points (RULES 10.1).

use crate::engine::facts::setting::{
    AllWon, Fours, PointsRules, Prize, Scoring, SettingEvent, SettingRules, Settlement,
};
use crate::engine::flow::{End, Flow};
use crate::engine::ground::chips::Chips;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::held::Held;
use crate::engine::ground::purse::Purse;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::{Dealer, Table};
use crate::engine::sums::event::Event;

use super::current::state;
use crate::cards::Rank;

/// Under `quads_win`, four of a kind in a player's cards win everything before anybody sets.
pub(super) fn quads(dealer: &mut Dealer, rules: &SettingRules) -> Option<Flow> {
    if !rules.quads_win {
        return None;
    }
    let table = dealer.table();
    let best = table
        .in_order()
        .into_iter()
        .filter_map(|seat| Some((best_quads(table, seat, rules.quads_top)?, seat)))
        .max_by_key(|((place, _), _)| *place);
    let ((_, rank), winner) = best?;
    for held in of_rank(table, winner, rank) {
        let card = Held {
            seen_by: SeatSet::ALL,
            ..held
        };
        dealer.emit(Event::Exposed { seat: winner, card });
    }
    dealer.emit(Event::Setting(SettingEvent::Quads { seat: winner }));
    for pot in 0..dealer.table().pots.len() {
        dealer.split(pot as u8, &[winner]);
    }
    Some(Flow::end(Ending::Quads, true))
}

fn best_quads(table: &Table, seat: Seat, top: Rank) -> Option<(u8, Rank)> {
    let ranks = Rank::ALL.into_iter();
    let place = |rank: Rank| if rank == top { 13 } else { rank as u8 };
    ranks
        .filter(|rank| of_rank(table, seat, *rank).len() == 4)
        .map(|rank| (place(rank), rank))
        .max_by_key(|(place, _)| *place)
}

fn of_rank(table: &Table, seat: Seat, rank: Rank) -> Vec<Held> {
    let hands = table.place(seat).into_iter().flat_map(|place| &place.hands);
    let cards = hands.flat_map(|hand| hand.cards.iter().copied());
    cards
        .filter(|held| held.card.rank() == Some(rank))
        .collect()
}

/// Every other player pays for four of a kind when they are shown, as far as he has the chips.
pub(super) fn pay_fours(dealer: &mut Dealer, rules: &SettingRules, to: Seat) {
    if rules.fours != Fours::Pays {
        return;
    }
    let mut sum: Chips = 0;
    for from in dealer.table().in_order() {
        let chips = rules.fours_bonus.min(dealer.table().chips(from));
        if from != to && chips > 0 {
            sum += chips;
            dealer.emit(Event::Paid {
                from: Purse::Seat(from),
                to: Purse::Seat(to),
                chips,
            });
        }
    }
    if sum > 0 {
        dealer.emit(Event::Setting(SettingEvent::Bonus {
            seat: to,
            chips: sum,
        }));
    }
}

/// Pays the pot for one hand to its winner.
pub(super) fn pay_set(dealer: &mut Dealer, rules: &SettingRules, nth: u8, winner: Option<Seat>) {
    if let (Prize::Pots(_), Some(winner)) = (&rules.prize, winner) {
        dealer.split(nth, &[winner]);
    }
}

/// After all hands are compared: pays what they win together, and ends the deal.
pub(super) fn pay(dealer: &mut Dealer, rules: &SettingRules) -> Flow {
    let won: Vec<Option<Seat>> = state(dealer.table())
        .map(|state| state.won.to_vec())
        .unwrap_or_default();
    let (most, alone) = most_wins(&won);
    let all = most.filter(|(_, hands)| *hands == won.len());
    let takes = match &rules.prize {
        Prize::Scoop | Prize::Pots(_) => all,
        Prize::TwoOfThree => most.filter(|(_, hands)| *hands >= 2),
        Prize::Points(points) => {
            let best = most.filter(|_| alone).map(|(seat, _)| seat);
            return score(dealer, points, &won, best, all.map(|(seat, _)| seat));
        }
    };
    if let Some((winner, _)) = takes {
        let main = dealer.table().pots.len() - 1;
        dealer.split(main as u8, &[winner]);
    }
    finish(dealer, false)
}

/// The player who has won most hands and their number, and whether he is the only one.
fn most_wins(won: &[Option<Seat>]) -> (Option<(Seat, usize)>, bool) {
    let winners: SeatSet = won.iter().copied().flatten().collect();
    let hands = |seat: Seat| won.iter().filter(|winner| **winner == Some(seat)).count();
    let most = winners.iter().map(|seat| (seat, hands(seat)));
    let most = most.max_by_key(|(_, hands)| *hands);
    let as_many = |count: usize| winners.iter().filter(|seat| hands(*seat) == count).count();
    (most, most.is_some_and(|(_, count)| as_many(count) == 1))
}

/// Adds the points. If a player reaches the target, or wins the game by a crash, the losers pay.
fn score(
    dealer: &mut Dealer,
    rules: &PointsRules,
    won: &[Option<Seat>],
    most: Option<Seat>,
    all: Option<Seat>,
) -> Flow {
    for seat in dealer.table().in_order() {
        let hands = won.iter().enumerate().filter(|(_, by)| **by == Some(seat));
        let mut points: u32 = match rules.scoring {
            Scoring::One => hands.count() as u32,
            Scoring::Street => hands.map(|(nth, _)| 4_u32.saturating_sub(nth as u32)).sum(),
            Scoring::Most => u32::from(most == Some(seat)),
        };
        if let (AllWon::Points(bonus), true) = (rules.all_won, all == Some(seat)) {
            points = points.saturating_add(bonus);
        }
        if points > 0 {
            let before = points_of(dealer.table(), seat);
            let score = before.saturating_add(points);
            dealer.emit(Event::Scored { seat, score });
        }
    }
    let crash = all.filter(|_| rules.all_won == AllWon::Game);
    match winners(dealer.table(), rules, crash) {
        Some(winners) => settle(dealer, rules, winners),
        None => finish(dealer, false),
    }
}

fn points_of(table: &Table, seat: Seat) -> u32 {
    table.place(seat).map_or(0, |place| place.score)
}

/// The winners of the game, if it is over. A crash wins alone. Otherwise the game is over when a player reaches the
/// target, and those with most points win.
fn winners(table: &Table, rules: &PointsRules, crash: Option<Seat>) -> Option<SeatSet> {
    if let Some(seat) = crash {
        return Some(SeatSet::from_iter([seat]));
    }
    let most = table.seats().map(|seat| points_of(table, seat)).max()?;
    let reached = most >= rules.target;
    let best = table.seats().filter(|seat| points_of(table, *seat) == most);
    reached.then(|| best.collect())
}

fn settle(dealer: &mut Dealer, rules: &PointsRules, winners: SeatSet) -> Flow {
    dealer.emit(Event::Setting(SettingEvent::Winners { seats: winners }));
    let table = dealer.table();
    let order: Vec<Seat> = table.clockwise_after(table.dealer).collect();
    let best = winners.iter().map(|seat| points_of(table, seat)).max();
    for &seat in order.iter().filter(|seat| !winners.contains(**seat)) {
        let points = points_of(dealer.table(), seat);
        let behind = best.unwrap_or(0).saturating_sub(points);
        let mut due = match rules.settlement {
            Settlement::Fixed => rules.game_stake,
            Settlement::Behind => rules.game_stake.saturating_mul(behind.into()),
        };
        if rules.blank_double && points == 0 {
            due = due.saturating_mul(2);
        }
        let chips = due.min(dealer.table().chips(seat));
        dealer.pay_to(seat, 0, chips);
    }
    let among: Vec<Seat> = order
        .into_iter()
        .filter(|seat| winners.contains(*seat))
        .collect();
    dealer.split(0, &among);
    finish(dealer, true)
}

fn finish(dealer: &mut Dealer, game_over: bool) -> Flow {
    let chips = dealer.table().pot();
    if chips > 0 {
        dealer.emit(Event::Carried { chips });
    }
    Flow::End(End {
        how: Ending::Sets,
        shuffle: true,
        game_over,
    })
}
