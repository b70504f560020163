//! What a player sets to his liking. It changes how the table looks and moves, never the game.

use leptos::prelude::*;
use web_sys::Storage;

use super::embed;
use super::preferences::Preferences;
use super::tempo::Speed;
use crate::ui::live::whenever;
use crate::ui::state::State;

/// How the page is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    System,
    /// By day.
    Light,
    /// Under the lamp.
    Dark,
    /// Black, white and yellow, for those who see little.
    Contrast,
}

impl Theme {
    /// Every way to light the page.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// Its name, in the style sheet too.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }
}

/// How loud the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Volume {
    /// For a room where others sleep.
    Quiet,
    /// As designed.
    #[default]
    Usual,
    /// For a room where others talk.
    Loud,
}

impl Volume {
    /// Every volume, softest first.
    pub const ALL: [Volume; 3] = [Volume::Quiet, Volume::Usual, Volume::Loud];

    /// Its name, as it is kept.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Volume::Quiet => "quiet",
            Volume::Usual => "usual",
            Volume::Loud => "loud",
        }
    }
}

/// Where the settings are kept on the device.
pub const KEPT: &str = "brag.settings";
/// Where the look is kept, for `index.html` to put on before the first paint.
pub const LOOK: &str = "brag.look";

/// The settings, shared by all components. Copies are the same settings.
#[derive(Clone, Copy)]
pub struct Settings(State<Preferences>);

impl Settings {
    /// As they were left, or as usual: without motion where the device asks for none.
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
        // An embedded table is as the page around it wants it, whatever is kept for the whole page.
        let kept = if embed::is_embedded() {
            embed::theme_asked().map(|theme| ["theme=", &theme].concat())
        } else {
            storage().and_then(|storage| storage.get_item(KEPT).ok().flatten())
        };
        Settings(State::new(usual.or_as(&kept.unwrap_or_default())))
    }

    /// Keeps the page's style sheet told, and the device once something has been changed.
    pub fn apply(self) {
        whenever(move |begun| {
            let now = self.get();
            dress(now);
            if begun && !embed::is_embedded() {
                keep(now);
            }
        });
    }

    /// How all is set.
    #[must_use]
    pub fn get(self) -> Preferences {
        self.0.get()
    }

    /// How all is set, for one who does not ask to be told of changes.
    #[must_use]
    pub fn now(self) -> Preferences {
        self.0.get_untracked()
    }

    /// Sets something.
    pub fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::new()
    }
}

/// Tells the style sheet.
fn dress(settings: Preferences) {
    let Some(page) = document().document_element() else {
        return;
    };
    for (name, value) in settings.look() {
        let name = format!("data-{name}");
        // Both fail only for names that are no names.
        let _ = match value {
            Some(value) => page.set_attribute(&name, value),
            None => page.remove_attribute(&name),
        };
    }
}

/// Keeps the settings on the device, where it allows that.
fn keep(settings: Preferences) {
    if let Some(storage) = storage() {
        // Full or forbidden: the settings then last as long as the page.
        let _ = storage.set_item(KEPT, &settings.to_text());
        let _ = storage.set_item(LOOK, &settings.look_json());
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}
