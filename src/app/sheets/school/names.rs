//! Days and ten deals in words.

use web_sys::js_sys::Date;

use crate::app::i18n::say;
use crate::app::sheets::date_time::formatted;
use crate::app::words::signed;
use crate::school::day::Day;
use crate::school::played::Played;
use crate::school::ten::{Origin, Ten, Unit};

/// The title of ten deals, such as `No. 329 · 25 November 2026`.
#[must_use]
pub fn title(ten: &Ten) -> String {
    match ten.origin {
        Origin::Day(day) => say::ten_of_day(&day.number().to_string(), &long(day)),
        Origin::Number(number) => say::ten_of_number(&number.to_string()),
    }
}

/// A day in full.
#[must_use]
pub fn long(day: Day) -> String {
    in_words(day, &[("dateStyle", "long")])
}

/// A month with its year.
#[must_use]
pub fn month(day: Day) -> String {
    in_words(day, &[("month", "long"), ("year", "numeric")])
}

/// The shortest name of a day of the week.
#[must_use]
pub fn weekday(day: Day) -> String {
    in_words(day, &[("weekday", "short")])
}

fn in_words(day: Day, options: &[(&str, &str)]) -> String {
    let (year, month, day) = day.date();
    let date = Date::new_with_year_month_day(year, month as i32 - 1, day as i32);
    formatted(&date, options)
}

/// What a player has made of ten deals, such as `+38`, `+7 points` or `−2 lives`.
#[must_use]
pub fn sum(ten: &Ten, gain: i64) -> String {
    match ten.unit() {
        Unit::Chips => signed(gain),
        Unit::Points => say::ten_points(gain.unsigned_abs(), &signed(gain)),
        Unit::Lives => say::ten_lives(gain.unsigned_abs(), &signed(gain)),
    }
}

/// How many deals he has won. `None`: no deal is won where lives count, and points tell it themselves.
#[must_use]
pub fn deals_won(played: &Played) -> Option<String> {
    let won = played.outcome.as_ref()?.won();
    (played.ten.unit() == Unit::Chips).then(|| say::ten_deals_won(won.into()))
}

/// The line to share, such as `Brag 327: +38, expert +31, 3 blind wins`. It says nothing of the cards. `None`: the deals
/// are not over.
#[must_use]
pub fn line(played: &Played) -> Option<String> {
    let outcome = played.outcome.as_ref()?;
    let mut parts = vec![sum(&played.ten, outcome.gain())];
    if let Some(expert) = &played.expert {
        parts.push(say::ten_expert_won(&sum(&played.ten, expert.iter().sum())));
    }
    match outcome.blind {
        0 => parts.extend(deals_won(played)),
        blind => parts.push(say::ten_blind_wins(blind.into())),
    }
    if played.hints > 0 {
        parts.push(say::ten_hints(played.hints.into()));
    }
    let parts = parts.join(", ");
    Some(match played.ten.origin {
        Origin::Day(day) => say::ten_line_of_day(&day.number().to_string(), &parts),
        Origin::Number(number) => say::ten_line_of_number(&number.to_string(), &parts),
    })
}
