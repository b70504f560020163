//! A deal that goes on from its middle, to try something else: a felt of its own in place of the table.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;

use crate::app::families;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::replay::{Position, Records};
use crate::app::sheets::apart;
use crate::app::sheets::curtain::Curtain;
use crate::app::table::controls::controls;
use crate::app::table::drawing::draw;
use crate::app::table::felt::felt;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::sitting::session::Setup;

/// The id of the button that begins the trial once more.
const AGAIN: &str = "trial-again";

/// The trial that was asked for.
#[component]
pub fn Trial(from: TrialFrom) -> impl IntoView {
    let page = expect_context::<Page>();
    let records = expect_context::<Records>();
    let sheet = page.sheet;
    let Some((start, setup)) = records.trial() else {
        request_animation_frame(move || sheet.set(None));
        return ().into_any();
    };
    let back = match from {
        TrialFrom::Replay => Sheet::Replay,
        TrialFrom::Review(of, from) => Sheet::Review(of, from),
        TrialFrom::CourseEnd => Sheet::CourseEnd,
    };
    let leave = move || sheet.set(Some(back));
    apart::hold(page);
    let handle = window_event_listener(ev::keydown, move |key| {
        if key.key() == "Escape" && !key.default_prevented() {
            key.prevent_default();
            leave();
        }
    });
    on_cleanup(move || handle.remove());
    // Each press of a button begins another.
    let position = RwSignal::new(start.clone());
    let again = {
        let start = start.clone();
        move |_| position.set(start.clone())
    };
    let other = move |_| position.set(start.with_other_cards());
    request_animation_frame(|| focus_element(AGAIN));
    view! {
        <div class="room trial" role="group" aria-label=Sheet::Trial(from).title()>
            <header class="bar">
                <h1>{Sheet::Trial(from).title()}</h1>
                <button id=AGAIN class="leave" on:click=again>{brief(say::TRIAL_AGAIN, "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5")}</button>
                <button class="leave" on:click=other>{say::TRIAL_OTHER_CARDS.get()}</button>
                <button class="leave" on:click=move |_| leave()>{brief(say::TRIAL_BACK, "M20 12H5M11 6l-6 6 6 6")}</button>
            </header>
            {live(move || Some(view! { <Room position=position.get() setup=setup.clone()/> }))}
        </div>
    }
    .into_any()
}

/// What is written on a button, and the picture that takes its place on a narrow screen, where the words are only read aloud.
fn brief(says: Text, picture: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=picture/></svg>
        <span>{says.get()}</span>
    }
}

/// The felt and the controls of the game that goes on from this position.
#[component]
fn Room(position: Position, setup: Setup) -> impl IntoView {
    let page = expect_context::<Page>();
    let game = untrack(|| position.game(setup, page.settings));
    families::seat_all(page.programs, game);
    let at_the_trial = apart::page_of(game, page);
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        if let Some(place) = place.get() {
            // It may be the element of the trial before.
            place.set_inner_html("");
            draw(at_the_trial, &place, room);
        }
    });
    view! {
        <div style="display:contents" node_ref=place></div>
        <Curtain game/>
    }
}

/// Draws the felt and the controls, without what opens a sheet.
fn room(page: Page) -> Vec<Node> {
    let opens = |press: Press| matches!(press, Press::Open(_));
    let pieces = page
        .scene(|scene| [felt(scene), controls(scene)])
        .into_iter();
    pieces.map(|node| node.without(&opens)).collect()
}
