//! A deal that goes on from its middle, to try something else: a felt of its own in place of the table.

use leptos::prelude::*;

use crate::app::families::repertoire;
use crate::app::i18n::say;
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::replay::{Records, play_on};
use crate::app::sheets::every_hand::EveryHandButton;
use crate::app::sheets::room::{self, Room, Uses};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::random::Rng;
use crate::review::Position;
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
        TrialFrom::Workshop => Sheet::Workshop,
        TrialFrom::Written => Sheet::Written,
    };
    let leave = move || sheet.set(Some(back));
    room::escape_leaves(leave);
    // Each press of a button begins another.
    let position = RwSignal::new(start.clone());
    let again = {
        let start = start.clone();
        move |_| position.set(start.clone())
    };
    let other = move |_| position.set(start.with_other_cards(&mut Rng::new(entropy::seed(), 0)));
    request_animation_frame(|| focus_element(AGAIN));
    let title = move || Sheet::Trial(from).title().to_owned();
    let game = RwSignal::new(None);
    let bar = view! {
        <button id=AGAIN class="leave" on:click=again>{room::brief(say::TRIAL_AGAIN, "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5")}</button>
        <button class="leave other" on:click=other>{room::brief(say::TRIAL_OTHER_CARDS, "M4 8h9v12H4zM9 4h11v12h-3")}</button>
        <EveryHandButton game=game.into()/>
        <button class="leave" on:click=move |_| leave()>{room::brief(say::TRIAL_BACK, "M20 12H5M11 6l-6 6 6 6")}</button>
    };
    let table = move || {
        Some(view! { <TriedTable position=position.get() setup=setup.clone() tried=game/> })
    };
    room::frame(page, "room trial", title, title, bar, live(table))
}

/// The felt and the controls of the game that goes on from this position. `tried` is that game as long as it is here.
#[component]
fn TriedTable(position: Position, setup: Setup, tried: RwSignal<Option<Game>>) -> impl IntoView {
    let page = expect_context::<Page>();
    let game = play_on(position, setup, page.settings);
    repertoire::seat_all(page.programs, game);
    tried.set(Some(game));
    on_cleanup(move || _ = tried.try_set(None));
    Room::for_people(game, page).table(|| Uses::Tries, || None)
}
