//! The parameters of each temper.

use super::super::temper::Temper;
use crate::random::PerMille;

/// The parameters of a temper.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Style {
    /// The chance to bluff.
    pub bluff: PerMille,
    /// The chance to take another's bet for a bluff.
    pub doubt: PerMille,
    /// How far the chance to win must exceed its price to be paid for.
    pub margin: PerMille,
    /// The chance to raise with a hand that is worth it.
    pub raises: PerMille,
    /// The chance to stay in unseen where that costs half (RULES 10.9).
    pub unseen: PerMille,
    /// The most that it stakes as the dealer, relative to the least stake.
    pub stake: u32,
}

impl Style {
    /// The parameters of this temper.
    pub fn of(temper: Temper) -> Style {
        match temper {
            Temper::Careful => Style {
                bluff: 15,
                doubt: 80,
                margin: 60,
                raises: 600,
                unseen: 0,
                stake: 1,
            },
            Temper::Straightforward | Temper::Expert => Style {
                bluff: 60,
                doubt: 150,
                margin: 20,
                raises: 800,
                unseen: 600,
                stake: 2,
            },
            Temper::Bragger => Style {
                bluff: 180,
                doubt: 260,
                margin: 0,
                raises: 900,
                unseen: 900,
                stake: 4,
            },
        }
    }
}
