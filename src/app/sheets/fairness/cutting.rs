//! Cutting the pack before the first card: a word, or a part of the pack that is lifted.

use leptos::html::Input;
use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::table::game::{Game, Model};
use crate::app::words::isolated;
use crate::notation::clean_name;
use crate::random::LONGEST_CUT;

/// The most cards that can be lifted: one stays.
const MOST_LIFTED: u64 = 51;

/// The heading, the field, the slider, and what the pack has been cut with. Nothing, where it cannot be cut any more.
#[component]
pub fn Cutting() -> impl IntoView {
    let game = expect_context::<Game>();
    let may = Memo::new(move |_| game.read(Model::can_cut));
    live(move || may.get().then(|| view! { <Cut game/> }))
}

#[component]
fn Cut(game: Game) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let lifted = RwSignal::new(MOST_LIFTED.div_ceil(2));
    let refused = RwSignal::new(None::<Text>);
    let cut = move |word: &str| {
        let word = clean_name(word.trim(), LONGEST_CUT);
        let why = match word.is_empty() {
            true => Some(say::CUT_NEEDS_A_WORD),
            false => (!game.cut(&word)).then_some(say::CUT_OFTEN_ENOUGH),
        };
        refused.set(why);
        why.is_none()
    };
    let with_word = move |sent: leptos::ev::SubmitEvent| {
        sent.prevent_default();
        if let Some(field) = field.get_untracked()
            && cut(&field.value())
        {
            field.set_value("");
        }
    };
    let by_hand = move |_| _ = cut(&lifted.get_untracked().to_string());
    let says = move || match game.cuts_to_come() {
        cuts if cuts.is_empty() => String::new(),
        cuts => say::cut_so_far(&quoted(&cuts)),
    };
    let fault = move || {
        let why = refused.get()?;
        Some(view! { <p class="error" role="alert" id="cut-not">{why.get()}</p> })
    };
    view! {
        <h3>{say::CUT_THE_PACK.get()}</h3>
        <p class="rules">{say::CUT_WHY.get()}</p>
        <form class="cutting" on:submit=with_word>
            <label for="cut-word">{say::CUT_WORD.get()}</label>
            <input id="cut-word" dir="auto" maxlength=LONGEST_CUT autocomplete="off" aria-describedby="cut-not" node_ref=field/>
            <button class="act">{say::CUT_WITH_IT.get()}</button>
            <label for="cut-at">{say::CUT_BY_HAND.get()}" · "{move || say::cut_cards(lifted.get())}</label>
            <input
                id="cut-at"
                type="range"
                min="1"
                max=MOST_LIFTED.to_string()
                prop:value=move || lifted.get().to_string()
                aria-valuetext=move || say::cut_cards(lifted.get())
                on:input:target=move |moved| lifted.set(moved.target().value().parse().unwrap_or(1))
            />
            <button class="act" type="button" on:click=by_hand>{say::CUT_HERE.get()}</button>
        </form>
        {live(fault)}
        <p class="rules" role="status">{says}</p>
    }
}

/// The words of cuts, each in quotation marks.
pub fn quoted(words: &[String]) -> String {
    let quoted = words.iter().map(|word| say::cut_quoted(&isolated(word)));
    quoted.collect::<Vec<_>>().join(", ")
}
