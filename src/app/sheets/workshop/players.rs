//! Who sits at the table: which game they play, how many they are, their names and chips, who learns and how bots play, who deals.

use std::sync::Arc;

use leptos::prelude::*;

use super::change::{Change, Refused};
use super::fields::{Read, list, round, row, typed};
use super::shop::Shop;
use super::standing::standing;
use crate::app::draft::{LARGEST_AMOUNT, LONGEST_NAME};
use crate::app::i18n::{Name, Text, say};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{each, live};
use crate::app::words;
use crate::bots::Temper;
use crate::engine::{Chips, Seat};
use crate::games::{self, GAME_KEYS};
use crate::notation::LessonSetup;

/// How somebody plays on: the learner himself, or a bot of this temper.
const KINDS: [(Text, Option<Temper>); 5] = [
    (say::WORKSHOP_LEARNER, None),
    (say::PLAYER_KIND_CAREFUL, Some(Temper::Careful)),
    (
        say::PLAYER_KIND_STRAIGHTFORWARD,
        Some(Temper::Straightforward),
    ),
    (say::PLAYER_KIND_BRAGGER, Some(Temper::Bragger)),
    (say::PLAYER_KIND_EXPERT, Some(Temper::Expert)),
];

/// The players. `first`: the one whose choices have the focus.
pub fn players(shop: Shop, first: Option<Seat>) -> AnyView {
    let refused = RwSignal::new(None::<Refused>);
    let tries = Callback::new(move |change: Change| refused.set(shop.changes(change).err()));
    let count = move || shop.with_setup(|setup| setup.seats.len()).unwrap_or(0);
    let keys = move || (0..count() as u64).collect();
    let why = move || {
        let Refused { why, anew } = refused.get()?;
        let begins_anew = anew.map(|anew| {
            let begin = move |_| {
                refused.set(None);
                shop.write(anew.clone());
            };
            view! { <button type="button" class="add" on:click=begin>{say::WORKSHOP_ANEW.get()}</button> }
        });
        Some(view! { <div role="alert"><p class="error">{why}</p>{begins_anew}</div> })
    };
    if let Some(Seat(seat)) = first {
        request_animation_frame(move || focus_element(&name_id(seat)));
    }
    view! {
        {game(shop, tries)}
        <div class="count-of">
            <h3>{say::AT_THE_TABLE.get()}</h3>
            <button type="button" class="step" aria-label=say::ONE_PLAYER_FEWER.get() on:click=move |_| tries.run(Change::Leaves)>"−"</button>
            <b>{count}</b>
            <button type="button" class="step" aria-label=say::ADD_A_PLAYER.get() on:click=move |_| tries.run(Change::Joins)>"+"</button>
        </div>
        {live(why)}
        <ul class="sitters">{each(keys, move |seat| sitter(shop, tries, Seat(seat as u8)))}</ul>
        {standing(shop, refused, move |seat| name_of(shop, seat))}
    }
    .into_any()
}

/// The list of games. Another game begins with its usual rules, and with a new deal.
fn game(shop: Shop, tries: Callback<Change>) -> AnyView {
    let now = move || {
        let key = shop.with_setup(|setup| games::of(&setup.rules).map(|game| game.key));
        let key = key.flatten()?;
        GAME_KEYS.iter().position(|one| *one == key)
    };
    let choose = Callback::new(move |nth: usize| {
        if let Some(key) = GAME_KEYS.get(nth) {
            tries.run(Change::Game(key));
        }
    });
    let names = GAME_KEYS.map(words::full_game_name).to_vec();
    let label = Arc::new(|| say::WHICH_GAME.get().to_owned());
    list(label, names, Arc::new(now), choose)
}

/// A player and his choices.
fn sitter(shop: Shop, tries: Callback<Change>, seat: Seat) -> AnyView {
    let read = move |text: fn(&LessonSetup, Seat) -> String| -> Read<String> {
        let read = move || shop.with_setup(|setup| text(setup, seat));
        Arc::new(move || read().unwrap_or_default())
    };
    let named = move |says: fn(&Name) -> String| -> Read<String> {
        Arc::new(move || says(&name_of(shop, seat)))
    };
    let kind = move || {
        let kind = shop.with_setup(|setup| temper(setup, seat))?;
        KINDS.iter().position(|(_, one)| *one == kind)
    };
    let chooses = Callback::new(move |nth: usize| {
        if let Some((_, kind)) = KINDS.get(nth) {
            tries.run(Change::Kind(seat, *kind));
        }
    });
    let name = Callback::new(move |name| {
        tries.run(Change::Name(seat, name));
        true
    });
    let chips = Callback::new(move |text: String| {
        let typed = text.trim().parse::<Chips>().ok();
        let chips = typed.filter(|chips| *chips <= LARGEST_AMOUNT);
        if let Some(chips) = chips {
            tries.run(Change::Chips(seat, chips));
        }
        chips.is_some()
    });
    let deals = move || shop.with_setup(|setup| setup.dealer == seat) == Some(true);
    let dealt = Callback::new(move |()| tries.run(Change::Dealer(seat)));
    let label = Arc::new(|| say::PLAYER_NAME.get().to_owned());
    row(vec![
        typed(
            Some(name_id(seat.0)),
            label,
            Some(LONGEST_NAME),
            read(name_typed),
            name,
        ),
        typed(None, named(say::chips_of), None, read(chips_of), chips),
        list(
            named(say::name_is_played_by),
            KINDS.map(|(says, _)| says.get()).to_vec(),
            Arc::new(kind),
            chooses,
        ),
        round(
            "workshop-dealer",
            say::WORKSHOP_DEALS.get(),
            Arc::new(deals),
            dealt,
        ),
    ])
}

fn name_id(seat: u8) -> String {
    format!("workshop-name-{seat}")
}

/// A player, as sentences name him.
fn name_of(shop: Shop, seat: Seat) -> Name {
    let name = shop.with_setup(|setup| called(setup, seat));
    Name {
        name: name.unwrap_or_default(),
        is_you: false,
    }
}

/// The name of a player, or what one without a name is called.
fn called(setup: &LessonSetup, seat: Seat) -> String {
    let name = setup.seats.get(seat.index()).map(|entry| &entry.name);
    match name.filter(|name| !name.is_empty()) {
        Some(name) => words::isolated(name),
        None => say::nameless(u64::from(seat.0) + 1),
    }
}

/// The name of a player as it was typed.
fn name_typed(setup: &LessonSetup, seat: Seat) -> String {
    let entry = setup.seats.get(seat.index());
    entry.map(|entry| entry.name.clone()).unwrap_or_default()
}

fn chips_of(setup: &LessonSetup, seat: Seat) -> String {
    let chips = setup.seats.get(seat.index()).map(|entry| entry.chips);
    chips.map(|chips| chips.to_string()).unwrap_or_default()
}

/// The temper of a bot. `None`: the learner sits there.
fn temper(setup: &LessonSetup, seat: Seat) -> Option<Temper> {
    if setup.learner == seat {
        return None;
    }
    let named = setup.tempers.iter().find(|(of, _)| *of == seat);
    let named = named.and_then(|(_, name)| {
        let mut all = Temper::ALL.into_iter();
        all.find(|temper| temper.name() == *name)
    });
    Some(named.unwrap_or(Temper::Straightforward))
}
