//! What the bets of a player tell about his hand.

use arrayvec::ArrayVec;

use crate::engine::{Bids, Seat, Standing, View};
use crate::random::PerMille;

/// The most players that one pack with its jokers can serve.
const SEATS: usize = 18;

/// A player whose hand may have to be beaten.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    pub blind: bool,
    /// Whether he has covered the pot. He bets no more then, and nobody can see him.
    pub covered: bool,
    /// Whether he holds a hand kept from an earlier deal.
    pub keeper: bool,
    pub bets: Bids,
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

/// Puts the others who are still in the deal into `rivals`.
pub(super) fn read(view: View<'_>, own: Seat, rivals: &mut Rivals) {
    for seat in view.seats().filter(|seat| seat.seat() != own) {
        if let Standing::In | Standing::Covered(_) = seat.standing() {
            let _ = rivals.try_push(Rival {
                blind: seat.is_blind(),
                covered: seat.standing() != Standing::In,
                keeper: seat.hands().any(|hand| hand.is_kept()),
                bets: seat.bids(),
            });
        }
    }
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

    /// The share of all hands that he plays, the best ones. `None`: he has done nothing that tells anything.
    fn plays(&self, credit: Credit) -> Option<PerMille> {
        if self.blind || self.bets.open == 0 {
            return None;
        }
        // It shrinks with each bet, and more with each raise.
        let mut plays = credit.plays;
        for _ in 0..self.bets.open.min(8) {
            plays = plays * 88 / 100;
        }
        for _ in 0..self.bets.open_raises.min(4) {
            plays = plays * 78 / 100;
        }
        Some(plays.max(1))
    }

    /// The chance that a hand of this strength beats his.
    pub fn beaten_by(&self, strength: PerMille, credit: Credit) -> PerMille {
        self.all_beaten_by([strength], credit)[0]
    }

    /// The chance of each of these strengths to beat his hand.
    pub fn all_beaten_by<const N: usize>(
        &self,
        strengths: [PerMille; N],
        credit: Credit,
    ) -> [PerMille; N] {
        let Some(plays) = self.plays(credit) else {
            return strengths;
        };
        strengths.map(|strength| {
            let better = 1000 - strength.min(1000);
            let honest = plays.saturating_sub(better) * 1000 / plays;
            (honest * (1000 - credit.bluffs) + strength * credit.bluffs) / 1000
        })
    }
}
