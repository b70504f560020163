//! The start: sets up the page, and draws it in place of the static first screen.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::Element;

use super::board::Board;
use super::controls::listen;
use super::drawing::draw;
use super::early_embed::EarlyEmbed;
use super::game::{Game, Repertoire};
use super::history;
use super::link::{self, SheetLink, follow_shortcut, is_of_a_phone};
use super::not_yet::not_yet;
use super::page::{Loaders, Page, Programs};
use super::patch::Node;
use super::playing;
use super::press::Press;
use super::ready;
use super::retry::Retry;
use crate::app::i18n::{PageLanguage, say};
use crate::app::lazy::{Fetching, OpenSheet, Piece, Sheet, Slot};
use crate::app::platform::first_move::FirstMove;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;
use crate::app::platform::update::Update;
use crate::app::settings::Settings;
use crate::app::storage::SaveState;
use crate::sitting::session::Setup;
use crate::sitting::table_for_four;

/// Starts the page. An embedded page first waits for the messages, which name its players, and unless it asks for the usual game
/// for the sheets, which read its options.
pub fn begin(loads: Loaders, watch: fn(Page)) {
    let Some(body) = document().body() else {
        return;
    };
    let body: Element = body.into();
    let settings = Settings::new();
    settings.apply();
    let page_language = PageLanguage::follow(move || settings.get().language);
    let programs = Programs::new(loads);
    let base = Base {
        settings,
        page_language,
        programs,
        watch,
    };
    if !frame::is_embedded() && is_of_a_phone() {
        return begin_phone(body, base);
    }
    if !frame::is_embedded() {
        return set_up(&body, base, table_for_four(), loads.first.repertoire, false);
    }
    let early = EarlyEmbed::read(&frame::query());
    if early.is_none() {
        programs.fetch_sheets();
    }
    let waits = Stored::new(true);
    let owner = Owner::current().unwrap_or_default();
    let again = Retry::new(programs, Programs::fetch_sheets);
    whenever(move |_| {
        again.track();
        let has_words = page_language.now().is_some();
        let all = programs.games().zip(programs.sheets());
        let has_failed = programs.sheets_fetching() == Fetching::Failed;
        if !waits.get_value() {
            if has_failed {
                again.wait();
            }
            return;
        }
        let (setup, repertoire, starts) = match (&early, all) {
            (Some(early), _) if has_words => (early.setup(), loads.first.repertoire, early.starts),
            (None, Some((games, sheets))) if has_words => {
                ((sheets.requested_setup)(), games.repertoire, false)
            }
            (None, None) if has_failed => return again.failed(&body),
            _ => return,
        };
        waits.set_value(false);
        again.end();
        if early.is_some() {
            frame::tell_that_it_is_set_up();
        }
        untrack(|| owner.with(|| set_up(&body, base, setup, repertoire, starts)));
        programs.fetch_sheets();
    });
}

/// Starts the screen of a phone. It knows no table: what is stored of a sitting stays as it is.
fn begin_phone(body: Element, base: Base) {
    let programs = base.programs;
    programs.fetch_phones();
    let waits = Stored::new(true);
    let again = Retry::new(programs, Programs::fetch_phones);
    whenever(move |_| {
        again.track();
        match programs.phones() {
            Some(phones) if base.page_language.now().is_some() && waits.get_value() => {
                waits.set_value(false);
                again.end();
                let body = body.clone();
                untrack(move || (phones.screen)(body, base.settings));
            }
            None if programs.phones_fetching() == Fetching::Failed => again.failed(&body),
            _ => {}
        }
    });
}

/// What the page has before its table is set up.
#[derive(Clone, Copy)]
struct Base {
    settings: Settings,
    page_language: PageLanguage,
    programs: Programs,
    watch: fn(Page),
}

