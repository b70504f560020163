//! Sounds, made in the page, and vibration. Both are off by default.

mod cue;
mod speaker;
mod synth;
mod voices;

use leptos::ev::{self, Custom};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Event;

use self::cue::{RateLimit, cue, is_win};
use self::speaker::Speaker;
use crate::app::platform::js;
use crate::app::platform::live::whenever;
use crate::app::settings::{Settings, Speed};
use crate::app::table::game::{Game, Model, Phase};
use crate::app::words::{Cue, change};

/// The vibration patterns, in milliseconds on and off.
const TICK: &[u32] = &[18];
const DOUBLE: &[u32] = &[28, 70, 28];

/// Plays sounds and vibrates. Draws nothing.
#[component]
pub fn Senses() -> impl IntoView {
    play_sounds();
    vibrate_on_events();
}

fn play_sounds() {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let speaker = StoredValue::new_local(None::<Speaker>);
    let pace = StoredValue::new(RateLimit::default());
    let wanted = Memo::new(move |_| (settings.get().sound, settings.get().volume));
    // Browsers play no sound before the player has touched the page.
    let wake = move || {
        let (on, volume) = wanted.get_untracked();
        if on && !js::is_hidden() {
            speaker.update_value(|speaker| {
                if speaker.is_none() {
                    *speaker = Speaker::open();
                }
                if let Some(speaker) = speaker {
                    speaker.set_volume(volume);
                    speaker.resume();
                }
            });
        }
    };
    let rest = move || {
        speaker.with_value(|speaker| {
            if let Some(speaker) = speaker {
                speaker.suspend();
            }
        });
    };
    let play = move |cue: Cue, after: u32| {
        speaker.update_value(|speaker| {
            if let Some(speaker) = speaker {
                speaker.play(cue, after);
            }
        });
    };
    whenever(move |begun| {
        let (on, _) = wanted.get();
        if !on {
            rest();
        } else if begun || js::is_touched() {
            wake();
        }
        // Turning sound on, or changing its volume, plays a sample.
        if on && begun {
            speaker.update_value(|speaker| {
                if let Some(speaker) = speaker {
                    speaker.sample(Cue::Chips(2));
                }
            });
        }
    });
    window_event_listener(ev::pointerup, move |_| wake());
    window_event_listener(ev::keydown, move |_| wake());
    window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
        if js::is_hidden() {
            rest();
        } else if speaker.with_value(Option::is_some) {
            wake();
        }
    });
    whenever(move |begun| {
        let event = game.audible_event();
        if !begun || !wanted.get_untracked().0 || js::is_hidden() {
            return;
        }
        let riffles = game.peek_at(|game| game.public(|view| view.deals())) > 1;
        let is_person = |seat| game.peek_at(|game| game.seats().is_person(seat));
        let words = game.peek_at(Model::words);
        let heard = event.and_then(|event| {
            untrack(|| {
                game.public(|view| {
                    let gains = |seat| change(view, seat) > 0;
                    cue(&event, is_person, gains, riffles, words, view)
                })
            })
        });
        let Some(cue) = heard else {
            return;
        };
        let speed = settings.now().speed;
        let now = speaker.with_value(|speaker| speaker.as_ref().map(Speaker::now));
        let may = |now| pace.try_update_value(|pace| pace.allows(now, speed == Speed::Instant));
        if now.and_then(may) == Some(true) {
            play(cue, speed.scale(cue.delay_ms()));
        }
    });
}

fn vibrate_on_events() {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let on = Memo::new(move |_| settings.get().vibration);
    let my_turn = Memo::new(move |_| {
        game.is_my_turn() && game.phase() == Phase::Playing && game.curtain().is_none()
    });
    whenever(move |begun| {
        if on.get() && begun {
            vibrate(TICK);
        }
    });
    whenever(move |_| {
        if my_turn.get() && on.get_untracked() {
            vibrate(TICK);
        }
    });
    whenever(move |begun| {
        let won = game.audible_event().is_some_and(|event| {
            is_win(&event, |seat| {
                game.peek_at(|game| {
                    let gains = || game.public(|view| change(view, seat)) > 0;
                    game.seats().is_person(seat) && gains()
                })
            })
        });
        if won && begun && on.get_untracked() {
            vibrate(DOUBLE);
        }
    });
}

/// Whether this device can vibrate.
pub fn can_vibrate() -> bool {
    js::has(&window().navigator(), "vibrate")
}

fn vibrate(pattern: &[u32]) {
    if can_vibrate() && !js::is_hidden() {
        let pattern = js::list(pattern.iter().map(|ms| JsValue::from(*ms)));
        let _ = js::call(&window().navigator(), "vibrate", &[pattern.into()]);
    }
}
