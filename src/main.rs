//! Begins the page, which takes the place of the shell that was painted before it.

use leptos::mount::mount_to_body;

fn main() {
    // Work on the page wants to know where it failed; for a visitor the words would cost a kilobyte and say nothing.
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    mount_to_body(brag::ui::begin);
}
