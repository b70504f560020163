//! Which cards lie where in the last deal: a place is chosen, and then a card of the pack.

use leptos::prelude::*;

use super::places::{Laid, Place, places};
use super::shop::{Made, Shop};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::small_cards::small_card;
use crate::app::words;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::engine::{Seat, Viewer, Zone};

/// Which of the cards of a place is chosen.
type Slot = (Place, usize);

/// The places, and the pack.
pub fn cards(shop: Shop) -> AnyView {
    let first = Place {
        back: 0,
        to: Zone::Hand(Seat(0)),
    };
    let chosen = RwSignal::new((first, 0_usize));
    let rows = move || {
        let Made::Whole(made) = shop.made() else {
            return Some(fault(shop));
        };
        let (lesson, prepared) = *made;
        let ranking = prepared.table.view(Viewer::Gallery).ranking();
        let wild = ranking.rules().wild;
        let rows = places(&lesson, &prepared).into_iter();
        let rows = rows.map(|laid| row(laid.clone(), shop.given(laid.place), wild, chosen));
        Some(view! { <ul class="places">{rows.collect_view()}</ul> }.into_any())
    };
    let refused = RwSignal::new(None::<String>);
    let pick = move |card: Option<Card>| {
        let (place, nth) = chosen.get_untracked();
        let slots = slots(shop);
        shop.gives(place, nth, card);
        refused.set(shop.fault_now());
        if refused.with_untracked(Option::is_some) {
            return shop.back();
        }
        let at = slots.iter().position(|slot| *slot == (place, nth));
        let next = at.and_then(|at| slots.get(at + 1));
        if let Some(next) = next.filter(|_| card.is_some()) {
            chosen.set(*next);
        }
    };
    let why = move || {
        let why = refused.get()?;
        Some(view! { <p role="alert" class="error">{why}</p> })
    };
    let pack = move || {
        let Made::Whole(made) = shop.made() else {
            return None;
        };
        let rules = made.1.table.view(Viewer::Gallery).ranking().rules();
        let suits = Suit::ALL.into_iter().rev();
        let ranks = || {
            Rank::ALL
                .into_iter()
                .rev()
                .filter(|rank| *rank >= rules.lowest)
        };
        let jokers = (1..=rules.jokers).filter_map(Card::joker);
        let rows = suits.map(|suit| {
            ranks()
                .map(|rank| Card::new(rank, suit))
                .collect::<Vec<_>>()
        });
        let rows = rows.chain([jokers.collect()]).filter(|row| !row.is_empty());
        let button = move |card: Card| {
            view! { <button type="button" class="give" on:click=move |_| pick(Some(card))>{small_card(card, rules.wild, false)}</button> }
        };
        let row = |row: Vec<Card>| view! { <div class="give-row">{row.into_iter().map(button).collect_view()}</div> };
        Some(rows.map(row).collect_view())
    };
    view! {
        <p class="rules">{say::WORKSHOP_CARDS_SAYS.get()}</p>
        {live(rows)}
        {live(why)}
        <button type="button" class="add" on:click=move |_| pick(None)>{say::WORKSHOP_BY_CHANCE.get()}</button>
        <div class="whole-pack" role="group" aria-label=say::WORKSHOP_PACK.get()>{live(pack)}</div>
    }
    .into_any()
}

/// What is wrong with the text.
fn fault(shop: Shop) -> AnyView {
    let fault = move || shop.fault();
    view! { <p role="alert" class="error">{fault}</p> }.into_any()
}

/// All slots for cards, from place to place.
fn slots(shop: Shop) -> Vec<Slot> {
    let Some((lesson, prepared)) = shop.whole_now() else {
        return Vec::new();
    };
    let all = places(&lesson, &prepared).into_iter();
    all.flat_map(|laid| (0..laid.count).map(move |nth| (laid.place, nth)))
        .collect()
}

/// The cards of one place.
fn row(laid: Laid, given: Vec<Option<Card>>, wild: CardSet, chosen: RwSignal<Slot>) -> AnyView {
    let Laid { place, name, count } = laid;
    let count = count.max(given.len());
    let slot = |nth: usize| {
        let card = given.get(nth).copied().flatten();
        let is_chosen = move || chosen.get() == (place, nth);
        let label = match card {
            Some(card) => {
                say::workshop_place(&name, nth as u64 + 1, &words::card_label(card, wild))
            }
            None => say::workshop_place(&name, nth as u64 + 1, say::WORKSHOP_CHANCE.get()),
        };
        let shown = match card {
            Some(card) => small_card(card, wild, false).into_any(),
            None => view! { <span class="mini empty">"?"</span> }.into_any(),
        };
        view! {
            <button
                type="button"
                class="slot"
                aria-label=label
                aria-pressed=move || if is_chosen() { "true" } else { "false" }
                on:click=move |_| chosen.set((place, nth))
            >
                {shown}
            </button>
        }
    };
    let slots = (0..count).map(slot).collect_view();
    view! { <li><b>{name.clone()}</b><span class="minis">{slots}</span></li> }.into_any()
}
