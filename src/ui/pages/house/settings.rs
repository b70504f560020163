//! What each sets to his liking. Everything applies at once.

use leptos::prelude::*;

use crate::ui::pages::field::{Options, Segments, Switch};
use crate::ui::settings::{Settings, Theme};
use crate::ui::tempo::Speed;

const SPEED: Options<Speed> = &[
    ("Slow", Speed::Slow),
    ("Usual", Speed::Normal),
    ("Quick", Speed::Fast),
    ("Instant", Speed::Instant),
];
const LIGHT: Options<Theme> = &[
    ("As the device", Theme::System),
    ("Day", Theme::Light),
    ("Evening", Theme::Dark),
];
const SUITS: Options<bool> = &[("Two colours", false), ("Four colours", true)];
const PEEK: Options<bool> = &[("Hold", true), ("Press once", false)];

/// What each key does.
const KEYS: [(&str, &str); 13] = [
    ("L", "look"),
    ("F", "fold"),
    ("B", "bet"),
    ("S", "see"),
    ("← →", "the amount"),
    ("Enter", "bet, or deal"),
    ("O N", "old or new hand"),
    ("K", "keep the hand"),
    ("T", "throw it"),
    ("A", "show, or agree to"),
    ("R", "refuse to show"),
    ("C", "cover the pot"),
    ("Esc", "hurry the table"),
];

/// The settings.
#[component]
pub fn SettingsTab() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let key = |(key, does): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div> }
    };
    view! {
        <Segments
            id="speed"
            label="Speed"
            options=SPEED
            get=move || settings.speed.get()
            set=move |speed| settings.speed.set(speed)
        />
        <Segments
            id="light"
            label="Light"
            options=LIGHT
            get=move || settings.theme.get()
            set=move |theme| settings.theme.set(theme)
        />
        <Segments
            id="suits"
            label="Suits"
            options=SUITS
            get=move || settings.four_colours.get()
            set=move |four| settings.four_colours.set(four)
        />
        <Segments
            id="peek"
            label="Look at your cards"
            hint="where several share the screen"
            options=PEEK
            get=move || settings.hold_to_peek.get()
            set=move |hold| settings.hold_to_peek.set(hold)
        />
        <Switch
            id="bots-pause"
            label="Bots take their time"
            hint="a pause before each speaks"
            get=move || settings.bots_pause.get()
            set=move |on| settings.bots_pause.set(on)
        />
        <Switch
            id="keys"
            label="Play with keys"
            get=move || settings.keys.get()
            set=move |on| settings.keys.set(on)
        />
        <Show when=move || settings.keys.get()>
            <dl class="keys">{KEYS.map(key).collect_view()}</dl>
        </Show>
    }
}
