//! The fields of sheets: a row of radio buttons, a list to choose from, a switch. All of them read and write a
//! number, so that each is compiled only once.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;

/// A field, and how it reads and writes its number.
#[derive(Clone)]
pub struct Field {
    /// Its unique id on the page.
    pub id: &'static str,
    pub label: &'static str,
    /// A hint beneath the label. Empty: there is none.
    pub hint: &'static str,
    /// The source of a rule, shown on request. Empty: there is none.
    pub why: &'static str,
    /// The choices, by number. A switch has none.
    pub choices: Vec<&'static str>,
    /// Reads the chosen number.
    pub get: Arc<dyn Fn() -> usize + Send + Sync>,
    /// Writes the chosen number.
    pub set: Arc<dyn Fn(usize) + Send + Sync>,
}

/// The constant description of a field: its words, and how it reads and writes a `T`.
pub struct FieldSpec<T: 'static> {
    /// Its unique id on the page.
    pub id: &'static str,
    label: Text,
    hint: Option<Text>,
    choices: &'static [Text],
    /// The largest whole number that can be chosen after the named choices.
    largest: u64,
    /// Reads the chosen number.
    pub get: fn(&T) -> usize,
    /// Writes the chosen number.
    pub set: fn(&mut T, usize),
}

impl<T> FieldSpec<T> {
    /// A switch: 1 is on, 0 is off.
    pub const fn switch(
        id: &'static str,
        label: Text,
        hint: Option<Text>,
        get: fn(&T) -> usize,
        set: fn(&mut T, usize),
    ) -> FieldSpec<T> {
        FieldSpec::one_of(id, label, hint, &[], get, set)
    }

    /// A choice of one of these.
    pub const fn one_of(
        id: &'static str,
        label: Text,
        hint: Option<Text>,
        says: &'static [Text],
        get: fn(&T) -> usize,
        set: fn(&mut T, usize),
    ) -> FieldSpec<T> {
        FieldSpec {
            id,
            label,
            hint,
            choices: says,
            largest: 0,
            get,
            set,
        }
    }

    /// The choice of the light, in the order of [`Theme::ALL`](crate::app::settings::Theme::ALL).
    pub const fn light(
        id: &'static str,
        get: fn(&T) -> usize,
        set: fn(&mut T, usize),
    ) -> FieldSpec<T> {
        const LIGHTS: &[Text] = &[
            say::AS_THE_DEVICE,
            say::DAY,
            say::EVENING,
            say::HIGH_CONTRAST,
        ];
        FieldSpec::one_of(id, say::LIGHT, None, LIGHTS, get, set)
    }

    /// Adds whole numbers up to this to the choices.
    pub const fn or_up_to(mut self, most: u64) -> FieldSpec<T> {
        self.largest = most;
        self
    }

    /// The field for one value.
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
            choices: choice_labels(self.choices, self.largest),
            get: Arc::new(get),
            set: Arc::new(set),
        }
    }
}

/// The labels of the choices: the named ones, then the whole numbers up to `most`, which is at most 8.
#[must_use]
pub fn choice_labels(says: &[Text], most: u64) -> Vec<&'static str> {
    // The digits are the same in every language.
    let numbers = ["1", "2", "3", "4", "5", "6", "7", "8"];
    let numbers = numbers.into_iter().take(most as usize);
    says.iter().map(|text| text.get()).chain(numbers).collect()
}

/// Draws a field: a switch, a row of buttons or a list, by the number of choices.
pub fn field_view(field: Field) -> AnyView {
    match field.choices.len() {
        0 => view! { <Switch field/> }.into_any(),
        7.. => view! { <Choose field/> }.into_any(),
        _ => view! { <Segments field/> }.into_any(),
    }
}

/// A choice of one of a few, side by side.
#[component]
pub fn Segments(field: Field) -> impl IntoView {
    let Field {
        id,
        label,
        hint,
        why,
        choices: says,
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

/// A choice of one of several, in a list.
#[component]
pub fn Choose(field: Field) -> impl IntoView {
    let Field {
        id,
        label,
        hint,
        why,
        choices: says,
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
                    // Only an empty list has no selection.
                    set(usize::try_from(list.target().selected_index()).unwrap_or_default());
                }
            >
                {says.into_iter().zip(0..).map(one).collect_view()}
            </select>
            {source(label, why)}
        </div>
    }
}

/// A switch: 1 is on, 0 is off.
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

/// A button that shows the source of a rule. `None`: there is none.
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

/// A hint beneath a label. `None`: there is none.
pub fn small(hint: &'static str) -> Option<impl IntoView> {
    (!hint.is_empty()).then(|| view! { <small>{hint}</small> })
}
