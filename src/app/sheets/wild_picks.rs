//! Checkboxes for wild cards: for sets of cards, and for every single card.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::words;
use crate::cards::{Card, CardSet, Rank, Suit};

/// The wild cards that the checkboxes read and change.
#[derive(Clone, Copy)]
pub struct Wilds {
    /// Reads them.
    pub get: Signal<CardSet>,
    /// Makes some cards wild, or natural.
    pub set: Callback<(CardSet, bool)>,
}

/// A folded list of all cards, suit by suit.
pub fn single_cards(wilds: Wilds) -> impl IntoView {
    let of_suit = move |suit: Suit| {
        let cards = Rank::ALL.into_iter().rev().map(|rank| {
            let card = Card::new(rank, suit);
            let label = format!("{}{}", face(rank), ['♣', '♦', '♥', '♠'][suit as usize]);
            let one = CardSet::from_iter([card]);
            pick(wilds, one, label, words::card_name(card))
        });
        view! { <div class="picks grid">{cards.collect_view()}</div> }
    };
    view! {
        <details class="more small">
            <summary>{say::SINGLE_CARDS.get()}</summary>
            {Suit::ALL.into_iter().rev().map(of_suit).collect_view()}
        </details>
    }
}

/// A checkbox that makes some cards wild. `name` is its accessible name; if it is empty, the label is.
pub fn pick(wilds: Wilds, cards: CardSet, label: String, name: String) -> impl IntoView {
    let wild = move || wilds.get.get();
    view! {
        <label class="pick">
            <input
                type="checkbox"
                aria-label=Some(name).filter(|name| !name.is_empty())
                prop:checked=move || wild().contains_all(cards)
                prop:indeterminate=move || !wild().contains_all(cards) && !wild().both(cards).is_empty()
                on:change:target=move |pick| wilds.set.run((cards, pick.target().checked()))
            />
            {label}
        </label>
    }
}

/// A rank as on the index of a card, such as `10` or `K`.
pub fn face(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".into(),
        rank => rank.letter().into(),
    }
}
