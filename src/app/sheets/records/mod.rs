//! The *Records* tab: the deals of this sitting, and records imported from elsewhere.

mod asked_for;
mod copied;
mod export;
mod import;
mod list;
mod replay;
mod results;

use leptos::prelude::*;

use self::asked_for::AskedFor;
use self::copied::Copied;
use self::export::ExportRecord;
use self::import::ImportRecord;
use self::list::Deals;
use self::replay::Replay;
use self::results::ResultList;
use super::frame::Frame;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, ReviewOf, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::replay::Records;
use crate::app::sheets::SheetState;
use crate::app::sheets::fairness_button::FairnessButton;
use crate::app::sheets::opened::open_pasted;
use crate::app::sheets::tab::Tab;
use crate::app::storage::SaveState;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::notation::Record;

/// The replay of the deal that was opened, or the deal that the page around an embedded table asks for.
#[must_use]
pub fn replay() -> AnyView {
    let request = expect_context::<SheetState>().request();
    match request.and_then(|request| Some((request, request.replay()?))) {
        Some((request, replayed)) => view! { <AskedFor request replayed/> }.into_any(),
        None => view! { <Replay/> }.into_any(),
    }
}

#[component]
pub fn RecordsTab() -> impl IntoView {
    let frame = expect_context::<Frame>();
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let save_state = expect_context::<Page>().save_state;
    let copied = Copied::new();
    // The game continues beneath the sheet. The list follows the deals that end.
    let over = Memo::new(move |_| (game.deals_over(), game.phase()));
    whenever(move |_| {
        let _ = over.get();
        records.read_own(game);
    });
    let sheets = expect_context::<SheetState>();
    whenever(move |_| {
        if let Some(opened) = sheets.take_to_open(Tab::Records) {
            untrack(move || import::bring(records, opened));
        }
    });
    open_pasted(sheets);
    // After a replay the focus returns to its deal in the list.
    if let Some(which) = records.opened() {
        request_animation_frame(move || focus_element(&list::id(which)));
    }
    let imported = move || {
        let any = !records.deals(true).is_empty();
        let has_cards = |record: &Record| !record.rules.real_cards;
        any.then(|| {
            let checks = records.imported().iter().any(has_cards).then(|| {
                view! { <FairnessButton from=OpenedFrom::Imported says=say::CHECK_THE_SHUFFLE/> }
            });
            view! {
                <h3>{say::BROUGHT_IN.get()}</h3>
                <Deals imported=true copied/>
                {checks}
            }
        })
    };
    let sheet = expect_context::<OpenSheet>();
    let review = move |_| sheet.set(Some(Sheet::Review(ReviewOf::Sitting, OpenedFrom::Menu)));
    // Real cards can neither be reviewed nor checked.
    let has_cards = Memo::new(move |_| game.public(|view| !view.rules().real_cards));
    let own = move || {
        let any = !records.deals(false).is_empty();
        Some(if any {
            let review = has_cards.get().then(|| {
                view! { <button class="add" on:click=review>{say::REVIEW_SITTING.get()}</button> }
            });
            view! {
                <Deals imported=false copied/>
                {review}
            }
            .into_any()
        } else {
            view! { <p class="rules">{none_listed(save_state)}</p> }.into_any()
        })
    };
    view! {
        <ImportRecord/>
        {copied.aloud()}
        {live(imported)}
        <h3>{say::THIS_SITTING.get()}</h3>
        {live(own)}
        <ExportRecord frame copied/>
        {live(move || has_cards.get().then(|| {
            view! { <FairnessButton from=OpenedFrom::Menu says=say::IS_THE_SHUFFLE_FAIR/> }
        }))}
        <ResultList/>
    }
}

/// Why no deal is listed: a stored sitting may not have been gone on with.
fn none_listed(save_state: SaveState) -> String {
    match save_state.waiting() {
        Some((_, deal)) => say::kept_deals_wait_at(deal.into()),
        None if save_state.can_resume() => say::KEPT_DEALS_WAIT.get().into(),
        None => say::NO_DEAL_IS_OVER.get().into(),
    }
}
