//! The table of a new game: the seats around it, with faces and names. A touch shows the choices of a seat beneath it. Keys and
//! screen readers have the list of all choices, whose fields show themselves when they are reached.

use leptos::prelude::*;

use super::form::{Form, name_of};
use crate::app::draft::{Draft, Key};
use crate::app::platform::live::each;
use crate::app::table::faces::{FACE, face_of};

/// The seat whose choices are shown. Copies are the same.
#[derive(Clone, Copy)]
pub struct OpenSeat {
    form: Form,
    key: RwSignal<Option<Key>>,
}

impl OpenSeat {
    /// The first seat is open.
    pub fn new(form: Form) -> OpenSeat {
        OpenSeat {
            form,
            key: RwSignal::new(None),
        }
    }

    /// Shows the choices of this seat.
    pub fn open(self, key: Key) {
        if self.key.get_untracked() != Some(key) {
            self.key.set(Some(key));
        }
    }

    /// Whether the choices of this seat are shown. Where the open one has left, those of the first are.
    pub fn is(self, key: Key) -> bool {
        let wanted = self.key.get();
        self.form.draft.with(|draft| {
            let has = |key: Key| draft.row(key).is_some();
            let open = wanted.filter(|key| has(*key));
            open.or_else(|| first(draft)) == Some(key)
        })
    }
}

fn first(draft: &Draft) -> Option<Key> {
    draft.rows().first().map(|row| row.key)
}

/// The table.
#[component]
pub fn Seating(form: Form, open: OpenSeat) -> impl IntoView {
    let Form { draft, .. } = form;
    let keys = move || draft.with(|draft| draft.rows().iter().map(|row| row.key.into()).collect());
    let count = move || draft.with(|draft| draft.rows().len());
    let style = move || format!("--of:{}", count());
    let class = move || match count() {
        0 | 1 => "seating alone",
        2 => "seating few two",
        3 => "seating few",
        4 | 5 => "seating",
        _ => "seating many",
    };
    view! {
        <div class=class style=style aria-hidden="true">
            {each(keys, move |key| view! { <Seat form open key_=key as Key/> })}
        </div>
    }
}

#[component]
fn Seat(form: Form, open: OpenSeat, key_: Key) -> impl IntoView {
    let Form { draft, .. } = form;
    let of_row = move |read: fn(&Draft, Key) -> Option<String>| {
        draft.with(|draft| read(draft, key_)).unwrap_or_default()
    };
    let place = move || {
        let nth = draft.with(|draft| draft.rows().iter().position(|row| row.key == key_));
        format!("--nth:{}", nth.unwrap_or(0))
    };
    let face = move || {
        of_row(|draft, key| {
            let row = draft.row(key)?;
            Some(face_of(row.called.name(), row.kind))
        })
    };
    let name = move || of_row(|draft, key| Some(name_of(draft.row(key)?).name));
    view! {
        <button type="button" tabindex="-1" class:on=move || open.is(key_) style=place on:click=move |_| open.open(key_)>
            <svg class="face" viewBox=FACE><use href=face/></svg>
            <b>{name}</b>
        </button>
    }
}
