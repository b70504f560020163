//! The *Settings* tab. Every change applies at once.

use std::sync::Arc;

use leptos::prelude::*;

use super::backups::Backups;
use super::install::Install;
use super::offline::KeptOffline;
use crate::app::i18n::{self, PageLanguage, say};
use crate::app::lazy::{OpenSheet, Sheet, language_not_fetched};
use crate::app::platform::frame::{ask_for_language, is_embedded};
use crate::app::platform::js;
use crate::app::platform::live::live;
use crate::app::settings::preferences::Preferences;
use crate::app::settings::{Settings, Speed, Theme, Volume};
use crate::app::sheets::field::{Choose, Field, FieldSpec, field_view};
use crate::app::sound::can_vibrate;

/// Shown only if the device can vibrate.
const VIBRATION: &str = "vibration";

/// Every setting. Those without choices are switches.
const SETTINGS: [FieldSpec<Preferences>; 15] = [
    FieldSpec::one_of(
        "speed",
        say::SPEED,
        None,
        &[say::SLOW, say::USUAL, say::QUICK, say::INSTANT],
        |now| now.speed as usize,
        |now, to| now.speed = Speed::ALL[to],
    ),
    FieldSpec::light(
        "light",
        |now| now.theme as usize,
        |now, to| now.theme = Theme::ALL[to],
    ),
    FieldSpec::one_of(
        "suits",
        say::SUITS,
        None,
        &[say::TWO_COLOURS, say::FOUR_COLOURS],
        |now| now.four_colours.into(),
        |now, to| now.four_colours = to == 1,
    ),
    FieldSpec::one_of(
        "peek",
        say::LOOK_AT_YOUR_CARDS,
        Some(say::HINT_WHERE_SEVERAL_SHARE_THE_SCREEN),
        &[say::HOLD, say::PRESS_ONCE],
        |now| (!now.hold_to_peek).into(),
        |now, to| now.hold_to_peek = to == 0,
    ),
    FieldSpec::switch(
        "sorted",
        say::SORT_THE_CARDS,
        Some(say::HINT_HIGHEST_FIRST),
        |now| now.sorted.into(),
        |now, to| now.sorted = to == 1,
    ),
    FieldSpec::switch(
        "hints",
        say::HINTS,
        Some(say::HINT_HINTS),
        |now| now.hints.into(),
        |now, to| now.hints = to == 1,
    ),
    FieldSpec::switch(
        "confirms",
        say::CONFIRM_RISKY_ACTIONS,
        Some(say::HINT_CONFIRM_RISKY_ACTIONS),
        |now| now.confirms.into(),
        |now, to| now.confirms = to == 1,
    ),
    FieldSpec::switch(
        "bots-pause",
        say::BOTS_TAKE_THEIR_TIME,
        Some(say::HINT_A_PAUSE_BEFORE_EACH_SPEAKS),
        |now| now.bots_pause.into(),
        |now, to| now.bots_pause = to == 1,
    ),
    FieldSpec::switch(
        "auto-deal",
        say::DEAL_ON_BY_ITSELF,
        Some(say::HINT_DEAL_ON_BY_ITSELF),
        |now| now.auto_deal.into(),
        |now, to| now.auto_deal = to == 1,
    ),
    FieldSpec::switch(
        "bots-talk",
        say::BOTS_TALK,
        Some(say::HINT_BOTS_TALK),
        |now| now.bots_talk.into(),
        |now, to| now.bots_talk = to == 1,
    ),
    FieldSpec::switch(
        "awake",
        say::KEEP_THE_SCREEN_AWAKE,
        Some(say::HINT_WHILE_A_DEAL_IS_PLAYED),
        |now| now.awake.into(),
        |now, to| now.awake = to == 1,
    ),
    FieldSpec::switch(
        "sound",
        say::SOUND,
        Some(say::HINT_SOUND),
        |now| now.sound.into(),
        |now, to| now.sound = to == 1,
    ),
    FieldSpec::one_of(
        "volume",
        say::VOLUME,
        None,
        &[say::QUIET, say::USUAL_VOLUME, say::LOUD],
        |now| now.volume as usize,
        |now, to| now.volume = Volume::ALL[to],
    ),
    FieldSpec::switch(
        VIBRATION,
        say::VIBRATION,
        Some(say::HINT_VIBRATION),
        |now| now.vibration.into(),
        |now, to| now.vibration = to == 1,
    ),
    FieldSpec::switch(
        "keys",
        say::PLAY_WITH_KEYS,
        None,
        |now| now.keys.into(),
        |now, to| now.keys = to == 1,
    ),
];

/// Whether the device supports a setting.
fn can_be(setting: &&FieldSpec<Preferences>) -> bool {
    setting.id != VIBRATION || can_vibrate()
}

#[component]
pub fn SettingsTab() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<OpenSheet>();
    let field = move |setting: &'static FieldSpec<Preferences>| {
        field_view(setting.field(
            move || (setting.get)(&settings.get()),
            move |to| settings.change(|now| (setting.set)(now, to)),
        ))
    };
    view! {
        <Tongue/>
        {SETTINGS.iter().filter(can_be).map(field).collect_view()}
        <button class="add keys" on:click=move |_| sheet.set(Some(Sheet::Keys))>{say::WHAT_THE_KEYS_DO.get()}</button>
        <Install/>
        <KeptOffline/>
        {(!is_embedded()).then(|| view! { <Backups/> })}
        {hold_here()}
        <p class="rules">{say::FONTS_AND_LICENCE.get()}</p>
    }
}

/// A button that makes the page the screen of a phone, which scans the codes of a table. A code that is read there leaves nothing
/// in the history of the browser. `None`: the page may not have the camera.
fn hold_here() -> Option<AnyView> {
    let can_scan = !is_embedded() && js::is(&window(), "isSecureContext");
    let hold = move |_| {
        let location = window().location();
        // The browser refuses only where the page is being left already. What is stored of a sitting waits.
        let _ = location.set_hash("phone").and_then(|()| location.reload());
    };
    can_scan.then(|| {
        view! { <button class="add" on:click=hold>{say::PHONE_HOLD_HERE.get()}</button> }.into_any()
    })
}

/// The field for the language of the page.
#[component]
fn Tongue() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let page_language = expect_context::<PageLanguage>();
    let chosen = move || {
        let language = settings.get().language;
        let place = language.and_then(|language| i18n::ALL.iter().position(|one| one == language));
        place.map_or(0, |place| place + 1)
    };
    let field = Field {
        id: "language",
        label: say::LANGUAGE.get(),
        hint: "",
        why: "",
        choices: [say::AS_THE_DEVICE.get()]
            .into_iter()
            .chain(i18n::ALL.iter().map(|language| language.name))
            .collect(),
        get: Arc::new(chosen),
        set: Arc::new(move |to| {
            settings.change(|now| now.language = to.checked_sub(1).and_then(|to| i18n::ALL.get(to)))
        }),
    };
    let failed = move || {
        page_language.has_failed().then(|| {
            view! {
                <p role="alert">{language_not_fetched()}</p>
                <button class="add" on:click=|_| ask_for_language()>{say::TRY_AGAIN.get()}</button>
            }
        })
    };
    view! { <Choose field/> {live(failed)} }
}
