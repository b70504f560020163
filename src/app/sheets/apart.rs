//! What the felts have in common that stand in place of the table, and whose game is not the one in hand.

use leptos::ev;
use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::keyboard;
use crate::app::table::controls::{self, is_meant_elsewhere};
use crate::app::table::felt::felt;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;

/// Stops the game in hand as long as the owner lives.
pub fn hold(page: Page) {
    let was_running = page.game.stop_timer();
    on_cleanup(move || {
        if was_running {
            page.game.restart_timer();
        }
    });
}

/// The page of this game, with an amount to bet of its own. The game stops with the owner.
#[must_use]
pub fn page_of(game: Game, page: Page) -> Page {
    on_cleanup(move || {
        game.stop_timer();
    });
    game.cover_when_away();
    Page { game, ..page }
}

/// What stands there until the game has come.
#[must_use]
pub fn coming() -> AnyView {
    view! { <p class="waits" role="status">{say::ONE_MOMENT.get()}</p> }.into_any()
}

/// What stands there where the game could not be fetched, and the button that tries again.
#[must_use]
pub fn not_fetched(again: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="waits" role="alert">{say::PART_NOT_FETCHED.get()}</p>
        <button class="act go" on:click=move |_| again()>{say::TRY_AGAIN.get()}</button>
    }
    .into_any()
}

/// Handles keys as at the table of this page. Escape leaves. `plays` says whether the table takes keys now.
pub fn listen(page: Page, leave: impl Fn() + 'static, plays: impl Fn() -> bool + 'static) {
    let handle = window_event_listener(ev::keydown, move |key| {
        if key.default_prevented() || is_meant_elsewhere(&key) {
            return;
        }
        if key.key() == "Escape" {
            key.prevent_default();
            return leave();
        }
        let plays = page.settings.now().keys && !key.repeat() && untrack(&plays);
        if plays && controls::press_key(page, &keyboard::meant(&key)) {
            key.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Draws the felt and, where they are wanted, the controls.
#[must_use]
pub fn drawn(page: Page, has_controls: bool) -> Vec<Node> {
    let pieces = page.scene(|scene| {
        let controls = has_controls.then(|| controls::controls(scene));
        [Some(felt(scene)), controls]
    });
    let pieces = pieces.into_iter().flatten();
    // What cannot be opened here has no button: a dimmed one would not say why.
    let opens = |press: Press| matches!(press, Press::Open(Sheet::Review(..)));
    let pieces = pieces.map(|piece| piece.without(&opens));
    pieces.map(|piece| piece.restrict(&permission)).collect()
}

/// No sheet is opened from such a felt, and the page is not loaded again.
fn permission(press: Press) -> Permission {
    match press {
        Press::Open(_) | Press::DealAfresh | Press::Update => Permission::Deny,
        _ => Permission::Allow,
    }
}
