//! The sheet *Review*: what each decision of a deal or of a sitting was worth, and what the cards had to do with it.

mod kept;
mod run;
mod told;
mod trial;

use leptos::html::Div;
use leptos::prelude::*;

use self::run::{Asked, Run, State};
pub use self::told::name as verdict_name;
use self::told::{Told, ledger_lines};
pub use self::trial::Trial;
use super::frame::{Frame, SheetFrame, go_back, read_from_its_head};
use super::small_cards::small_card;
use crate::app::i18n::say;
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet, TrialFrom};
use crate::app::platform::live::live;
use crate::app::replay::Records;
use crate::app::table::game::Game;
use crate::cards::CardSet;
use crate::review::{Ledger, Verdict};

/// The most decisions that are listed of a sitting: the costliest.
const MOST: usize = 10;

/// The sheet.
#[component]
pub fn Review(of: ReviewOf, from: OpenedFrom) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    read_from_its_head(body);
    let asked = untrack(move || Asked::read(of, records, game));
    let run = asked.map(Run::begin);
    if let Ok(run) = run {
        on_cleanup(move || run.cancel());
    }
    let found = move || {
        Some(match run {
            Err(why) => view! { <p class="rules">{why.get()}</p> }.into_any(),
            Ok(run) => match run.state() {
                State::Thinking => view! { <Thinking run/> }.into_any(),
                State::Cancelled => view! { <p class="rules">{say::REVIEW_CANCELLED.get()}</p> }.into_any(),
                State::Failed => view! {
                    <p role="alert">{say::PART_NOT_FETCHED.get()}</p>
                    <button class="act go" on:click=move |_| run.again()>{say::TRY_AGAIN.get()}</button>
                }
                .into_any(),
                State::Done => run.read(|deals, decisions| {
                    let mut decisions = decisions.to_vec();
                    let ledger = deals.iter().fold(Ledger::default(), |sum, deal| sum.and(deal.ledger));
                    let counts = counts(&decisions);
                    let is_sitting = matches!(of, ReviewOf::Sitting | ReviewOf::Earlier(None));
                    if is_sitting {
                        decisions.retain(|told| told.verdict.is_fault());
                        decisions.sort_by_key(|told| std::cmp::Reverse(told.cost));
                        decisions.truncate(MOST);
                    }
                    let begin = run.trials().then(|| {
                        Callback::new(move |told: Told| {
                            records.try_from(told.position);
                            sheet.set(Some(Sheet::Trial(TrialFrom::Review(of, from))));
                        })
                    });
                    view! { <Found ledger counts decisions is_sitting begin/> }.into_any()
                }),
            },
        })
    };
    view! {
        <SheetFrame frame title=Sheet::Review(of, from).title()>
            <div class="body review" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                {live(found)}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| go_back(sheet, frame, from)>{say::BACK.get()}</button>
            </footer>
        </SheetFrame>
    }
}

/// How far the review has come, and the button to cancel it.
#[component]
fn Thinking(run: Run) -> impl IntoView {
    view! {
        <p class="rules" role="status">{say::REVIEW_THINKING.get()}</p>
        <progress max=move || run.progress().1 value=move || run.progress().0 aria-label=say::REVIEW_THINKING.get()></progress>
        <button class="add" on:click=move |_| run.cancel()>{say::CANCEL_NEW_GAME.get()}</button>
    }
}

/// The result: where it came from, the verdicts counted, and the decisions.
#[component]
fn Found(
    ledger: Ledger,
    counts: String,
    decisions: Vec<Told>,
    is_sitting: bool,
    begin: Option<Callback<Told>>,
) -> impl IntoView {
    let line = |(name, figure): (&'static str, String)| view! { <li><span>{name}</span><b>{figure}</b></li> };
    let lines = ledger_lines(ledger).into_iter().map(line).collect_view();
    let is_empty = decisions.is_empty();
    let heading = if is_sitting {
        say::REVIEW_COSTLIEST
    } else {
        say::REVIEW_DECISIONS
    };
    let none = if is_sitting && !counts.is_empty() {
        say::REVIEW_NO_FAULT
    } else {
        say::REVIEW_NONE
    };
    view! {
        <ul class="ledger">{lines}</ul>
        <h3>{heading.get()}</h3>
        {(!counts.is_empty()).then(|| view! { <p class="rules counts" role="status">{counts}</p> })}
        {is_empty.then(|| view! { <p class="rules">{none.get()}</p> })}
        <ol class="decisions">{decisions.into_iter().map(|told| view! { <Row told is_sitting begin/> }).collect_view()}</ol>
        <p class="rules">{say::REVIEW_ADDS_UP.get()}</p>
    }
}

/// A decision.
#[component]
fn Row(told: Told, is_sitting: bool, begin: Option<Callback<Told>>) -> impl IntoView {
    let again = begin.map(|begin| {
        let told = told.clone();
        view! { <button class="asks" on:click=move |_| begin.run(told.clone())>{say::TRY_AGAIN.get()}</button> }
    });
    let choice = |(button, figure, taken): (String, String, bool)| {
        view! { <li class:taken=taken><b>{button}</b>" "{figure}</li> }
    };
    let cards = told
        .cards
        .iter()
        .map(|card| small_card(*card, CardSet::NONE, false))
        .collect_view();
    view! {
        <li>
            <p>
                <span class=format!("mark {}", told.verdict.key())>{told::name(told.verdict)}</span>
                " "
                {is_sitting.then(|| format!("{} · ", say::past_deal(told.deal.into())))}
                <b>{told.taken}</b>
                {(!told.price.is_empty()).then(|| format!(" · {}", told.price))}
            </p>
            <div class="cards">{cards}<span>{told.situation}</span></div>
            <ul>{told.choices.into_iter().map(choice).collect_view()}</ul>
            {again}
        </li>
    }
}

/// The verdicts with their numbers, such as `Best 3 · Slip 1`.
fn counts(decisions: &[Told]) -> String {
    let each = Verdict::ALL.into_iter().filter_map(|verdict| {
        let count = decisions
            .iter()
            .filter(|told| told.verdict == verdict)
            .count();
        (count > 0).then(|| format!("{} {}", told::name(verdict), say::grouped(count as u64)))
    });
    each.collect::<Vec<_>>().join(" · ")
}
