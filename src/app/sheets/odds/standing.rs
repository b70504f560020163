//! How good the picked hand is: the share of hands that it beats, and how often it is the best of several.

use leptos::prelude::*;

use super::dealt::Dealt;
use super::figures::{about, percent};
use crate::app::i18n::{Text, say};
use crate::app::worker::{self, Answer, HandStanding, Question, Running};
use crate::cards::{CardSet, HandValue};
use crate::odds::{MOST_OTHERS, Standing};

/// Enough random deals for half a per cent.
const DEALS: u32 = 100_000;

/// Counts how good a hand with these cards is, and sets the result.
pub fn count(
    dealt: Dealt,
    value: HandValue,
    held: CardSet,
    place: RwSignal<Option<HandStanding>>,
) -> Running {
    let question = Question::HandStanding {
        rules: dealt.rules,
        cards: dealt.cards,
        value,
        held,
        deals: DEALS,
    };
    worker::run(question, move |answer| {
        if let Answer::HandStanding(stands @ Some(_)) = answer {
            // Fails only once the sheet is closed.
            let _ = place.try_set(stands);
        }
    })
}

/// The text about the hand. Its lines are there from the beginning, so that nothing moves.
#[component]
pub fn StandingLines(dealt: Dealt, stands: RwSignal<Option<HandStanding>>) -> impl IntoView {
    let share = move |part: fn(&Standing) -> u64, says: fn(u64, u64) -> String| {
        move || {
            stands
                .get()
                .map_or("…".to_owned(), |HandStanding { of_all, .. }| {
                    says(part(&of_all), of_all.total())
                })
        }
    };
    let line = |name: Text, part: fn(&Standing) -> u64| {
        view! { <div><dt>{name.get()}</dt><dd>{share(part, percent)}</dd><dd>{share(part, |hands, _| say::grouped(hands))}</dd></div> }
    };
    let against = |others: usize| {
        let chance = move || {
            let chance = stands.get().and_then(|stands| chance(&stands, others));
            chance.unwrap_or_else(|| "…".into())
        };
        view! { <div><dt>{others}</dt><dd>{chance}</dd></div> }
    };
    // As many others as the rest of the pack can serve.
    let pack = 52 + usize::from(dealt.rules.jokers);
    let others = MOST_OTHERS.min(pack / dealt.cards - 1);
    let exact = move || {
        stands
            .get()
            .map_or(String::new(), |HandStanding { of_others, .. }| {
                say::beats_of_others(of_others.total(), of_others.beaten)
            })
    };
    view! {
        <dl class="shares">
            {line(say::STANDS_BEATS, |standing| standing.beaten)}
            {line(say::STANDS_EQUALS, |standing| standing.tied)}
            {line(say::STANDS_LOSES_TO, |standing| standing.beating)}
        </dl>
        <h4 id="best-against">{say::CHANCE_THAT_IT_IS_BEST.get()}</h4>
        <dl class="against" aria-labelledby="best-against">
            {(1..=others).map(against).collect_view()}
        </dl>
        <p class="count">
            {exact}" "{say::HOW_EXACT.get()}
        </p>
    }
}

/// The chance to beat this many others. The estimate from random deals is corrected by the exact count.
fn chance(stands: &HandStanding, others: usize) -> Option<String> {
    let Standing { beaten, .. } = stands.of_others;
    let total = stands.of_others.total();
    if others == 1 || beaten == 0 {
        return Some(about(beaten, total));
    }
    let best = stands.best?;
    let [times, of] = [best[others - 1], best[0].max(1)].map(u64::from);
    // A hand that was never the best in the sample could still have been.
    Some(about((beaten * times).max(1), total * of))
}
