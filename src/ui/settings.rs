//! What a player sets to his liking. It changes how the table looks and moves, never the game.

use leptos::prelude::*;
use web_sys::Storage;

use super::preferences::Preferences;
use super::tempo::Speed;

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
}

impl Theme {
    /// Every way to light the page.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name, in the style sheet too.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Where the settings are kept on the device.
const KEPT: &str = "brag.settings";
/// Where the look is kept, for `index.html` to put on before the first paint.
const LOOK: &str = "brag.look";

/// The settings, shared by all components.
#[derive(Clone, Copy)]
pub struct Settings {
    /// How fast the table moves.
    pub speed: RwSignal<Speed>,
    /// How the page is lit.
    pub theme: RwSignal<Theme>,
    /// Whether every suit has a colour of its own.
    pub four_colours: RwSignal<bool>,
    /// Whether bots take their time.
    pub bots_pause: RwSignal<bool>,
    /// Whether keys play.
    pub keys: RwSignal<bool>,
    /// Whether a shared screen shows a hand while a button is held, or from one press to the next.
    pub hold_to_peek: RwSignal<bool>,
}

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
        let kept = storage().and_then(|storage| storage.get_item(KEPT).ok().flatten());
        let begin = usual.or_as(&kept.unwrap_or_default());
        Settings {
            speed: RwSignal::new(begin.speed),
            theme: RwSignal::new(begin.theme),
            four_colours: RwSignal::new(begin.four_colours),
            bots_pause: RwSignal::new(begin.bots_pause),
            keys: RwSignal::new(begin.keys),
            hold_to_peek: RwSignal::new(begin.hold_to_peek),
        }
    }

    /// Keeps the page's style sheet told, and the device once something has been changed.
    pub fn apply(self) {
        let now = Memo::new(move |_| self.read());
        Effect::new(move |begun: Option<()>| {
            let now = now.get();
            dress(now);
            if begun.is_some() {
                keep(now);
            }
        });
    }

    fn read(self) -> Preferences {
        Preferences {
            speed: self.speed.get(),
            theme: self.theme.get(),
            four_colours: self.four_colours.get(),
            bots_pause: self.bots_pause.get(),
            keys: self.keys.get(),
            hold_to_peek: self.hold_to_peek.get(),
        }
    }

    pub(super) fn speed(self) -> Speed {
        self.speed.get_untracked()
    }

    pub(super) fn bots_pause(self) -> bool {
        self.bots_pause.get_untracked()
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
