//! A tab of the menu that comes with study.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::{Fetching, not_fetched};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::table::page::{Programs, Study};

/// The tab. Until study is here, it says so; if fetching fails, it has a button to try again.
#[component]
pub fn StudyTab(make: fn(&Study) -> AnyView) -> impl IntoView {
    let programs = expect_context::<Programs>();
    programs.fetch_study();
    let again = move |_| {
        // The pressed button is removed, so its focus would be lost.
        focus_element("tab-panel");
        programs.fetch_study();
    };
    live(move || {
        if let Some(study) = programs.study() {
            return Some(make(study));
        }
        match programs.study_fetching() {
            Fetching::Failed => Some(
                view! {
                    <p role="alert">{not_fetched()}</p>
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
