//! The pictures: chips over deals and sittings, deals won, and the cost of decisions.

use super::count::Counted;
use super::drawing::{self, Scale, WIDE, middle};
use super::picture::{Picture, Row};
use crate::app::i18n::{Text, say};
use crate::app::sheets::date_time::date_time;
use crate::app::sheets::hint_text::figure;
use crate::sitting::past::{self, Costs, PastSitting, Point, thinned};

/// The most points of a line.
const MOST_POINTS: usize = 240;
/// The most columns of the costs.
const MOST_COLUMNS: usize = 24;

/// A picture that these sittings make. `None`: they are too few for it.
pub type Make = fn(&[&Counted]) -> Option<Picture>;

/// All of them, in order.
pub const ALL: [Make; 3] = [over_deals, over_sittings, costs];

/// Chips after each deal, without luck too where that is known. Without chips: the deals won.
fn over_deals(sittings: &[&Counted]) -> Option<Picture> {
    let line = past::line(pasts(sittings));
    if line.len() < 2 {
        return None;
    }
    let is_for_chips = pasts(sittings).any(|past| past.deals.iter().any(|deal| deal.net != 0));
    let value = |point: &Point| match is_for_chips {
        true => point.chips,
        false => i64::try_from(point.won).unwrap_or(i64::MAX),
    };
    let values: Vec<i64> = line.iter().map(value).collect();
    let kept = thinned(&values, MOST_POINTS);
    // Both lines are drawn in thousandths.
    let milli = |chips: i64| chips.saturating_mul(1000);
    let is_known = is_for_chips && line.iter().any(|point| point.adjusted.is_some());
    let adjusted = |at: &usize| line[*at].adjusted.filter(|_| is_known);
    let drawn = kept
        .iter()
        .flat_map(|at| [Some(milli(values[*at])), adjusted(at)]);
    let scale = Scale::of(drawn.flatten());
    let x = |at: usize| (at as i64 + 1).saturating_mul(WIDE) / line.len() as i64;
    let points: Vec<_> = kept.iter().map(|at| (x(*at), milli(values[*at]))).collect();
    let mut drawing = drawing::line(&points, scale);
    if is_known {
        let points: Vec<_> = kept.iter().map(|at| (x(*at), adjusted(at))).collect();
        drawing += &drawing::other_line(&points, scale);
    }
    let number = |value: i64| match is_for_chips {
        true => signed(value),
        false => say::grouped(value.unsigned_abs()),
    };
    let rows = kept.iter().map(|at| {
        let adjusted = is_known.then(|| adjusted(at));
        let without = adjusted.map(|value| value.map(|value| figure(value, 0)).unwrap_or_default());
        Row {
            label: say::past_deal(*at as u64 + 1),
            values: [number(values[*at])].into_iter().chain(without).collect(),
            x: x(*at),
            ys: [Some(milli(values[*at]))]
                .into_iter()
                .chain(adjusted)
                .map(|value| value.map(|value| scale.share(value)))
                .collect(),
        }
    });
    let (least, most) = (values.iter().min(), values.iter().max());
    let (least, most) = (least.copied()?.min(0), most.copied()?.max(0));
    let now = number(values.last().copied()?);
    let count = line.len() as u64;
    let (title, names) = match (is_for_chips, is_known) {
        (true, true) => (
            say::STAT_CHIPS,
            vec![say::STAT_LINE_CHIPS, say::STAT_LINE_ADJUSTED],
        ),
        (true, false) => (say::STAT_CHIPS, vec![say::STAT_LINE_CHIPS]),
        (false, _) => (say::STAT_WINS, vec![say::STAT_WON]),
    };
    Some(Picture {
        key: "over-deals",
        title: title.get().into(),
        says: match is_for_chips {
            true => say::stat_chart(count, &now, &number(least), &number(most)),
            false => say::stat_wins_chart(&now, count),
        },
        sum: now,
        axis: axis(say::STAT_AXIS_DEALS, count),
        ends: [number(scale.most / 1000), number(scale.least / 1000)],
        head: say::STAT_DEALS.get(),
        names: names.into_iter().map(Text::get).collect(),
        rows: rows.collect(),
        drawing,
        note: is_known.then(|| {
            let [own, others] = past::sources(pasts(sittings));
            say::stat_adjusted_is(&figure(own, 0), &figure(others, 0))
        }),
    })
}

