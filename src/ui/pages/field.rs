//! The fields that sheets are made of: a row of radio buttons, a list to choose from, a switch.

use leptos::prelude::*;

/// What a choice is made of: the words for it, and what it stands for.
pub type Options<T> = &'static [(&'static str, T)];

/// One of a few, side by side.
#[component]
pub fn Segments<T>(
    /// Tells it apart on the page.
    id: &'static str,
    label: &'static str,
    #[prop(optional)] hint: &'static str,
    options: Options<T>,
    get: impl Fn() -> T + Copy + Send + Sync + 'static,
    set: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let one = move |(says, value): &'static (&'static str, T)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=id
                    prop:checked=move || get() == *value
                    on:change=move |_| set(*value)
                />
                {*says}
            </label>
        }
    };
    view! {
        <div class="field wide">
            <span class="label" id=id>{label}{small(hint)}</span>
            <div class="segs" role="radiogroup" aria-labelledby=id>
                {options.iter().map(one).collect_view()}
            </div>
        </div>
    }
}

/// One of several, in a list.
#[component]
pub fn Choose<T>(
    /// Tells it apart on the page.
    id: &'static str,
    label: &'static str,
    options: Options<T>,
    get: impl Fn() -> T + Copy + Send + Sync + 'static,
    set: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let one = move |(says, value): &'static (&'static str, T)| {
        view! { <option prop:selected=move || get() == *value>{*says}</option> }
    };
    view! {
        <div class="field wide">
            <label for=id>{label}</label>
            <select
                id=id
                on:change:target=move |list| {
                    let index = usize::try_from(list.target().selected_index());
                    if let Some((_, value)) = index.ok().and_then(|index| options.get(index)) {
                        set(*value);
                    }
                }
            >
                {options.iter().map(one).collect_view()}
            </select>
        </div>
    }
}

/// On or off.
#[component]
pub fn Switch(
    /// Tells it apart on the page.
    id: &'static str,
    label: &'static str,
    #[prop(optional)] hint: &'static str,
    get: impl Fn() -> bool + Copy + Send + Sync + 'static,
    set: impl Fn(bool) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{label}{small(hint)}</label>
            <input
                id=id
                class="switch"
                type="checkbox"
                role="switch"
                prop:checked=get
                on:change:target=move |switch| set(switch.target().checked())
            />
        </div>
    }
}

/// A hint under a label; nothing where there is none.
pub fn small(hint: &'static str) -> Option<impl IntoView> {
    (!hint.is_empty()).then(|| view! { <small>{hint}</small> })
}
