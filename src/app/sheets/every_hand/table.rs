//! The tables: each hand, what is best with it, and how much that is worth. A player who has not looked is told first what each
//! choice is worth to him as he is.

use leptos::prelude::*;

use super::of::{Of, least};
use super::run::{ChartRun, ChartState};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::hint_text::{figure, label};
use crate::app::words;
use crate::engine::Action;
use crate::review::{ChartLine, Charted, Position};

/// The most choices that are told as good as each other.
const MOST: usize = 3;

/// The tables of a chart, what their figures are, and how far it has come.
pub fn table(run: ChartRun) -> impl IntoView {
    let is_done = move || run.state() == ChartState::Done;
    let what = move || match run.found.with(|found| found.is_solved) {
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
    let looked = run.of(Of::having_looked);
    let blind = looked.as_ref().map(|looked| blind(run, looked));
    let labels = looked.as_ref().map(|_| "every-hand-looked");
    let looked = StoredValue::new_local(looked);
    let rows = move || {
        let label = |action| {
            let after = looked.with_value(|looked| {
                let position = looked.as_ref()?;
                label(action, position.view(), &position.choices())
            });
            after.unwrap_or_else(|| run.of(|of| of.label(action)))
        };
        let rows = run.found.with(|found| {
            let rows = found.lines.iter();
            rows.map(|line| row(line, &label)).collect_view()
        });
        Some(rows)
    };
    let pot = run.of(Of::pot);
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
        {blind}
        <table class="odds hands" aria-labelledby=labels>
            <thead>
                <tr>{heads.map(|head| view! { <th scope="col">{head.get()}</th> }).collect_view()}</tr>
            </thead>
            <tbody>{live(rows)}</tbody>
        </table>
        <p class="rules">{say::EVERY_HAND_NOTE.get()}</p>
    }
}

/// What each choice is worth without a look, and the heading of what follows, with what a look costs.
fn blind(run: ChartRun, looked: &Position) -> impl IntoView + use<> {
    let rows = move || {
        let rows = run.found.with(|found| {
            let all = found.blind.as_deref().unwrap_or_default();
            let several = all.iter().filter(|one| one.is_as_good).count() > 1;
            let rows = all.iter();
            rows.map(|one| choice(run, one, several)).collect_view()
        });
        Some(rows)
    };
    let price = match (run.of(Of::least), least(&looked.choices())) {
        (Some(blind), Some(open)) => say::every_hand_look_price(open, blind),
        _ => say::EVERY_HAND_LOOK_FREE.get().into(),
    };
    let heads = [say::EVERY_HAND_CHOICE, say::EVERY_HAND_WORTH];
    view! {
        <h3 id="every-hand-blind">{say::EVERY_HAND_BLIND.get()}</h3>
        <table class="odds hands choices" aria-labelledby="every-hand-blind">
            <thead>
                <tr>{heads.map(|head| view! { <th scope="col">{head.get()}</th> }).collect_view()}</tr>
            </thead>
            <tbody>{live(rows)}</tbody>
        </table>
        <h3 id="every-hand-looked">{say::EVERY_HAND_LOOKED.get()}</h3>
        <p class="rules">{price}</p>
    }
}

/// A choice and its worth. `several`: more than one is as good as the best.
fn choice(run: ChartRun, one: &Charted, several: bool) -> impl IntoView + use<> {
    let says = match several {
        true => say::VERDICT_AS_GOOD,
        false => say::VERDICT_BEST,
    };
    let mark = (one.is_as_good).then(|| view! { " "<span class="mark">{says.get()}</span> });
    view! {
        <tr>
            <th scope="row">{run.of(|of| of.label(one.action))}{mark}</th>
            <td>{figure(one.mean, one.error)}</td>
        </tr>
    }
}

/// A line: the hand, the choices that are as good as the best, and what the best is worth.
fn row(line: &ChartLine, label: &dyn Fn(Action) -> String) -> impl IntoView + use<> {
    let own = line
        .is_own
        .then(|| view! { " "<span class="mark">{say::EVERY_HAND_YOURS.get()}</span> });
    let good = line.choices.iter().filter(|one| one.is_as_good).take(MOST);
    let mut labels = good.map(|one| label(one.action));
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
