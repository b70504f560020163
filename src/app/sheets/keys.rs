//! The sheet *Keys*.

mod letters;

use leptos::prelude::*;

use self::letters::Letters;
use super::frame::{Frame, SheetFrame};
use super::standing;
use crate::app::families::Cap::{Sign, Word};
use crate::app::families::{self, Cap, Key};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::settings::Settings;
use crate::app::table::game::Game;

/// What is printed on a key. `letters` are those of the keyboard at hand.
fn printed(cap: Cap, letters: Letters) -> String {
    match cap {
        Sign(sign) => letters.on(sign),
        Word(text) => text.get().into(),
    }
}

const REPLAY_KEYS: [Key; 5] = [
    (Sign("← →"), say::KEY_STEP_BACK_OR_ON),
    (Word(say::CAP_HOME), say::KEY_TO_THE_START),
    (Word(say::CAP_END), say::KEY_TO_THE_END),
    (Word(say::CAP_SPACE), say::KEY_PLAY_OR_WAIT),
    (Word(say::CAP_ESCAPE), say::KEY_LEAVE),
];

/// The sheet.
#[component]
pub fn Keys() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let game = expect_context::<Game>();
    let mut keys = game.public(|view| (families::help(view.rules()).keys)(view));
    let last = keys.len() - 1;
    keys.insert(last, (Sign(standing::KEY), say::KEY_WHERE_THINGS_STAND));
    if settings.now().hints {
        keys.insert(last, (Sign("H"), say::KEY_HINT));
    }
    let letters = Letters::follow();
    let key = move |(cap, does): Key| {
        view! { <div><dt><kbd>{move || printed(cap, letters)}</kbd></dt><dd>{does.get()}</dd></div> }
    };
    let says = if settings.now().keys {
        say::KEYS_ARE_ON
    } else {
        say::KEYS_ARE_OFF
    };
    view! {
        <SheetFrame frame=Frame::new() title=Sheet::Keys.title()>
            // It takes the focus so that keys can scroll it, because nothing inside it takes the focus.
            <div class="body" role="group" tabindex="0" aria-labelledby="sheet-title">
                <p class="rules">{says.get()}" "{say::KEYS_BY_PLACE.get()}</p>
                <h3>{say::KEYS_AT_THE_TABLE.get()}</h3>
                <dl class="keys">{keys.into_iter().map(key).collect_view()}</dl>
                <h3>{say::KEYS_IN_A_REPLAY.get()}</h3>
                <dl class="keys">{REPLAY_KEYS.into_iter().map(key).collect_view()}</dl>
            </div>
        </SheetFrame>
    }
}
