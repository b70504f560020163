//! The sheet that makes what puts a table on another page: what it is to be like, how it looks then, and the
//! text to paste.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::clipboard;
use super::field::{Asked, Choose, Field, drawn};
use super::frame::{Frame, SheetFrame};
use super::sheets::Sheet;
use crate::ui::embed::{self, CHIPS, MOST_CHIPS, Options};
use crate::ui::language::{self, Text, say};
use crate::ui::link;
use crate::ui::live::{live, whenever};
use crate::ui::session::MOST_SEATS;
use crate::ui::settings::Theme;
use crate::ui::words::unusual;

/// The colour that is offered first, as six digits.
const BLUE: &str = "1d4ed8";
/// The preview is made anew once nothing has been changed for so long.
const QUIET: Duration = Duration::from_millis(500);

const BOTS: Asked<Options> = Asked::one_of(
    "embed-bots",
    say::EMBED_BOTS,
    Some(say::EMBED_BOTS_HINT),
    &[say::EMBED_NO_BOTS],
    |now: &Options| now.bots,
    |now, to| now.bots = to,
)
.or_up_to(MOST_SEATS as u64);

/// The first that can be chosen stands for two: there is no table of one.
const SEATS: Asked<Options> = Asked::one_of(
    "embed-seats",
    say::EMBED_SEATS,
    None,
    &[],
    |now: &Options| now.seats - 2,
    |now, to| {
        let people = now.seats - now.bots;
        now.seats = to + 2;
        now.bots = now.seats.saturating_sub(people);
    },
)
.or_up_to(MOST_SEATS as u64);

