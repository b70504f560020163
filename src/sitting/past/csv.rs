//! All deals as a table: comma-separated values (RFC 4180), with names that do not depend on a language. Where numbers are
//! written with a comma, spreadsheets take a semicolon for the separator.

use super::played::{PastDeal, PastSitting};
use crate::cards::HandKind;

const HEAD: [&str; 9] = [
    "date", "game", "players", "deal", "net", "won", "blind", "hand", "cost",
];

/// Writes a line for each deal, in the order given. `date` writes a date in milliseconds since 1970. A sitting that is still
/// played has the date of now. `point` is the decimal sign of the reader's language.
#[must_use]
pub fn csv<'s>(
    sittings: impl IntoIterator<Item = &'s PastSitting>,
    now: u64,
    date: impl Fn(u64) -> String,
    point: char,
) -> String {
    let separator = if point == ',' { ';' } else { ',' };
    let line = |fields| line(fields, separator);
    let mut text = line(HEAD.map(String::from));
    for sitting in sittings {
        let date = date(sitting.at.unwrap_or(now));
        for deal in &sitting.deals {
            text += &line(fields(sitting, deal, &date, point));
        }
    }
    text
}

fn fields(sitting: &PastSitting, deal: &PastDeal, date: &str, point: char) -> [String; HEAD.len()] {
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let cost = sitting.found(deal).map(|found| decimal(-found.own, point));
    [
        date.into(),
        sitting.game.into(),
        sitting.players.to_string(),
        deal.number.to_string(),
        deal.net.to_string(),
        yes_or_no(deal.is_won).into(),
        deal.is_blind.map(yes_or_no).unwrap_or_default().into(),
        deal.hand.map(name).unwrap_or_default().into(),
        cost.unwrap_or_default(),
    ]
}

fn line(fields: [String; HEAD.len()], separator: char) -> String {
    let quoted = fields.map(|field| quoted(field, separator));
    quoted.join(separator.encode_utf8(&mut [0; 4])) + "\r\n"
}

/// A field, in quotes where it needs them.
fn quoted(field: String, separator: char) -> String {
    if field.contains([separator, '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

/// Thousandths as a decimal number, such as `1.25`.
fn decimal(milli: i64, point: char) -> String {
    let sign = if milli < 0 { "-" } else { "" };
    let (whole, part) = (milli.unsigned_abs() / 1000, milli.unsigned_abs() % 1000);
    let text = format!("{sign}{whole}{point}{part:03}");
    text.trim_end_matches('0').trim_end_matches(point).into()
}

fn name(hand: HandKind) -> &'static str {
    match hand {
        HandKind::Prial => "prial",
        HandKind::RunningFlush => "running_flush",
        HandKind::Run => "run",
        HandKind::Flush => "flush",
        HandKind::Pair => "pair",
        HandKind::HighCard => "high_card",
    }
}
