//! What one player's deals come to over time, counted from records.

use crate::cards::{HandKind, HandValue};
use crate::engine::{Action, Chips, Seat};
use crate::notation::{Move, PastDeal, Sitting};

/// What they come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Deals that were played to their end, and in which he was dealt in.
    pub deals: u64,
    /// Those in which he won chips from a pot,
    pub won: u64,
    /// those of them that he won without having looked at his cards,
    pub won_blind: u64,
    /// and how many with each kind of hand that was shown, weakest first.
    pub by_kind: [u64; KINDS],
    /// The best hand that he has shown.
    pub best: Option<HandValue>,
    /// The most that he has won in one deal.
    pub biggest: Chips,
    /// What he has won or lost in all, after each deal.
    pub line: Vec<i64>,
}

const KINDS: usize = HandKind::ALL.len();

impl Tally {
    /// Counts a sitting that has been read, after those counted before.
    pub fn add(&mut self, sitting: &Sitting, seat: Seat) {
        let record = sitting.record();
        let Some(player) = record.seats.get(seat.index()) else {
            return;
        };
        let before = self.line.last().copied().unwrap_or_default();
        let mut brought = whole(player.chips);
        let mut actions = record.actions.iter().enumerate().peekable();
        for deal in sitting.deals() {
            while let Some((_, action)) = actions.next_if(|(nth, _)| *nth < deal.done) {
                brought = brought.saturating_add(bought(action, seat));
            }
            if let Some(chips) = deal.stacks.get(seat.index())
                && deal.dealt.contains(seat)
            {
                self.count(deal, seat, record.rules.is_betting());
                self.line.push(before + whole(*chips) - brought);
            }
        }
    }

    fn count(&mut self, deal: &PastDeal, seat: Seat, is_betting: bool) {
        self.deals += 1;
        let awards = deal.outcome.iter().flat_map(|outcome| &outcome.awards);
        let own = awards.filter(|(winner, _)| *winner == seat);
        let won = own.fold(0, |sum: Chips, (_, chips)| sum.saturating_add(*chips));
        let hand = deal.hands.iter().find(|(shown, _)| *shown == seat);
        // Hands of Teen Patti are no measure for others, nor others for them.
        let hand = hand.map(|(_, value)| *value);
        let hand = hand.filter(|hand| !hand.is_teen_patti());
        self.best = self.best.max(hand);
        if won > 0 {
            self.won += 1;
            self.biggest = self.biggest.max(won);
            self.won_blind += u64::from(is_betting && !deal.looked.contains(seat));
            if let Some(hand) = hand {
                self.by_kind[hand.kind() as usize] += 1;
            }
        }
    }
}

/// What this action brings a seat from outside.
fn bought(action: &str, seat: Seat) -> i64 {
    match action.parse() {
        Ok(Move {
            seat: by,
            action: Action::BuyIn(chips),
        }) if by == seat => whole(chips),
        _ => 0,
    }
}

fn whole(chips: Chips) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
