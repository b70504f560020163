//! The settings of a player. They change how the table looks and moves, never the game.

mod choices;
pub mod preferences;

pub use choices::{Speed, Theme, Volume};

use leptos::prelude::*;
use web_sys::Storage;

use crate::app::platform::frame;
use crate::app::platform::keys::own;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Reactive;
pub use crate::app::settings::preferences::Preferences;

/// The name in the storage of the settings.
pub const SETTINGS_KEY: &str = "settings";
/// The name in the storage of the look. `index.html` applies it before the first paint.
pub const LOOK_KEY: &str = "look";

/// The settings, shared by all components. Copies are the same settings.
#[derive(Clone, Copy)]
pub struct Settings(Reactive<Preferences>);

impl Settings {
    /// The stored settings, or the defaults. Motion is off by default where the device asks for that.
    #[must_use]
    pub fn new() -> Settings {
        let still = window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches());
        let usual = Preferences {
            speed: if still { Speed::Instant } else { Speed::Normal },
            ..Preferences::default()
        };
        // An embedded table follows the page around it, not the stored settings. Where the device asks for no motion, the speed
        // that a page asks for is ignored.
        let kept = if frame::is_embedded() {
            let [theme, speed] =
                [frame::theme_asked(), frame::speed_asked()].map(Option::unwrap_or_default);
            let speed = if still { "" } else { &speed };
            Some(["theme=", &theme, " speed=", speed].concat())
        } else {
            storage().and_then(|storage| storage.get_item(&own(SETTINGS_KEY)).ok().flatten())
        };
        Settings(Reactive::new(usual.merged_with(&kept.unwrap_or_default())))
    }

    /// Applies every change to the style sheet, and stores it.
    pub fn apply(self) {
        whenever(move |begun| {
            let now = self.get();
            apply_look(now);
            if begun && !frame::is_embedded() {
                store(now);
            }
        });
    }

    /// Gets the settings.
    #[must_use]
    pub fn get(self) -> Preferences {
        self.0.get()
    }

    /// Gets the settings without subscribing.
    #[must_use]
    pub fn now(self) -> Preferences {
        self.0.get_untracked()
    }

    /// Changes the settings.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::new()
    }
}

/// Applies the look to the style sheet.
fn apply_look(settings: Preferences) {
    let Some(page) = document().document_element() else {
        return;
    };
    for (name, value) in settings.look() {
        let name = format!("data-{name}");
        // Both fail only for invalid names.
        let _ = match value {
            Some(value) => page.set_attribute(&name, value),
            None => page.remove_attribute(&name),
        };
    }
}

/// Stores the settings, where the device allows it.
fn store(settings: Preferences) {
    if let Some(storage) = storage() {
        // If the storage is full or forbidden, the settings last as long as the page.
        let _ = storage.set_item(&own(SETTINGS_KEY), &settings.to_text());
        let _ = storage.set_item(&own(LOOK_KEY), &settings.look_json());
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
