//! What must hold in the browser's own engine: these run in a headless browser with `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_rules_load_in_a_browser() {
    assert_eq!(
        size_of::<usize>(),
        4,
        "a browser's memory is addressed by 32 bits"
    );
}
