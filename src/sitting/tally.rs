//! The statistics of one player, counted from records.

use super::past;
use crate::cards::{HandKind, HandValue};
use crate::engine::{Chips, Seat, SeatSet};
use crate::notation::{DealSummary, Sitting};

/// The statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The finished deals in which he was dealt in.
    pub deals: u64,
    /// The deals that he won: chips from a pot, or in a game for points more hands than anybody else.
    pub won: u64,
    /// The deals of betting games, in which he could have played blind.
    pub could_be_blind: u64,
    /// The deals that he played without looking at his cards.
    pub blind: u64,
    /// The deals that he won so.
    pub won_blind: u64,
    /// The other deals of betting games that he won.
    pub won_seen: u64,
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
    /// The lives that he has lost.
    pub lives_lost: u64,
    /// The points that he has won.
    pub points: u64,
    /// The best hand that he has shown. Hands of Teen Patti and hands of pairs are no measure for others, so one of
    /// three-card Brag goes before them.
    pub best: Option<HandValue>,
    /// The most chips by which one deal has made him richer.
    pub biggest: Chips,
}

const KINDS: usize = HandKind::ALL.len();

impl Tally {
    /// Adds a sitting to the statistics. Against the bank somebody may have several seats: `own` are all of his.
    pub fn add(&mut self, sitting: &Sitting, own: SeatSet) {
        let is_betting = sitting.record().rules.is_betting();
        let mut points = 0;
        for deal in sitting.deals() {
            // A player who is out of a game for lives is not dealt in when it ends.
            self.games += u64::from(!deal.game_won.is_empty());
            self.games_won += u64::from(deal.game_won.iter().any(|seat| own.contains(seat)));
            if let Some(now) = points_of(deal, own) {
                self.points += now.saturating_sub(points);
                // The next game begins without points.
                points = if deal.game_won.is_empty() { now } else { 0 };
            }
            if past::is_dealt_in(deal, own) {
                self.count(deal, own, is_betting);
            }
        }
    }

    fn count(&mut self, deal: &DealSummary, own: SeatSet, is_betting: bool) {
        self.deals += 1;
        let looked = deal.looked.iter().any(|seat| own.contains(seat));
        let is_blind = is_betting && !looked;
        self.could_be_blind += u64::from(is_betting);
        self.blind += u64::from(is_blind);
        self.lives_lost += lives_lost(deal, own);
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
        if is_won(deal, own) {
            self.won += 1;
            let gains = deal.gains.iter().zip(0..);
            let gains = gains.filter(|(_, seat)| own.contains(Seat(*seat)));
            let gain: i64 = gains.fold(0, |sum, (gain, _)| sum.saturating_add(*gain));
            self.biggest = self.biggest.max(Chips::try_from(gain).unwrap_or(0));
            self.won_blind += u64::from(is_blind);
            self.won_seen += u64::from(is_betting && looked);
            let is_shown = hand.is_some() || open.count() > 0 || has_four(deal, own);
            self.won_shown += u64::from(is_shown);
            if let Some(hand) = hand {
                self.won_with(hand);
            }
        }
    }

    fn won_with(&mut self, hand: HandValue) {
        if let Some(kind) = past::kind(hand) {
            self.by_kind[kind as usize] += 1;
        }
    }
}

/// Whether one of these seats won a deal.
#[must_use]
pub fn is_won(deal: &DealSummary, own: SeatSet) -> bool {
    won(deal, own) > 0 || has_most_sets(deal, own)
}

/// The points of these seats after a deal. `None`: it was not for points.
fn points_of(deal: &DealSummary, own: SeatSet) -> Option<u64> {
    let points = deal.outcome.as_ref()?.own.sets()?.points.as_ref()?;
    let own = points
        .iter()
        .zip(0..)
        .filter(|(_, seat)| own.contains(Seat(*seat)));
    Some(own.map(|(points, _)| u64::from(*points)).sum())
}

fn lives_lost(deal: &DealSummary, own: SeatSet) -> u64 {
    let lost = deal
        .outcome
        .iter()
        .filter_map(|outcome| outcome.own.lost_lives())
        .flatten();
    lost.filter(|seat| own.contains(**seat)).count() as u64
}

/// How many hands these seats set in a deal, and how many of them won.
fn sets(deal: &DealSummary, own: SeatSet) -> (u64, u64) {
    let sets = deal.outcome.iter().filter_map(|outcome| outcome.own.sets());
    let rows = sets.clone().flat_map(|sets| &sets.rows);
    let rows = rows.filter(|(seat, _)| own.contains(*seat));
    let won = sets.flat_map(|sets| &sets.won).flatten();
    let won = won.filter(|seat| own.contains(**seat)).count();
    (rows.map(|(_, rows)| rows.len() as u64).sum(), won as u64)
}

/// Whether one of these seats won more hands than anybody else in a game for points.
fn has_most_sets(deal: &DealSummary, own: SeatSet) -> bool {
    let sets = deal.outcome.iter().filter_map(|outcome| outcome.own.sets());
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
    let sets = deal.outcome.iter().filter_map(|outcome| outcome.own.sets());
    let mut quads = sets.filter_map(|sets| sets.quads);
    quads.any(|seat| own.contains(seat))
}

/// What these seats won in a deal: from pots, and against the bank what all their bets came to.
fn won(deal: &DealSummary, own: SeatSet) -> Chips {
    let Some(outcome) = &deal.outcome else {
        return 0;
    };
    if let Some(net) = outcome.own.net_of_bank() {
        let net = net.iter().filter(|(seat, _)| own.contains(*seat));
        let net = net.fold(0, |sum: i64, (_, net)| sum.saturating_add(*net));
        return Chips::try_from(net).unwrap_or(0);
    }
    let awards = outcome.awards.iter();
    let awards = awards.filter(|(seat, _)| own.contains(*seat));
    awards.fold(0, |sum, (_, chips)| sum.saturating_add(*chips))
}

#[cfg(test)]
mod tests;
