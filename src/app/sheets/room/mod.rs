//! A room: a second table in place of the first one, whose game waits meanwhile. Guided deals, first deals, retold tables, ten
//! deals, drills, trials and replays are played in rooms.
//!
//! `opening.rs`: a room that is on its way. `uses.rs`: what may be done at its table.

mod opening;
mod uses;

pub use opening::Opening;
pub use uses::Uses;

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::beats::ChartButton;
use super::curtain::Curtain;
use crate::app::i18n::{Text, say};
use crate::app::platform::keyboard;
use crate::app::platform::live::{live, whenever};
use crate::app::table::controls::{self, is_meant_elsewhere};
use crate::app::table::drawing::draw;
use crate::app::table::game::{Game, Model};
use crate::app::table::page::Page;
use crate::app::table::patch::Node;

/// A room. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Room {
    /// The page, with the game of the room in place of the one in hand.
    page: Page,
    has_curtain: bool,
}

impl Room {
    /// A room in which this game is played by one person. It stops with the owner.
    #[must_use]
    pub fn new(game: Game, page: Page) -> Room {
        on_cleanup(move || {
            game.stop_timer();
        });
        Room {
            page: Page { game, ..page },
            has_curtain: false,
        }
    }

    /// A room for people who may share the screen. Their open cards are covered when nobody may be there.
    #[must_use]
    pub fn for_people(game: Game, page: Page) -> Room {
        game.cover_when_away();
        Room {
            has_curtain: true,
            ..Room::new(game, page)
        }
    }

    /// The table, and what stands beneath it. `uses` says what may be done at it now.
    #[must_use]
    pub fn table(
        self,
        uses: impl Fn() -> Uses + 'static,
        beneath: impl Fn() -> Option<AnyView> + Send + 'static,
    ) -> AnyView {
        self.drawn(move |page| uses().draw(page), beneath)
    }

    /// The table as `drawn` draws it, and what stands beneath it.
    #[must_use]
    pub fn drawn(
        self,
        drawn: impl Fn(Page) -> Vec<Node> + 'static,
        beneath: impl Fn() -> Option<AnyView> + Send + 'static,
    ) -> AnyView {
        let place = NodeRef::<Div>::new();
        let page = self.page;
        let mut drawn = Some(drawn);
        whenever(move |_| {
            if let Some((place, drawn)) = place.get().and_then(|place| Some((place, drawn.take()?)))
            {
                // It may be the element of another room.
                place.set_inner_html("");
                draw(page, &place, drawn);
            }
        });
        let curtain = self
            .has_curtain
            .then(|| view! { <Curtain game=page.game/> });
        view! {
            <div style="display:contents" node_ref=place></div>
            {curtain}
            {live(beneath)}
        }
        .into_any()
    }

    /// Takes keys as the first table does, while `uses` lets the player play. Escape leaves.
    pub fn takes_keys(self, leave: impl Fn() + 'static, uses: impl Fn() -> Uses + 'static) {
        let page = self.page;
        listen(move |key| {
            if key.default_prevented() || is_meant_elsewhere(key) {
                return;
            }
            if key.key() == "Escape" {
                key.prevent_default();
                return leave();
            }
            let plays = page.settings.now().keys && !key.repeat() && uses() == Uses::Plays;
            if plays && controls::press_key(page, &keyboard::meant(key)) {
                key.prevent_default();
            }
        });
    }
}

/// The frame of a room: its bar, and what is inside. The game in hand waits as long as the owner lives. `label` names the room,
/// and `head` stands in its bar.
#[must_use]
pub fn frame(
    page: Page,
    class: &'static str,
    label: impl Fn() -> String + Send + 'static,
    head: impl Fn() -> String + Send + 'static,
    bar: impl IntoView + 'static,
    inside: impl IntoView + 'static,
) -> AnyView {
    hold(page);
    view! {
        <div class=class role="group" aria-label=label>
            <header class="bar">
                <h1>{head}</h1>
                {bar.into_any()}
            </header>
            {inside.into_any()}
        </div>
    }
    .into_any()
}

/// The chart of the game, and the button that leaves.
#[must_use]
pub fn tools(
    id: Option<&'static str>,
    game: impl Into<Signal<Option<Game>>>,
    leave: impl Fn() + 'static,
) -> AnyView {
    view! {
        <ChartButton game=game.into()/>
        <button id=id class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
    }
    .into_any()
}

/// What is written on a button in the bar of a trial, and the picture that takes its place on a narrow screen, where the words are
/// only read aloud.
pub fn brief(says: Text, picture: &'static str) -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=picture/></svg>
        <span>{says.get()}</span>
    }
}

/// What stands beneath a table: the controls of the room itself.
#[must_use]
pub fn beneath(inside: impl IntoView + 'static) -> AnyView {
    view! {
        <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>{inside.into_any()}</section>
    }
    .into_any()
}

/// One button beneath a table.
#[must_use]
pub fn one_button(id: &'static str, says: &'static str, press: impl Fn() + 'static) -> AnyView {
    view! {
        <div class="acts one">
            <button id=id class="act go" on:click=move |_| press()>{says}</button>
        </div>
    }
    .into_any()
}

/// Whether the first table has been dealt nothing yet, and no sitting is stored.
pub fn is_table_new(page: Page) -> bool {
    page.game.peek_at(Model::is_undealt) && !page.save_state.has_stored()
}

/// Stops the game in hand as long as the owner lives.
pub fn hold(page: Page) {
    let was_running = page.game.stop_timer();
    on_cleanup(move || {
        if was_running {
            page.game.restart_timer();
        }
    });
}

/// Hears keys as long as the owner lives.
pub fn listen(hear: impl Fn(&KeyboardEvent) + 'static) {
    let handle = window_event_listener(ev::keydown, move |key| hear(&key));
    on_cleanup(move || handle.remove());
}

/// Lets Escape leave, as long as the owner lives.
pub fn escape_leaves(leave: impl Fn() + 'static) {
    listen(move |key| {
        if key.key() == "Escape" && !key.default_prevented() {
            key.prevent_default();
            leave();
        }
    });
}
