//! How the picked hand stands: what it beats of all hands, and how often it is the best of several.

use leptos::prelude::*;

use super::Dealt;
use super::figures::{grouped, percent};
use super::slices::{Step, in_slices};
use crate::cards::{CardSet, HandValue};
use crate::odds::{Standing, StandingCounter};

/// A hand's standing among all hands of the pack, and among those that others can hold beside it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Stands {
    /// Among all hands.
    pub of_all: Standing,
    /// Among the hands that hold none of its cards.
    pub of_others: Standing,
}

/// Counts how a hand stands, whose cards these are, and sets it. Another count begun for the same place
/// ends this one.
pub fn count(
    dealt: Dealt,
    value: HandValue,
    held: CardSet,
    place: RwSignal<Option<Stands>>,
    turn: StoredValue<u32>,
) {
    let begin = |known| StandingCounter::new(dealt.rules, dealt.cards, value, known);
    let Some((mut all, mut others)) = begin(CardSet::NONE).zip(begin(held)) else {
        return;
    };
    let own = turn.try_update_value(|turn| {
        *turn += 1;
        *turn
    });
    in_slices(move || {
        if turn.try_get_value() != own || own.is_none() {
            return Step::Done;
        }
        if !(all.step(HANDS) && others.step(HANDS)) {
            return Step::More;
        }
        place.try_set(Some(Stands {
            of_all: all.standing(),
            of_others: others.standing(),
        }));
        Step::Done
    });
}

const HANDS: u32 = 4_000;

/// The most open hands it is set against.
const MOST: i32 = 7;

/// What is said of it. Its lines are there before anything is known, so that nothing moves.
#[component]
pub fn Shown(stands: RwSignal<Option<Stands>>) -> impl IntoView {
    let share = move |part: fn(&Standing) -> u64, says: fn(u64, u64) -> String| {
        move || {
            stands
                .get()
                .map_or("…".to_owned(), |Stands { of_all, .. }| {
                    says(part(&of_all), of_all.total())
                })
        }
    };
    let line = |name: &'static str, part: fn(&Standing) -> u64| {
        view! { <div><dt>{name}</dt><dd>{share(part, percent)}</dd><dd>{share(part, |hands, _| grouped(hands))}</dd></div> }
    };
    let against = |others: i32| {
        let chance = move || {
            stands
                .get()
                .map_or("…".to_owned(), |Stands { of_others, .. }| {
                    let one = of_others.beaten as f64 / of_others.total().max(1) as f64;
                    whole(one.powi(others))
                })
        };
        view! { <div><dt>{others}</dt><dd>{chance}</dd></div> }
    };
    let exact = move || {
        stands
            .get()
            .map_or(String::new(), |Stands { of_others, .. }| {
                let (beaten, total) = (of_others.beaten, of_others.total());
                format!(
                    "Of the {} hands that another can hold beside it, it beats {}.",
                    grouped(total),
                    grouped(beaten)
                )
            })
    };
    view! {
        <dl class="share">
            {line("Beats", |standing| standing.beaten)}
            {line("Equals", |standing| standing.tied)}
            {line("Loses to", |standing| standing.beating)}
        </dl>
        <h4 id="best-against">"The chance that it is best, against so many open hands"</h4>
        <dl class="against" aria-labelledby="best-against">
            {(1..=MOST).map(against).collect_view()}
        </dl>
        <p class="count">
            {exact}
            " Against one that is exact; against more the chance is multiplied as if each hand came from a pack of its own, which is
            near but not exact. An equal hand is not beaten."
        </p>
    }
}

/// A chance in whole percent, and never sure where it is not.
fn whole(chance: f64) -> String {
    let percent = 100.0 * chance;
    if percent > 0.0 && percent < 1.0 {
        "<1 %".into()
    } else if percent < 100.0 && percent > 99.0 {
        ">99 %".into()
    } else {
        format!("{percent:.0} %")
    }
}
