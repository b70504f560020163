//! The additions of an embedded table: it names invalid options, pauses on request, reports deals to the page around
//! it, and links to the whole page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::deals;
use super::height::Height;
use super::kept;
use super::message::Order;
use super::options::Options;
use super::refused_option::RefusedOption;
use super::report;
use super::request::EmbedRequest;
use super::tables::Tables;
use super::wire::Wire;
use crate::app::i18n::{PageLanguage, say};
use crate::app::platform::frame::{FIXED, LANGUAGE, ask_for_language, is_embedded, query};
use crate::app::platform::live::{live, whenever};
use crate::app::settings::{Settings, Speed, Theme};
use crate::app::table::game::{Game, Model};
use crate::app::table::link;
use crate::app::table::page::Page;
use crate::notation::FragmentKind;
use crate::sitting::address::encoded;
use crate::sitting::save;
use crate::sitting::session::Setup;

/// Connects the table with the page around it: once, even if the language changes later. It
/// is ready when what was asked for in place of the usual table is here.
#[component]
pub fn InFrame(request: EmbedRequest) -> impl IntoView {
    let page = expect_context::<Page>();
    let Page { game, settings, .. } = page;
    let paused = RwSignal::new(false);
    request.with(|options| set(settings, options));
    let wire = Wire::open(request.with(|options| options.host.clone()).as_deref());
    let height = RwSignal::new(Height::of(width()));
    let tables = Tables::new();
    if let Some(wire) = wire {
        wire.listen(move |order| match order {
            // A table is not dealt that stands behind a replay, or is still to come.
            Ok(Order::Start) if request.is_in_place() && page.sheet.get_untracked().is_some() => {}
            Ok(Order::Start) if game.is_over_by_number() => page.deal_number_again(),
            Ok(Order::SetTable(options)) => tables.ask(&options, request, game, wire),
            Ok(Order::Keep) => kept::send(wire, game),
            Ok(order) => handle_order(order, game, settings, paused),
            Err(what) => {
                // As where the frame is fetched, a wrong value gives way to the default.
                match what {
                    "lang" => handle_order(Order::SetLanguage(None), game, settings, paused),
                    "theme" => {
                        handle_order(Order::SetTheme(Theme::default()), game, settings, paused);
                    }
                    _ => {}
                }
                wire.send(&report::error(what, &not_understood(what)));
            }
        });
        tables.follow(game, wire);
        report_height(wire, height);
    }
    let reported = StoredValue::new(None::<usize>);
    whenever(move |_| {
        let all = request.wrong.get();
        if request.waits() {
            return;
        }
        let before = reported.get_value();
        reported.set_value(Some(all.len()));
        untrack(|| {
            if let Some(wire) = wire {
                if before.is_none() {
                    let height = height.get_untracked().requested;
                    wire.send(&report::ready(&game.setup(), height));
                }
                for wrong in all.iter().skip(before.unwrap_or(0)) {
                    wire.send(&report::error(wrong.option, &wrong.in_english()));
                }
            }
            let is_new = game.peek_at(Model::is_new) && page.sheet.get().is_none();
            let deals = request.with(|options| options.start) && is_new;
            if before.is_none() && deals {
                game.deal();
            }
        });
    });
    // A deal that has begun by now is told after the table is.
    if let Some(wire) = wire {
        deals::report(wire, game, request, tables);
        kept::report(wire, game);
    }
    let wrong = request.wrong;
    let page_language = expect_context::<PageLanguage>();
    let said = move || {
        page_language.now();
        let says = wrong.with(|wrong| wrong.iter().map(RefusedOption::says).collect::<Vec<_>>());
        (!says.is_empty()).then(|| {
            let lines: Vec<_> = says.into_iter().map(|says| view! { <p>{says}</p> }).collect();
            view! {
                <div class="notice" role="alert">
                    {lines}
                    <button on:click=move |_| wrong.set(Vec::new())>{say::NOTICE_GOOD.get()}</button>
                </div>
            }
        })
    };
    let waits = move || {
        page_language.now();
        if paused.get() {
            say::TABLE_WAITS.get()
        } else {
            ""
        }
    };
    view! {
        {live(said)}
        <p class="paused" role="status">{waits}</p>
    }
}

