//! Renders sounds from tables: tones and noise with an envelope.

use std::f32::consts::TAU;

use super::voices::{Layer, Wave};

/// How long a sound is rendered, in multiples of its decay.
const QUIET: f32 = 7.0;
/// The fade to silence at the end, in milliseconds.
const FADE: f32 = 3.0;

/// Renders layers to samples from -1 to 1. `rate` is in samples a second.
pub fn render(layers: &[Layer], rate: f32) -> Vec<f32> {
    let ends = |layer: &Layer| layer.at + layer.rise + layer.fall * QUIET;
    let length = layers.iter().map(ends).fold(0.0, f32::max);
    let mut samples = vec![0.0; (length * rate / 1000.0) as usize];
    for layer in layers {
        add(layer, rate, &mut samples);
    }
    let fade = (FADE * rate / 1000.0) as usize;
    for (nth, sample) in samples.iter_mut().rev().take(fade).enumerate() {
        *sample *= nth as f32 / fade as f32;
    }
    samples
}

fn add(layer: &Layer, rate: f32, samples: &mut [f32]) {
    let begin = (layer.at * rate / 1000.0) as usize;
    let rise = (layer.rise * rate / 1000.0).max(1.0);
    let falls = (-1000.0 / (layer.fall * rate)).exp();
    let mut source = Source::new(&layer.of, rate);
    let mut fallen = layer.gain;
    for (nth, sample) in samples.iter_mut().skip(begin).enumerate() {
        let risen = (nth as f32 / rise).min(1.0);
        if risen >= 1.0 {
            fallen *= falls;
        }
        // Fades in and out, so that the sound does not click.
        *sample += source.next() * fallen * risen * risen * (3.0 - 2.0 * risen);
    }
}

/// A generator of samples.
enum Source {
    /// A point that is rotated by a fixed angle for each sample.
    Tone { at: [f32; 2], by: [f32; 2] },
    /// Noise with its filters: one high-pass and two low-pass.
    Noise {
        state: u32,
        low: f32,
        high: f32,
        kept: [f32; 3],
    },
}

impl Source {
    fn new(of: &Wave, rate: f32) -> Source {
        match *of {
            Wave::Tone(hertz) => {
                let (sin, cos) = (TAU * hertz / rate).sin_cos();
                Source::Tone {
                    at: [1.0, 0.0],
                    by: [cos, sin],
                }
            }
            Wave::Noise(low, high) => {
                let share = |hertz: f32| 1.0 - (-TAU * hertz / rate).exp();
                Source::Noise {
                    state: 0x9e37_79b9,
                    low: share(low),
                    high: share(high),
                    kept: [0.0; 3],
                }
            }
        }
    }

    fn next(&mut self) -> f32 {
        match self {
            Source::Tone {
                at: [x, y],
                by: [cos, sin],
            } => {
                (*x, *y) = (*x * *cos - *y * *sin, *x * *sin + *y * *cos);
                *y
            }
            Source::Noise {
                state,
                low,
                high,
                kept,
            } => {
                *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let white = (*state >> 8) as f32 / 8_388_608.0 - 1.0;
                kept[0] += *low * (white - kept[0]);
                kept[1] += *high * (white - kept[0] - kept[1]);
                kept[2] += *high * (kept[1] - kept[2]);
                kept[2]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::voices::{VOICES, voice};
    use super::*;
    use crate::app::words::Cue;

    const RATE: f32 = 48_000.0;

    fn sounds() -> Vec<Vec<f32>> {
        let cues = [
            Cue::Slide,
            Cue::Turn,
            Cue::Chips(3),
            Cue::Knock,
            Cue::Riffle,
            Cue::Win,
            Cue::Triumph,
            Cue::LastLife,
            Cue::Carried,
        ];
        let numbers: Vec<usize> = cues.into_iter().map(|cue| voice(cue).0).collect();
        assert_eq!(numbers, (0..VOICES).collect::<Vec<_>>());
        cues.map(|cue| render(voice(cue).1.layers, RATE)).into()
    }

    #[test]
    fn every_sound_can_be_heard_and_none_is_loud() {
        for (nth, sound) in sounds().iter().enumerate() {
            let peak = sound
                .iter()
                .fold(0.0, |most: f32, sample| most.max(sample.abs()));
            assert!((0.08..0.8).contains(&peak), "sound {nth} peaks at {peak}");
            assert!(sound.iter().all(|sample| sample.is_finite()));
        }
    }

    #[test]
    fn no_sound_clicks_at_its_beginning_or_its_end() {
        for (nth, sound) in sounds().iter().enumerate() {
            assert!(sound[0].abs() < 0.02, "sound {nth} begins at {}", sound[0]);
            let last = sound[sound.len() - 1];
            assert!(last.abs() < 0.001, "sound {nth} ends at {last}");
        }
    }

    #[test]
    fn no_sound_lasts() {
        for (nth, sound) in sounds().iter().enumerate() {
            let ms = sound.len() as f32 * 1000.0 / RATE;
            // The melodies ring out.
            let most = if (5..8).contains(&nth) { 2600.0 } else { 600.0 };
            assert!((20.0..most).contains(&ms), "sound {nth} lasts {ms} ms");
        }
    }

    #[test]
    fn a_tone_keeps_its_pitch_and_its_strength() {
        let layer = [Layer {
            at: 0.0,
            rise: 1.0,
            fall: 100_000.0,
            gain: 0.5,
            of: Wave::Tone(1000.0),
        }];
        let mut samples = vec![0.0; 48_000];
        add(&layer[0], RATE, &mut samples);
        let ups = samples
            .windows(2)
            .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0);
        assert!((999..=1001).contains(&ups.count()));
        let end = &samples[47_000..];
        let peak = end.iter().fold(0.0, |most: f32, sample| most.max(*sample));
        assert!((0.49..0.51).contains(&peak), "{peak}");
    }
}
