//! How ten decisions went: how many were good, the best, the worst, and what comes next.

use leptos::prelude::*;

use super::round::{ALL, Answered, Round, best, worst};
use super::words::name;
use super::worth::reason;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::sheets::SheetState;
use crate::app::sheets::chosen::today;
use crate::app::sheets::path::is_new;
use crate::app::sheets::review::{small_cards, verdict_name};
use crate::app::storage::drills;
use crate::school::drills::Kind;
use crate::school::ten::Ten;

/// The id of the heading.
const HEAD: &str = "drill-over";
/// The number of decisions after which somebody new is offered ten deals.
const PRACTISED: u32 = 10;

/// The page. `kind` is what was practised last.
#[component]
pub fn Over(round: Round, kind: Kind) -> impl IntoView {
    let made = round.made.get_untracked();
    let good = made.iter().filter(|made| made.is_good()).count();
    let marks = made.iter().map(|made| {
        let class = if made.is_good() { "good" } else { "fault" };
        view! { <i class=class>{if made.is_good() { "✓" } else { "×" }}</i> }
    });
    let best =
        best(&made).map(|made| view! { <One head=say::DRILLS_BEST made=made.clone() round/> });
    let worst = match worst(&made) {
        Some(made) => view! { <One head=say::DRILLS_WORST made=made.clone() round/> }.into_any(),
        None => view! { <p class="rules">{say::DRILLS_NO_FAULT.get()}</p> }.into_any(),
    };
    request_animation_frame(|| focus_element(HEAD));
    view! {
        <section class="over" aria-labelledby=HEAD>
            <div class="sums">
                <h2 id=HEAD tabindex="-1">{say::drills_good(good as u64, ALL as u64)}</h2>
                <p class="marks" aria-hidden="true">{marks.collect_view()}</p>
                {best}
                {worst}
            </div>
            <Goes round kind/>
        </section>
    }
}

/// A decision that stood out. A fault can be tried again.
#[component]
fn One(head: Text, made: Answered, round: Round) -> impl IntoView {
    let Answered { text, judged, .. } = &made;
    let why = reason(text, judged);
    let verdict = judged.verdict;
    let taken = text.taken.clone();
    let cards = small_cards(&text.cards);
    let kind = name(made.kind);
    let is_fault = !made.is_good();
    let again = is_fault.then(|| {
        let made = made.clone();
        view! { <button class="asks" on:click=move |_| round.again(&made)>{say::TRY_AGAIN.get()}</button> }
    });
    view! {
        <article class="one">
            <h3>{head.get()}" · "{kind}</h3>
            <div class="cards">{cards}</div>
            <p>
                <span class=format!("mark {}", verdict.key())>{verdict_name(verdict)}</span>
                " "
                {is_fault.then(|| view! { <b>{taken}</b><br/> })}
                {why}
            </p>
            {again}
        </article>
    }
}

/// What comes next: for somebody new ten deals, for others the weakest kind.
#[component]
fn Goes(round: Round, kind: Kind) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let chosen = expect_context::<SheetState>().ten();
    let stored = drills::stored().unwrap_or_default();
    let plays_ten = stored.answered() >= PRACTISED && is_new(chosen);
    let ten = plays_ten.then(Ten::against_straightforward);
    let weakest = stored.next(today().number());
    let more = move |_| round.begins_anew(None);
    let next = match ten {
        Some(ten) => {
            let go = move |_| {
                chosen.choose(ten.clone(), None);
                chosen.play();
                sheet.set(Some(Sheet::Ten));
            };
            let says = say::path_next(say::PATH_TEN.get());
            Some(view! { <button class="act go" on:click=go>{says}</button> }.into_any())
        }
        None if weakest == kind => None,
        None => {
            let go = move |_| round.begins_anew(Some(weakest));
            let says = say::path_next(name(weakest));
            Some(view! { <button class="act go" on:click=go>{says}</button> }.into_any())
        }
    };
    let class = if next.is_some() { "act" } else { "act go" };
    view! {
        <div class="goes">
            <button class=class on:click=more>{say::DRILLS_TEN_MORE.get()}</button>
            {next}
        </div>
    }
}
