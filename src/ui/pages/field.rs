//! The fields that sheets are made of: a row of radio buttons, a list to choose from, a switch. What
//! each stands for is a number, whatever it means: so the page holds the code of each of them once.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::language::{Text, say};
use crate::ui::live::live;

/// A field, and how it reads and writes the number it stands for.
#[derive(Clone)]
pub struct Field {
    /// Tells it apart on the page.
    pub id: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// A word more; empty where none is needed.
    pub hint: &'static str,
    /// Where it comes from, to be told on request; empty where there is nothing to tell.
    pub why: &'static str,
    /// What can be chosen, by number. A switch has none.
    pub says: Vec<&'static str>,
    /// The number chosen.
    pub get: Arc<dyn Fn() -> usize + Send + Sync>,
    /// Chooses.
    pub set: Arc<dyn Fn(usize) + Send + Sync>,
}

/// A field as a table has it: its words, and what it stands for in a `T`.
pub struct Asked<T: 'static> {
    /// Tells it apart on the page.
    pub id: &'static str,
    label: Text,
    hint: Option<Text>,
    says: &'static [Text],
    /// The largest number that can be chosen after what is said.
    most: u64,
    /// The number chosen.
    pub get: fn(&T) -> usize,
    /// Chooses.
    pub set: fn(&mut T, usize),
}

impl<T> Asked<T> {
    /// On or off: 1 or 0.
    pub const fn switch(
        id: &'static str,
        label: Text,
        hint: Option<Text>,
        get: fn(&T) -> usize,
        set: fn(&mut T, usize),
    ) -> Asked<T> {
        Asked::one_of(id, label, hint, &[], get, set)
    }

    /// One of these.
    pub const fn one_of(
        id: &'static str,
        label: Text,
        hint: Option<Text>,
        says: &'static [Text],
        get: fn(&T) -> usize,
        set: fn(&mut T, usize),
    ) -> Asked<T> {
        Asked {
            id,
            label,
            hint,
            says,
            most: 0,
            get,
            set,
        }
    }

    /// Or a whole number up to this.
    pub const fn or_up_to(mut self, most: u64) -> Asked<T> {
        self.most = most;
        self
    }

    /// The field, with how it reads and writes.
    pub fn field(
        &self,
        get: impl Fn() -> usize + Send + Sync + 'static,
        set: impl Fn(usize) + Send + Sync + 'static,
    ) -> Field {
        Field {
            id: self.id,
            label: self.label.get(),
            hint: self.hint.map_or("", Text::get),
            why: "",
            says: choices(self.says, self.most),
            get: Arc::new(get),
            set: Arc::new(set),
        }
    }
}

/// What can be chosen: this, and then every whole number up to `most`, 8 at most.
#[must_use]
pub fn choices(says: &[Text], most: u64) -> Vec<&'static str> {
    // The same digits in every language.
    let numbers = ["1", "2", "3", "4", "5", "6", "7", "8"];
    let numbers = numbers.into_iter().take(most as usize);
    says.iter().map(|text| text.get()).chain(numbers).collect()
}

/// A field as suits how much can be chosen: a switch, a row of buttons, or a list.
pub fn drawn(field: Field) -> AnyView {
    match field.says.len() {
        0 => view! { <Switch field/> }.into_any(),
        7.. => view! { <Choose field/> }.into_any(),
        _ => view! { <Segments field/> }.into_any(),
    }
}

/// One of a few, side by side.
#[component]
pub fn Segments(field: Field) -> impl IntoView {
    let Field {
        id,
        label,
        hint,
        why,
        says,
        get,
        set,
    } = field;
    let one = |(says, number): (&'static str, usize)| {
        let (get, set) = (get.clone(), set.clone());
        view! {
            <label>
                <input type="radio" name=id prop:checked=move || get() == number on:change=move |_| set(number)/>
                {says}
            </label>
        }
    };
    view! {
        <div class="field wide">
            <span class="label" id=id>{label}{small(hint)}</span>
            <div class="segs" role="radiogroup" aria-labelledby=id>
                {says.into_iter().zip(0..).map(one).collect_view()}
            </div>
            {source(label, why)}
        </div>
    }
}

/// One of several, in a list.
#[component]
pub fn Choose(field: Field) -> impl IntoView {
    let Field {
        id,
        label,
        hint,
        why,
        says,
        get,
        set,
    } = field;
    let one = |(says, number): (&'static str, usize)| {
        let get = get.clone();
        view! { <option prop:selected=move || get() == number>{says}</option> }
    };
    view! {
        <div class="field wide">
            <label for=id>{label}{small(hint)}</label>
            <select
                id=id
                on:change:target=move |list| {
                    // None is selected in an empty list alone.
                    set(usize::try_from(list.target().selected_index()).unwrap_or_default());
                }
            >
                {says.into_iter().zip(0..).map(one).collect_view()}
            </select>
            {source(label, why)}
        </div>
    }
}

/// On or off: 1 or 0.
#[component]
pub fn Switch(field: Field) -> impl IntoView {
    let Field {
        id,
        label,
        hint,
        why,
        get,
        set,
        ..
    } = field;
    view! {
        <div class="field">
            <label for=id>{label}{small(hint)}</label>
            <input
                id=id
                class="switch"
                type="checkbox"
                role="switch"
                prop:checked=move || get() == 1
                on:change:target=move |switch| set(switch.target().checked().into())
            />
            {source(label, why)}
        </div>
    }
}

/// A button that tells where a field comes from; nothing where there is nothing to tell.
pub fn source(label: &'static str, why: &'static str) -> Option<impl IntoView> {
    let open = RwSignal::new(false);
    (!why.is_empty()).then(|| {
        view! {
            <button
                type="button"
                class="why"
                aria-label=say::where_it_comes_from(label)
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| open.update(|open| *open = !*open)
            >
                "?"
            </button>
            {live(move || open.get().then(|| view! { <p class="source">{why}</p> }))}
        }
    })
}

/// A hint under a label; nothing where there is none.
pub fn small(hint: &'static str) -> Option<impl IntoView> {
    (!hint.is_empty()).then(|| view! { <small>{hint}</small> })
}
