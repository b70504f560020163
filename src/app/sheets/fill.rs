//! Fills slots of the drawn page with views.

use leptos::mount::mount_to;
use leptos::prelude::*;
use web_sys::HtmlElement;

use crate::app::lazy::Filled;
use crate::app::table::page::Page;

/// Fills a slot with a view, which gets the page from its context. Dropping the result empties the slot again.
pub fn fill_with(page: Page, into: HtmlElement, make: Box<dyn FnOnce() -> AnyView>) -> Filled {
    mount_to(into, move || {
        provide_context(page);
        provide_context(page.game);
        provide_context(page.settings);
        provide_context(page.page_language);
        provide_context(page.programs);
        provide_context(page.sheet);
        provide_context(page.sheet_link);
        provide_context(page.save_state);
        make()
    })
}
