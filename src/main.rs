//! Mounts the page, which takes the place of the shell that was painted before it.

use brag::ui::App;
use leptos::mount::mount_to_body;

fn main() {
    console_error_panic_hook::set_once();
    mount_to_body(App);
}
