//! What a player sets to his liking. It changes how the table looks and moves, never the game.

use leptos::prelude::*;

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
    fn name(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }
}

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
    /// As the page begins: no motion where the device asks for none.
    #[must_use]
    pub fn new() -> Settings {
        let still = window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches());
        Settings {
            speed: RwSignal::new(if still { Speed::Instant } else { Speed::Normal }),
            theme: RwSignal::new(Theme::System),
            four_colours: RwSignal::new(false),
            bots_pause: RwSignal::new(true),
            keys: RwSignal::new(true),
            hold_to_peek: RwSignal::new(true),
        }
    }

    /// Keeps the page's style sheet told.
    pub fn apply(self) {
        Effect::new(move || {
            let Some(page) = document().document_element() else {
                return;
            };
            let data = [
                ("data-speed", Some(self.speed.get().name())),
                ("data-theme", self.theme.get().name()),
                ("data-pack", self.four_colours.get().then_some("four")),
            ];
            for (name, value) in data {
                // Both fail only for names that are no names.
                let _ = match value {
                    Some(value) => page.set_attribute(name, value),
                    None => page.remove_attribute(name),
                };
            }
        });
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
