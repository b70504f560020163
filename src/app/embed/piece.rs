//! The additions of an embedded table: it names invalid options, pauses on request, reports deals to the page around
//! it, and links to the whole page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use web_sys::Event;

use super::height::Height;
use super::message::Order;
use super::options::Options;
use super::refused_option::RefusedOption;
use super::report;
use super::request::{EmbedRequest, query};
use super::wire::Wire;
use crate::app::i18n::{PageLanguage, say};
use crate::app::platform::frame::{LANGUAGE, LANGUAGE_EVENT, is_embedded};
use crate::app::platform::live::{live, whenever};
use crate::app::settings::{Settings, Speed};
use crate::app::table::game::{Game, Phase};
use crate::app::table::link;
use crate::app::table::page::Page;
use crate::sitting::address::encoded;
use crate::sitting::save;
use crate::sitting::session::{Session, Setup};

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
    if let Some(wire) = wire {
        wire.listen(move |order| match order {
            // A table is not dealt that stands behind a replay, or is still to come.
            Ok(Order::Start) if request.is_in_place() && page.sheet.get_untracked().is_some() => {}
            Ok(Order::Start) if game.is_over_by_number() => page.deal_number_again(),
            Ok(order) => handle_order(order, game, settings, paused),
            Err(what) => wire.send(&report::error(what, &not_understood(what))),
        });
        report_height(wire, height);
        report_ends(wire, game, request.with(|options| options.record));
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
            let deals = request.with(|options| options.start) && page.sheet.get().is_none();
            if before.is_none() && deals {
                game.deal();
            }
        });
    });
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
        [
            link::page_address().as_str(),
            link::SITTING_PREFIX,
            &encoded(&text),
        ]
        .concat()
    })
}

/// The table that the address of this page asks for.
#[must_use]
pub fn requested_setup() -> Setup {
    Options::read(&query()).0.setup()
}

/// Sets what the page around this one may set. A device that asks for no motion has none.
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
                // Fails only for invalid names.
                let _ = root.set_attribute(LANGUAGE, tag);
            }
            if let Ok(event) = Event::new(LANGUAGE_EVENT) {
                let _ = window().dispatch_event(&event);
            }
        }
        Order::Pause(on) => {
            paused.set(on);
            game.set_paused(on);
        }
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

/// Reports each deal to the page around this one once it is over and shown, and the end of the sitting.
fn report_ends(wire: Wire, game: Game, with_record: bool) {
    let reported = StoredValue::new((0, false));
    whenever(move |_| {
        let scene = game.phase();
        let (deals, chips) = game.settled(|view| {
            let chips = view.seats().map(|place| place.chips());
            (view.deals(), chips.collect::<Vec<_>>())
        });
        let (deals_reported, sitting_reported) = reported.get_value();
        if !matches!(scene, Phase::DealOver | Phase::SittingOver) {
            reported.set_value((deals.saturating_sub(1), false));
            return;
        }
        if deals > deals_reported
            && let Some(outcome) = game.session(report::outcome)
        {
            wire.send(&report::deal_ended(deals, &outcome, &chips));
        }
        let is_over = scene == Phase::SittingOver;
        if is_over && !sitting_reported {
            let record = with_record.then(|| game.whole_record()).flatten();
            wire.send(&report::sitting_ended(
                &game.setup(),
                deals,
                &game.session(Session::brought),
                &chips,
                record.as_ref(),
            ));
        }
        reported.set_value((deals, is_over));
    });
}
