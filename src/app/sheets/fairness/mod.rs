//! The sheet *Is the shuffle fair?*: the seal, the check, and why no bot sees a hidden card.

mod checking;
mod cutting;
mod texts;

use leptos::html::Div;
use leptos::prelude::*;

use self::checking::Checking;
use self::cutting::{Cutting, quoted};
use self::texts::{BY_HAND, WHAT_IT_CANNOT_SHOW, WHY_BOTS_ARE_BLIND};
use super::frame::{Frame, SheetFrame, go_back, read_from_its_head};
use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};
use crate::app::platform::live::live;
use crate::app::replay::Records;
use crate::app::table::game::{Game, Phase};
use crate::notation::Record;

/// The sheet.
#[component]
pub fn Fairness(from: OpenedFrom) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    read_from_its_head(body);
    let about = move || {
        Some(if from == OpenedFrom::Imported {
            view! { <Check records=records.imported()/> }.into_any()
        } else if game.is_undealt() {
            view! { <Next/> }.into_any()
        } else {
            match (from, game.phase()) {
                (OpenedFrom::NewGame, _) => view! { <Next/> <Own/> }.into_any(),
                (_, Phase::SittingOver) => view! { <Own/> <Next/> }.into_any(),
                _ => view! { <Own/> }.into_any(),
            }
        })
    };
    let points = |points: &'static [Text]| {
        let point = |point: &Text| view! { <li>{point.get()}</li> };
        view! { <ul class="agreed">{points.iter().map(point).collect_view()}</ul> }
    };
    view! {
        <SheetFrame frame title=Sheet::Fairness(from).title()>
            <div class="body fair" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                {live(about)}
                <h3>{say::BOTS_SEE_NO_CARDS.get()}</h3>
                {points(&WHY_BOTS_ARE_BLIND)}
                <h3>{say::CHECK_BY_HAND.get()}</h3>
                {points(&BY_HAND)}
                <h3>{say::CANNOT_BE_SHOWN.get()}</h3>
                {points(&WHAT_IT_CANNOT_SHOW)}
            </div>
            <footer>
                <button class="act go whole" on:click=move |_| go_back(sheet, frame, from)>{say::BACK.get()}</button>
            </footer>
        </SheetFrame>
    }
}

/// The seal of the next sitting.
#[component]
fn Next() -> impl IntoView {
    let game = expect_context::<Game>();
    view! {
        <h3>{say::THE_NEXT_SITTING.get()}</h3>
        <p class="rules">{say::SEAL_TO_NOTE_DOWN.get()}</p>
        <code class="seal" aria-label=say::THE_NEXT_SITTING.get()>{move || game.next_seal()}</code>
        <Cutting/>
    }
}

/// This sitting: its seal and, once it is over, its seed and the check.
#[component]
fn Own() -> impl IntoView {
    let game = expect_context::<Game>();
    let proof = move || {
        Some(match game.opened_seed() {
            Some(opened) => {
                let shuffled = opened.is_cut().then(|| {
                    view! {
                        <p class="rules">{say::seed_was_cut(&quoted(opened.words()))}</p>
                        <code class="seal" aria-label=say::THE_SEED.get()>{opened.seed().to_string()}</code>
                    }
                });
                view! {
                    <p class="rules">{say::SEED_OF_THE_SITTING.get()}</p>
                    <code class="seal" aria-label=say::THE_SEED.get()>{opened.sealed().to_string()}</code>
                    {shuffled}
                    <Check records=game.whole_record().into_iter().collect()/>
                }
                .into_any()
            }
            None => view! {
                <p class="rules">{say::SEED_IS_TOLD_LATER.get()}</p>
            }
            .into_any(),
        })
    };
    view! {
        <h3>{say::THIS_SITTING.get()}</h3>
        <p class="rules">{say::SEAL_THAT_WAS_SHOWN.get()}</p>
        <code class="seal" aria-label=say::THE_SEAL.get()>{move || game.seal()}</code>
        {live(proof)}
    }
}

/// A check of some records. It begins at once.
#[component]
fn Check(records: Vec<Record>) -> impl IntoView {
    let checking = Checking::begin(records);
    view! {
        <div class="checked" role="status">
            {live(move || {
                let lines = checking.lines();
                let line = |(good, says): (bool, String)| view! { <p class=if good { "good" } else { "error" }>{says}</p> };
                Some(lines.into_iter().map(line).collect_view())
            })}
        </div>
    }
}
