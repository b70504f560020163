//! The numbers of a table, and the bars of what was won with and how.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::words::hand_name;
use crate::cards::HandKind;
use crate::sitting::tally::Tally;

/// The numbers. Those that a game does not have are left out.
pub fn numbers(tally: &Tally) -> impl IntoView + use<> {
    let number = |n: u64| say::amount_typed(n);
    let line = |says: Text, value: String| {
        view! { <div><dt>{says.get()}</dt><dd>{value}</dd></div> }
    };
    let some = |says: Text, n: u64| (n > 0).then(|| line(says, number(n)));
    let of = |says: Text, won: u64, all: u64| (all > 0).then(|| line(says, say::stat_of(won, all)));
    let best = tally
        .best
        .map(|hand| line(say::STAT_BEST_HAND, hand_name(hand)));
    view! {
        <dl class="stats">
            {line(say::STAT_DEALS, number(tally.deals))}
            {line(say::STAT_WON, number(tally.won))}
            {of(say::STAT_GAMES_WON, tally.games_won, tally.games)}
            {of(say::STAT_SETS_WON, tally.sets_won, tally.sets)}
            {some(say::STAT_POINTS, tally.points)}
            {some(say::STAT_LIVES_LOST, tally.lives_lost)}
            {line(say::STAT_BIGGEST, number(tally.biggest))}
            {best}
        </dl>
    }
}

/// A bar: its name, its length, that of the longest, and its number in words.
struct Bar {
    name: Text,
    count: u64,
    most: u64,
    says: String,
}

/// How often each kind of hand has won.
pub fn won_with(tally: &Tally) -> impl IntoView + use<> {
    let unshown = tally.won.saturating_sub(tally.won_shown);
    let most = tally.by_kind.into_iter().max().unwrap_or_default();
    let most = most.max(unshown);
    let bar = |name: Text, count: u64| Bar {
        name,
        count,
        most,
        says: say::amount_typed(count),
    };
    let is_patti = tally.best.is_some_and(|hand| hand.is_teen_patti());
    let name = |kind| match is_patti {
        true => patti_kind(kind),
        false => kind_name(kind),
    };
    let kinds = HandKind::ALL.into_iter().zip(tally.by_kind).rev();
    let kinds = kinds.map(|(kind, count)| bar(name(kind), count));
    let all = kinds.chain([bar(say::STAT_WITHOUT_SHOWING, unshown)]);
    bars(
        say::STAT_WON_WITH,
        all.filter(|bar| bar.count > 0).collect(),
    )
}

/// How often the player stayed blind, and how often he won so.
pub fn blind(tally: &Tally) -> impl IntoView + use<> {
    let seen = tally.could_be_blind.saturating_sub(tally.blind);
    let bar = |name: Text, count: u64, most: u64| Bar {
        name,
        count,
        most,
        says: say::stat_of(count, most),
    };
    let all = [
        bar(say::STAT_BLIND, tally.blind, tally.could_be_blind),
        bar(say::STAT_WON_BLIND, tally.won_blind, tally.blind),
        bar(say::STAT_WON_SEEN, tally.won_seen, seen),
    ];
    let all = all.into_iter().filter(|bar| bar.most > 0);
    bars(say::STAT_BLIND_OR_SEEN, all.collect())
}

fn bars(heading: Text, bars: Vec<Bar>) -> impl IntoView + use<> {
    let bar = |bar: Bar| {
        let length = bar.count * 1000 / bar.most.max(1);
        view! {
            <div style=format!("--of:{length}")>
                <dt>{bar.name.get()}</dt>
                <dd>{bar.says}</dd>
            </div>
        }
    };
    (!bars.is_empty()).then(|| {
        view! {
            <h4>{heading.get()}</h4>
            <dl class="bars">{bars.into_iter().map(bar).collect_view()}</dl>
        }
    })
}

/// The name of a kind of hand in Teen Patti.
fn patti_kind(kind: HandKind) -> Text {
    match kind {
        HandKind::Prial => say::PATTI_KIND_TRAIL,
        HandKind::RunningFlush => say::PATTI_KIND_PURE,
        HandKind::Run => say::PATTI_KIND_SEQUENCE,
        HandKind::Flush => say::PATTI_KIND_COLOUR,
        HandKind::Pair | HandKind::HighCard => kind_name(kind),
    }
}

fn kind_name(kind: HandKind) -> Text {
    match kind {
        HandKind::Prial => say::KIND_PRIAL,
        HandKind::RunningFlush => say::KIND_RUNNING_FLUSH,
        HandKind::Run => say::KIND_RUN,
        HandKind::Flush => say::KIND_FLUSH,
        HandKind::Pair => say::KIND_PAIR,
        HandKind::HighCard => say::KIND_HIGH_CARD,
    }
}
