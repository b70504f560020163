//! Tables of betting from the sources, retold bet by bet: before each of his own moves the learner says what he would do,
//! and then hears what was done there and what an expert makes of it.

mod ask;
mod printed;
mod run;

#[cfg(test)]
mod tests;

use leptos::html::Div;
use leptos::prelude::*;

use self::ask::{Options, Told};
use self::printed::Printed;
use self::run::{NEXT, Now, Run};
use super::apart;
use super::beats::ChartButton;
use crate::app::i18n::say;
use crate::app::lazy::{RetoldTable, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::table::drawing::draw;
use crate::app::table::felt::felt;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;
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
    apart::hold(page);
    let run = Run::new(page, table, session);
    view! {
        <div class="room trial ten guide" role="group" aria-label=table.title.get()>
            <header class="bar">
                <h1>{table.title.get()}</h1>
                <ChartButton game=Signal::stored(Some(run.game))/>
                <button class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            <Felt run/>
        </div>
    }
    .into_any()
}

/// The felt, with what is asked or told beneath it.
#[component]
fn Felt(run: Run) -> impl IntoView {
    let page = expect_context::<Page>();
    let leave = move || page.sheet.set(None);
    on_cleanup(move || {
        run.game.stop_timer();
    });
    let at_the_table = Page {
        game: run.game,
        ..page
    };
    apart::listen(at_the_table, leave, || false);
    run.goes_on_by_itself();
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        if let Some(place) = place.get() {
            draw(at_the_table, &place, drawn);
        }
    });
    whenever(move |_| {
        run.now();
        run.would.get();
        request_animation_frame(|| focus_element(NEXT));
    });
    let controls = move || {
        let inside = match run.now()? {
            Now::Asked => match run.would.get() {
                None => view! { <Options run/> }.into_any(),
                Some(_) => view! { <Told run/> }.into_any(),
            },
            Now::Between(deal, deals) => goes_on(
                say::ten_deal_of(deal, deals),
                say::LESSON_NEXT.get(),
                move || {
                    run.game.deal();
                },
            ),
            Now::Over => {
                let (same, all) = run.same.get();
                goes_on(say::retold_end(same, all), say::LESSON_BACK.get(), leave)
            }
        };
        Some(
            view! { <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>{inside}</section> },
        )
    };
    view! {
        <div style="display:contents" node_ref=place></div>
        {live(controls)}
    }
}

/// A sentence, and the button that goes on.
fn goes_on(says: String, button: &'static str, press: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="says" role="status">{says}</p>
        <div class="acts one">
            <button id=NEXT class="act go" on:click=move |_| press()>{button}</button>
        </div>
    }
    .into_any()
}

fn drawn(page: Page) -> Vec<Node> {
    let permission = |press: Press| match press {
        Press::Skip | Press::Landed(_) => Permission::Allow,
        _ => Permission::Deny,
    };
    vec![page.scene(felt).restrict(&permission)]
}
