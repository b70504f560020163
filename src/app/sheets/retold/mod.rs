//! Tables of betting from the sources, retold bet by bet: before each of his own moves the learner says what he would do,
//! and then hears what was done there and what an expert makes of it.

mod ask;
mod printed;
mod table;

#[cfg(test)]
mod tests;

use leptos::prelude::*;

use self::ask::{Options, Outcome};
use self::printed::Printed;
use self::table::{NEXT, Now, RetoldInPlay};
use super::room::{self, Room, Uses};
use crate::app::i18n::say;
use crate::app::lazy::{RetoldTable, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::whenever;
use crate::app::table::page::Page;
use crate::sitting::session::Session;

/// Buttons that open the tables.
#[component]
pub fn ToRetold() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let one = move |table: RetoldTable| {
        let open = move |_| sheet.set(Some(Sheet::Retold(table)));
        view! { <button type="button" class="add" on:click=open>{Printed::of(table).title.get()}</button> }
    };
    view! {
        <h3>{say::RETOLD_HEAD.get()}</h3>
        <p class="rules">{say::RETOLD_IS.get()}</p>
        {RetoldTable::ALL.map(one).collect_view()}
    }
}

/// A table of the sources.
#[component]
pub fn Retold(table: RetoldTable) -> impl IntoView {
    let page = expect_context::<Page>();
    let leave = move || page.sheet.set(None);
    let table = Printed::of(table);
    let record = table.record();
    let begun = record.and_then(|record| Session::scripted(&record, table.learner));
    let Some(session) = begun else {
        request_animation_frame(leave);
        return ().into_any();
    };
    let run = RetoldInPlay::new(page, table, session);
    let title = move || table.title.get().to_owned();
    let tools = room::tools(None, Some(run.game), leave);
    let inside = felt(page, run);
    room::frame(page, "room trial ten guide", title, title, tools, inside)
}

/// The felt, with what is asked or told beneath it.
fn felt(page: Page, run: RetoldInPlay) -> AnyView {
    let leave = move || page.sheet.set(None);
    let room = Room::new(run.game, page);
    room.takes_keys(leave, || Uses::Hurries);
    run.goes_on_by_itself();
    whenever(move |_| {
        run.now();
        run.would.get();
        request_animation_frame(|| focus_element(NEXT));
    });
    let controls = move || {
        let inside = match run.now()? {
            Now::Asked => match run.would.get() {
                None => view! { <Options run/> }.into_any(),
                Some(_) => view! { <Outcome run/> }.into_any(),
            },
            Now::Between(deal, deals) => goes_on(
                say::ten_deal_of(deal, deals),
                say::LESSON_NEXT.get(),
                move || run.game.deal(),
            ),
            Now::Over => {
                let (same, all) = run.same.get();
                goes_on(say::retold_end(same, all), say::LESSON_BACK.get(), leave)
            }
        };
        Some(room::beneath(inside))
    };
    room.table(|| Uses::Hurries, controls)
}

/// A sentence, and the button that goes on.
fn goes_on(says: String, button: &'static str, press: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="says" role="status">{says}</p>
        {room::one_button(NEXT, button, press)}
    }
    .into_any()
}