/// Sets up the table, deals if it `starts`, and replaces the static first screen once there are messages.
fn set_up(body: &Element, base: Base, setup: Setup, repertoire: Repertoire, starts: bool) {
    let Base {
        settings,
        page_language,
        programs,
        watch,
    } = base;
    let sheet = OpenSheet::new(None);
    let sheet_link = SheetLink::watch(sheet);
    let first_move = FirstMove::new();
    let update = Update::watch();
    let wanted = Game::new(setup, settings, repertoire);
    let is_refused = wanted.is_err();
    // The usual table can always be set up.
    let made = wanted.or_else(|_| Game::new(table_for_four(), settings, repertoire));
    let Ok(game) = made else {
        return;
    };
    let save_state = SaveState::new();
    if is_refused {
        save_state.notify(say::TABLE_NOT_MADE.get().into(), None);
    }
    history::follow(sheet);
    let page = Page {
        settings,
        page_language,
        programs,
        sheet,
        owner: Stored::new(Owner::current().unwrap_or_default()),
        sheet_link,
        update,
        first_move,
        save_state,
        game,
        board: Board::watch(),
        pressed_at: Stored::new(f64::NEG_INFINITY),
    };
    let owner = Owner::current().unwrap_or_default();
    let waits = Stored::new(true);
    let of_games = owner.clone();
    // This comes before all else that waits for the games, which may resume one of them at once.
    whenever(move |_| {
        if let Some(games) = programs.games()
            && waits.try_update_value(std::mem::take) == Some(true)
        {
            untrack(|| of_games.with(|| (games.begin)(page)));
        }
    });
    watch(page);
    // A stored sitting is not given up for a shortcut.
    let shortcut = move || {
        follow_shortcut(sheet, || {
            if !save_state.has_stored() {
                game.deal();
            }
        });
    };
    shortcut();
    window_event_listener(leptos::ev::hashchange, move |_| {
        shortcut();
        if !frame::is_embedded() && link::leads_away() {
            // A page is what its address said when it was loaded.
            match sheet.get_untracked() {
                None if game.is_new() => return link::reload(),
                // The question would lie behind it. What was typed there is kept.
                Some(open) if !open.is_in_place_of_the_table() => sheet.set(None),
                _ => {}
            }
            save_state.asks_to_leave();
        }
    });
    playing::begin(page);
    if starts {
        game.deal();
    }
    let body_of_page = body.clone();
    // The sheets are fetched at the visitor's first move, to be here when one is opened, and what is studied after them.
    whenever(move |_| {
        let open = sheet.get();
        if let Some(open) = open {
            programs.fetch(open);
        }
        if first_move.made() {
            match programs.sheets() {
                Some(_) => programs.fetch_study(),
                None => programs.fetch_sheets(),
            }
        }
    });
    // Making and drawing the page are two tasks. The browser answers presses between them.
    Timeout::new(0, move || owner.with(|| show(page, &body_of_page))).forget();
}

/// Draws the page in place of the static first screen, and begins to listen.
fn show(page: Page, body: &Element) {
    draw(page, body, scene);
    whenever(move |_| {
        if page.page_language.now().is_some()
            && let Some(shell) = document().get_element_by_id("shell")
        {
            shell.remove();
        }
    });
    listen(page);
}

/// The whole page. Pieces without words are not filled again when the language changes.
fn scene(page: Page) -> Vec<Node> {
    let mut scene = Vec::new();
    if page.page_language.now().is_some() {
        scene.push(table(page));
    }
    for piece in [Piece::Senses, Piece::InFrame] {
        scene.extend(page.slot(Slot::Piece(piece)));
    }
    scene
}

fn table(page: Page) -> Node {
    let Page {
        save_state, sheet, ..
    } = page;
    let drawn = page.scene(|scene| match scene.game.is_new() {
        true => ready::draw(scene),
        false => playing::draw(scene),
    });
    let is_away = sheet.get().is_some_and(Sheet::is_in_place_of_the_table);
    let behind = drawn.is_behind || save_state.is_in_other_tab() || is_away;
    let board = drawn.room.iter().find(|node| node.name() == "board");
    let has_log = board.is_some_and(|board| board.inside().iter().any(|node| node.tag() == "div"));
    let is_hidden = is_away
        && sheet
            .get()
            .is_some_and(|sheet| page.fill(Slot::Sheet(sheet)).is_some());
    let room = Node::new("div", "room")
        .attr_if(behind, "inert", "")
        .marked_if(board.is_some(), "has-board")
        .marked_if(has_log, "has-log")
        .marked_if(is_hidden, "is-hidden")
        .children(drawn.room);
    let open = sheet.get().map(|sheet| {
        let made = page.slot_in_language(Slot::Sheet(sheet));
        made.unwrap_or_else(|| not_yet(page, sheet))
    });
    let games = page.programs.games();
    let notices = games.map_or_else(Vec::new, |games| (games.notices)(page));
    let status = Node::new("p", "sr")
        .attr("role", "status")
        // Only what is new is read.
        .attr("aria-atomic", "false")
        .children(drawn.status);
    Node::new("main", "table")
        .child(room)
        .maybe_child(unsaved_notice(page))
        .children(notices)
        .maybe_child(page.slot_in_language(Slot::Piece(Piece::Curtain)))
        .maybe_child(open)
        .child(status)
}

/// The warning that nothing is saved for now, or that the stored sitting cannot go on yet, until it is closed or no
/// longer true.
fn unsaved_notice(page: Page) -> Option<Node> {
    let Page {
        save_state,
        programs,
        ..
    } = page;
    let is_asked = save_state.is_anything_asked();
    let waits = programs.games().is_none()
        || save_state.needs_sheets() && programs.sheets().is_none()
        || save_state.is_link_unread();
    let is_said = save_state.warns_unsaved() && waits;
    let says = match is_asked {
        true => say::SITTING_NOT_FETCHED,
        false => say::KEEPER_NOT_FETCHED,
    };
    let notice = || {
        let again = Node::new("button", "").on(Press::FetchAgain);
        let good = Node::new("button", "").key(1).on(Press::DismissUnsaved);
        Node::new("div", "notice")
            .attr("role", "alert")
            .child(Node::new("p", "").text(says.get()))
            .child(again.text(say::TRY_AGAIN.get()))
            .child(good.text(say::NOTICE_GOOD.get()))
    };
    is_said.then(notice)
}
