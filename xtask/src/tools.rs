//! Finds the pinned versions of the tools, and installs those that are missing.
//!
//! Browsers are installed through apt, packages of Node beside their lock files, all other tools into `target/tools`. Other
//! installations are not touched.

mod browser;
mod install;
mod npm;
mod path;
mod prebuilt;
mod rust;

pub use browser::{chromedriver, chromium, headless_chromium, other_engines};
pub use npm::{browser_packages, build_packages, lighthouse, packages};
pub use path::path;
pub use rust::{WASM, cargo_deny, components, standard_library, trunk, wasm_bindgen, wasm_target};
