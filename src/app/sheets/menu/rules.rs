//! The *Rules* tab: how the game at the table is played, what beats what in it, and the house rules.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::OpenedFrom;
use crate::app::platform::live::live;
use crate::app::sheets::agreed::of_choices;
use crate::app::sheets::beats::Kinds;
use crate::app::sheets::howto::ToHowToPlay;
use crate::app::sheets::lesson::ToLessons;
use crate::app::sheets::share::Share;
use crate::app::table::game::Game;
use crate::app::words::{full_game_name, rule_sentences};
use crate::engine::Rules;

#[component]
pub fn RulesTab() -> impl IntoView {
    let game = expect_context::<Game>();
    // Under dealer's choice, these are the rules of the current game.
    let rules = game.public(|view| view.rules().clone());
    let key = rules.game;
    let here = Callback::new(move |()| key);
    view! {
        <h3>{full_game_name(key)}</h3>
        <ToHowToPlay game=here from=OpenedFrom::Menu/>
        <ToLessons/>
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <div class="howto"><Kinds rules=rules.clone() own=None/></div>
        <h3>{say::AGREED_AT_THIS_TABLE.get()}</h3>
        {sentences(&rules, None)}
        <Share table=Callback::new(move |()| Some(game.setup()))/>
    }
}

/// The rules of the table as it stands, for the board beside it.
#[component]
pub fn Agreed() -> impl IntoView {
    let game = expect_context::<Game>();
    let agreed = move || {
        let rules = game.public(|view| view.rules().clone());
        view! {
            <h2>{full_game_name(rules.game)}</h2>
            {sentences(&rules, Some(full_game_name(rules.game)))}
        }
    };
    live(move || Some(agreed()))
}

/// A list that scrolls by itself can be scrolled by keys, and has a name.
fn sentences(rules: &Rules, scrolls: Option<&'static str>) -> impl IntoView + use<> {
    let lines = rule_sentences(rules).into_iter();
    view! {
        <ul class="agreed" tabindex=scrolls.map(|_| "0") aria-label=scrolls>
            {lines.map(|line| view! { <li>{line}</li> }).collect_view()}
        </ul>
        {of_choices(rules)}
    }
}
