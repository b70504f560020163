//! The choices among which a player sets some of his settings.

/// How fast the table moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Speed {
    /// Slower than normal.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Without motion.
    Instant,
}

impl Speed {
    /// All speeds. The slowest comes first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// A duration at this speed. `ms` is the duration at normal speed, in milliseconds.
    #[must_use]
    pub fn scale(self, ms: u32) -> u32 {
        match self {
            Speed::Slow => ms * 8 / 5,
            Speed::Normal => ms,
            Speed::Fast => ms / 2,
            Speed::Instant => 0,
        }
    }

    /// Its name in the style sheet.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "usual",
            Speed::Fast => "quick",
            Speed::Instant => "instant",
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// The setting of the device.
    #[default]
    System,
    Light,
    Dark,
    /// High contrast: black, white and yellow.
    Contrast,
}

impl Theme {
    /// All themes.
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

/// The volume of sounds.
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
    /// All volumes. The softest comes first.
    pub const ALL: [Volume; 3] = [Volume::Quiet, Volume::Usual, Volume::Loud];

    /// Its name in stored settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Volume::Quiet => "quiet",
            Volume::Usual => "usual",
            Volume::Loud => "loud",
        }
    }
}
