//! The sheet that lists the keys.

use leptos::prelude::*;

use super::frame::{Frame, SheetFrame};
use super::sheets::Sheet;
use crate::ui::settings::Settings;

/// What each key does at the table.
const KEYS: [(&str, &str); 15] = [
    ("L", "look"),
    ("F", "fold"),
    ("B", "bet"),
    ("S", "see"),
    ("← →", "the amount"),
    ("Enter", "bet, or deal"),
    ("O N", "old or new hand"),
    ("K", "keep the hand"),
    ("1 – 5", "pick a card"),
    ("T", "throw it"),
    ("A", "show, agree, or lend"),
    ("R", "refuse"),
    ("C", "cover the pot"),
    ("Esc", "hurry the table"),
    ("?", "these keys"),
];

/// And where a deal is shown again.
const REPLAY_KEYS: [(&str, &str); 5] = [
    ("← →", "a step back or on"),
    ("Home", "to the start"),
    ("End", "to the end"),
    ("Space", "play, or wait"),
    ("Esc", "leave"),
];

/// The sheet.
#[component]
pub fn Keys() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let key = |(key, does): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div> }
    };
    let says = if settings.now().keys {
        "They can be turned off in the settings."
    } else {
        "They are turned off: the settings turn them on."
    };
    view! {
        <SheetFrame frame=Frame::new() title=Sheet::Keys.title()>
            <div class="body">
                <p class="rules">{says}</p>
                <h3>"At the table"</h3>
                <dl class="keys">{KEYS.map(key).collect_view()}</dl>
                <h3>"In a replay"</h3>
                <dl class="keys">{REPLAY_KEYS.map(key).collect_view()}</dl>
            </div>
        </SheetFrame>
    }
}
