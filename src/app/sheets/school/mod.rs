//! The school: ten deals of the day, those of other days, those of a number, and drills.

mod calendar;
mod expert;
mod names;
mod numbered;
mod numbers;
mod panel;
mod room;

use std::time::Duration;

use leptos::ev::Custom;
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Event;

use self::calendar::Calendar;
use self::numbered::Numbered;
use self::numbers::ByNumber;
use self::panel::Panel;
use self::room::Ten;
use super::SheetState;
use super::drills::Drills;
use super::frame::{Frame, SheetFrame, read_from_its_head};
use super::path::Path;
use super::retold::ToRetold;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::frame;
use crate::app::platform::live::{live, whenever};
use crate::app::table::link::{SheetLink, TEN_PREFIX};
use crate::school::ten::Ten as Deals;

/// How often the open sheet looks at the calendar.
const MINUTE: Duration = Duration::from_secs(60);

/// A button that opens the school. An embedded table stores nothing, so it has none.
#[component]
pub fn ToSchool() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let open = move |_| sheet.set(Some(Sheet::School));
    (!frame::is_embedded()).then(|| {
        view! { <button type="button" class="add" on:click=open>{say::DEAL_OF_THE_DAY.get()}</button> }
    })
}

/// Ten deals in play, or the sitting by number that the page around an embedded table asks for.
#[must_use]
pub fn ten() -> AnyView {
    let request = expect_context::<SheetState>().request();
    match request.and_then(|request| Some((request, request.number()?))) {
        Some((request, number)) => view! { <Numbered request number/> }.into_any(),
        None => view! { <Ten/> }.into_any(),
    }
}

/// The sheet.
#[component]
pub fn School() -> impl IntoView {
    let chosen = expect_context::<SheetState>().ten();
    let sheet_link = expect_context::<SheetLink>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    read_from_its_head(body);
    // The sheet may be open over midnight.
    chosen.look_at_the_day();
    let turn = move || chosen.turn_the_page();
    let clock = set_interval_with_handle(turn, MINUTE);
    let shown = window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| turn());
    on_cleanup(move || {
        shown.remove();
        if let Ok(clock) = clock {
            clock.clear();
        }
    });
    let is_unread = RwSignal::new(false);
    whenever(move |_| {
        if let Some(link) = sheet_link.take(TEN_PREFIX) {
            match Deals::read_link(&link) {
                Ok((ten, other)) => chosen.choose(ten, other),
                Err(_) => is_unread.set(true),
            }
        }
    });
    let unread = move || {
        let says = is_unread.get().then(|| say::TEN_LINK_UNREAD.get())?;
        Some(view! { <p class="rules" role="alert">{says}</p> })
    };
    view! {
        <SheetFrame frame title=Sheet::School.title()>
            <div class="body review school" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                {live(unread)}
                <Path chosen/>
                <Panel chosen/>
                <p class="rules">{say::TEN_SAME_FOR_ALL.get()}</p>
                <Drills/>
                <Calendar chosen/>
                <ByNumber chosen/>
                <ToRetold/>
            </div>
        </SheetFrame>
    }
}
