//! Who sits at the table: a row for each.

use leptos::prelude::*;

use crate::ui::live::each;

use super::form::{self, Form, Wrong};
use crate::policy::Temper;
use crate::ui::pages::draft::{Field, Key, LONGEST_NAME, Row};
use crate::ui::session::Mind;

const MINDS: [(&str, Mind); 4] = [
    ("Person", Mind::Person),
    ("Careful bot", Mind::Bot(Temper::Careful)),
    ("Straight bot", Mind::Bot(Temper::Straightforward)),
    ("Bragger bot", Mind::Bot(Temper::Bragger)),
];

/// The rows, and a button for another.
#[component]
pub fn Players(form: Form) -> impl IntoView {
    let Form { draft, .. } = form;
    // Who has come or gone, for those who listen.
    let news = RwSignal::new(String::new());
    let keys = move || draft.with(|draft| draft.rows().iter().map(|row| row.key.into()).collect());
    let is_full = move || draft.with(|draft| !draft.has_room());
    let add = move |_| {
        let joins = draft.try_update(|draft| draft.add().map(|row| format!("{} joins.", row.name)));
        news.set(joins.flatten().unwrap_or_default());
    };
    view! {
        <h3 id=form::id(Field::Players) tabindex="-1">"At the table"</h3>
        <Wrong form field=Field::Players/>
        <ul class="players">
            <li class="player head" aria-hidden="true">
                <span>"Name"</span>
                <span>"Played by"</span>
                <span>"Chips"</span>
            </li>
            {each(keys, move |key| view! { <PlayerRow form key_=key as Key news/> })}
        </ul>
        <button class="add" aria-disabled=move || is_full().then_some("true") on:click=add>
            {move || if is_full() { "The table is full" } else { "Add a player" }}
        </button>
        <p class="sr" role="status">{news}</p>
    }
}

#[component]
fn PlayerRow(form: Form, key_: Key, news: RwSignal<String>) -> impl IntoView {
    let Form { draft, .. } = form;
    let (name, chips) = (Field::Name(key_), Field::Chips(key_));
    let read = move |text: fn(&Row) -> String| {
        draft.with(|draft| draft.row(key_).map(text).unwrap_or_default())
    };
    let write = move |change: &dyn Fn(&mut Row)| {
        draft.update(|draft| draft.row_mut(key_).into_iter().for_each(change));
    };
    let called = move || read(|row| row.name.trim().to_owned());
    let mind = move || draft.with(|draft| draft.row(key_).map(|row| row.mind));
    let spared = move || draft.with(|draft| draft.can_spare());
    let one = move |(says, value): (&'static str, Mind)| {
        view! { <option prop:selected=move || mind() == Some(value)>{says}</option> }
    };
    let remove = move |_| {
        let leaves = format!("{} leaves.", untrack(called));
        if let Some(next) = draft.try_update(|draft| draft.remove(key_)).flatten() {
            news.set(leaves);
            form::give_focus(&format!("drop-{next}"));
        }
    };
    view! {
        <li class="player">
            <input
                id=form::id(name)
                aria-label="Name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                aria-invalid=move || form.is_wrong(name)
                aria-describedby=move || form.told_in(name)
                prop:value=move || read(|row| row.name.clone())
                on:input:target=move |input| write(&|row| row.name = input.target().value())
            />
            <select
                aria-label=move || format!("{} is played by", called())
                on:change:target=move |list| {
                    let index = usize::try_from(list.target().selected_index());
                    if let Some((_, mind)) = index.ok().and_then(|index| MINDS.get(index)) {
                        write(&|row| row.mind = *mind);
                    }
                }
            >
                {MINDS.map(one).collect_view()}
            </select>
            <input
                id=form::id(chips)
                class="chips"
                aria-label=move || format!("Chips of {}", called())
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || form.is_wrong(chips)
                aria-describedby=move || form.told_in(chips)
                prop:value=move || read(|row| row.chips.clone())
                on:input:target=move |input| write(&|row| row.chips = input.target().value())
            />
            <button
                id=format!("drop-{key_}")
                class="drop"
                aria-label=move || format!("Remove {}", called())
                aria-disabled=move || (!spared()).then_some("true")
                on:click=remove
            >
                "×"
            </button>
            <Wrong form field=name/>
            <Wrong form field=chips/>
        </li>
    }
}
