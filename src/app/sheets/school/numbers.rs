//! Ten deals by number: a game, a number, and those that were played before.

use std::sync::Arc;

use leptos::prelude::*;

use super::names::title;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::sheets::chosen::Chosen;
use crate::app::sheets::field::{Choose, Field};
use crate::app::words::{full_game_name, game_name, signed};
use crate::random::Rng;
use crate::school::played::Played;
use crate::school::ten::{MOST_NUMBER, Origin, Ten, playable, usual_table};
use crate::sitting::session::Setup;

/// The numbers that are suggested have as many digits at most as one can tell somebody else.
const SUGGESTED: u32 = 9_999;

/// The id of the heading.
pub const HEADING: &str = "ten-by-number";

/// The form, and the list of those that were played.
#[component]
pub fn ByNumber(chosen: Chosen) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let own = chosen.table.get_untracked();
    let tables: Vec<Setup> = own
        .clone()
        .into_iter()
        .chain(playable().map(|game| usual_table((game.rules)())))
        .collect();
    let names = playable().map(|game| full_game_name(game.key));
    let yours = own.map(|_| say::TEN_YOUR_TABLE.get());
    let place = RwSignal::new(0);
    let field = Field {
        id: "ten-game",
        label: say::HOWTO_GAME.get(),
        hint: "",
        why: "",
        choices: yours.into_iter().chain(names).collect(),
        get: Arc::new(move || place.get()),
        set: Arc::new(move |to| place.set(to)),
    };
    let suggested = Rng::new(entropy::seed(), 0).below(SUGGESTED) + 1;
    let number = RwSignal::new(suggested.to_string());
    let is_wrong = RwSignal::new(false);
    let play = move |_| {
        let typed = number.get_untracked();
        let typed = typed.trim().parse().ok();
        let table = tables.get(place.get_untracked());
        let ten = typed
            .zip(table)
            .and_then(|(number, table)| Ten::of_number(number, table));
        is_wrong.set(ten.is_none());
        match ten {
            Some(ten) => {
                chosen.choose(ten, None);
                chosen.play();
                sheet.set(Some(Sheet::Ten));
            }
            None => focus_element("ten-number"),
        }
    };
    let fault = move || {
        let says = || say::ten_number_wrong(&say::grouped(MOST_NUMBER.into()));
        is_wrong
            .get()
            .then(|| view! { <span class="error" id="ten-number-error">{says()}</span> })
    };
    let before = move || {
        let is_numbered = |played: &Played| matches!(played.ten.origin, Origin::Number(_));
        let all: Vec<Played> = chosen.all().into_iter().filter(is_numbered).collect();
        let row = |played: Played| view! { <Row played chosen/> };
        (!all.is_empty())
            .then(|| view! { <ul class="numbers">{all.into_iter().map(row).collect_view()}</ul> })
    };
    view! {
        <h3 id=HEADING tabindex="-1">{say::TEN_BY_NUMBER.get()}</h3>
        <p class="rules">{say::TEN_BY_NUMBER_IS.get()}</p>
        <Choose field/>
        <div class="field">
            <label for="ten-number">{say::TEN_NUMBER.get()}</label>
            <input
                id="ten-number"
                inputmode="numeric"
                maxlength="9"
                autocomplete="off"
                aria-invalid=move || is_wrong.get().then_some("true")
                aria-describedby=move || is_wrong.get().then_some("ten-number-error")
                prop:value=move || number.get()
                on:input:target=move |field| number.set(field.target().value())
            />
            {live(fault)}
        </div>
        <button class="act whole" on:click=play>{say::PLAY_TEN_DEALS.get()}</button>
        {live(before)}
    }
}

/// Ten deals that were played by number.
#[component]
fn Row(played: Played, chosen: Chosen) -> impl IntoView {
    let came = match &played.outcome {
        Some(outcome) => signed(outcome.gain()),
        None => "…".into(),
    };
    let game = game_name(played.ten.setup.rules.game);
    let says = format!("{} · {game}", title(&played.ten));
    let choose = move |_| {
        chosen.choose(played.ten.clone(), played.other);
        focus_element("ten-title");
    };
    view! { <li><button class="add" on:click=choose><span>{says}</span><b>{came}</b></button></li> }
}
