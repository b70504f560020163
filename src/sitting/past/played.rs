//! What each deal of a sitting was for one player.

use crate::cards::{HandKind, HandValue};
use crate::engine::{Chips, Seat, SeatSet};
use crate::notation::{DealSummary, Sitting};
use crate::sitting::findings::{DealFindings, Findings};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PastSitting {
    /// The date of its end, in milliseconds since 1970. `None`: it is still played.
    pub at: Option<u64>,
    /// The key of its game.
    pub game: &'static str,
    /// The number of seats.
    pub players: usize,
    /// Its deals in which the player was dealt in, the oldest first.
    pub deals: Vec<PastDeal>,
    /// What reviews have found.
    pub found: Findings,
}

/// A deal that is over, as it was for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastDeal {
    /// Its number in the sitting, counted from 1.
    pub number: u32,
    /// What he won or lost. Chips that he bought are not won.
    pub net: i64,
    /// Whether he won it.
    pub is_won: bool,
    /// Whether he never looked at his cards. `None`: nobody plays blind in this game.
    pub is_blind: Option<bool>,
    /// The kind of the best hand that he showed. `None`: he showed none, or a hand of no kind.
    pub hand: Option<HandKind>,
}

impl PastSitting {
    /// What a review has found in this deal. `None`: it was not reviewed.
    #[must_use]
    pub fn found(&self, deal: &PastDeal) -> Option<&DealFindings> {
        self.found.of(deal.number)
    }

    /// The number of deals that were not reviewed.
    #[must_use]
    pub fn not_reviewed(&self) -> usize {
        let deals = self.deals.iter();
        deals.filter(|deal| self.found(deal).is_none()).count()
    }
}

/// The deals of a sitting that these seats were dealt in. `is_won` tells which of them they won.
#[must_use]
pub fn deals(
    sitting: &Sitting,
    own: SeatSet,
    is_won: impl Fn(&DealSummary) -> bool,
) -> Vec<PastDeal> {
    let record = sitting.record();
    let is_betting = record.rules.is_betting();
    let seats = record.seats.iter().map(|seat| seat.chips);
    let mut brought = sum(seats, own).unwrap_or_default();
    let mut before = 0;
    let mut actions = (0..record.actions.len()).peekable();
    let mut deals = Vec::new();
    for deal in sitting.deals() {
        while let Some(nth) = actions.next_if(|nth| *nth < deal.done) {
            let bought = record.bought(nth).filter(|(seat, _)| own.contains(*seat));
            brought = brought.saturating_add(bought.map_or(0, |(_, chips)| whole(chips)));
        }
        let Some(stacks) = sum(deal.stacks.iter().copied(), own) else {
            continue;
        };
        if !is_dealt_in(deal, own) {
            continue;
        }
        let now = stacks.saturating_sub(brought);
        let looked = deal.looked.iter().any(|seat| own.contains(seat));
        deals.push(PastDeal {
            number: deal.number.try_into().unwrap_or(u32::MAX),
            net: now.saturating_sub(before),
            is_won: is_won(deal),
            is_blind: is_betting.then_some(!looked),
            hand: shown(deal, own).and_then(kind),
        });
        before = now;
    }
    deals
}

/// Whether one of these seats was dealt in.
pub(in crate::sitting) fn is_dealt_in(deal: &DealSummary, own: SeatSet) -> bool {
    !deal.stacks.is_empty() && deal.dealt.iter().any(|seat| own.contains(seat))
}

/// The kind of a hand. A number of Teen Patti is of no kind, and neither are four of a kind.
pub(in crate::sitting) fn kind(hand: HandValue) -> Option<HandKind> {
    let has_kind = hand.number().is_none() && !hand.is_four_of_a_kind();
    has_kind.then(|| hand.kind())
}

/// The best hand that these seats showed.
fn shown(deal: &DealSummary, own: SeatSet) -> Option<HandValue> {
    let hands = deal.hands.iter().filter(|(seat, _)| own.contains(*seat));
    let open = deal.open.iter().filter(|hand| own.contains(hand.seat));
    let hands = hands.map(|(_, value)| *value);
    hands.max().or(open.map(|hand| hand.value).max())
}

/// The chips of these seats, of those of all seats. `None`: there are none of these.
fn sum(all: impl Iterator<Item = Chips>, own: SeatSet) -> Option<i64> {
    let all = all.zip(0..).filter(|(_, seat)| own.contains(Seat(*seat)));
    all.map(|(chips, _)| whole(chips))
        .reduce(i64::saturating_add)
}

fn whole(chips: Chips) -> i64 {
    i64::try_from(chips).unwrap_or(i64::MAX)
}
