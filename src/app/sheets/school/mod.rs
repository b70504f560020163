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
use super::chosen::Chosen;
use super::drills::Drills;
use super::frame::{Frame, SheetFrame, read_from_its_head};
use super::lesson::ToRetold;
use super::path::Path;
use super::state::AtNumbers;
use super::written::Lessons;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::table::link::SheetLink;
use crate::notation::FragmentKind;
use crate::school::ten::Ten as Deals;

/// How often the open school looks at the calendar.
const MINUTE: Duration = Duration::from_secs(60);

/// The *School* tab of the menu.
#[must_use]
pub fn tab() -> AnyView {
    let chosen = expect_context::<SheetState>().ten();
    view! { <div class="review school"><Subjects chosen/></div> }.into_any()
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
    let at_numbers = expect_context::<SheetState>().slot::<AtNumbers>();
    whenever(move |_| {
        if body.get().is_some()
            && at_numbers
                .try_update_value(Option::take)
                .flatten()
                .is_some()
        {
            request_animation_frame(|| focus_element(numbers::HEADING));
        }
    });
    let is_unread = RwSignal::new(false);
    whenever(move |_| {
        if let Some(link) = sheet_link.take(FragmentKind::Ten) {
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
                <Subjects chosen/>
            </div>
        </SheetFrame>
    }
}

/// What there is to learn and to practise.
#[component]
fn Subjects(chosen: Chosen) -> impl IntoView {
    // It may be open over midnight.
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
    view! {
        <Path chosen/>
        <Panel chosen/>
        <p class="rules">{say::TEN_SAME_FOR_ALL.get()}</p>
        <Drills/>
        <Calendar chosen/>
        <ByNumber chosen/>
        <Lessons/>
        <ToRetold/>
    }
}
