//! The list of past deals, newest first, with buttons for each.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::copied::Copied;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, ReviewOf, Sheet};
use crate::app::platform::live::{each, live};
use crate::app::replay::{DealId, Records, may_show_all};
use crate::app::table::game::Game;

/// The number of deals that are shown at first, and added by each press of *more*.
const MANY: usize = 40;

/// The list of this sitting, or of imported records.
#[component]
pub fn Deals(imported: bool, copied: Copied) -> impl IntoView {
    let records = expect_context::<Records>();
    // The list begins with as many deals as it takes to show the one that was opened last.
    let opened = records.opened().and_then(|which| {
        let deals = records.deals(imported);
        deals.iter().position(|deal| *deal == which)
    });
    let many = RwSignal::new(MANY.max(opened.map_or(0, |nth| nth + 1)));
    let keys = move || {
        let deals = records.deals(imported).into_iter();
        deals.take(many.get()).map(DealId::key).collect()
    };
    let row = move |key| {
        let deals = records.deals(imported);
        let which = deals.into_iter().find(|which| which.key() == key);
        which.map(|which| view! { <Row which copied/> })
    };
    let more = move || {
        let left = records.deals(imported).len().saturating_sub(many.get());
        (left > 0).then(|| {
            view! { <button class="add" on:click=move |_| many.update(|many| *many += MANY)>{say::show_more(left as u64)}</button> }
        })
    };
    view! {
        <ol class="past">{each(keys, row)}</ol>
        {live(more)}
    }
}

/// The id of the button that opens a deal.
pub fn id(which: DealId) -> String {
    format!("replay-{}", which.key())
}

#[component]
fn Row(which: DealId, copied: Copied) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    let (title, came, gain) = records.line(which, game).unwrap_or_default();
    let has_cards = records.has_cards(which);
    let number = which.number as u64;
    let (replay_it, review_it, copy_it) = match records.record_number(which) {
        Some(record) => (
            say::replay_deal_of_record(record, number),
            say::review_deal_of_record(record, number),
            say::copy_deal_of_record(record, number),
        ),
        None => (
            say::replay_deal(number),
            say::review_deal(number),
            say::copy_deal(number),
        ),
    };
    let open = move |_| {
        records.open(which);
        sheet.set(Some(Sheet::Replay));
    };
    let review = move |_| {
        records.open(which);
        sheet.set(Some(Sheet::Review(ReviewOf::Deal, OpenedFrom::Menu)));
    };
    let copy = move |_| {
        let says = if may_show_all(which, game) {
            say::DEAL_RECORD_COPIED
        } else {
            say::DEAL_WORDS_COPIED
        };
        if let Some(text) = records.text(which, game) {
            spawn_local(async move { copied.copy(which.key(), says, text).await });
        }
    };
    view! {
        <li>
            <p><b>{title}</b>" "<span>{came}</span>{(!gain.is_empty()).then(|| view! { " "<span>{gain}</span> })}</p>
            <button id=id(which) aria-label=replay_it on:click=open>{say::REPLAY_BUTTON.get()}</button>
            {has_cards.then(|| view! { <button aria-label=review_it on:click=review>{say::REVIEW.get()}</button> })}
            <button aria-label=copy_it on:click=copy>{say::COPY_BUTTON.get()}</button>
            {copied.shown(which.key())}
        </li>
    }
}
