//! Pieces of the page that come and go, and what is done when something changes. Each is made of one kind of closure, so that
//! the page holds the code that drives it once.

use std::sync::Arc;

use leptos::prelude::*;

/// A piece of the page that is made anew whenever what it reads changes; nothing where there is none.
/// Whatever makes it, the page holds the code that renders such a piece only once.
pub fn live<V: IntoAny + 'static>(make: impl Fn() -> Option<V> + Send + 'static) -> AnyView {
    render(Box::new(move || make().map(IntoAny::into_any)))
}

fn render(make: Box<dyn Fn() -> Option<AnyView> + Send>) -> AnyView {
    view! { <>{move || make()}</> }.into_any()
}

/// A list of pieces, each made once and then kept for as long as its key is in the list.
pub fn each<V: IntoAny>(
    keys: impl Fn() -> Vec<u64> + Send + Sync + 'static,
    make: impl Fn(u64) -> V + Send + Sync + 'static,
) -> AnyView {
    list(Arc::new(keys), Arc::new(move |key| make(key).into_any()))
}

fn list(
    keys: Arc<dyn Fn() -> Vec<u64> + Send + Sync>,
    make: Arc<dyn Fn(u64) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=move || keys() key=|key| *key let(key)>{make(key)}</For> }.into_any()
}

/// Does this now, and again whenever what it reads has changed; it is told whether it has been done before.
pub fn whenever(run: impl FnMut(bool) + 'static) {
    effect(Box::new(run));
}

fn effect(mut run: Box<dyn FnMut(bool)>) {
    Effect::new(move |begun: Option<()>| run(begun.is_some()));
}
