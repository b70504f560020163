//! What each sets to his liking. Everything applies at once.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::live::live;

use crate::ui::pages::field::{Field, Segments, Switch};
use crate::ui::preferences::Preferences;
use crate::ui::senses::can_vibrate;
use crate::ui::settings::{Settings, Theme, Volume};
use crate::ui::tempo::Speed;

/// A setting on the sheet: its words, and the number it stands for.
struct Setting {
    id: &'static str,
    label: &'static str,
    hint: &'static str,
    says: &'static [&'static str],
    get: fn(&Preferences) -> usize,
    set: fn(&mut Preferences, usize),
}

/// Shown only where the device can.
const VIBRATION: &str = "vibration";

/// Every setting; those that say no words are switches.
const SETTINGS: [Setting; 10] = [
    Setting {
        id: "speed",
        label: "Speed",
        hint: "",
        says: &["Slow", "Usual", "Quick", "Instant"],
        get: |now| now.speed as usize,
        set: |now, to| now.speed = Speed::ALL[to],
    },
    Setting {
        id: "light",
        label: "Light",
        hint: "",
        says: &["As the device", "Day", "Evening", "High contrast"],
        get: |now| now.theme as usize,
        set: |now, to| now.theme = Theme::ALL[to],
    },
    Setting {
        id: "suits",
        label: "Suits",
        hint: "",
        says: &["Two colours", "Four colours"],
        get: |now| now.four_colours.into(),
        set: |now, to| now.four_colours = to == 1,
    },
    Setting {
        id: "peek",
        label: "Look at your cards",
        hint: "where several share the screen",
        says: &["Hold", "Press once"],
        get: |now| (!now.hold_to_peek).into(),
        set: |now, to| now.hold_to_peek = to == 0,
    },
    Setting {
        id: "bots-pause",
        label: "Bots take their time",
        hint: "a pause before each speaks",
        says: &[],
        get: |now| now.bots_pause.into(),
        set: |now, to| now.bots_pause = to == 1,
    },
    Setting {
        id: "awake",
        label: "Keep the screen awake",
        hint: "while a deal is played",
        says: &[],
        get: |now| now.awake.into(),
        set: |now, to| now.awake = to == 1,
    },
    Setting {
        id: "sound",
        label: "Sound",
        hint: "cards, chips, a quiet win",
        says: &[],
        get: |now| now.sound.into(),
        set: |now, to| now.sound = to == 1,
    },
    Setting {
        id: "volume",
        label: "Volume",
        hint: "",
        says: &["Quiet", "Usual", "Loud"],
        get: |now| now.volume as usize,
        set: |now, to| now.volume = Volume::ALL[to],
    },
    Setting {
        id: VIBRATION,
        label: "Vibration",
        hint: "when it is your turn, and when you win",
        says: &[],
        get: |now| now.vibration.into(),
        set: |now, to| now.vibration = to == 1,
    },
    Setting {
        id: "keys",
        label: "Play with keys",
        hint: "",
        says: &[],
        get: |now| now.keys.into(),
        set: |now, to| now.keys = to == 1,
    },
];

/// What each key does.
const KEYS: [(&str, &str); 14] = [
    ("L", "look"),
    ("F", "fold"),
    ("B", "bet"),
    ("S", "see"),
    ("← →", "the amount"),
    ("Enter", "bet, or deal"),
    ("O N", "old or new hand"),
    ("K", "keep the hand"),
    ("1 – 5", "pick a card"),
    ("T", "throw it"),
    ("A", "show, agree, or lend"),
    ("R", "refuse"),
    ("C", "cover the pot"),
    ("Esc", "hurry the table"),
];

/// Whether this device can do what a setting is about.
fn can_be(setting: &&Setting) -> bool {
    setting.id != VIBRATION || can_vibrate()
}

/// The settings.
#[component]
pub fn SettingsTab() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let field = move |setting: &'static Setting| {
        let field = Field {
            id: setting.id,
            label: setting.label,
            hint: setting.hint,
            why: "",
            says: setting.says,
            get: Arc::new(move || (setting.get)(&settings.get())),
            set: Arc::new(move |to| settings.change(|now| (setting.set)(now, to))),
        };
        if setting.says.is_empty() {
            view! { <Switch field/> }.into_any()
        } else {
            view! { <Segments field/> }.into_any()
        }
    };
    let key = |(key, does): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div> }
    };
    view! {
        {SETTINGS.iter().filter(can_be).map(field).collect_view()}
        {live(move || settings.get().keys.then(|| view! { <dl class="keys">{KEYS.map(key).collect_view()}</dl> }))}
    }
}
