//! Settings as they are kept on the device. Broken or strange values are passed over: each setting
//! then begins as usual.

use super::language::{self, Language};
use super::settings::{Theme, Volume};
use super::tempo::Speed;

/// What is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// How fast the table moves.
    pub speed: Speed,
    /// The language that was chosen; else the device's.
    pub language: Option<&'static Language>,
    /// How the page is lit.
    pub theme: Theme,
    /// Whether every suit has a colour of its own.
    pub four_colours: bool,
    /// Whether bots take their time.
    pub bots_pause: bool,
    /// Whether the next deal comes by itself.
    pub auto_deal: bool,
    /// Whether the screen stays awake while a deal is played.
    pub awake: bool,
    /// Whether the table can be heard.
    pub sound: bool,
    /// How loud.
    pub volume: Volume,
    /// Whether the device tells by a tremble that it is one's turn.
    pub vibration: bool,
    /// Whether keys play.
    pub keys: bool,
    /// Whether a shared screen shows a hand while a button is held.
    pub hold_to_peek: bool,
    /// Whether hands that can be seen lie by rank.
    pub sorted: bool,
    /// Whether one may ask for a hint.
    pub hints: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            speed: Speed::Normal,
            language: None,
            theme: Theme::System,
            four_colours: false,
            bots_pause: true,
            auto_deal: false,
            awake: true,
            sound: false,
            volume: Volume::Usual,
            vibration: false,
            keys: true,
            hold_to_peek: true,
            sorted: true,
            hints: false,
        }
    }
}

impl Preferences {
    /// These settings with what a text says of them.
    #[must_use]
    pub fn or_as(self, text: &str) -> Preferences {
        let word = |key: &str| {
            let mut words = text.split_whitespace();
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
            language: word("language")
                .and_then(language::of_code)
                .or(self.language),
            theme: word("theme")
                .and_then(|word| themes.clone().find(|theme| theme.name() == word))
                .unwrap_or(self.theme),
            four_colours: flag("four_colours", self.four_colours),
            bots_pause: flag("bots_pause", self.bots_pause),
            auto_deal: flag("auto_deal", self.auto_deal),
            awake: flag("awake", self.awake),
            sound: flag("sound", self.sound),
            volume: word("volume")
                .and_then(|word| volumes.find(|volume| volume.name() == word))
                .unwrap_or(self.volume),
            vibration: flag("vibration", self.vibration),
            keys: flag("keys", self.keys),
            hold_to_peek: flag("hold_to_peek", self.hold_to_peek),
            sorted: flag("sorted", self.sorted),
            hints: flag("hints", self.hints),
        }
    }

    /// As they are kept: words such as `speed=quick`.
    #[must_use]
    pub fn to_text(self) -> String {
        format!(
            "speed={} language={} theme={} four_colours={} bots_pause={} auto_deal={} awake={} sound={} volume={} vibration={} keys={} hold_to_peek={} sorted={} hints={}",
            self.speed.name(),
            self.language.map_or("", |language| language.code),
            self.theme.name(),
            self.four_colours,
            self.bots_pause,
            self.auto_deal,
            self.awake,
            self.sound,
            self.volume.name(),
            self.vibration,
            self.keys,
            self.hold_to_peek,
            self.sorted,
            self.hints,
        )
    }

    /// What the style sheet is told, by the name of the data attribute. Nothing is said of what is usual.
    #[must_use]
    pub fn look(self) -> [(&'static str, Option<&'static str>); 3] {
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
        ]
    }

    /// The look alone, as it is kept for the page to put on before its first paint.
    #[must_use]
    pub fn look_json(self) -> String {
        let said = self.look().into_iter();
        let said: Vec<String> = said
            .filter_map(|(name, value)| Some(format!("\"{name}\":\"{}\"", value?)))
            .collect();
        format!("{{{}}}", said.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::{Preferences, Speed, Theme, Volume, language};

    #[test]
    fn what_is_kept_comes_back() {
        let kept = Preferences {
            speed: Speed::Fast,
            language: language::of_code("de"),
            theme: Theme::Dark,
            four_colours: true,
            bots_pause: false,
            auto_deal: true,
            awake: false,
            sound: true,
            volume: Volume::Loud,
            vibration: true,
            keys: false,
            hold_to_peek: false,
            sorted: false,
            hints: true,
        };
        assert_eq!(Preferences::default().or_as(&kept.to_text()), kept);
        assert_eq!(
            kept.look_json(),
            r#"{"speed":"quick","theme":"dark","pack":"four"}"#
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
            assert_eq!(usual.or_as(text), usual, "{text}");
        }
        let half = usual.or_as("speed=warp theme=light later=1");
        assert_eq!((half.speed, half.theme), (Speed::Normal, Theme::Light));
    }
}
