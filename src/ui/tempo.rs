//! How long each event is given on the screen, in milliseconds at normal speed.

use crate::engine::{Ask, Event, Purse, Turn, VyingAsk};
use crate::ui::shown;

/// How fast the table moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Speed {
    /// Well slower than normal.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Nothing moves: each event is just told.
    Instant,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// So many milliseconds at normal speed, at this one.
    #[must_use]
    pub fn scale(self, ms: u32) -> u32 {
        match self {
            Speed::Slow => ms * 8 / 5,
            Speed::Normal => ms,
            Speed::Fast => ms / 2,
            Speed::Instant => 0,
        }
    }

    /// Its name in the style sheet.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "usual",
            Speed::Fast => "quick",
            Speed::Instant => "instant",
        }
    }
}

/// How long the cards of a deal take to go back to the pack before the next one.
pub const GATHERING: u32 = 380;

/// The time an event takes before the next one begins. `next` is the one that follows but for who is asked, if it is known:
/// a card turned by another hand, or the last one, is given a breath. `riffles`: whether a shuffle is
/// one that can be watched; the pack comes shuffled to the first deal.
#[must_use]
pub fn beat(event: &Event, next: Option<&Event>, riffles: bool) -> u32 {
    match event {
        Event::Shuffled { .. } if riffles => 900,
        Event::Shuffled { .. } => 0,
        Event::Dealt { .. } => match next {
            Some(Event::Dealt { .. }) => 90,
            _ => 420,
        },
        // A bot that looks acts at once.
        Event::Looked { .. } if next.is_some() => 200,
        Event::Looked { .. } => 450,
        Event::Bet { .. } | Event::Covered { .. } => 520,
        Event::Saw { .. } => 1100,
        Event::Folded { .. } => 420,
        Event::Offered { .. } => 800,
        Event::Answered { .. } => 600,
        Event::Discarded { .. } if next.is_some() => 260,
        Event::Thrown { .. } | Event::Discarded { .. } => 520,
        Event::Exposed { seat, .. } => match next {
            Some(Event::Exposed { seat: other, .. }) if other == seat => 550,
            _ => 1050,
        },
        Event::Carried { .. } => 900,
        Event::Retained { .. } => 600,
        Event::Gathered { .. } => 160,
        Event::Paid {
            from: Purse::Pot(_),
            ..
        } => 800,
        // The bet, see or cover that follows has the time; antes fly together.
        Event::Paid { .. } => match next {
            Some(Event::Paid { .. }) => 40,
            Some(Event::Dealt { .. }) => 350,
            _ => 0,
        },
        Event::LoanRefused { .. } | Event::ShownTo { .. } => 600,
        Event::Lent { .. } | Event::Repaid { .. } | Event::SetOff { .. } => 420,
        Event::Cut { .. } => 420,
        Event::CutWon { .. } | Event::Called { .. } | Event::CalledOther { .. } => 1600,
        Event::Scored { .. } => 420,
        Event::Setting(event) => shown::setting::time(event),
        Event::Swapping(event) => shown::swapping::time(event),
        Event::Classic(event) => shown::classic::time(*event),
        Event::Round(event) => shown::rounds::time(*event),
        Event::House(event) => shown::house::time(event),
        Event::Patti(event) => shown::patti::time(*event),
        Event::Asked(Ask::Vying(VyingAsk::Turn(Turn::Lend { .. } | Turn::LendOrShow { .. }))) => {
            600
        }
        Event::Turned { .. }
        | Event::DealBegan { .. }
        | Event::StageBegan { .. }
        | Event::Asked(_)
        | Event::Ended { .. } => 0,
    }
}
