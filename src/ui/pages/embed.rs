//! The sheet that makes what puts a table on another page: what it is to be like, how it looks then, and the
//! text to paste.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::clipboard;
use super::field::{Choose, Field, Segments, Switch};
use super::frame::{Frame, SheetFrame};
use super::sheets::Sheet;
use crate::ui::embed::{self, CHIPS, MOST_CHIPS, Options};
use crate::ui::language::{self, Text, say};
use crate::ui::link;
use crate::ui::live::live;
use crate::ui::settings::Theme;
use crate::ui::words::unusual;

/// Numbers, the same in every language.
const SEATS: [&str; 7] = ["2", "3", "4", "5", "6", "7", "8"];
const BOTS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
/// The colour that is offered first, as six digits.
const BLUE: &str = "1d4ed8";
/// The preview is made anew once nothing has been changed for so long.
const QUIET: Duration = Duration::from_millis(500);

/// A field that stands for a number.
struct Asked {
    id: &'static str,
    label: Text,
    hint: Option<Text>,
    says: &'static [Text],
    /// What can be chosen after those.
    numbers: &'static [&'static str],
    get: fn(&Options) -> usize,
    set: fn(&mut Options, usize),
}

const SEATS_ASKED: Asked = Asked {
    id: "embed-seats",
    label: say::EMBED_SEATS,
    hint: None,
    says: &[],
    numbers: &SEATS,
    get: |now| now.seats - 2,
    set: |now, to| {
        let people = now.seats - now.bots;
        now.seats = to + 2;
        now.bots = now.seats.saturating_sub(people);
    },
};

const BOTS_ASKED: Asked = Asked {
    id: "embed-bots",
    label: say::EMBED_BOTS,
    hint: Some(say::EMBED_BOTS_HINT),
    says: &[say::EMBED_NO_BOTS],
    numbers: &BOTS,
    get: |now| now.bots,
    set: |now, to| now.bots = to,
};

/// Those that follow the chips. Those that say no words are switches.
const OTHERS: [Asked; 4] = [
    Asked {
        id: "embed-light",
        label: say::LIGHT,
        hint: None,
        says: &[
            say::AS_THE_DEVICE,
            say::DAY,
            say::EVENING,
            say::HIGH_CONTRAST,
        ],
        numbers: &[],
        get: |now| now.theme as usize,
        set: |now, to| now.theme = Theme::ALL[to],
    },
    Asked {
        id: "embed-start",
        label: say::EMBED_START,
        hint: Some(say::EMBED_START_HINT),
        says: &[],
        numbers: &[],
        get: |now| now.start.into(),
        set: |now, to| now.start = to == 1,
    },
    Asked {
        id: "embed-record",
        label: say::EMBED_RECORD,
        hint: Some(say::EMBED_RECORD_HINT),
        says: &[],
        numbers: &[],
        get: |now| now.record.into(),
        set: |now, to| now.record = to == 1,
    },
    Asked {
        id: "embed-accent",
        label: say::EMBED_ACCENT,
        hint: Some(say::EMBED_ACCENT_HINT),
        says: &[],
        numbers: &[],
        get: |now| now.accent.is_some().into(),
        set: |now, to| now.accent = (to == 1).then(|| BLUE.into()),
    },
];

/// The sheet.
#[component]
pub fn Embed(options: RwSignal<Options>) -> impl IntoView {
    let frame = Frame::new();
    let query = Memo::new(move |_| options.with(embed::query_of));
    let previewed = RwSignal::new(query.get_untracked());
    // A table is not begun for every press on the way to another.
    Effect::new(move || {
        let asked = query.get();
        let settle = move || {
            if query.try_get_untracked().as_ref() == Some(&asked) {
                let _ = previewed.try_set(asked);
            }
        };
        set_timeout(settle, QUIET);
    });
    let seats = Memo::new(move |_| options.with(|options| options.seats));
    let coloured = Memo::new(move |_| options.with(|options| options.accent.is_some()));
    let bots = move || {
        // No more of them than there are seats.
        let mut field = field(options, &BOTS_ASKED);
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
                <Choose field=field(options, &SEATS_ASKED)/>
                {live(bots)}
                <ChipsField options/>
                <Choose field=tongue(options)/>
                {OTHERS.iter().map(|asked| one(options, asked)).collect_view()}
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

fn field(options: RwSignal<Options>, asked: &'static Asked) -> Field {
    let says = asked.says.iter().map(|text| text.get());
    Field {
        id: asked.id,
        label: asked.label.get(),
        hint: asked.hint.map_or("", Text::get),
        why: "",
        says: says.chain(asked.numbers.iter().copied()).collect(),
        get: Arc::new(move || options.with(asked.get)),
        set: Arc::new(move |to| options.update(|now| (asked.set)(now, to))),
    }
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

fn one(options: RwSignal<Options>, asked: &'static Asked) -> AnyView {
    let field = field(options, asked);
    if asked.says.is_empty() {
        view! { <Switch field/> }.into_any()
    } else {
        view! { <Segments field/> }.into_any()
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
