//! The statistics of one player, counted from records.

use crate::cards::{HandKind, HandValue};
use crate::engine::{Action, Chips, Seat, SeatSet};
use crate::notation::{DealOutcome, DealSummary, Move, Sitting};

/// The statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The finished deals in which he was dealt in.
    pub deals: u64,
    /// The deals that he won: chips from a pot, or in a game for points more hands than anybody else.
    pub won: u64,
    /// The deals that he won without looking at his cards.
    pub won_blind: u64,
    /// The deals that he won with a hand that was shown.
    pub won_shown: u64,
    /// How many shown hands of each kind have won, weakest first. Of a deal with set hands each hand counts. A number of
    /// Teen Patti is of no kind, and neither are four of a kind.
    pub by_kind: [u64; KINDS],
    /// The hands that he has set.
    pub sets: u64,
    /// Those of them that won.
    pub sets_won: u64,
    /// The games for points or lives that he has played to their end.
    pub games: u64,
    /// Those of them that he won.
    pub games_won: u64,
    /// The best hand that he has shown. Hands of Teen Patti and hands of pairs are no measure for others, so one of
    /// three-card Brag goes before them.
    pub best: Option<HandValue>,
    /// The most chips that he has won in one deal.
    pub biggest: Chips,
    /// His total gain or loss after each deal.
    pub line: Vec<i64>,
}

const KINDS: usize = HandKind::ALL.len();

impl Tally {
    /// Adds a sitting to the statistics. Against the bank somebody may have several seats: `own` are all of his.
    pub fn add(&mut self, sitting: &Sitting, own: SeatSet) {
        let record = sitting.record();
        let seats = record.seats.iter().zip(0..);
        let seats = seats.filter(|(_, seat)| own.contains(Seat(*seat)));
        let mut brought = seats.fold(0, |sum: i64, (seat, _)| {
            sum.saturating_add(whole(seat.chips))
        });
        let before = self.line.last().copied().unwrap_or_default();
        let mut actions = record.actions.iter().enumerate().peekable();
        for deal in sitting.deals() {
            while let Some((_, action)) = actions.next_if(|(nth, _)| *nth < deal.done) {
                brought = brought.saturating_add(bought(action, own));
            }
            // A player who is out of a game for lives is not dealt in when it ends.
            self.games += u64::from(!deal.game_won.is_empty());
            self.games_won += u64::from(deal.game_won.iter().any(|seat| own.contains(seat)));
            let stacks = deal.stacks.iter().zip(0..);
            let stacks = stacks.filter(|(_, seat)| own.contains(Seat(*seat)));
            let chips = stacks.fold(None, |sum: Option<i64>, (chips, _)| {
                Some(sum.unwrap_or_default().saturating_add(whole(*chips)))
            });
            if let Some(chips) = chips
                && deal.dealt.iter().any(|seat| own.contains(seat))
            {
                self.count(deal, own, record.rules.is_betting());
                self.line.push(before + chips - brought);
            }
        }
    }

    fn count(&mut self, deal: &DealSummary, own: SeatSet, is_betting: bool) {
        self.deals += 1;
        let won = won(deal, own);
        let hands = deal.hands.iter().filter(|(seat, _)| own.contains(*seat));
        let hand = hands.map(|(_, value)| *value).max();
        let open = deal.open.iter().filter(|hand| own.contains(hand.seat));
        let worth = |hand: HandValue| (!hand.is_named_apart(), hand);
        let shown = hand.into_iter().chain(open.clone().map(|hand| hand.value));
        let best = self.best.into_iter().chain(shown);
        self.best = best.max_by_key(|hand| worth(*hand));
        let (sets, sets_won) = sets(deal, own);
        self.sets += sets;
        self.sets_won += sets_won;
        for hand in open.clone().filter(|hand| hand.has_won) {
            self.won_with(hand.value);
        }
        if won > 0 || has_most_sets(deal, own) {
            self.won += 1;
            self.biggest = self.biggest.max(won);
            let looked = deal.looked.iter().any(|seat| own.contains(seat));
            self.won_blind += u64::from(is_betting && !looked);
            let is_shown = hand.is_some() || open.count() > 0 || has_four(deal, own);
            self.won_shown += u64::from(is_shown);
            if let Some(hand) = hand {
                self.won_with(hand);
            }
        }
    }

    fn won_with(&mut self, hand: HandValue) {
        if hand.number().is_none() && !hand.is_four_of_a_kind() {
            self.by_kind[hand.kind() as usize] += 1;
        }
    }
}

/// How many hands these seats set in a deal, and how many of them won.
fn sets(deal: &DealSummary, own: SeatSet) -> (u64, u64) {
    let sets = deal.outcome.iter().filter_map(DealOutcome::sets);
    let rows = sets.clone().flat_map(|sets| &sets.rows);
    let rows = rows.filter(|(seat, _)| own.contains(*seat));
    let won = sets.flat_map(|sets| &sets.won).flatten();
    let won = won.filter(|seat| own.contains(**seat)).count();
    (rows.map(|(_, rows)| rows.len() as u64).sum(), won as u64)
}

/// Whether one of these seats won more hands than anybody else in a game for points.
fn has_most_sets(deal: &DealSummary, own: SeatSet) -> bool {
    let sets = deal.outcome.iter().filter_map(DealOutcome::sets);
    let mut sets = sets.filter(|sets| sets.points.is_some());
    sets.any(|sets| {
        let hands = |seat: Seat| sets.won.iter().filter(|won| **won == Some(seat)).count();
        let seats = || sets.rows.iter().map(|(seat, _)| *seat);
        let own_most = seats().filter(|seat| own.contains(*seat)).map(hands).max();
        let others = seats().filter(|seat| !own.contains(*seat)).map(hands).max();
        own_most > others
    })
}

/// Whether one of these seats won everything with four of a kind, which it showed.
fn has_four(deal: &DealSummary, own: SeatSet) -> bool {
    let sets = deal.outcome.iter().filter_map(DealOutcome::sets);
    let mut quads = sets.filter_map(|sets| sets.quads);
    quads.any(|seat| own.contains(seat))
}

/// What these seats won in a deal: from pots, and against the bank what all their bets came to.
fn won(deal: &DealSummary, own: SeatSet) -> Chips {
    let Some(outcome) = &deal.outcome else {
        return 0;
    };
    if let Some(casino) = outcome.casino() {
        let net = casino.net.iter().filter(|(seat, _)| own.contains(*seat));
        let net = net.fold(0, |sum: i64, (_, net)| sum.saturating_add(*net));
        return Chips::try_from(net).unwrap_or(0);
    }
    let awards = outcome.awards.iter();
    let awards = awards.filter(|(seat, _)| own.contains(*seat));
    awards.fold(0, |sum, (_, chips)| sum.saturating_add(*chips))
}

/// What this action brings these seats from outside.
fn bought(action: &str, own: SeatSet) -> i64 {
    match action.parse() {
        Ok(Move {
            seat: by,
            action: Action::BuyIn(chips),
        }) if own.contains(by) => whole(chips),
        _ => 0,
    }
}

fn whole(chips: Chips) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
