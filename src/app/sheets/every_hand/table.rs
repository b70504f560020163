//! The tables: each hand, what is best with it, and how much that is worth. A player who has not looked is told first what each
//! choice is worth to him as he is.

use leptos::prelude::*;

use super::of::{Of, least};
use super::run::{ChartRun, ChartState};
use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::sheets::hint_text::{figure, label};
use crate::app::words;
use crate::engine::{Action, Chips};
use crate::review::{ChartFound, ChartGroup, Charted, Position, grouped};

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
    /// `None`: the row is of a choice.
    best: Option<Best>,
    worth: String,
}

/// What is best with a hand.
#[derive(Debug, PartialEq, Eq)]
struct Best {
    says: String,
    /// The choices that a touch unfolds, where there are more than two. Empty: none.
    folded: String,
}

impl Best {
    /// These choices are as good as each other, as far as is known; `is_told`: that is known.
    fn of(good: &[String], is_told: bool) -> Best {
        let plain = |says| Best {
            says,
            folded: String::new(),
        };
        match (good, is_told) {
            ([], _) => plain("…".into()),
            ([one], _) => plain(one.clone()),
            ([one, other], true) => plain(say::every_hand_or(one, other)),
            ([first, others @ ..], true) => Best {
                says: first.clone(),
                folded: say::every_hand_as_good(&others.join(" · ")),
            },
            (all, false) => Best {
                says: say::EVERY_HAND_CLOSE.get().into(),
                folded: all.join(" · "),
            },
        }
    }
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
        let pot = run.of(Of::pot);
        let rows = run.found.with(|found| match one {
            Grid::Blind => choices(found, &now),
            Grid::Looked => hands(found, pot, &|action| after(action).unwrap_or_default()),
            Grid::Hands => hands(found, pot, &now),
        });
        let drawn = |row: Row| {
            let mark = row
                .mark
                .map(|says| view! { " "<span class="mark">{says}</span> });
            let best = row.best.map(|best| match best.folded.is_empty() {
                true => view! { <td>{best.says}</td> }.into_any(),
                false => {
                    view! { <td><details><summary>{best.says}</summary>{best.folded}</details></td> }
                        .into_any()
                }
            });
            view! {
                <tr class:own=row.is_own>
                    <th scope="row">{row.head}{mark}</th>
                    {best}
                    <td>{row.worth}</td>
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
        best: None,
        worth: figure(one.mean, one.error),
    };
    all.iter().map(row).collect()
}

/// Hands that are not told apart, the choices that are as good as the best, and what the best is worth.
fn hands(found: &ChartFound, pot: Chips, label: &dyn Fn(Action) -> String) -> Vec<Row> {
    let row = |line: &ChartGroup| {
        let good = line.choices.iter().filter(|one| one.is_as_good);
        let good: Vec<String> = good.map(|one| label(one.action)).collect();
        let [strong, weak] = line.values.map(words::hand_name);
        let worth = line.choices.first();
        let worth = worth.map(|best| figure(best.mean, best.error));
        Row {
            head: match strong == weak {
                true => strong,
                false => say::every_hand_range(&strong, &weak),
            },
            mark: line.is_own.then(|| say::EVERY_HAND_YOURS.get()),
            is_own: line.is_own,
            best: Some(Best::of(&good, line.is_told)),
            worth: worth.unwrap_or_else(|| "…".into()),
        }
    };
    let pot = i64::try_from(pot).unwrap_or(i64::MAX).saturating_mul(1000);
    grouped(&found.lines, pot).iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::Best;

    fn best(good: &[&str], is_told: bool) -> [String; 2] {
        let good: Vec<String> = good.iter().map(|says| (*says).into()).collect();
        let Best { says, folded } = Best::of(&good, is_told);
        [says, folded]
    }

    #[test]
    fn no_row_names_three_choices_before_it_is_touched() {
        assert_eq!(best(&["Fold"], true), ["Fold", ""]);
        assert_eq!(best(&["Fold", "See"], true), ["Fold or See", ""]);
        assert_eq!(
            best(&["Fold", "See"], false),
            ["Too close to tell", "Fold · See"]
        );
        assert_eq!(
            best(&["Bet 2", "See", "Fold"], true),
            ["Bet 2", "or as good: See · Fold"]
        );
        assert_eq!(
            best(&["Bet 2", "See", "Fold"], false),
            ["Too close to tell", "Bet 2 · See · Fold"]
        );
        assert_eq!(best(&[], false), ["…", ""]);
    }
}
