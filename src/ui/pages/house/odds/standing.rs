//! How the picked hand stands: what it beats of all hands, and how often it is the best of several.

use leptos::prelude::*;

use super::Dealt;
use super::figures::{about, percent};
use crate::cards::{CardSet, HandValue};
use crate::odds::{Deals, MOST_OTHERS, Standing, StandingCounter};
use crate::ui::language::{Text, say};
use crate::ui::slices::{Step, in_slices};

/// A hand's standing among all hands of the pack, and among those that others can hold beside it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Stands {
    /// Among all hands.
    pub of_all: Standing,
    /// Among the hands that hold none of its cards.
    pub of_others: Standing,
    /// How often it was the best, against one to seven others, once they have been dealt.
    pub best: Option<[u32; MOST_OTHERS]>,
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
    let deals = Deals::new(dealt.rules, dealt.cards, value, held);
    let Some(((mut all, mut others), mut deals)) = begin(CardSet::NONE).zip(begin(held)).zip(deals)
    else {
        return;
    };
    let mut stands = None;
    let own = turn.try_update_value(|turn| {
        *turn += 1;
        *turn
    });
    in_slices(move || {
        if turn.try_get_value() != own || own.is_none() {
            return Step::Done;
        }
        if stands.is_none() {
            if !(all.step(HANDS) && others.step(HANDS)) {
                return Step::More;
            }
            let counted = Stands {
                of_all: all.standing(),
                of_others: others.standing(),
                best: None,
            };
            stands = Some(counted);
            place.try_set(stands);
        }
        deals.deal(DEALS);
        if deals.dealt() < ALL_DEALS {
            return Step::More;
        }
        place.try_set(stands.map(|stands| Stands {
            best: Some(deals.best()),
            ..stands
        }));
        Step::Done
    });
}

/// So many hands are counted, or dealt so often, between two looks at the clock.
const HANDS: u32 = 4_000;
const DEALS: u32 = 200;

/// Enough for half a percent.
const ALL_DEALS: u32 = 100_000;

/// What is said of it. Its lines are there before anything is known, so that nothing moves.
#[component]
pub fn Shown(dealt: Dealt, stands: RwSignal<Option<Stands>>) -> impl IntoView {
    let share = move |part: fn(&Standing) -> u64, says: fn(u64, u64) -> String| {
        move || {
            stands
                .get()
                .map_or("…".to_owned(), |Stands { of_all, .. }| {
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
    // As many as are left in the pack.
    let pack = 52 + usize::from(dealt.rules.jokers);
    let others = MOST_OTHERS.min(pack / dealt.cards - 1);
    let exact = move || {
        stands
            .get()
            .map_or(String::new(), |Stands { of_others, .. }| {
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

/// The chance that it beats so many others. What dealing shows is corrected by what is known exactly.
fn chance(stands: &Stands, others: usize) -> Option<String> {
    let Standing { beaten, .. } = stands.of_others;
    let total = stands.of_others.total();
    if others == 1 || beaten == 0 {
        return Some(about(beaten, total));
    }
    let best = stands.best?;
    let [times, of] = [best[others - 1], best[0].max(1)].map(u64::from);
    // Where it never was the best, it might have been.
    Some(about((beaten * times).max(1), total * of))
}
