//! The sounds as tables: their layers, and when they are struck.

use crate::app::words::Cue;

/// A layer of a sound. Times are in milliseconds.
pub struct Layer {
    /// Its start.
    pub at: f32,
    /// The time of its attack.
    pub rise: f32,
    /// The time in which it decays to a third.
    pub fall: f32,
    /// Its volume, at most 1.
    pub gain: f32,
    /// Its source.
    pub of: Wave,
}

/// The source of a layer.
pub enum Wave {
    /// A tone of this frequency, in hertz.
    Tone(f32),
    /// Noise between these frequencies, in hertz.
    Noise(f32, f32),
}

/// A sound: its layers, the times at which they are struck, in milliseconds, and how far the pitch varies.
pub struct Voice {
    pub layers: &'static [Layer],
    pub strikes: &'static [u16],
    pub sway: f64,
}

/// The number of different sounds.
pub const VOICES: usize = 9;

const fn noise(at: f32, rise: f32, fall: f32, gain: f32, low: f32, high: f32) -> Layer {
    let of = Wave::Noise(low, high);
    Layer {
        at,
        rise,
        fall,
        gain,
        of,
    }
}

const fn tone(at: f32, rise: f32, fall: f32, gain: f32, hertz: f32) -> Layer {
    let of = Wave::Tone(hertz);
    Layer {
        at,
        rise,
        fall,
        gain,
        of,
    }
}

/// A card slides: a hiss over the cloth, and a soft pat.
const SLIDE: [Layer; 4] = [
    noise(0.0, 45.0, 34.0, 0.42, 1300.0, 5200.0),
    noise(0.0, 30.0, 55.0, 0.30, 160.0, 800.0),
    noise(150.0, 1.5, 9.0, 0.45, 600.0, 3200.0),
    tone(150.0, 2.5, 18.0, 0.16, 142.0),
];
/// A card turns: its edge leaves the cloth, and it snaps flat.
const TURN: [Layer; 3] = [
    noise(0.0, 7.0, 9.0, 0.40, 2600.0, 9000.0),
    noise(58.0, 1.0, 7.0, 0.75, 900.0, 4800.0),
    tone(58.0, 2.0, 12.0, 0.14, 205.0),
];
/// A chip: a click, and inharmonic partials that decay at once.
const CHIP: [Layer; 7] = [
    noise(0.0, 0.4, 1.6, 0.60, 3000.0, 11000.0),
    tone(0.0, 0.5, 17.0, 0.13, 2230.0),
    tone(0.0, 0.5, 24.0, 0.17, 3415.0),
    tone(0.0, 0.4, 15.0, 0.11, 4870.0),
    tone(0.0, 0.4, 9.0, 0.07, 6735.0),
    tone(0.0, 0.3, 5.0, 0.04, 9120.0),
    tone(0.0, 1.5, 10.0, 0.07, 415.0),
];
/// A knock: knuckles on wood.
const KNOCK: [Layer; 5] = [
    noise(0.0, 0.8, 6.0, 0.60, 120.0, 1500.0),
    tone(0.0, 1.2, 34.0, 0.36, 171.0),
    tone(0.0, 1.0, 20.0, 0.20, 309.0),
    tone(0.0, 0.8, 11.0, 0.11, 527.0),
    tone(0.0, 0.6, 6.0, 0.06, 874.0),
];
/// One card of a riffle.
const FLICK: [Layer; 2] = [
    noise(0.0, 0.6, 4.0, 0.42, 1500.0, 7000.0),
    tone(0.0, 1.0, 5.0, 0.06, 260.0),
];
/// A win: two soft tones, a fifth apart.
const WIN: [Layer; 4] = [
    tone(0.0, 18.0, 200.0, 0.20, 587.33),
    tone(0.0, 14.0, 90.0, 0.04, 1174.66),
    tone(170.0, 18.0, 330.0, 0.20, 880.0),
    tone(170.0, 14.0, 130.0, 0.03, 1760.0),
];

/// A triumph: a chord that climbs to the octave.
const TRIUMPH: [Layer; 6] = [
    tone(0.0, 14.0, 150.0, 0.16, 587.33),
    tone(130.0, 14.0, 150.0, 0.16, 739.99),
    tone(260.0, 14.0, 170.0, 0.16, 880.0),
    tone(390.0, 16.0, 290.0, 0.18, 1174.66),
    tone(390.0, 16.0, 290.0, 0.08, 587.33),
    tone(390.0, 10.0, 90.0, 0.03, 2349.32),
];
/// A last life: two soft tones that fall.
const LAST_LIFE: [Layer; 3] = [
    tone(0.0, 16.0, 150.0, 0.20, 440.0),
    tone(190.0, 18.0, 240.0, 0.20, 329.63),
    tone(190.0, 14.0, 90.0, 0.03, 659.26),
];
/// A pot that stays: chips are pushed aside, and settle.
const CARRIED: [Layer; 4] = [
    noise(0.0, 60.0, 50.0, 0.30, 400.0, 2600.0),
    tone(180.0, 0.6, 22.0, 0.14, 2230.0),
    tone(180.0, 0.6, 18.0, 0.12, 3415.0),
    tone(180.0, 2.0, 36.0, 0.20, 147.0),
];

const AT_ONCE: &[u16] = &[0];
const CLINKS: [u16; 5] = [0, 61, 117, 186, 243];
const KNOCKS: &[u16] = &[0, 138];
/// The times of a riffle: faster and faster, then the pack is squared.
const RIFFLES: &[u16] = &[
    120, 182, 238, 289, 335, 376, 412, 444, 473, 500, 526, 551, 576, 602, 630, 760,
];

/// The sound of a cue, and its number among the rendered sounds.
pub fn voice(cue: Cue) -> (usize, Voice) {
    let (number, layers, strikes, sway): (_, &'static [Layer], _, _) = match cue {
        Cue::Slide => (0, &SLIDE, AT_ONCE, 0.06),
        Cue::Turn => (1, &TURN, AT_ONCE, 0.05),
        Cue::Chips(many) => {
            let many = usize::from(many).clamp(1, CLINKS.len());
            (2, &CHIP, CLINKS.split_at(many).0, 0.05)
        }
        Cue::Knock => (3, &KNOCK, KNOCKS, 0.03),
        Cue::Riffle => (4, &FLICK, RIFFLES, 0.10),
        Cue::Win => (5, &WIN, AT_ONCE, 0.0),
        Cue::Triumph => (6, &TRIUMPH, AT_ONCE, 0.0),
        Cue::LastLife => (7, &LAST_LIFE, AT_ONCE, 0.0),
        Cue::Carried => (8, &CARRIED, AT_ONCE, 0.02),
    };
    (
        number,
        Voice {
            layers,
            strikes,
            sway,
        },
    )
}
