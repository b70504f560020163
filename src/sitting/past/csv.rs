//! All deals as a table: comma-separated values (RFC 4180), with names and numbers that do not depend on a language.

use super::played::{PastDeal, PastSitting};
use crate::cards::HandKind;

const HEAD: [&str; 9] = [
    "date", "game", "players", "deal", "net", "won", "blind", "hand", "cost",
];

/// Writes a line for each deal, in the order given. `date` writes a date in milliseconds since 1970.
#[must_use]
pub fn csv<'s>(
    sittings: impl IntoIterator<Item = &'s PastSitting>,
    date: impl Fn(u64) -> String,
) -> String {
    let mut text = line(HEAD.map(String::from));
    for sitting in sittings {
        let date = sitting.at.map(&date).unwrap_or_default();
        for deal in &sitting.deals {
            text += &line(fields(sitting, deal, &date));
        }
    }
    text
}

fn fields(sitting: &PastSitting, deal: &PastDeal, date: &str) -> [String; HEAD.len()] {
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let cost = sitting.found(deal).map(|found| decimal(-found.own));
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

fn line(fields: [String; HEAD.len()]) -> String {
    fields.map(quoted).join(",") + "\r\n"
}

/// A field, in quotes where it needs them.
fn quoted(field: String) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

/// Thousandths as a decimal number, such as `1.25`.
fn decimal(milli: i64) -> String {
    let sign = if milli < 0 { "-" } else { "" };
    let (whole, part) = (milli.unsigned_abs() / 1000, milli.unsigned_abs() % 1000);
    let text = format!("{sign}{whole}.{part:03}");
    text.trim_end_matches('0').trim_end_matches('.').into()
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
