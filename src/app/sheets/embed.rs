//! The sheet *Embed this table*: its options, a preview, and the lines to paste.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::field::{Choose, Field, FieldSpec, field_view};
use super::frame::{Frame, SheetFrame};
use crate::app::draft::LARGEST_AMOUNT;
use crate::app::embed::{self, CHIPS, Options};
use crate::app::i18n::{self, Text, say};
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::live::{live, whenever};
use crate::app::platform::share;
use crate::app::replay::Records;
use crate::app::settings::{Speed, Theme};
use crate::app::table::link;
use crate::app::words::unusual_rules;
use crate::sitting::session::MOST_SEATS;

/// The accent colour that is offered first, as `rrggbb`.
const BLUE: &str = "1d4ed8";
/// The preview is reloaded when nothing has changed for this long.
const QUIET: Duration = Duration::from_millis(500);

const BOTS: FieldSpec<Options> = FieldSpec::one_of(
    "embed-bots",
    say::EMBED_BOTS,
    Some(say::EMBED_BOTS_HINT),
    &[say::EMBED_NO_BOTS],
    |now: &Options| now.bots,
    |now, to| now.bots = to,
)
.or_up_to(MOST_SEATS as u64);

/// The first choice is the fewest seats that the game allows.
const SEATS: FieldSpec<Options> = FieldSpec::one_of(
    "embed-seats",
    say::EMBED_SEATS,
    None,
    &[],
    |now: &Options| now.seats.saturating_sub(now.rules.least_seats()),
    |now, to| {
        let people = now.seats.saturating_sub(now.bots);
        now.seats = to + now.rules.least_seats();
        now.bots = now.seats.saturating_sub(people);
    },
)
.or_up_to(MOST_SEATS as u64);

/// How it looks and moves.
const LOOK: [FieldSpec<Options>; 3] = [
    FieldSpec::light(
        "embed-light",
        |now| now.theme as usize,
        |now, to| now.theme = Theme::ALL[to],
    ),
    FieldSpec::one_of(
        "embed-speed",
        say::SPEED,
        None,
        &[say::SLOW, say::USUAL, say::QUICK, say::INSTANT],
        |now| now.speed.unwrap_or_default() as usize,
        |now, to| now.speed = Some(Speed::ALL[to]).filter(|speed| *speed != Speed::Normal),
    ),
    FieldSpec::switch(
        "embed-accent",
        say::EMBED_ACCENT,
        Some(say::EMBED_ACCENT_HINT),
        |now| now.accent.is_some().into(),
        |now, to| now.accent = (to == 1).then(|| BLUE.into()),
    ),
];

/// What only a table has that is played.
const PLAYED: [FieldSpec<Options>; 3] = [
    FieldSpec::switch(
        "embed-start",
        say::EMBED_START,
        Some(say::EMBED_START_HINT),
        |now| now.start.into(),
        |now, to| now.start = to == 1,
    ),
    FieldSpec::switch(
        "embed-hints",
        say::HINTS,
        Some(say::HINT_HINTS),
        |now| now.hints.into(),
        |now, to| now.hints = to == 1,
    ),
    FieldSpec::switch(
        "embed-record",
        say::EMBED_RECORD,
        Some(say::EMBED_RECORD_HINT),
        |now| now.record.into(),
        |now, to| now.record = to == 1,
    ),
];

const PLAY: FieldSpec<Options> = FieldSpec::switch(
    "embed-play",
    say::EMBED_PLAY,
    Some(say::EMBED_PLAY_HINT),
    |now| now.replay.as_ref().is_some_and(|replay| replay.play).into(),
    |now, to| {
        if let Some(replay) = &mut now.replay {
            replay.play = to == 1;
        }
    },
);

