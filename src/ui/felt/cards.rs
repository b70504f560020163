//! The cards. Each is one element for the whole deal; where it lies is in its classes and properties.

use leptos::prelude::*;

use crate::ui::live::{each, live};

use super::scene::{self, Lies, Ring, Shown};
use crate::cards::{Card, CardSet};
use crate::engine::CardId;
use crate::ui::first_move::FirstMove;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::words;

/// Every card of the deal; before the first one, three threes for show.
#[component]
pub fn Cards(ring: Memo<Ring>, shown: Memo<Shown>) -> impl IntoView {
    let game = expect_context::<Game>();
    let all = Memo::new(move |_| {
        let own = game.actor();
        shown.with(|shown| game.view(|view| scene::cards(view, ring.get(), shown, own)))
    });
    // By deal and id: the next deal's cards are other elements, for their ids are issued afresh.
    let keys = Memo::new(move |_| {
        let deal = game.public(|view| view.deals());
        // In the order of the ids, so that no element has to change its place among the others.
        let dealt = all.with(|all| all.iter().map(|lies| lies.id.0 + 1).max());
        (0..dealt.unwrap_or(0))
            .map(|id| u64::from(deal) << 32 | u64::from(id))
            .collect::<Vec<_>>()
    });
    let sign = move || {
        (game.scene() == Scene::Ready && game.public(|view| view.deals()) == 0).then(sample)
    };
    let from_dealer = move || {
        ring.get()
            .spot(game.public(|view| view.dealer()))
            .style("d")
    };
    let first_move = expect_context::<FirstMove>();
    view! {
        <div class="cards" style=move || from_dealer()>
            {live(sign)}
            {live(move || first_move.made().then(|| view! { <Pictures/> }))}
            {each(move || keys.get(), move |key| view! { <DealtCard id=CardId(key as u8) all/> })}
        </div>
    }
}

#[component]
fn DealtCard(id: CardId, all: Memo<Vec<Lies>>) -> impl IntoView {
    let game = expect_context::<Game>();
    let wild = game.public(|view| view.rules().ranking.wild);
    let lies = Memo::new(move |old: Option<&Option<Lies>>| {
        let now = all.with(|all| all.iter().find(|lies| lies.id == id).cloned());
        // A card on its way out of the page stays where it was.
        now.or_else(|| old.cloned().flatten())
    });
    let card = Memo::new(move |_| lies.with(|lies| lies.as_ref().and_then(|lies| lies.card)));
    let class = move || {
        let class = lies.with(|lies| lies.as_ref().map(|lies| lies.class.clone()));
        let picked = game.is_picked(id).then_some(" is-picked");
        class.map(|class| class + picked.unwrap_or_default())
    };
    let style = move || lies.with(|lies| lies.as_ref().map(|lies| lies.style.clone()));
    let label = move || {
        card.get().map_or_else(
            || say::FACE_DOWN_CARD.get().into(),
            |card| words::card_label(card, wild),
        )
    };
    let can_pick = Memo::new(move |_| game.pickable().iter().any(|(other, _)| *other == id));
    let pick = move || {
        let can = can_pick.get_untracked();
        if can {
            game.pick(id);
        }
        can
    };
    let gone = move || {
        lies.with(|lies| {
            lies.as_ref()
                .is_none_or(|lies| lies.class.ends_with("is-gone"))
        })
    };
    view! {
        <div
            class=move || class()
            style=move || style()
            role=move || if can_pick.get() { "button" } else { "img" }
            tabindex=move || can_pick.get().then_some("0")
            aria-pressed=move || can_pick.get().then(|| game.is_picked(id).to_string())
            aria-label=move || label()
            aria-hidden=move || gone().then_some("true")
            on:click=move |press| {
                if pick() {
                    press.stop_propagation();
                }
            }
            on:keydown=move |key| {
                if matches!(key.key().as_str(), "Enter" | " ") && pick() {
                    key.prevent_default();
                }
            }
        >
            <div class="leaf">
                {live(move || card.get().map(|card| front(card, wild)))}
                <div class="back"><svg viewBox="0 0 100 140" aria-hidden="true"><use href="back.svg#back"/></svg></div>
            </div>
        </div>
    }
}

/// The face of a card, with the mark of what is wild.
pub fn front(card: Card, wild: CardSet) -> impl IntoView {
    // A joker says it by itself.
    let mark = wild
        .contains(card)
        .then(|| view! { <use href="cards.svg#wild"/> });
    view! {
        <div class="front">
            <svg viewBox="0 0 100 140" aria-hidden="true">
                <use href=format!("cards.svg#{card}")/>
                {mark}
            </svg>
        </div>
    }
}

/// Has the pictures of the pack fetched before the first card wants one.
#[component]
fn Pictures() -> impl IntoView {
    view! {
        <svg class="sr" aria-hidden="true"><use href="back.svg#back"/><use href="cards.svg#si"/></svg>
    }
}

/// The best hand of all, as the sign of the house.
fn sample() -> impl IntoView {
    ["s", "h", "c"]
        .into_iter()
        .zip(-1..)
        .map(|(suit, k)| {
            view! {
                <div class="card at-me up is-sign" style=format!("--k:{k};--z:{}", k + 2) aria-hidden="true">
                    <div class="leaf">
                        <div class="front">
                            <svg viewBox="0 0 100 140"><use href=format!("#sign-{suit}")/></svg>
                        </div>
                    </div>
                </div>
            }
        })
        .collect_view()
}
