//! How well the player decides, beside the bots, and what came of it.

use leptos::prelude::*;

use super::count::Counted;
use crate::app::i18n::{Text, say};
use crate::app::sheets::hint_text::figure;
use crate::bots::Temper;
use crate::games;
use crate::review::bands::{Band, BandCost, INTERVAL, Like, bands, is_known, like};
use crate::sitting::past::{Rate, rate};

/// The last reviewed deals that count.
const MOST: usize = 200;
/// The fewest reviewed deals from which it is told.
const LEAST: usize = 20;

/// The part of the statistics. Nothing if no deal of the usual game was reviewed.
pub fn strength(sittings: &[&Counted]) -> Option<AnyView> {
    let pasts = sittings.iter().map(|one| &one.past);
    let pasts = pasts.filter(|past| is_known(past.players));
    let rate = rate(pasts, games::usual().game, MOST);
    let count = rate.seats.len();
    if count == 0 {
        return None;
    }
    let inside = match count < LEAST {
        true => {
            let says = say::stat_strength_few(LEAST as u64, count as u64);
            view! { <p class="rules">{says}</p> }.into_any()
        }
        false => likeness(&rate).into_any(),
    };
    Some(
        view! {
            <section class="strength">
                <h4>{say::STAT_STRENGTH.get()}</h4>
                {inside}
            </section>
        }
        .into_any(),
    )
}

fn likeness(rate: &Rate) -> impl IntoView + use<> {
    let bands = bands(&rate.seats);
    let like = like(rate.cost, &bands);
    let is_known = like != Like::Unknown;
    let says = match like {
        Like::These(same) => match &same[..] {
            [one] => say::stat_strength_like(name(*one)),
            _ => {
                let names = same.iter().map(|one| name(*one).to_owned());
                let names = names.reduce(|said, next| say::every_hand_or(&said, &next));
                say::stat_strength_several(&names.unwrap_or_default())
            }
        },
        Like::Between(worse, better) => say::stat_strength_between(name(worse), name(better)),
        Like::Better => say::STAT_STRENGTH_BETTER.get().into(),
        Like::Worse => say::STAT_STRENGTH_WORSE.get().into(),
        Like::Unknown => say::STAT_STRENGTH_UNKNOWN.get().into(),
    };
    let chips = |(mean, error): (i64, i64)| figure(mean, INTERVAL * error);
    let line = |says: Text, value: String| {
        view! { <div><dt>{says.get()}</dt><dd>{value}</dd></div> }
    };
    view! {
        <p class="says">{says}</p>
        <dl class="stats">
            {line(say::STAT_STRENGTH_COST, share(rate.cost))}
            {line(say::STAT_STRENGTH_RESULT, chips(rate.result))}
            {line(say::STAT_LINE_ADJUSTED, chips(rate.adjusted))}
        </dl>
        <p class="rules">
            {say::stat_strength_deals(rate.seats.len() as u64, MOST as u64)}" "{say::STAT_STRENGTH_WHY.get()}
        </p>
        {is_known.then(|| table(rate, &bands))}
    }
}

/// The bots, the cheapest first, with the player where he belongs.
fn table(rate: &Rate, bands: &[BandCost]) -> impl IntoView + use<> {
    let own = (say::STAT_STRENGTH_YOU.get(), rate.cost, true);
    let of_bot = |one: &BandCost| (name(one.band), (one.mean, one.error), false);
    let mut rows: Vec<_> = bands.iter().map(of_bot).chain([own]).collect();
    rows.sort_by_key(|(_, (mean, _), _)| *mean);
    let row = |(name, cost, is_own): (&'static str, (i64, i64), bool)| {
        view! { <tr class:own=is_own><th scope="row">{name}</th><td>{share(cost)}</td></tr> }
    };
    view! {
        <table class="odds">
            <thead>
                <tr>
                    <th scope="col">{say::STAT_STRENGTH_WHO.get()}</th>
                    <th scope="col">{say::STAT_STRENGTH_COSTS.get()}</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// Ten-thousandths of the pot as a percentage with its interval, such as `5.2 % ± 1.3 %`.
fn share((mean, error): (i64, i64)) -> String {
    let percent = |parts: i64| {
        let tenths = (parts.unsigned_abs() + 5) / 10;
        say::percent(&say::decimal(tenths / 10, &(tenths % 10).to_string()))
    };
    format!(
        "{}\u{a0}±\u{a0}{}",
        percent(mean),
        percent(INTERVAL * error)
    )
}

/// The name of a bot in a sentence.
fn name(band: Band) -> &'static str {
    let name: Text = match band {
        Band::Temper(Temper::Expert) => say::BAND_EXPERT,
        Band::Temper(Temper::Straightforward) => say::BAND_STRAIGHTFORWARD,
        Band::Temper(Temper::Careful) => say::BAND_CAREFUL,
        Band::Temper(Temper::Bragger) => say::BAND_BRAGGER,
        Band::Random => say::BAND_RANDOM,
    };
    name.get()
}