/// Chips that each sitting brought.
fn over_sittings(sittings: &[&Counted]) -> Option<Picture> {
    let all = past::by_sitting(pasts(sittings));
    let values: Vec<i64> = all.iter().map(|(_, net)| *net).collect();
    if values.len() < 2 || values.iter().all(|net| *net == 0) {
        return None;
    }
    let scale = Scale::of(values.iter().copied());
    let count = values.len() as i64;
    let row = |(nth, (sitting, value)): (i64, (&&Counted, &i64))| Row {
        label: name(sitting),
        values: vec![signed(*value)],
        x: middle(nth, count),
        ys: vec![Some(scale.share(*value))],
    };
    let up = values.iter().filter(|net| **net > 0).count() as u64;
    Some(Picture {
        key: "over-sittings",
        title: say::STAT_BY_SITTING.get().into(),
        sum: String::new(),
        says: say::stat_sittings_chart(
            up,
            count as u64,
            &signed(values.iter().copied().max()?),
            &signed(values.iter().copied().min()?),
        ),
        axis: axis(say::STAT_AXIS_SITTINGS, count as u64),
        ends: [signed(scale.most), signed(scale.least)],
        head: say::STAT_SITTINGS.get(),
        names: vec![say::STAT_LINE_CHIPS.get()],
        rows: (0..).zip(sittings.iter().zip(&values)).map(row).collect(),
        drawing: drawing::columns(&values, scale),
        note: None,
    })
}

/// What decisions have cost on average.
fn costs(sittings: &[&Counted]) -> Option<Picture> {
    let all = past::costs(pasts(sittings), MOST_COLUMNS);
    let last = all.last()?.deals.1;
    let values: Vec<i64> = all.iter().map(Costs::mean).collect();
    let scale = Scale::of(values.iter().copied());
    let count = all.len() as i64;
    let row = |(nth, (part, value)): (i64, (&Costs, &i64))| Row {
        label: match part.deals {
            (from, to) if from == to => say::past_deal(from as u64),
            (from, to) => say::stat_deals_from(from as u64, to as u64),
        },
        values: vec![share(*value)],
        x: middle(nth, count),
        ys: vec![Some(scale.share(*value))],
    };
    let decisions: u64 = all.iter().map(|part| part.decisions).sum();
    let in_all = all.iter().map(|part| part.shares);
    let mean = in_all.fold(0, i64::saturating_add) / i64::try_from(decisions.max(1)).ok()?;
    Some(Picture {
        key: "costs",
        title: say::STAT_COSTS.get().into(),
        sum: share(mean),
        says: say::stat_costs_chart(&share(mean), decisions),
        axis: axis(say::STAT_AXIS_REVIEWED, last as u64),
        ends: [share(scale.most), String::new()],
        head: say::STAT_DEALS.get(),
        names: vec![say::STAT_COST.get()],
        rows: (0..).zip(all.iter().zip(&values)).map(row).collect(),
        drawing: drawing::columns(&values, scale),
        note: None,
    })
}

/// The name of a sitting: the date of its end, or that it is the one in hand.
pub fn name(sitting: &Counted) -> String {
    match sitting.past.at {
        Some(at) => date_time(at),
        None => say::THIS_SITTING.get().into(),
    }
}

/// A share in thousandths as a percentage with one decimal.
fn share(thousandths: i64) -> String {
    let share = thousandths.unsigned_abs();
    say::percent(&say::decimal(share / 10, &(share % 10).to_string()))
}

/// A signed number, such as `+35` or `−12`.
fn signed(chips: i64) -> String {
    let sign = match chips {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    sign.to_owned() + &say::amount_typed(chips.unsigned_abs())
}

/// What the axis is, between the numbers at its ends.
fn axis(says: Text, count: u64) -> [String; 3] {
    [says.get().into(), say::grouped(1), say::grouped(count)]
}

fn pasts<'s>(sittings: &'s [&'s Counted]) -> impl Iterator<Item = &'s PastSitting> {
    sittings.iter().map(|one| &one.past)
}
