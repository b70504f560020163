//! The table: each hand, what is best with it, and how much that is worth.

use leptos::prelude::*;

use super::of::Of;
use super::run::{ChartRun, ChartState};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::hint_text::figure;
use crate::app::words;
use crate::review::ChartLine;

/// The most choices that are told as good as each other.
const MOST: usize = 3;

/// The table of a chart, what its figures are, and how far it has come.
pub fn table(run: ChartRun) -> impl IntoView {
    let is_done = move || run.state() == ChartState::Done;
    let what = move || match run.lines.with(|(_, is_solved)| *is_solved) {
        true => say::EVERY_HAND_SOLVED.get(),
        false => say::EVERY_HAND_PLAYED.get(),
    };
    let bar = move || {
        let is_done = is_done();
        (!is_done).then(|| {
            view! {
                <progress
                    max=move || run.progress.get().1.to_string()
                    prop:value=move || run.progress.get().0 as f64
                    aria-label=say::EVERY_HAND_COUNTING.get()
                />
            }
        })
    };
    let rows = move || {
        let rows = run.lines.with(|(lines, _)| {
            let rows = lines.iter().map(|line| untrack(|| row(run, line)));
            rows.collect_view()
        });
        Some(rows)
    };
    let pot = untrack(|| run.of(Of::pot));
    let heads = [
        say::COLUMN_HAND,
        say::EVERY_HAND_BEST,
        say::EVERY_HAND_WORTH,
    ];
    view! {
        <p class="count" aria-busy=move || (!is_done()).then_some("true")>
            {say::review_pot(pot)}". "{what}
            {live(bar)}
        </p>
        <table class="odds hands">
            <thead>
                <tr>{heads.map(|head| view! { <th scope="col">{head.get()}</th> }).collect_view()}</tr>
            </thead>
            <tbody>{live(rows)}</tbody>
        </table>
        <p class="rules">{say::EVERY_HAND_NOTE.get()}</p>
    }
}

/// A line: the hand, the choices that are as good as the best, and what the best is worth.
fn row(run: ChartRun, line: &ChartLine) -> impl IntoView + use<> {
    let own = line
        .is_own
        .then(|| view! { " "<span class="mark">{say::EVERY_HAND_YOURS.get()}</span> });
    let good = line.choices.iter().filter(|one| one.is_as_good).take(MOST);
    let mut labels = good.map(|one| run.of(|of| of.label(one.action)));
    let best = labels.next().map_or("…".to_owned(), |best| {
        labels.fold(best, |said, next| say::every_hand_or(&said, &next))
    });
    let worth = line.choices.first();
    let worth = worth.map_or("…".to_owned(), |best| figure(best.mean, best.error));
    view! {
        <tr class:own=line.is_own>
            <th scope="row">{words::hand_name(line.value)}{own}</th>
            <td>{best}</td>
            <td>{worth}</td>
        </tr>
    }
}
