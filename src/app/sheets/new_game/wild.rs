//! The wild cards: kinds with a name, whole ranks, and single cards, each with a checkbox.

use leptos::prelude::*;

use super::form::Form;
use super::rule_texts::RuleText;
use crate::app::i18n::{Text, say};
use crate::app::sheets::field::{small, source};
use crate::app::words;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::games::WILD_KINDS;

/// The names of the kinds, in order.
const NAMES: [Text; 6] = [
    say::PICK_TWOS,
    say::PICK_BLACK_TWOS,
    say::PICK_JACKS,
    say::PICK_BLACK_JACKS,
    say::PICK_ONE_EYED_JACKS,
    say::PICK_SUICIDE_KING,
];

/// The kinds; ranks and single cards are folded.
#[component]
pub fn WildField(form: Form, text: &'static RuleText) -> impl IntoView {
    let kinds = WILD_KINDS.into_iter().zip(NAMES);
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
        <div class="field wide" role="group" aria-labelledby=text.key>
            <span class="label" id=text.key>{text.label.get()}{small(text.hint.get())}</span>
            {source(text.label.get(), text.why.get())}
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

/// A checkbox that makes some cards wild. `name` is its accessible name; if it is empty, the label is.
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
                    form.note_faults();
                }
            />
            {label}
        </label>
    }
}

/// A rank as on the index of a card, such as `10` or `K`.
fn face(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".into(),
        rank => rank.letter().into(),
    }
}
