//! The parameters of each temper.

use super::super::temper::Temper;
use crate::random::PerMille;

/// The parameters of a temper.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// The chance to brag with nothing.
    pub bluff: PerMille,
    /// The least chance to beat all others with which it brags.
    pub brags: PerMille,
    /// How far the chance to win must exceed its price to be paid for.
    pub margin: PerMille,
    /// How far the chance by drawing must exceed that by standing, in thousandths.
    pub stands: i32,
}

impl Style {
    /// The parameters of this temper.
    pub fn of(temper: Temper) -> Style {
        match temper {
            Temper::Careful => Style {
                bluff: 20,
                brags: 620,
                margin: 90,
                stands: 30,
            },
            Temper::Straightforward | Temper::Expert => Style {
                bluff: 70,
                brags: 520,
                margin: 30,
                stands: 0,
            },
            Temper::Bragger => Style {
                bluff: 180,
                brags: 440,
                margin: 0,
                stands: -30,
            },
        }
    }
}
