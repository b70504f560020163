//! *Set up a table*: a situation is put together, and a lesson is written. A felt of its own stands in place of the table. There
//! one acts for everybody in turn, and what is done is written down. The text of it can be changed by hand as well.
//!
//! `shop.rs`: what is made. `felt.rs`: the table at which one acts. `players.rs`: who sits there, and `change.rs`: what changes with
//! that. `standing.rs`: how the betting stands. `fields.rs`: their fields. `cards.rs`: which cards lie where, at which of the `places.rs`. `text.rs`: the text.
//! `uses.rs`: what can be done with it. `worths.rs`: what each choice is worth.

mod cards;
mod change;
mod felt;
mod fields;
mod places;
mod players;
mod shop;
mod standing;
mod text;
mod uses;
mod worths;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use self::shop::Shop;
use super::SheetState;
use super::dialog::OverRoom;
use super::room as rooms;
use super::taught::NextShop;
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::table::page::Page;
use crate::engine::Seat;

/// The id of the button that takes the last change back.
const BACK: &str = "workshop-back";

/// The dialogs over the room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Over {
    /// The players, from this one on.
    Players(Option<Seat>),
    Cards,
    Text,
    Uses,
}

impl Over {
    const ALL: [Over; 4] = [Over::Players(None), Over::Cards, Over::Text, Over::Uses];

    fn title(self) -> Text {
        match self {
            Over::Players(_) => say::WORKSHOP_PLAYERS,
            Over::Cards => say::WORKSHOP_CARDS,
            Over::Text => say::WORKSHOP_TEXT,
            Over::Uses => say::WORKSHOP_USES,
        }
    }
}

/// The room.
#[component]
pub fn Workshop() -> impl IntoView {
    let page = expect_context::<Page>();
    let state = expect_context::<SheetState>();
    let next = state.slot::<NextShop>();
    let NextShop { text, from } = next.get_value().unwrap_or(NextShop {
        text: None,
        from: Some(Sheet::School),
    });
    let text = text.unwrap_or_else(|| shop::begun(&page.game.next_setup()).to_string());
    let leave = move || page.sheet.set(from);
    let shop = Shop::new(text, entropy::seed());
    // What is made stays while a trial or a lesson is played from here.
    Effect::new(move || {
        let text = Some(shop.text());
        next.set_value(Some(NextShop { text, from }));
    });
    let over = RwSignal::new(None::<Over>);
    rooms::escape_leaves(move || {
        if over.get_untracked().is_none() {
            leave();
        }
    });
    request_animation_frame(|| focus_element("workshop-cards"));
    let opens = |which: Over| {
        let id = (which == Over::Cards).then_some("workshop-cards");
        view! {
            <button id=id class="leave" aria-haspopup="dialog" on:click=move |_| over.set(Some(which))>{which.title().get()}</button>
        }
    };
    let bar = view! {
        <button id=BACK class="leave" disabled=move || !shop.has_before() on:click=move |_| shop.back()>{rooms::brief(say::TAKE_THAT_BACK, "M9 6l-5 5 5 5M4 11h10a5 5 0 0 1 0 10h-3")}</button>
        {Over::ALL.map(opens).collect_view()}
        <button class="leave" on:click=move |_| leave()>{rooms::brief(say::LESSON_LEAVE, "M20 12H5M11 6l-6 6 6 6")}</button>
    };
    let closed = Callback::new(move |()| _ = over.try_set(None));
    let dialog = move || {
        let which = over.get()?;
        let (id, class) = ("workshop-title", "body workshop");
        Some(view! {
            <OverRoom id title=which.title().get() class closed>
                {match which {
                    Over::Players(first) => players::players(shop, first),
                    Over::Cards => cards::cards(shop),
                    Over::Text => text::text(shop),
                    Over::Uses => uses::uses(page, state, shop),
                }}
            </OverRoom>
        })
    };
    // A seat that is touched opens its choices. By keys they are among those of all players.
    let touched = move |press: web_sys::MouseEvent| {
        if let Some(seat) = touched_seat(&press) {
            over.set(Some(Over::Players(Some(seat))));
        }
    };
    let title = move || say::WORKSHOP.get().to_owned();
    let inside = view! {
        <div style="display:contents" on:click=touched>{live(move || Some(felt::felt(page, shop)))}</div>
        {live(dialog)}
    };
    rooms::frame(page, "room trial workshop", title, title, bar, inside)
}

/// The seat on the felt that was touched. `None`: something else was.
fn touched_seat(press: &web_sys::MouseEvent) -> Option<Seat> {
    let target = press.target()?.dyn_into::<Element>().ok()?;
    let seat = target.closest(".felt .seat").ok()??;
    // Seats are drawn in their order.
    let mut nth = 0;
    let mut before = seat.previous_element_sibling();
    while let Some(one) = before {
        nth += u8::from(one.class_list().contains("seat"));
        before = one.previous_element_sibling();
    }
    Some(Seat(nth))
}