/// The link to the whole page, which takes the sitting along. On the whole page itself there is no such link.
#[component]
pub fn InFull() -> impl IntoView {
    is_embedded().then(|| {
        let game = expect_context::<Game>();
        // The address is made when the link is pressed, by pointer or by key, so that it has the latest sitting.
        let anchor = NodeRef::<leptos::html::A>::new();
        let lead = move |to: String| {
            if let Some(anchor) = anchor.get_untracked() {
                anchor.set_href(&to);
            }
        };
        let go = move || lead(in_full(game));
        // The address contains every card, so it is removed from the link again at once.
        let forget = move || lead(link::page_address());
        view! {
            <a
                class="in-full"
                target="_blank"
                rel="noopener"
                href=link::page_address()
                node_ref=anchor
                aria-label=say::PLAY_IN_FULL_IN_A_NEW_TAB.get()
                title=say::PLAY_IN_FULL.get()
                on:pointerdown=move |_| go()
                on:keydown=move |_| go()
                on:click=move |_| {
                    go();
                    set_timeout(forget, Duration::ZERO);
                }
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M13 5h6v6M19 5l-9 9M10 5H5v14h14v-5"/></svg>
            </a>
        }
    })
}

/// The address of the whole page, with the sitting in it unless that is over.
fn in_full(game: Game) -> String {
    let sitting = game.export_text(save::write);
    sitting.map_or_else(link::page_address, |text| {
        link::address(FragmentKind::Sitting, &encoded(&text))
    })
}

/// The table that the address of this page asks for.
#[must_use]
pub fn requested_setup() -> Setup {
    let options = Options::read(&query()).0;
    if let Some(root) = document().document_element()
        && options.no_new_game
    {
        // Fails only for invalid names.
        let _ = root.set_attribute(FIXED, "");
    }
    options.setup()
}

/// Sets what the page around this one may set. A device that asks for no motion has none. The start of the page has read the speed
/// already, but not where it stands behind `#`.
fn set(settings: Settings, options: &Options) {
    settings.change(|now| {
        now.hints |= options.hints;
        if let Some(speed) = options.speed.filter(|_| now.speed != Speed::Instant) {
            now.speed = speed;
        }
    });
}

fn handle_order(order: Order, game: Game, settings: Settings, paused: RwSignal<bool>) {
    match order {
        Order::Start => game.start(),
        Order::SetTheme(theme) => settings.change(|now| now.theme = theme),
        Order::SetLanguage(tag) => {
            if let Some(root) = document().document_element() {
                // Both fail only for invalid names.
                let _ = match tag {
                    Some(tag) => root.set_attribute(LANGUAGE, tag),
                    None => root.remove_attribute(LANGUAGE),
                };
            }
            ask_for_language();
        }
        Order::Pause(on) => {
            paused.set(on);
            game.set_paused(on);
        }
        // The others need more than this.
        Order::SetTable(_) | Order::Keep => {}
    }
}

/// The error that the page around this one gets for a message with an invalid value.
fn not_understood(what: &str) -> String {
    format!("A message came with a value of “{what}” that it cannot have.")
}

fn width() -> u32 {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.unwrap_or_default() as u32
}

/// Says how high the frame should be, now and whenever its width asks for another height.
fn report_height(wire: Wire, height: RwSignal<Height>) {
    let handle = window_event_listener(ev::resize, move |_| {
        let before = height.get_untracked();
        let after = before.at(width());
        if after != before {
            height.set(after);
        }
    });
    on_cleanup(move || handle.remove());
    let reported = StoredValue::new(None);
    whenever(move |_| {
        let requested = height.get().requested;
        if reported.get_value() != Some(requested) {
            reported.set_value(Some(requested));
            wire.send(&report::resize(requested));
        }
    });
}
