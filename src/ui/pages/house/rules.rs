//! How the game of this table is played, what beats what in it, and what is agreed.

use leptos::prelude::*;

use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::pages::beats::Kinds;
use crate::ui::pages::howto::{ToHowToPlay, name_of};
use crate::ui::pages::lesson::ToLessons;
use crate::ui::pages::share::Share;
use crate::ui::pages::sheets::Whence;
use crate::ui::words::agreed;

/// The rules.
#[component]
pub fn RulesTab() -> impl IntoView {
    let game = expect_context::<Game>();
    // A game that a dealer names is that of the table while it is played.
    let rules = game.public(|view| view.rules().clone());
    let key = rules.game;
    let here = Callback::new(move |()| key);
    let agreed = agreed(&rules).into_iter();
    view! {
        <h3>{name_of(key)}</h3>
        <ToHowToPlay game=here whence=Whence::House/>
        <ToLessons/>
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <div class="howto"><Kinds rules own=None/></div>
        <h3>{say::AGREED_AT_THIS_TABLE.get()}</h3>
        <ul class="agreed">{agreed.map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        <Share rules=Callback::new(move |()| Some(game.setup().rules))/>
    }
}
