//! A room that is on its way.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::lazy::not_fetched;

/// How far a room has come.
#[derive(Clone)]
pub enum Opening<T> {
    /// What it needs is being fetched or found.
    Coming,
    /// That failed. It can be tried again.
    Failed,
    /// It cannot be opened, for this reason.
    Refused(Text),
    Here(T),
}

impl<T> Opening<T> {
    /// What is here. `None`: it has not come.
    #[must_use]
    pub fn here(&self) -> Option<&T> {
        match self {
            Opening::Here(here) => Some(here),
            _ => None,
        }
    }

    /// What is shown: `here` shows what has come, and `again` tries again.
    #[must_use]
    pub fn view(self, again: impl Fn() + 'static, here: impl FnOnce(T) -> AnyView) -> AnyView {
        match self {
            Opening::Here(it) => untrack(|| here(it)),
            Opening::Coming => {
                view! { <p class="waits" role="status">{say::ONE_MOMENT.get()}</p> }.into_any()
            }
            Opening::Refused(why) => {
                view! { <p class="waits" role="alert">{why.get()}</p> }.into_any()
            }
            Opening::Failed => view! {
                <p class="waits" role="alert">{not_fetched()}</p>
                <button class="act go" on:click=move |_| again()>{say::TRY_AGAIN.get()}</button>
            }
            .into_any(),
        }
    }
}
