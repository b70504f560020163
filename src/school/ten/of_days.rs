//! Which game is played on which day.

use crate::games::{self, CatalogueGame};
use crate::random::Rng;
use crate::school::day::Day;

/// The games of the days before [`LATER`]. A game may stand there several times. This list decides what is dealt on every
/// day, so it is never changed; a longer one begins on a later day.
pub(super) const OF_THE_DAYS: [&str; 20] = [
    "three_card",
    "three_card",
    "three_card",
    "four_card",
    "four_card",
    "five_card",
    "best_of_seven",
    "best_of_thirteen",
    "seven_card",
    "nine_card",
    "nine_card",
    "three_stake",
    "three_stake",
    "post_and_pair",
    "american",
    "braggers",
    "braggers",
    "draw_brag",
    "teen_patti",
    "teen_patti",
];

/// The number of the first day whose game stands in the longer list: 1 December 2026.
const LATER: u32 = 335;

/// The games of the days from [`LATER`] on, those for points and for lives among them. It is never changed either. Crash
/// is not among them: a hand that wins all would end it.
pub(super) const OF_LATER_DAYS: [&str; 25] = [
    "three_card",
    "three_card",
    "three_card",
    "four_card",
    "four_card",
    "five_card",
    "best_of_seven",
    "best_of_thirteen",
    "six_card",
    "seven_card",
    "nine_card",
    "nine_card",
    "ten_card",
    "fifteen_card",
    "stop_the_bus",
    "stop_the_bus",
    "three_stake",
    "three_stake",
    "post_and_pair",
    "american",
    "braggers",
    "braggers",
    "draw_brag",
    "teen_patti",
    "teen_patti",
];

/// The game of a day, drawn from its chance.
pub(super) fn game_of(day: Day, rng: &mut Rng) -> &'static CatalogueGame {
    let all: &[&str] = match day.number() < LATER {
        true => &OF_THE_DAYS,
        false => &OF_LATER_DAYS,
    };
    let place = rng.below(all.len() as u32);
    games::named(all[place as usize]).unwrap_or(&games::THREE_CARD)
}
