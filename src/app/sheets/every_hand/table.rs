//! The tables: each hand, what is best with it, and how much that is worth. A player who has not looked is told first what each
//! choice is worth to him as he is.

use leptos::prelude::*;

use super::of::{Of, least};
use super::run::{ChartRun, ChartState};
use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::sheets::hint_text::{figure, label};
use crate::app::words;
use crate::engine::Action;
use crate::review::{ChartFound, ChartLine, Charted, Position};

/// The most choices that are told as good as each other.
const MOST: usize = 3;

/// A table. Copies are the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grid {
    /// The choices without a look.
    Blind,
    /// The hands after a look.
    Looked,
    /// The hands of a player who has looked.
    Hands,
}

/// A row: its head with a mark, and its other cells.
struct Row {
    head: String,
    mark: Option<&'static str>,
    is_own: bool,
    cells: Vec<String>,
}

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
    let price = looked.as_ref().map(
        |looked| match (run.of(Of::least), least(&looked.choices())) {
            (Some(blind), Some(open)) => say::every_hand_look_price(open, blind),
            _ => say::EVERY_HAND_LOOK_FREE.get().into(),
        },
    );
    let looked = StoredValue::new_local(looked);
    let part = |one: Grid| {
        view! {
            {one.heading().map(|(id, says)| view! { <h3 id=id>{says.get()}</h3> })}
            {price.clone().filter(|_| one == Grid::Looked).map(|says| view! { <p class="rules">{says}</p> })}
            {grid(one, run, looked)}
        }
    };
    let parts: &[Grid] = match price {
        Some(_) => &[Grid::Blind, Grid::Looked],
        None => &[Grid::Hands],
    };
    view! {
        <p class="count" aria-busy=move || (!is_done()).then_some("true")>
            {say::review_pot(run.of(Of::pot))}". "{what}
            {live(bar)}
        </p>
        {parts.iter().map(|one| part(*one)).collect_view()}
        <p class="rules">{say::EVERY_HAND_NOTE.get()}</p>
    }
}

fn grid(one: Grid, run: ChartRun, looked: StoredValue<Option<Position>, LocalStorage>) -> AnyView {
    let rows = move || {
        // Buttons are labelled as they are after a look.
        let after = |action| {
            looked.with_value(|looked| {
                let position = looked.as_ref()?;
                label(action, position.view(), &position.choices())
            })
        };
        let now = |action| run.of(|of| of.label(action));
        let rows = run.found.with(|found| match one {
            Grid::Blind => choices(found, &now),
            Grid::Looked => hands(found, &|action| after(action).unwrap_or_default()),
            Grid::Hands => hands(found, &now),
        });
        let drawn = |row: Row| {
            let mark = row
                .mark
                .map(|says| view! { " "<span class="mark">{says}</span> });
            let cells = row.cells.into_iter();
            view! {
                <tr class:own=row.is_own>
                    <th scope="row">{row.head}{mark}</th>
                    {cells.map(|says| view! { <td>{says}</td> }).collect_view()}
                </tr>
            }
        };
        Some(rows.into_iter().map(drawn).collect_view())
    };
    let (class, heads): (_, &[Text]) = match one {
        Grid::Blind => (
            "odds hands choices",
            &[say::EVERY_HAND_CHOICE, say::EVERY_HAND_WORTH],
        ),
        Grid::Looked | Grid::Hands => (
            "odds hands",
            &[
                say::COLUMN_HAND,
                say::EVERY_HAND_BEST,
                say::EVERY_HAND_WORTH,
            ],
        ),
    };
    let heads = heads
        .iter()
        .map(|head| view! { <th scope="col">{head.get()}</th> });
    view! {
        <table class=class aria-labelledby=one.heading().map(|(id, _)| id)>
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{live(rows)}</tbody>
        </table>
    }
    .into_any()
}

impl Grid {
    /// The id of its heading, and what that says.
    fn heading(self) -> Option<(&'static str, Text)> {
        match self {
            Grid::Blind => Some(("every-hand-blind", say::EVERY_HAND_BLIND)),
            Grid::Looked => Some(("every-hand-looked", say::EVERY_HAND_LOOKED)),
            Grid::Hands => None,
        }
    }
}

/// A choice and its worth to a player who has not looked. Those that are as good as the best are marked.
fn choices(found: &ChartFound, label: &dyn Fn(Action) -> String) -> Vec<Row> {
    let all = found.blind.as_deref().unwrap_or_default();
    let good = all.iter().filter(|one| one.is_as_good).count();
    let says = match good {
        1 => say::VERDICT_BEST,
        _ => say::VERDICT_AS_GOOD,
    };
    let row = |one: &Charted| Row {
        head: label(one.action),
        mark: one.is_as_good.then(|| says.get()),
        is_own: false,
        cells: vec![figure(one.mean, one.error)],
    };
    all.iter().map(row).collect()
}

/// A hand, the choices that are as good as the best, and what the best is worth.
fn hands(found: &ChartFound, label: &dyn Fn(Action) -> String) -> Vec<Row> {
    let row = |line: &ChartLine| {
        let good = line.choices.iter().filter(|one| one.is_as_good).take(MOST);
        let best = good.map(|one| label(one.action));
        let best = best.reduce(|said, next| say::every_hand_or(&said, &next));
        let worth = line.choices.first();
        let worth = worth.map(|best| figure(best.mean, best.error));
        let known = |says: Option<String>| says.unwrap_or_else(|| "…".into());
        Row {
            head: words::hand_name(line.value),
            mark: line.is_own.then(|| say::EVERY_HAND_YOURS.get()),
            is_own: line.is_own,
            cells: vec![known(best), known(worth)],
        }
    };
    found.lines.iter().map(row).collect()
}
