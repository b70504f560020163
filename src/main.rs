//! Mounts the page in place of the shell that was painted before it.

use brag::ui::app::App;
use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    mount_to_body(App);
}
