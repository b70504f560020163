//! The kinds of sound of a table. `sound` plays them.

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card slides over the cloth.
    Slide,
    /// A card is turned up.
    Turn,
    /// Chips clink this many times.
    Chips(u8),
    /// A hand is folded: a knock on the table.
    Knock,
    /// The pack is riffled.
    Riffle,
    /// A person at the screen has won.
    Win,
}

impl Cue {
    /// The delay after its event, in milliseconds at normal speed. Chips sound when they have flown.
    pub fn delay_ms(self) -> u32 {
        match self {
            Cue::Chips(_) => 400,
            Cue::Win => 250,
            _ => 0,
        }
    }
}
