//! Whose turn it is in Teen Patti, and whom he may ask for a sideshow.

use crate::engine::facts::Turn;
use crate::engine::facts::patti::{PattiIllegal, PattiRules, Sideshow};
use crate::engine::flow::Flow;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::model::Table;
use crate::engine::sums::illegal::Illegal;

/// The next to act. Turns and answers are asked for as in Brag. Here a player answers a request for a sideshow.
pub(super) fn turn_after(table: &Table, seat: Seat) -> Flow {
    match table.next_in(seat) {
        Some(seat) => wait(Turn::Own {
            seat,
            offered: false,
            refused: SeatSet::NONE,
        }),
        None => Flow::Stay,
    }
}

/// Asks a player this.
pub(super) fn wait(turn: Turn) -> Flow {
    Flow::Wait(turn.into())
}

/// Whether this player may ask for a sideshow, and whom: the nearest player before him who is in.
pub(super) fn check_sideshow(
    table: &Table,
    rules: &PattiRules,
    seat: Seat,
) -> Result<Seat, Illegal> {
    let least = match rules.sideshow {
        Sideshow::Three => 3,
        Sideshow::Two => 2,
        Sideshow::Never => return Err(Illegal::Patti(PattiIllegal::NoSideshow)),
    };
    if table.betting() < least {
        return Err(Illegal::Patti(PattiIllegal::SideshowOfFew { least }));
    }
    if table.is_blind(seat) {
        return Err(Illegal::Patti(PattiIllegal::SideshowBlind));
    }
    let before = table.clockwise_after(seat).filter(|other| *other != seat);
    let before = before.filter(|other| table.is_in(*other)).last();
    let before = before.ok_or(Illegal::NotInDeal)?;
    // A player who has looked has bet since, because he looks only in his own turn.
    if table.is_blind(before) {
        return Err(Illegal::Patti(PattiIllegal::SideshowOfBlind));
    }
    Ok(before)
}