/// The sheet.
#[component]
pub fn Embed(options: RwSignal<Options>) -> impl IntoView {
    let frame = Frame::new();
    let query = Memo::new(move |_| options.with(embed::query_of));
    let previewed = RwSignal::new(query.get_untracked());
    // Several quick changes reload the preview only once.
    whenever(move |_| {
        let now = query.get();
        let settle = move || {
            if query.try_get_untracked().as_ref() == Some(&now) {
                let _ = previewed.try_set(now);
            }
        };
        set_timeout(settle, QUIET);
    });
    let seats = Memo::new(move |_| options.with(|options| options.seats));
    let mut seats_field = field(options, &SEATS);
    let rules = options.with_untracked(|options| options.rules.clone());
    seats_field.choices.truncate(embed::most_seats(&rules));
    seats_field.choices.drain(..rules.least_seats() - 1);
    let coloured = Memo::new(move |_| options.with(|options| options.accent.is_some()));
    let bots = move || {
        // At most as many bots as there are seats.
        let mut field = field(options, &BOTS);
        field.choices.truncate(seats.get() + 1);
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
    let (replay, is_taught, is_numbered) = options.with_untracked(|now| {
        let step = now.replay.as_ref().map(|replay| replay.step);
        (step, now.lesson.is_some(), now.number.is_some())
    });
    let sheet = expect_context::<OpenSheet>();
    let (title, back) = match replay {
        Some(_) => (say::EMBED_THIS_DEAL.get(), Some(Sheet::Replay)),
        None if is_taught => (say::EMBED_THIS_LESSON.get(), Some(Sheet::Workshop)),
        None if is_numbered => (say::EMBED_THIS_SITTING.get(), Some(Sheet::School)),
        None => (Sheet::Embed.title(), None),
    };
    let back = back.map(|back| {
        view! { <button class="add" on:click=move |_| sheet.set(Some(back))>{say::TRIAL_BACK.get()}</button> }
    });
    let can_play = replay.is_some() && expect_context::<Records>().left_at().1;
    let is_table = replay.is_none() && !is_numbered && !is_taught;
    let is_played = is_table || replay.is_none() && is_numbered;
    let asks_for_chips = options.with_untracked(|now| now.rules.points().is_none());
    let rules = move || {
        let said = options.with(|options| unusual_rules(&options.rules));
        if said.is_empty() {
            say::EMBED_USUAL_RULES.get().into()
        } else {
            said.join(" ")
        }
    };
    let explanation = move || {
        if let Some(step) = replay {
            say::embed_deal_is(step as u64)
        } else if is_taught {
            say::EMBED_LESSON_IS.get().into()
        } else if is_numbered {
            say::EMBED_NUMBER_IS.get().into()
        } else {
            rules()
        }
    };
    let drawn = move |spec| field_view(field(options, spec));
    view! {
        <SheetFrame frame title>
            <div class="body">
                <p class="note">{explanation}</p>
                {back}
                {is_table.then(|| view! {
                    <Choose field=seats_field/>
                    {live(bots)}
                    {asks_for_chips.then(|| chips_field(options))}
                    {names_field(options)}
                })}
                {can_play.then(|| field_view(field(options, &PLAY)))}
                <Choose field=tongue(options)/>
                {LOOK.iter().map(drawn).collect_view()}
                {is_played.then(|| PLAYED.iter().map(drawn).collect_view())}
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

fn field(options: RwSignal<Options>, spec: &'static FieldSpec<Options>) -> Field {
    spec.field(
        move || options.with(spec.get),
        move |to| options.update(|now| (spec.set)(now, to)),
    )
}

/// The field for the language.
fn tongue(options: RwSignal<Options>) -> Field {
    let place = |tag| i18n::ALL.iter().position(|one| one.code == tag);
    let get = move || options.with(|now| now.language.and_then(place).map_or(0, |place| place + 1));
    let set = move |to: usize| {
        let chosen = to.checked_sub(1).and_then(|place| i18n::ALL.get(place));
        options.update(|now| now.language = chosen.map(|one| one.code));
    };
    let names = i18n::ALL.iter().map(|one| one.name);
    Field {
        id: "embed-language",
        label: say::LANGUAGE.get(),
        hint: "",
        why: "",
        choices: [say::EMBED_LANGUAGE_OF_THE_VISITOR.get()]
            .into_iter()
            .chain(names)
            .collect(),
        get: Arc::new(get),
        set: Arc::new(set),
    }
}

/// A field for a text, with what is wrong with it. `typed` takes the text.
fn typed_field(
    id: &'static str,
    mode: Option<&'static str>,
    label: Text,
    value: String,
    wrong: RwSignal<String>,
    typed: impl Fn(String) + 'static,
) -> AnyView {
    view! {
        <div class="field">
            <label for=id>{label.get()}</label>
            <input
                id=id
                inputmode=mode
                autocomplete="off"
                aria-invalid=move || wrong.with(|wrong| !wrong.is_empty()).then_some("true")
                aria-describedby=format!("{id}-wrong")
                value=value
                on:change:target=move |input| typed(input.target().value())
            />
            <p class="error" id=format!("{id}-wrong")>{wrong}</p>
        </div>
    }
    .into_any()
}

/// The field for the chips of each player.
fn chips_field(options: RwSignal<Options>) -> AnyView {
    let wrong = RwSignal::new(String::new());
    let typed = move |text: String| {
        let chips = text.trim().parse().ok();
        let chips = chips.filter(|chips| (1..=LARGEST_AMOUNT).contains(chips));
        let says = chips
            .is_none()
            .then(|| say::embed_chips_wrong(LARGEST_AMOUNT));
        wrong.set(says.unwrap_or_default());
        options.update(|now| now.chips = chips.unwrap_or(CHIPS));
    };
    let chips = options.with_untracked(|now| now.chips.to_string());
    let mode = Some("numeric");
    typed_field("embed-chips", mode, say::EMBED_CHIPS, chips, wrong, typed)
}

/// The field for the names of the seats, as far as there are seats. If one of them cannot be, it is told; the frame says so too.
fn names_field(options: RwSignal<Options>) -> AnyView {
    let wrong = RwSignal::new(String::new());
    whenever(move |_| {
        let fault = options.with(Options::fault_of_names);
        wrong.set(fault.map(|fault| fault.kind.says()).unwrap_or_default());
    });
    let typed = move |text: String| {
        // `embed::read_names` refuses more names than a table can have seats.
        let most: Vec<_> = text.split(',').take(MOST_SEATS).collect();
        let names = embed::read_names(&most.join(",")).filter(|_| !text.trim().is_empty());
        options.update(|now| now.names = names.unwrap_or_default());
    };
    let names = options.with_untracked(|now| now.names.join(","));
    view! {
        {typed_field("embed-names", None, say::EMBED_NAMES, names, wrong, typed)}
        <p class="note">{say::EMBED_NAMES_HINT.get()}</p>
    }
    .into_any()
}

/// A text to paste, with a button that copies it.
#[component]
fn Paste(id: &'static str, label: Text, rows: &'static str, text: Signal<String>) -> impl IntoView {
    let said = RwSignal::new("");
    let copy = move |_| {
        let text = text.get_untracked();
        spawn_local(async move {
            let is_copied = share::copy(&text).await;
            // The sheet may be closed by now.
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

/// The address of the app's folder.
fn home() -> String {
    let page = link::page_address();
    let end = page.rfind('/').map_or(page.len(), |slash| slash + 1);
    page[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::SEATS;
    use crate::app::embed::{Options, most_seats};
    use crate::games;

    #[test]
    fn every_number_of_seats_that_a_game_allows_can_be_chosen() {
        for key in games::GAME_KEYS {
            let rules = (games::named(key).expect("a game").rules)();
            for seats in rules.least_seats()..=most_seats(&rules) {
                let mut options = Options {
                    rules: rules.clone(),
                    seats,
                    bots: 0,
                    ..Options::default()
                };
                let choice = (SEATS.get)(&options);
                assert_eq!(choice, seats - rules.least_seats(), "{key}");
                options.seats = most_seats(&rules);
                (SEATS.set)(&mut options, choice);
                assert_eq!((options.seats, options.bots), (seats, 0), "{key}");
            }
        }
    }
}
