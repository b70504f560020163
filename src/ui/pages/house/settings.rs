//! What each sets to his liking. Everything applies at once.

use std::sync::Arc;

use leptos::prelude::*;

use super::install::Install;
use super::kept::KeptHere;
use crate::ui::embed::is_embedded;
use crate::ui::language::{self, Spoken, say};
use crate::ui::live::live;
use crate::ui::pages::Sheet;
use crate::ui::pages::field::{Asked, Choose, Field, drawn};
use crate::ui::preferences::Preferences;
use crate::ui::senses::can_vibrate;
use crate::ui::settings::{Settings, Theme, Volume};
use crate::ui::tempo::Speed;

/// Shown only where the device can.
const VIBRATION: &str = "vibration";

/// Every setting; those that say no words are switches.
const SETTINGS: [Asked<Preferences>; 13] = [
    Asked::one_of(
        "speed",
        say::SPEED,
        None,
        &[say::SLOW, say::USUAL, say::QUICK, say::INSTANT],
        |now| now.speed as usize,
        |now, to| now.speed = Speed::ALL[to],
    ),
    Asked::one_of(
        "light",
        say::LIGHT,
        None,
        &[
            say::AS_THE_DEVICE,
            say::DAY,
            say::EVENING,
            say::HIGH_CONTRAST,
        ],
        |now| now.theme as usize,
        |now, to| now.theme = Theme::ALL[to],
    ),
    Asked::one_of(
        "suits",
        say::SUITS,
        None,
        &[say::TWO_COLOURS, say::FOUR_COLOURS],
        |now| now.four_colours.into(),
        |now, to| now.four_colours = to == 1,
    ),
    Asked::one_of(
        "peek",
        say::LOOK_AT_YOUR_CARDS,
        Some(say::HINT_WHERE_SEVERAL_SHARE_THE_SCREEN),
        &[say::HOLD, say::PRESS_ONCE],
        |now| (!now.hold_to_peek).into(),
        |now, to| now.hold_to_peek = to == 0,
    ),
    Asked::switch(
        "sorted",
        say::SORT_THE_CARDS,
        Some(say::HINT_HIGHEST_FIRST),
        |now| now.sorted.into(),
        |now, to| now.sorted = to == 1,
    ),
    Asked::switch(
        "hints",
        say::HINTS,
        Some(say::HINT_HINTS),
        |now| now.hints.into(),
        |now, to| now.hints = to == 1,
    ),
    Asked::switch(
        "bots-pause",
        say::BOTS_TAKE_THEIR_TIME,
        Some(say::HINT_A_PAUSE_BEFORE_EACH_SPEAKS),
        |now| now.bots_pause.into(),
        |now, to| now.bots_pause = to == 1,
    ),
    Asked::switch(
        "auto-deal",
        say::DEAL_ON_BY_ITSELF,
        Some(say::HINT_DEAL_ON_BY_ITSELF),
        |now| now.auto_deal.into(),
        |now, to| now.auto_deal = to == 1,
    ),
    Asked::switch(
        "awake",
        say::KEEP_THE_SCREEN_AWAKE,
        Some(say::HINT_WHILE_A_DEAL_IS_PLAYED),
        |now| now.awake.into(),
        |now, to| now.awake = to == 1,
    ),
    Asked::switch(
        "sound",
        say::SOUND,
        Some(say::HINT_SOUND),
        |now| now.sound.into(),
        |now, to| now.sound = to == 1,
    ),
    Asked::one_of(
        "volume",
        say::VOLUME,
        None,
        &[say::QUIET, say::USUAL_VOLUME, say::LOUD],
        |now| now.volume as usize,
        |now, to| now.volume = Volume::ALL[to],
    ),
    Asked::switch(
        VIBRATION,
        say::VIBRATION,
        Some(say::HINT_VIBRATION),
        |now| now.vibration.into(),
        |now, to| now.vibration = to == 1,
    ),
    Asked::switch(
        "keys",
        say::PLAY_WITH_KEYS,
        None,
        |now| now.keys.into(),
        |now, to| now.keys = to == 1,
    ),
];

/// Whether this device can do what a setting is about.
fn can_be(setting: &&Asked<Preferences>) -> bool {
    setting.id != VIBRATION || can_vibrate()
}

/// The settings.
#[component]
pub fn SettingsTab() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let field = move |setting: &'static Asked<Preferences>| {
        drawn(setting.field(
            move || (setting.get)(&settings.get()),
            move |to| settings.change(|now| (setting.set)(now, to)),
        ))
    };
    view! {
        <Tongue/>
        {SETTINGS.iter().filter(can_be).map(field).collect_view()}
        <button class="add" on:click=move |_| sheet.set(Some(Sheet::Keys))>{say::WHAT_THE_KEYS_DO.get()}</button>
        <Install/>
        {(!is_embedded()).then(|| view! { <KeptHere/> })}
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
