//! The settings as a text to be stored. A broken or unknown value is ignored, and the setting keeps its default.

use crate::app::i18n::{self, Language};
use crate::app::settings::choices::{Speed, Theme, Volume};

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How fast the table moves.
    pub speed: Speed,
    /// The chosen language. `None`: the language of the device.
    pub language: Option<&'static Language>,
    /// The colours of the page.
    pub theme: Theme,
    /// Whether each suit has its own colour.
    pub four_colours: bool,
    /// Whether bots pause before they act.
    pub bots_pause: bool,
    /// Whether bots talk.
    pub bots_talk: bool,
    /// Whether the next deal begins by itself.
    pub auto_deal: bool,
    /// Whether the screen stays awake while a deal is played.
    pub awake: bool,
    /// Whether sounds are on.
    pub sound: bool,
    /// Whether the player was asked for sound.
    pub sound_asked: bool,
    pub volume: Volume,
    /// Whether the device vibrates when it is the turn of the player.
    pub vibration: bool,
    /// Whether keys play actions.
    pub keys: bool,
    /// Whether a hand on a shared screen shows only while a button is held.
    pub hold_to_peek: bool,
    /// Whether visible hands are sorted by rank.
    pub sorted: bool,
    /// Whether hints are on.
    pub hints: bool,
    /// Whether risky actions need a second press.
    pub confirms: bool,
    /// Whether the controls turn to the player who is next at a table with real cards.
    pub turns: bool,
    /// Whether the log is beside the table where the screen has room for it.
    pub log: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            speed: Speed::Normal,
            language: None,
            theme: Theme::System,
            four_colours: false,
            bots_pause: true,
            bots_talk: true,
            auto_deal: false,
            awake: true,
            sound: false,
            sound_asked: false,
            volume: Volume::Usual,
            vibration: false,
            keys: true,
            hold_to_peek: true,
            sorted: true,
            hints: false,
            confirms: true,
            turns: false,
            log: true,
        }
    }
}

impl Preferences {
    /// These settings, changed by a stored text.
    #[must_use]
    pub fn merged_with(self, text: &str) -> Preferences {
        let word = |key: &str| {
            let mut words = text.split(' ');
            words.find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
        };
        let flag = |key: &str, usual| {
            word(key)
                .and_then(|word| word.parse().ok())
                .unwrap_or(usual)
        };
        let speeds = Speed::ALL.into_iter();
        let themes = Theme::ALL.into_iter();
        let mut volumes = Volume::ALL.into_iter();
        Preferences {
            speed: word("speed")
                .and_then(|word| speeds.clone().find(|speed| speed.name() == word))
                .unwrap_or(self.speed),
            language: word("language").and_then(i18n::of_code).or(self.language),
            theme: word("theme")
                .and_then(|word| themes.clone().find(|theme| theme.name() == word))
                .unwrap_or(self.theme),
            four_colours: flag("four_colours", self.four_colours),
            bots_pause: flag("bots_pause", self.bots_pause),
            bots_talk: flag("bots_talk", self.bots_talk),
            auto_deal: flag("auto_deal", self.auto_deal),
            awake: flag("awake", self.awake),
            sound: flag("sound", self.sound),
            sound_asked: flag("sound_asked", self.sound_asked),
            volume: word("volume")
                .and_then(|word| volumes.find(|volume| volume.name() == word))
                .unwrap_or(self.volume),
            vibration: flag("vibration", self.vibration),
            keys: flag("keys", self.keys),
            hold_to_peek: flag("hold_to_peek", self.hold_to_peek),
            sorted: flag("sorted", self.sorted),
            hints: flag("hints", self.hints),
            confirms: flag("confirms", self.confirms),
            turns: flag("turns", self.turns),
            log: flag("log", self.log),
        }
    }

    /// Writes the settings as a text: words such as `speed=quick`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!(
            "speed={} language={} theme={} four_colours={} bots_pause={} bots_talk={} auto_deal={} awake={} sound={} sound_asked={} volume={} vibration={} keys={} hold_to_peek={} sorted={} hints={} confirms={} turns={} log={}",
            self.speed.name(),
            self.language.map_or("", |language| language.code),
            self.theme.name(),
            self.four_colours,
            self.bots_pause,
            self.bots_talk,
            self.auto_deal,
            self.awake,
            self.sound,
            self.sound_asked,
            self.volume.name(),
            self.vibration,
            self.keys,
            self.hold_to_peek,
            self.sorted,
            self.hints,
            self.confirms,
            self.turns,
            self.log,
        )
    }

    /// The data attributes for the style sheet. Defaults have none.
    #[must_use]
    pub fn look(self) -> [(&'static str, Option<&'static str>); 4] {
        [
            (
                "speed",
                Some(self.speed.name()).filter(|_| self.speed != Speed::Normal),
            ),
            (
                "theme",
                Some(self.theme.name()).filter(|_| self.theme != Theme::System),
            ),
            ("pack", self.four_colours.then_some("four")),
            ("log", (!self.log).then_some("away")),
        ]
    }

    /// The look as JSON. `index.html` applies it before the first paint.
    #[must_use]
    pub fn look_json(self) -> String {
        // `join`, which nothing else in the first load needs, weighs 0.4 KB Brotli.
        let mut said = String::new();
        for (name, value) in self.look() {
            if let Some(value) = value {
                let comma = if said.is_empty() { "" } else { "," };
                said += &format!("{comma}\"{name}\":\"{value}\"");
            }
        }
        format!("{{{said}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Preferences, Speed, Theme, Volume, i18n};

    #[test]
    fn what_is_kept_comes_back() {
        let kept = Preferences {
            speed: Speed::Fast,
            language: i18n::of_code("de"),
            theme: Theme::Dark,
            four_colours: true,
            bots_pause: false,
            bots_talk: false,
            auto_deal: true,
            awake: false,
            sound: true,
            sound_asked: true,
            volume: Volume::Loud,
            vibration: true,
            keys: false,
            hold_to_peek: false,
            sorted: false,
            hints: true,
            confirms: false,
            turns: true,
            log: false,
        };
        assert_eq!(Preferences::default().merged_with(&kept.to_text()), kept);
        assert_eq!(
            kept.look_json(),
            r#"{"speed":"quick","theme":"dark","pack":"four","log":"away"}"#
        );
        assert_eq!(Preferences::default().look_json(), "{}");
    }

    #[test]
    fn what_is_broken_is_passed_over() {
        let usual = Preferences::default();
        for text in [
            "",
            "{",
            "[]",
            "null",
            "7",
            "speed=9 theme=pink keys=yes volume=11 sound=1",
            "=",
        ] {
            assert_eq!(usual.merged_with(text), usual, "{text}");
        }
        let half = usual.merged_with("speed=warp theme=light later=1");
        assert_eq!((half.speed, half.theme), (Speed::Normal, Theme::Light));
    }
}
