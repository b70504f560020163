//! What each sets to his liking. Everything applies at once.

use std::sync::Arc;

use leptos::prelude::*;

use super::install::Install;
use super::kept::KeptHere;
use crate::ui::language::{self, Spoken, Text, say};
use crate::ui::live::live;
use crate::ui::pages::Sheet;
use crate::ui::pages::field::{Choose, Field, Segments, Switch};
use crate::ui::preferences::Preferences;
use crate::ui::senses::can_vibrate;
use crate::ui::settings::{Settings, Theme, Volume};
use crate::ui::tempo::Speed;

/// A setting on the sheet: its words, and the number it stands for.
struct Setting {
    id: &'static str,
    label: Text,
    hint: Option<Text>,
    says: &'static [Text],
    get: fn(&Preferences) -> usize,
    set: fn(&mut Preferences, usize),
}

/// Shown only where the device can.
const VIBRATION: &str = "vibration";

/// Every setting; those that say no words are switches.
const SETTINGS: [Setting; 10] = [
    Setting {
        id: "speed",
        label: say::SPEED,
        hint: None,
        says: &[say::SLOW, say::USUAL, say::QUICK, say::INSTANT],
        get: |now| now.speed as usize,
        set: |now, to| now.speed = Speed::ALL[to],
    },
    Setting {
        id: "light",
        label: say::LIGHT,
        hint: None,
        says: &[
            say::AS_THE_DEVICE,
            say::DAY,
            say::EVENING,
            say::HIGH_CONTRAST,
        ],
        get: |now| now.theme as usize,
        set: |now, to| now.theme = Theme::ALL[to],
    },
    Setting {
        id: "suits",
        label: say::SUITS,
        hint: None,
        says: &[say::TWO_COLOURS, say::FOUR_COLOURS],
        get: |now| now.four_colours.into(),
        set: |now, to| now.four_colours = to == 1,
    },
    Setting {
        id: "peek",
        label: say::LOOK_AT_YOUR_CARDS,
        hint: Some(say::HINT_WHERE_SEVERAL_SHARE_THE_SCREEN),
        says: &[say::HOLD, say::PRESS_ONCE],
        get: |now| (!now.hold_to_peek).into(),
        set: |now, to| now.hold_to_peek = to == 0,
    },
    Setting {
        id: "bots-pause",
        label: say::BOTS_TAKE_THEIR_TIME,
        hint: Some(say::HINT_A_PAUSE_BEFORE_EACH_SPEAKS),
        says: &[],
        get: |now| now.bots_pause.into(),
        set: |now, to| now.bots_pause = to == 1,
    },
    Setting {
        id: "awake",
        label: say::KEEP_THE_SCREEN_AWAKE,
        hint: Some(say::HINT_WHILE_A_DEAL_IS_PLAYED),
        says: &[],
        get: |now| now.awake.into(),
        set: |now, to| now.awake = to == 1,
    },
    Setting {
        id: "sound",
        label: say::SOUND,
        hint: Some(say::HINT_SOUND),
        says: &[],
        get: |now| now.sound.into(),
        set: |now, to| now.sound = to == 1,
    },
    Setting {
        id: "volume",
        label: say::VOLUME,
        hint: None,
        says: &[say::QUIET, say::USUAL_VOLUME, say::LOUD],
        get: |now| now.volume as usize,
        set: |now, to| now.volume = Volume::ALL[to],
    },
    Setting {
        id: VIBRATION,
        label: say::VIBRATION,
        hint: Some(say::HINT_VIBRATION),
        says: &[],
        get: |now| now.vibration.into(),
        set: |now, to| now.vibration = to == 1,
    },
    Setting {
        id: "keys",
        label: say::PLAY_WITH_KEYS,
        hint: None,
        says: &[],
        get: |now| now.keys.into(),
        set: |now, to| now.keys = to == 1,
    },
];

/// Whether this device can do what a setting is about.
fn can_be(setting: &&Setting) -> bool {
    setting.id != VIBRATION || can_vibrate()
}

/// The settings.
#[component]
pub fn SettingsTab() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let field = move |setting: &'static Setting| {
        let field = Field {
            id: setting.id,
            label: setting.label.get(),
            hint: setting.hint.map_or("", Text::get),
            why: "",
            says: setting.says.iter().map(|text| text.get()).collect(),
            get: Arc::new(move || (setting.get)(&settings.get())),
            set: Arc::new(move |to| settings.change(|now| (setting.set)(now, to))),
        };
        if setting.says.is_empty() {
            view! { <Switch field/> }.into_any()
        } else {
            view! { <Segments field/> }.into_any()
        }
    };
    view! {
        <Tongue/>
        {SETTINGS.iter().filter(can_be).map(field).collect_view()}
        <button class="add" on:click=move |_| sheet.set(Some(Sheet::Keys))>{say::WHAT_THE_KEYS_DO.get()}</button>
        <Install/>
        <KeptHere/>
    }
}

/// The language of the page.
#[component]
fn Tongue() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let spoken = expect_context::<Spoken>();
    let chosen = move || {
        let language = settings.get().language;
        let place =
            language.and_then(|language| language::ALL.iter().position(|one| one == language));
        place.map_or(0, |place| place + 1)
    };
    let field = Field {
        id: "language",
        label: say::LANGUAGE.get(),
        hint: "",
        why: "",
        says: [say::AS_THE_DEVICE.get()]
            .into_iter()
            .chain(language::ALL.iter().map(|language| language.name))
            .collect(),
        get: Arc::new(chosen),
        set: Arc::new(move |to| {
            settings
                .change(|now| now.language = to.checked_sub(1).and_then(|to| language::ALL.get(to)))
        }),
    };
    let failed = move || {
        spoken
            .has_failed()
            .then(|| view! { <p role="alert">{say::LANGUAGE_NOT_FETCHED.get()}</p> })
    };
    view! { <Choose field/> {live(failed)} }
}
