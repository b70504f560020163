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
    /// A person at the screen has won a whole game, every hand, or with exactly the number that is played for.
    Triumph,
    /// A player has lost the last life.
    LastLife,
    /// The pot stays for the next deal.
    Carried,
}

impl Cue {
    /// The delay after its event, in milliseconds at normal speed. Chips sound when they have flown.
    pub fn delay_ms(self) -> u32 {
        match self {
            Cue::Chips(_) => 400,
            Cue::Win | Cue::Triumph | Cue::Carried => 250,
            _ => 0,
        }
    }
}
