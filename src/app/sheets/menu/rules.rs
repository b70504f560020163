//! The *Rules* tab: how the game at the table is played, what beats what in it, and the house rules.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::OpenedFrom;
use crate::app::sheets::beats::Kinds;
use crate::app::sheets::howto::ToHowToPlay;
use crate::app::sheets::lesson::ToLessons;
use crate::app::sheets::share::Share;
use crate::app::table::game::Game;
use crate::app::words::{full_game_name, rule_sentences};

/// The tab.
#[component]
pub fn RulesTab() -> impl IntoView {
    let game = expect_context::<Game>();
    // Under dealer's choice, these are the rules of the current game.
    let rules = game.shown.public(|view| view.rules().clone());
    let key = rules.game;
    let here = Callback::new(move |()| key);
    let agreed = rule_sentences(&rules).into_iter();
    view! {
        <h3>{full_game_name(key)}</h3>
        <ToHowToPlay game=here from=OpenedFrom::Menu/>
        <ToLessons/>
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <div class="howto"><Kinds rules own=None/></div>
        <h3>{say::AGREED_AT_THIS_TABLE.get()}</h3>
        <ul class="agreed">{agreed.map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        <Share table=Callback::new(move |()| Some(game.in_play.setup()))/>
    }
}
