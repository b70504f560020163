//! The audio output, where the browser has one and allows it.

use wasm_bindgen::JsValue;
use web_sys::js_sys::Float32Array;

use super::synth::render;
use super::voices::{VOICES, Voice, voice};
use crate::app::platform::js::{call, get, make, set};
use crate::app::settings::Volume;
use crate::app::words::Cue;

/// A limiter: many sounds at once are no louder than a few.
const LIMITER: [(&str, f64); 5] = [
    ("threshold", -10.0),
    ("knee", 4.0),
    ("ratio", 20.0),
    ("attack", 0.002),
    ("release", 0.12),
];

/// The audio graph.
pub struct Speaker {
    context: JsValue,
    master: JsValue,
    rate: f64,
    sounds: [Option<JsValue>; VOICES],
    luck: u32,
}

impl Speaker {
    /// Opens the output. `None`: nothing can be played.
    pub fn open() -> Option<Speaker> {
        let context = make(["AudioContext", "webkitAudioContext"])?;
        let rate = get(&context, "sampleRate")?.as_f64()?;
        let master = call(&context, "createGain", &[])?;
        let out = get(&context, "destination")?;
        match call(&context, "createDynamicsCompressor", &[]) {
            Some(limiter) => {
                for (name, value) in LIMITER {
                    set_value(&limiter, name, value);
                }
                connect(&master, &limiter)?;
                connect(&limiter, &out)?;
            }
            None => {
                connect(&master, &out)?;
            }
        }
        Some(Speaker {
            context,
            master,
            rate,
            sounds: Default::default(),
            luck: 7,
        })
    }

    pub fn set_volume(&self, volume: Volume) {
        let gain = match volume {
            Volume::Quiet => 0.18,
            Volume::Usual => 0.45,
            Volume::Loud => 0.9,
        };
        set_value(&self.master, "gain", gain);
    }

    /// Resumes the output, whatever has stopped it. iOS calls it interrupted after a call, or after a time in the background.
    pub fn resume(&self) {
        if !matches!(self.state().as_deref(), Some("running" | "closed")) {
            let _ = call(&self.context, "resume", &[]);
        }
    }

    /// Suspends the output.
    pub fn suspend(&self) {
        if self.state().as_deref() == Some("running") {
            let _ = call(&self.context, "suspend", &[]);
        }
    }

    /// Its clock, in seconds.
    pub fn now(&self) -> f64 {
        let now = get(&self.context, "currentTime").and_then(|now| now.as_f64());
        now.unwrap_or_default()
    }

    /// Plays a sound after so many milliseconds. A suspended output is left alone: it would play all sounds at once
    /// when it resumes.
    pub fn play(&mut self, cue: Cue, after: u32) {
        if self.state().as_deref() == Some("running") {
            let _ = self.strike(cue, after);
        }
    }

    /// Plays a sound while the output is resuming: the player has just asked for it.
    pub fn sample(&mut self, cue: Cue) {
        let _ = self.strike(cue, 0);
    }

    fn strike(&mut self, cue: Cue, after: u32) -> Option<()> {
        let (number, voice) = voice(cue);
        let sound = self.sound(number, &voice)?;
        let begin = self.now() + f64::from(after) / 1000.0;
        for strike in voice.strikes {
            let source = call(&self.context, "createBufferSource", &[])?;
            let gain = call(&self.context, "createGain", &[])?;
            set(&source, "buffer", &sound);
            let pitch = 1.0 + voice.sway * self.luck();
            set_value(&source, "playbackRate", pitch);
            let strength = 0.85 + 3.0 * voice.sway * self.luck();
            set_value(&gain, "gain", strength);
            connect(&source, &gain)?;
            connect(&gain, &self.master)?;
            let at = begin + f64::from(*strike) / 1000.0;
            call(&source, "start", &[at.into()])?;
        }
        Some(())
    }

    /// The samples of a sound. Each sound is rendered once.
    fn sound(&mut self, number: usize, voice: &Voice) -> Option<JsValue> {
        if let Some(sound) = self.sounds.get(number)? {
            return Some(sound.clone());
        }
        let samples = render(voice.layers, self.rate as f32);
        let length = samples.len() as f64;
        let with = [JsValue::from(1), length.into(), self.rate.into()];
        let sound = call(&self.context, "createBuffer", &with)?;
        let samples = Float32Array::from(samples.as_slice());
        call(&sound, "copyToChannel", &[samples.into(), JsValue::from(0)])?;
        self.sounds[number] = Some(sound.clone());
        Some(sound)
    }

    fn state(&self) -> Option<String> {
        get(&self.context, "state")?.as_string()
    }

    /// A number from -1 to 1 that varies the pitch, so that no two sounds are equal.
    fn luck(&mut self) -> f64 {
        self.luck = self
            .luck
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        f64::from(self.luck >> 8) / 8_388_608.0 - 1.0
    }
}

fn connect(from: &JsValue, to: &JsValue) -> Option<JsValue> {
    call(from, "connect", std::slice::from_ref(to))
}

/// Sets an audio parameter of a node.
fn set_value(node: &JsValue, name: &str, value: f64) {
    if let Some(parameter) = get(node, name) {
        set(&parameter, "value", &value.into());
    }
}
