//! What beats what under the rules in play: each kind of hand, from its best to its lowest.

use leptos::prelude::*;

use super::dealt::Dealt;
use super::table::Counting;
use crate::app::i18n::{Text, say};
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::sheets::small_cards::{in_order, small_card};
use crate::cards::{Discards, Hand, HandKind, Ranking, RankingRules};
use crate::odds::Line;

const LINES: usize = 7;

#[component]
pub fn Chart(dealt: Dealt, counting: Counting) -> impl IntoView {
    let ranking = StoredValue::new(Ranking::new(dealt.rules));
    let wild = dealt.rules.wild;
    let ends = move |line: Line| {
        let found = counting.counted.with(|counted| {
            let lines = &counted.as_ref()?.lines;
            lines.iter().find(|(other, _)| *other == line).copied()
        });
        let (_, ends) = found?;
        let Some(ends) = ends else {
            return Some(view! { <p class="never">{say::CANNOT_BE_DEALT.get()}</p> }.into_any());
        };
        let hand = move |hand: Hand| {
            let cards = ranking.with_value(|ranking| in_order(ranking, hand));
            cards
                .into_iter()
                .map(|card| small_card(card, wild, false))
                .collect_view()
        };
        let apart =
            ranking.with_value(|ranking| ranking.value(ends.best) != ranking.value(ends.lowest));
        let lowest = apart.then(|| {
            view! { <span class="to">{say::DOWN_TO.get()}</span><span class="minis">{hand(ends.lowest)}</span> }
        });
        Some(view! { <span class="minis">{hand(ends.best)}</span>{lowest} }.into_any())
    };
    // Draws one line at a time. Drawing all pictures at once would block a slow phone.
    let drawn = RwSignal::new(0);
    whenever(move |_| {
        if counting.counted.with(Option::is_some) {
            in_slices(move || match drawn.try_update(|drawn| *drawn += 1) {
                Some(()) if drawn.try_get_untracked() < Some(LINES) => Progress::Drawn,
                _ => Progress::Done,
            });
        }
    });
    let row = |(line, place): (Line, usize)| {
        let is_drawn = Memo::new(move |_| drawn.get() > place);
        let ends = move || is_drawn.get().then(|| ends(line)).flatten();
        view! {
            <li>
                <b>{name(line).get()}</b>
                <div class="ends">{live(ends)}</div>
                <p>{order(line).get()}</p>
            </li>
        }
    };
    let lines = Line::all(dealt.rules).into_iter().rev().zip(0..);
    view! {
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <p class="count">{say::CHART_NOTE.get()}</p>
        <ol class="chart">{lines.map(row).collect_view()}</ol>
        <ul class="agreed">
            {ties(dealt).into_iter().map(|line| view! { <li>{line.get()}</li> }).collect_view()}
        </ul>
    }
}

fn name(line: Line) -> Text {
    match (line.kind, line.threes) {
        (HandKind::Prial, true) => say::KIND_PRIAL_OF_THREES,
        (HandKind::Prial, false) => say::KIND_PRIAL,
        (HandKind::RunningFlush, _) => say::KIND_RUNNING_FLUSH,
        (HandKind::Run, _) => say::KIND_RUN,
        (HandKind::Flush, _) => say::KIND_FLUSH,
        (HandKind::Pair, _) => say::KIND_PAIR,
        (HandKind::HighCard, _) => say::KIND_HIGH_CARD,
    }
}

/// How the hands of a line are ordered among themselves.
fn order(line: Line) -> Text {
    match (line.kind, line.threes) {
        (HandKind::Prial, true) => say::ORDER_PRIAL_OF_THREES,
        (HandKind::Prial, false) => say::ORDER_PRIAL,
        (HandKind::RunningFlush, _) => say::ORDER_RUNNING_FLUSH,
        (HandKind::Run, _) => say::ORDER_RUN,
        (HandKind::Flush, _) => say::ORDER_FLUSH,
        (HandKind::Pair, _) => say::ORDER_PAIR,
        (HandKind::HighCard, _) => say::ORDER_HIGH_CARD,
    }
}

/// What decides between hands of the same kind and ranks, in order.
fn ties(dealt: Dealt) -> Vec<Text> {
    let RankingRules {
        wild_as_itself_is_natural,
        discards,
        discards_before_wilds,
        ..
    } = dealt.rules;
    let has_wilds = dealt.has_wilds();
    let thrown = match dealt.cards {
        _ if discards == Discards::Under => None,
        4 => Some(say::TIE_ONE_THROWN),
        5 => Some(say::TIE_TWO_THROWN),
        7 | 13 => Some(say::TIE_ALL_THROWN),
        _ => None,
    };
    let fewer = has_wilds.then_some(say::TIE_FEWER_WILD);
    let mut says = if discards_before_wilds {
        vec![thrown, fewer]
    } else {
        vec![fewer, thrown]
    };
    says.extend([
        has_wilds.then_some(if wild_as_itself_is_natural {
            say::TIE_WILD_AS_ITSELF
        } else {
            say::TIE_WILD
        }),
        (thrown.is_some() && has_wilds).then_some(say::TIE_WILD_THROWN),
        Some(say::TIE_SUITS),
    ]);
    says.into_iter().flatten().collect()
}