/// Those that follow the chips. Those that say no words are switches.
const OTHERS: [Asked<Options>; 4] = [
    Asked::one_of(
        "embed-light",
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
    Asked::switch(
        "embed-start",
        say::EMBED_START,
        Some(say::EMBED_START_HINT),
        |now| now.start.into(),
        |now, to| now.start = to == 1,
    ),
    Asked::switch(
        "embed-record",
        say::EMBED_RECORD,
        Some(say::EMBED_RECORD_HINT),
        |now| now.record.into(),
        |now, to| now.record = to == 1,
    ),
    Asked::switch(
        "embed-accent",
        say::EMBED_ACCENT,
        Some(say::EMBED_ACCENT_HINT),
        |now| now.accent.is_some().into(),
        |now, to| now.accent = (to == 1).then(|| BLUE.into()),
    ),
];

/// The sheet.
#[component]
pub fn Embed(options: RwSignal<Options>) -> impl IntoView {
    let frame = Frame::new();
    let query = Memo::new(move |_| options.with(embed::query_of));
    let previewed = RwSignal::new(query.get_untracked());
    // A table is not begun for every press on the way to another.
    whenever(move |_| {
        let asked = query.get();
        let settle = move || {
            if query.try_get_untracked().as_ref() == Some(&asked) {
                let _ = previewed.try_set(asked);
            }
        };
        set_timeout(settle, QUIET);
    });
    let seats = Memo::new(move |_| options.with(|options| options.seats));
    let mut seats_field = field(options, &SEATS);
    seats_field.says.remove(0);
    let most = options.with_untracked(|options| embed::most_seats(&options.rules));
    seats_field.says.truncate(most - 1);
    let coloured = Memo::new(move |_| options.with(|options| options.accent.is_some()));
    let bots = move || {
        // No more of them than there are seats.
        let mut field = field(options, &BOTS);
        field.says.truncate(seats.get() + 1);
        Some(view! { <Choose field/> })
    };
    let colour = move || {
        coloured.get().then(|| {
            view! {
                <div class="field">
                    <label for="embed-colour">{say::EMBED_COLOUR.get()}</label>
                    <input
                        id="embed-colour"
                        type="color"
                        prop:value=move || format!("#{}", options.with(|now| now.accent.clone()).unwrap_or_default())
                        on:change:target=move |input| {
                            let colour = input.target().value();
                            options.update(|now| now.accent = Some(colour.trim_start_matches('#').into()));
                        }
                    />
                </div>
            }
        })
    };
    let rules = move || {
        let said = options.with(|options| unusual(&options.rules));
        if said.is_empty() {
            say::EMBED_USUAL_RULES.get().into()
        } else {
            said.join(" ")
        }
    };
    view! {
        <SheetFrame frame title=Sheet::Embed.title()>
            <div class="body">
                <p class="note">{rules}</p>
                <Choose field=seats_field/>
                {live(bots)}
                <ChipsField options/>
                <Choose field=tongue(options)/>
                {OTHERS.iter().map(|asked| drawn(field(options, asked))).collect_view()}
                {live(colour)}
                <h3>{say::EMBED_HOW_IT_LOOKS.get()}</h3>
                <iframe
                    class="preview"
                    title=say::EMBED_PREVIEW.get()
                    src=move || home() + &previewed.get()
                ></iframe>
                <h3>{say::EMBED_WHAT_TO_PASTE.get()}</h3>
                <Paste id="embed-tag" label=say::EMBED_TAG rows="3" text=Signal::derive(move || options.with(|now| embed::tag(now, &home())))/>
                <Paste id="embed-frame" label=say::EMBED_FRAME rows="5" text=Signal::derive(move || options.with(|now| embed::frame(now, &home())))/>
            </div>
        </SheetFrame>
    }
}

fn field(options: RwSignal<Options>, asked: &'static Asked<Options>) -> Field {
    asked.field(
        move || options.with(asked.get),
        move |to| options.update(|now| (asked.set)(now, to)),
    )
}

/// The language, of those there are.
fn tongue(options: RwSignal<Options>) -> Field {
    let place = |tag| language::ALL.iter().position(|one| one.code == tag);
    let get = move || options.with(|now| now.language.and_then(place).map_or(0, |place| place + 1));
    let set = move |to: usize| {
        let chosen = to.checked_sub(1).and_then(|place| language::ALL.get(place));
        options.update(|now| now.language = chosen.map(|one| one.code));
    };
    let names = language::ALL.iter().map(|one| one.name);
    Field {
        id: "embed-language",
        label: say::LANGUAGE.get(),
        hint: "",
        why: "",
        says: [say::EMBED_LANGUAGE_OF_THE_VISITOR.get()]
            .into_iter()
            .chain(names)
            .collect(),
        get: Arc::new(get),
        set: Arc::new(set),
    }
}

/// What each begins with.
#[component]
fn ChipsField(options: RwSignal<Options>) -> impl IntoView {
    let wrong = RwSignal::new(false);
    let typed = move |text: String| {
        let chips = text
            .trim()
            .parse()
            .ok()
            .filter(|chips| (1..=MOST_CHIPS).contains(chips));
        wrong.set(chips.is_none());
        options.update(|now| now.chips = chips.unwrap_or(CHIPS));
    };
    view! {
        <div class="field">
            <label for="embed-chips">{say::EMBED_CHIPS.get()}</label>
            <input
                id="embed-chips"
                inputmode="numeric"
                autocomplete="off"
                aria-invalid=move || wrong.get().then_some("true")
                aria-describedby="embed-chips-wrong"
                value=options.with_untracked(|now| now.chips.to_string())
                on:change:target=move |input| typed(input.target().value())
            />
            <p class="error" id="embed-chips-wrong">
                {move || wrong.get().then(|| say::embed_chips_wrong(MOST_CHIPS))}
            </p>
        </div>
    }
}

/// A text to paste, with a button that copies it.
#[component]
fn Paste(id: &'static str, label: Text, rows: &'static str, text: Signal<String>) -> impl IntoView {
    let said = RwSignal::new("");
    let copy = move |_| {
        let text = text.get_untracked();
        spawn_local(async move {
            let is_copied = clipboard::copy(&text).await;
            // The sheet may be gone by now.
            let _ = said.try_set(if is_copied {
                say::EMBED_COPIED.get()
            } else {
                say::EMBED_COPY_IT_YOURSELF.get()
            });
        });
    };
    view! {
        <div class="paste">
            <label for=id>{label.get()}</label>
            <textarea
                id=id
                class="text"
                readonly
                rows=rows
                spellcheck="false"
                prop:value=text
                on:focus:target=|field| field.target().select()
            ></textarea>
            <button type="button" class="add" on:click=copy>{say::COPY_BUTTON.get()}</button>
            <p class="note" role="status">{said}</p>
        </div>
    }
}

/// The folder the app lies in, as an address.
fn home() -> String {
    let page = link::page();
    let end = page.rfind('/').map_or(page.len(), |slash| slash + 1);
    page[..end].to_owned()
}
