//! Where things stand, for those who listen: it is told when its key is pressed.

use leptos::ev;
use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::lazy::OpenSheet;
use crate::app::platform::keyboard;
use crate::app::platform::live::live;
use crate::app::settings::Settings;
use crate::app::table::controls::is_meant_elsewhere;
use crate::app::table::game::Phase;
use crate::app::table::log::Log;
use crate::app::table::page::Page;
use crate::app::words;
use crate::cards::Card;
use crate::engine::{Seat, Standing as Place, View};

pub const KEY: &str = "I";

/// Listens for the key, and tells.
#[component]
pub fn Standing() -> impl IntoView {
    let page = expect_context::<Page>();
    let settings = expect_context::<Settings>();
    let sheet = expect_context::<OpenSheet>();
    let spoken = RwSignal::new(String::new());
    let key = window_event_listener(ev::keydown, move |key| {
        let plays = settings.now().keys && sheet.get_untracked().is_none();
        let is_it = keyboard::meant(&key).eq_ignore_ascii_case(KEY);
        if is_it && plays && !is_meant_elsewhere(&key) && !key.repeat() {
            spoken.set(tell(page));
        }
    });
    on_cleanup(move || key.remove());
    // Made anew each time, so that the same words are read again.
    let says = move || Some(view! { <p>{spoken.get()}</p> });
    view! { <div class="sr" role="status">{live(says)}</div> }
}

/// The pot, what is asked or whose turn it is, what staying in costs, who is in, and the player's own cards.
fn tell(page: Page) -> String {
    let game = page.game;
    if game.phase() != Phase::Playing {
        return game.log(Log::last);
    }
    if let Some(next) = game.curtain() {
        return format!(
            "{} {}",
            game.log(Log::last),
            say::pass_to(&game.somebody(next))
        );
    }
    let asks = game
        .is_my_turn()
        .then(|| page.scene(|scene| scene.asks()))
        .flatten();
    let own = game.actor().filter(|_| !game.is_shared());
    game.view(|view| {
        let turn = || {
            let turn = view.ask().seat();
            turn.map(|seat| say::turn_of(&game.somebody(seat)))
        };
        let pot = (view.pot() > 0).then(|| say::stands_pot(view.pot()));
        let is_asked = asks.is_some();
        let price = || price(view).filter(|_| !is_asked);
        let own = own.and_then(|own| hand(view, own));
        // What is asked may tell the cards already.
        let own = own.filter(|own| asks.as_ref().is_none_or(|asks| !asks.contains(own)));
        let is_in = view.seats().filter(|place| place.standing() == Place::In);
        let is_in = is_in.map(|place| game.name(place.seat())).collect();
        let is_in = say::stands_in(&words::join_list(is_in));
        let asks = asks.clone().or_else(turn);
        let spoken = [pot, asks, price(), Some(is_in), own];
        spoken.into_iter().flatten().collect::<Vec<_>>().join(" ")
    })
}

/// What the next bet costs at least.
fn price(view: View<'_>) -> Option<String> {
    let plays_blind = view.rules().plays_blind().filter(|_| view.stake() > 0)?;
    let open = format!("{} {}", say::OPEN_PAYS.get(), view.stake());
    Some(match plays_blind {
        true => {
            let blind = view.stake().div_ceil(2);
            format!("{open}. {} {blind}.", say::BLIND_PAYS.get())
        }
        false => open + ".",
    })
}

/// The player's own cards as far as he sees them. `None`: he has none.
fn hand(view: View<'_>, own: Seat) -> Option<String> {
    let place = view.seat(own)?;
    let faces = place.hands().flat_map(|hand| hand.playing());
    let faces: Vec<Option<Card>> = faces.map(|face| face.card).collect();
    let seen: Vec<Card> = faces.iter().copied().flatten().collect();
    if faces.is_empty() {
        return None;
    }
    if seen.is_empty() {
        return Some(say::STANDS_UNSEEN.get().into());
    }
    let cards = words::cards(seen.into_iter());
    Some(match place.known_hand() {
        Some((_, value)) => say::you_hold_hand(&cards, &words::a_hand(value)),
        None => say::you_hold(&cards),
    })
}
