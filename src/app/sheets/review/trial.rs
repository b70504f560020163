//! A deal that goes on from its middle, to try something else: a felt of its own in place of the table.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::entropy;
use crate::app::platform::live::whenever;
use crate::app::replay::{Records, Start};
use crate::app::table::controls::{Amount, controls};
use crate::app::table::drawing::draw;
use crate::app::table::felt::felt;
use crate::app::table::focus::focus_element;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;
use crate::engine::{Table, Viewer};
use crate::random::Rng;
use crate::sitting::session::Session;

/// The id of the button that begins the trial once more.
const AGAIN: &str = "trial-again";

/// The trial that was asked for.
#[component]
pub fn Trial() -> impl IntoView {
    let page = expect_context::<Page>();
    let records = expect_context::<Records>();
    let sheet = page.sheet;
    let Some(start) = records.trial() else {
        request_animation_frame(move || sheet.set(None));
        return ().into_any();
    };
    let back = start.back;
    let leave = move || sheet.set(Some(back));
    let was_running = page.game.stop_timer();
    on_cleanup(move || {
        if was_running {
            page.game.restart_timer();
        }
    });
    let handle = window_event_listener(ev::keydown, move |key| {
        if key.key() == "Escape" && !key.default_prevented() {
            key.prevent_default();
            leave();
        }
    });
    on_cleanup(move || handle.remove());
    // Each press of a button begins another.
    let table = RwSignal::new(start.table.clone());
    let again = {
        let start = start.clone();
        move |_| table.set(start.table.clone())
    };
    let other = move |_| table.set(with_other_cards(&start));
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        let table = table.get();
        let Some(place) = place.get() else { return };
        let game = untrack(|| {
            let session = Session::trial(page.game.in_play.setup(), table, entropy::seed());
            Game::of_a_trial(session, page.settings)
        });
        on_cleanup(move || {
            game.stop_timer();
        });
        let amount = Amount::new(game);
        amount.follow();
        let at_the_trial = Page {
            game,
            amount,
            ..page
        };
        draw(at_the_trial, &place, room);
    });
    request_animation_frame(|| focus_element(AGAIN));
    view! {
        <div class="room trial" role="group" aria-label=Sheet::Trial.title()>
            <header class="bar">
                <h1>{Sheet::Trial.title()}</h1>
                <button id=AGAIN class="leave" on:click=again>{say::TRIAL_AGAIN.get()}</button>
                <button class="leave" on:click=other>{say::TRIAL_OTHER_CARDS.get()}</button>
                <button class="leave" on:click=move |_| leave()>{say::TRIAL_BACK.get()}</button>
            </header>
            <div style="display:contents" node_ref=place></div>
        </div>
    }
    .into_any()
}

/// Draws the felt and the controls. No sheet is opened from here.
fn room(page: Page) -> Vec<Node> {
    let permission = |press: Press| match press {
        Press::Open(_) => Permission::Deny,
        _ => Permission::Allow,
    };
    [felt(page), controls(page)]
        .into_iter()
        .map(|node| node.restrict(&permission))
        .collect()
}

/// The same situation, with the cards dealt anew that the player had not seen.
fn with_other_cards(start: &Start) -> Table {
    let unseen = start.table.view(Viewer::Seat(start.seat)).unseen();
    let mut cards = unseen.cards().to_vec();
    Rng::new(entropy::seed(), 0).shuffle(&mut cards);
    unseen.dealt(&cards)
}
