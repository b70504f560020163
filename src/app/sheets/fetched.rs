//! A tab of the menu that comes with another part.

use leptos::prelude::*;

use super::SheetState;
use super::parts::SheetPart;
use crate::app::i18n::say;
use crate::app::lazy::{Fetching, Sheet};
use crate::app::platform::live::live;
use crate::app::table::focus::focus_element;

/// The tab of a part. Until the part is here, the tab says so; if fetching fails, it has a button to try again.
#[component]
pub fn FetchedTab(part: SheetPart) -> impl IntoView {
    let parts = expect_context::<SheetState>().parts;
    parts.fetch(part);
    let again = move |_| {
        // The pressed button is removed, so its focus would be lost.
        focus_element("tab-panel");
        parts.fetch(part);
    };
    live(move || {
        if let Some(make) = parts.get(part) {
            return Some(make(Sheet::Menu));
        }
        match parts.fetching(part) {
            Fetching::Failed => Some(
                view! {
                    <p role="alert">{say::PART_NOT_FETCHED.get()}</p>
                    <button class="act go" on:click=again>{say::TRY_AGAIN.get()}</button>
                }
                .into_any(),
            ),
            Fetching::UnderWay => {
                Some(view! { <p class="note late">{say::ONE_MOMENT.get()}</p> }.into_any())
            }
            Fetching::NotYet | Fetching::Done => None,
        }
    })
}
