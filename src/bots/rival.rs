//! What the bets of a player tell about his hand.

use arrayvec::ArrayVec;

use super::PerMille;
use crate::engine::{Chips, Event, Seat, Standing, View};

/// The most players that one pack with its jokers can serve.
const SEATS: usize = 18;

/// The bets of one player in this deal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bets {
    pub open: u32,
    pub blind: u32,
    /// His bets after looking that raised the stake.
    pub open_raises: u32,
    /// All his bets that raised the stake, except the first bet of the deal.
    pub raises: u32,
    /// The showdowns that he has offered.
    pub offers: u32,
}

/// A player whose hand may have to be beaten.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    pub blind: bool,
    /// Whether he has covered the pot. He bets no more then, and nobody can see him.
    pub covered: bool,
    /// Whether he holds a hand kept from an earlier deal.
    pub keeper: bool,
    pub bets: Bets,
}

pub(super) type Rivals = ArrayVec<Rival, SEATS>;

/// How far a bot believes the bets of others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Credit {
    /// The share of hands on which others are assumed to bet after looking.
    pub plays: PerMille,
    /// The chance that a bet is assumed to be a bluff.
    pub bluffs: PerMille,
    /// The chance that a player who has not bet yet is assumed to fold.
    pub folds: PerMille,
    /// The least strength of a borrower's hand. A hand that has not been shown counts as average.
    pub backs: PerMille,
}

/// The bets of this seat. The others who are still in the deal are put into `rivals`.
pub(super) fn read(view: View<'_>, own: Seat, rivals: &mut Rivals) -> Bets {
    let mut all = [Bets::default(); SEATS];
    let mut before: Chips = 0;
    for event in view.bids() {
        let (Event::Bet { seat, .. } | Event::Offered { seat }) = event else {
            continue;
        };
        let Some(bets) = all.get_mut(seat.index()) else {
            continue;
        };
        if let Event::Bet { blind, stake, .. } = event {
            let raised = u32::from(before > 0 && stake > before);
            bets.blind += u32::from(blind);
            bets.open += u32::from(!blind);
            bets.raises += raised;
            bets.open_raises += if blind { 0 } else { raised };
            before = stake;
        } else {
            bets.offers += 1;
        }
    }
    let of = |seat: Seat| all.get(seat.index()).copied().unwrap_or_default();
    for seat in view.seats().filter(|seat| seat.seat() != own) {
        if let Standing::In | Standing::Covered(_) = seat.standing() {
            let _ = rivals.try_push(Rival {
                blind: seat.is_blind(),
                covered: seat.standing() != Standing::In,
                keeper: seat.hands().any(|hand| hand.is_kept()),
                bets: of(seat.seat()),
            });
        }
    }
    of(own)
}

impl Rival {
    /// The chance that he folds in his next turn.
    pub fn folds(&self, credit: Credit) -> PerMille {
        if self.covered || self.keeper || self.bets.open + self.bets.blind > 0 {
            0
        } else {
            credit.folds
        }
    }

    /// The chance that a hand of this strength beats his.
    pub fn beaten_by(&self, strength: PerMille, credit: Credit) -> PerMille {
        if self.blind || self.bets.open == 0 {
            // He has done nothing that tells anything.
            return strength;
        }
        // He plays this share of all hands, the best ones. It shrinks with each bet, and more with each raise.
        let mut plays = credit.plays;
        for _ in 0..self.bets.open.min(8) {
            plays = plays * 88 / 100;
        }
        for _ in 0..self.bets.open_raises.min(4) {
            plays = plays * 78 / 100;
        }
        let plays = plays.max(1);
        let better = 1000 - strength.min(1000);
        let honest = plays.saturating_sub(better) * 1000 / plays;
        (honest * (1000 - credit.bluffs) + strength * credit.bluffs) / 1000
    }
}
