//! Starts the page, which replaces the static first screen; in a worker, starts to count for a page.

fn main() {
    // In development a panic should say where it happened. In a release its message would cost a kilobyte and help
    // nobody.
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    brag::app::begin();
}
