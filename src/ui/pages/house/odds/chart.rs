//! What beats what: each kind of hand from its best to its lowest, as the rules in play have it.

use leptos::prelude::*;

use super::Dealt;
use super::minis::{in_order, mini};
use super::slices::{Step, in_slices};
use super::table::Counting;
use crate::cards::{Hand, HandKind, Ranking, RankingRules};
use crate::odds::Line;
use crate::ui::live::live;

const LINES: usize = 7;

/// The chart.
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
            return Some(
                view! { <p class="never">"Cannot be dealt under these rules."</p> }.into_any(),
            );
        };
        let hand = move |hand: Hand| {
            let cards = ranking.with_value(|ranking| in_order(ranking, hand));
            cards
                .into_iter()
                .map(|card| mini(card, wild, false))
                .collect_view()
        };
        let apart =
            ranking.with_value(|ranking| ranking.value(ends.best) != ranking.value(ends.lowest));
        let lowest = apart.then(|| {
            view! { <span class="to">"to"</span><span class="minis">{hand(ends.lowest)}</span> }
        });
        Some(view! { <span class="minis">{hand(ends.best)}</span>{lowest} }.into_any())
    };
    // A line at a time: pictures of all at once would hold up a slow phone.
    let drawn = RwSignal::new(0);
    Effect::new(move || {
        if counting.counted.with(Option::is_some) {
            in_slices(move || match drawn.try_update(|drawn| *drawn += 1) {
                Some(()) if drawn.try_get_untracked() < Some(LINES) => Step::Drawn,
                _ => Step::Done,
            });
        }
    });
    let row = |(line, place): (Line, usize)| {
        let is_drawn = Memo::new(move |_| drawn.get() > place);
        let ends = move || is_drawn.get().then(|| ends(line)).flatten();
        view! {
            <li>
                <b>{name(line)}</b>
                <div class="ends">{live(ends)}</div>
                <p>{order(line)}</p>
            </li>
        }
    };
    let lines = Line::all(dealt.rules).into_iter().rev().zip(0..);
    view! {
        <h3>"What beats what"</h3>
        <p class="count">"Best first; each kind from its best hand to its lowest."</p>
        <ol class="chart">{lines.map(row).collect_view()}</ol>
        <ul class="agreed">
            {ties(dealt).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
    }
}

fn name(line: Line) -> &'static str {
    match (line.kind, line.threes) {
        (HandKind::Prial, true) => "Prial of threes",
        (HandKind::Prial, false) => "Prial",
        (HandKind::RunningFlush, _) => "Running flush",
        (HandKind::Run, _) => "Run",
        (HandKind::Flush, _) => "Flush",
        (HandKind::Pair, _) => "Pair",
        (HandKind::HighCard, _) => "High card",
    }
}

/// What a line is, and how its hands stand among themselves.
fn order(line: Line) -> &'static str {
    match (line.kind, line.threes) {
        (HandKind::Prial, true) => "Three threes, the best prial.",
        (HandKind::Prial, false) => "Three of a rank: aces, then kings, and so on down.",
        (HandKind::RunningFlush, _) => {
            "In a row and of one suit: A 2 3 is best, then A K Q, K Q J, and so on down."
        }
        (HandKind::Run, _) => "In a row: A 2 3 is best, then A K Q, and so on down. K A 2 is none.",
        (HandKind::Flush, _) => {
            "Of one suit. The highest card decides, then the next, then the lowest."
        }
        (HandKind::Pair, _) => "Two of a rank. The higher pair wins, then the higher odd card.",
        (HandKind::HighCard, _) => {
            "Nothing else. The highest card decides, then the next, then the lowest."
        }
    }
}

/// What decides between hands that are equal in kind and ranks, in the order in which it does.
fn ties(dealt: Dealt) -> Vec<&'static str> {
    let RankingRules {
        wild_as_itself_is_natural,
        discards_before_wilds,
        ..
    } = dealt.rules;
    let has_wilds = dealt.has_wilds();
    let thrown = match dealt.cards {
        4 => Some("Of equal hands the one whose thrown card is higher wins."),
        5 => Some("Of equal hands the higher of the two thrown cards wins, then the lower."),
        _ => None,
    };
    let fewer = has_wilds.then_some("Of equal hands the one with fewer wild cards wins.");
    let mut says = if discards_before_wilds {
        vec![thrown, fewer]
    } else {
        vec![fewer, thrown]
    };
    says.extend([
        has_wilds.then_some(if wild_as_itself_is_natural {
            "A wild card stands for whatever makes the best hand; one that stands for itself is not counted."
        } else {
            "A wild card stands for whatever makes the best hand, but never for a card that is in it already."
        }),
        (thrown.is_some() && has_wilds)
            .then_some("A wild card that was thrown away counts as what it is, a joker below the two."),
        Some("Suits are equal."),
    ]);
    says.into_iter().flatten().collect()
}
