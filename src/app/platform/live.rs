//! Views that are made again when something changes, lists, and effects. Each takes one type of closure, so that its
//! code is compiled only once.

use std::sync::Arc;

use leptos::prelude::*;

/// A view that is made again whenever what it reads changes. `None` draws nothing.
pub fn live<V: IntoAny + 'static>(make: impl Fn() -> Option<V> + Send + 'static) -> AnyView {
    render(Box::new(move || make().map(IntoAny::into_any)))
}

fn render(make: Box<dyn Fn() -> Option<AnyView> + Send>) -> AnyView {
    view! { <>{move || make()}</> }.into_any()
}

/// A keyed list. Each view is made once and stays while its key is in the list.
pub fn each<V: IntoAny>(
    keys: impl Fn() -> Vec<u64> + Send + Sync + 'static,
    make: impl Fn(u64) -> V + Send + Sync + 'static,
) -> AnyView {
    let make = move |key| untrack(|| make(key).into_any());
    list(Arc::new(keys), Arc::new(make))
}

fn list(
    keys: Arc<dyn Fn() -> Vec<u64> + Send + Sync>,
    make: Arc<dyn Fn(u64) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=move || keys() key=|key| *key let(key)>{make(key)}</For> }.into_any()
}

/// Runs an effect now and whenever what it reads has changed. The argument says whether it has run before.
pub fn whenever(run: impl FnMut(bool) + 'static) {
    effect(Box::new(run));
}

fn effect(mut run: Box<dyn FnMut(bool)>) {
    Effect::new(move |begun: Option<()>| run(begun.is_some()));
}
