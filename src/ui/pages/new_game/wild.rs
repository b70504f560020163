//! Which cards are wild: kinds that have a name, whole ranks, and single cards, each a press.

use leptos::prelude::*;

use super::asked::Asked;
use super::form::Form;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::WILD_KINDS;
use crate::ui::language::{Text, say};
use crate::ui::pages::field::{small, source};
use crate::ui::words;

/// What the kinds are called, in their order.
const CALLED: [Text; 6] = [
    say::PICK_TWOS,
    say::PICK_BLACK_TWOS,
    say::PICK_JACKS,
    say::PICK_BLACK_JACKS,
    say::PICK_ONE_EYED_JACKS,
    say::PICK_SUICIDE_KING,
];

/// Kinds at once; ranks and single cards folded away.
#[component]
pub fn WildField(form: Form, asked: &'static Asked) -> impl IntoView {
    let kinds = WILD_KINDS.into_iter().zip(CALLED);
    let kinds = kinds.map(|((_, set), called)| pick(form, set, called.get().into(), String::new()));
    let ranks = Rank::ALL.into_iter().rev().map(|rank| {
        let four: CardSet = Suit::ALL
            .map(|suit| Card::new(rank, suit))
            .into_iter()
            .collect();
        let label = face(rank);
        let name = say::pick_all_four(&label);
        pick(form, four, label, name)
    });
    let of_suit = |suit: Suit| {
        let cards = Rank::ALL.into_iter().rev().map(|rank| {
            let card = Card::new(rank, suit);
            let label = format!("{}{}", face(rank), ['♣', '♦', '♥', '♠'][suit as usize]);
            let one = CardSet::from_iter([card]);
            pick(form, one, label, words::card_name(card))
        });
        view! { <div class="picks grid">{cards.collect_view()}</div> }
    };
    view! {
        <div class="field wide" role="group" aria-labelledby=asked.key>
            <span class="label" id=asked.key>{asked.label.get()}{small(asked.hint.get())}</span>
            {source(asked.label.get(), asked.why.get())}
            <div class="picks">{kinds.collect_view()}</div>
            <details class="more small">
                <summary>{say::WHOLE_RANKS.get()}</summary>
                <div class="picks grid">{ranks.collect_view()}</div>
            </details>
            <details class="more small">
                <summary>{say::SINGLE_CARDS.get()}</summary>
                {Suit::ALL.into_iter().rev().map(of_suit).collect_view()}
            </details>
        </div>
    }
}

/// A press that makes some cards wild, or no longer wild. What is not named is called by its label.
fn pick(form: Form, cards: CardSet, label: String, name: String) -> impl IntoView {
    let draft = form.draft;
    let wild = move || draft.with(|draft| draft.wild());
    view! {
        <label class="pick">
            <input
                type="checkbox"
                aria-label=Some(name).filter(|name| !name.is_empty())
                prop:checked=move || wild().contains_all(cards)
                prop:indeterminate=move || !wild().contains_all(cards) && !wild().both(cards).is_empty()
                on:change:target=move |pick| {
                    let are_wild = pick.target().checked();
                    draft.update(|draft| draft.set_wild(cards, are_wild));
                    form.judge();
                }
            />
            {label}
        </label>
    }
}

/// `10`, `K`.
fn face(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".into(),
        rank => rank.letter().into(),
    }
}
