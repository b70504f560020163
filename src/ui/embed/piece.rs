//! What an embedded table shows and does beyond a table: it says what of its options is wrong, waits when it is
//! told to, tells the page around it how it goes, and leads to the whole page.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use serde_json::Value;
use web_sys::Event;

use super::carry::encoded;
use super::message::Order;
use super::options::Options;
use super::wire::Wire;
use super::wrong::Wrong;
use super::{LANGUAGE, LANGUAGE_EVENT, is_embedded, report};
use crate::ui::game::{Game, Scene};
use crate::ui::language::{Spoken, say};
use crate::ui::link;
use crate::ui::live::{live, whenever};
use crate::ui::saved;
use crate::ui::session::Setup;
use crate::ui::settings::Settings;

/// Ties the table to the page around it, once, whatever language the table speaks later. Nothing on a page of its own.
#[component]
pub fn InFrame() -> impl IntoView {
    is_embedded().then(|| {
        let (options, wrong) = Options::read(&query());
        let game = expect_context::<Game>();
        let settings = expect_context::<Settings>();
        let paused = RwSignal::new(false);
        if let Some(wire) = Wire::open(options.host.as_deref()) {
            wire.listen(move |order| match order {
                Ok(order) => obey(order, game, settings, paused),
                Err(what) => wire.send(&misunderstood(what)),
            });
            wire.send(&report::ready(&game.setup(), wanted_height()));
            for wrong in &wrong {
                wire.send(&report::error(wrong.option, &wrong.in_english()));
            }
            tell_height(wire);
            tell_ends(wire, game, options.record);
        }
        if options.start {
            game.deal();
        }
        let wrong = RwSignal::new(wrong);
        let spoken = expect_context::<Spoken>();
        let said = move || {
            spoken.now();
            let says = wrong.with(|wrong| wrong.iter().map(Wrong::says).collect::<Vec<_>>());
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
            spoken.now();
            if paused.get() { say::TABLE_WAITS.get() } else { "" }
        };
        view! {
            {live(said)}
            <p class="paused" role="status">{waits}</p>
        }
    })
}

/// The link to the whole page, which takes the sitting along. Nothing there.
#[component]
pub fn InFull() -> impl IntoView {
    is_embedded().then(|| {
        let game = expect_context::<Game>();
        // The sitting as it is at the press, by whatever means it is pressed.
        let anchor = NodeRef::<leptos::html::A>::new();
        let lead = move |to: String| {
            if let Some(anchor) = anchor.get_untracked() {
                anchor.set_href(&to);
            }
        };
        let go = move || lead(in_full(game));
        // It tells every card, so it stands there no longer than it is wanted.
        let forget = move || lead(link::page());
        view! {
            <a
                class="in-full"
                target="_blank"
                rel="noopener"
                href=link::page()
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
    let sitting = game.to_carry(saved::write);
    sitting.map_or_else(link::page, |text| {
        [link::page().as_str(), link::SITTING, &encoded(&text)].concat()
    })
}

/// The table that the address of this page asks for.
#[must_use]
pub fn asked() -> Setup {
    Options::read(&query()).0.setup()
}

fn query() -> String {
    window().location().search().unwrap_or_default()
}

fn obey(order: Order, game: Game, settings: Settings, paused: RwSignal<bool>) {
    match order {
        Order::Start => game.start(),
        Order::SetTheme(theme) => settings.change(|now| now.theme = theme),
        Order::SetLanguage(tag) => {
            if let Some(root) = document().document_element() {
                // Refused only for names that are no names.
                let _ = root.set_attribute(LANGUAGE, tag);
            }
            if let Ok(event) = Event::new(LANGUAGE_EVENT) {
                let _ = window().dispatch_event(&event);
            }
        }
        Order::Pause(on) => {
            paused.set(on);
            game.hold(on);
        }
    }
}

/// What the page around this one is told that has sent such a message.
fn misunderstood(what: &'static str) -> Value {
    let says = format!("A message came with a value of “{what}” that it cannot have.");
    report::error(what, &says)
}

fn wanted_height() -> u32 {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    report::wanted_height(width.unwrap_or_default() as u32)
}

/// Says how high the frame should be, now and whenever its width asks for another height.
fn tell_height(wire: Wire) {
    let height = RwSignal::new(wanted_height());
    let handle = window_event_listener(ev::resize, move |_| {
        let wanted = wanted_height();
        if height.get_untracked() != wanted {
            height.set(wanted);
        }
    });
    on_cleanup(move || handle.remove());
    whenever(move |_| wire.send(&report::resize(height.get())));
}

/// Tells of each deal once it is over and shown, and of the sitting.
fn tell_ends(wire: Wire, game: Game, with_record: bool) {
    let told = StoredValue::new((0, false));
    whenever(move |_| {
        let scene = game.scene();
        let (deals, chips) = game.settled(|view| {
            let chips = view.seats().map(|place| place.chips());
            (view.deals(), chips.collect::<Vec<_>>())
        });
        let (deal_told, sitting_told) = told.get_value();
        if !matches!(scene, Scene::DealOver | Scene::SittingOver) {
            told.set_value((deals.saturating_sub(1), false));
            return;
        }
        if deals > deal_told
            && let Some(outcome) = game.outcome()
        {
            wire.send(&report::deal_ended(deals, &outcome, &chips));
        }
        let is_over = scene == Scene::SittingOver;
        if is_over && !sitting_told {
            let record = with_record.then(|| game.whole_record()).flatten();
            wire.send(&report::sitting_ended(
                &game.setup(),
                deals,
                &chips,
                record.map(|record| record.to_json()).as_deref(),
            ));
        }
        told.set_value((deals, is_over));
    });
}
