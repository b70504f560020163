//! The wild cards: kinds with a name, whole ranks, and single cards, each with a checkbox.

use leptos::prelude::*;

use super::form::Form;
use crate::app::about::RuleText;
use crate::app::i18n::{Text, say};
use crate::app::sheets::field::{small, source};
use crate::app::sheets::wild_picks::{Wilds, face, pick, single_cards};
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
    let draft = form.draft;
    let wilds = Wilds {
        get: Signal::derive(move || draft.with(|draft| draft.wild())),
        set: Callback::new(move |(cards, are_wild)| {
            draft.update(|draft| draft.set_wild(cards, are_wild));
            form.note_faults();
        }),
    };
    let kinds = WILD_KINDS.into_iter().zip(NAMES);
    let kinds =
        kinds.map(|((_, set), called)| pick(wilds, set, called.get().into(), String::new()));
    let ranks = Rank::ALL.into_iter().rev().map(|rank| {
        let four: CardSet = Suit::ALL
            .map(|suit| Card::new(rank, suit))
            .into_iter()
            .collect();
        let label = face(rank);
        let name = say::pick_all_four(&label);
        pick(wilds, four, label, name)
    });
    view! {
        <div class="field wide" role="group" aria-labelledby=text.key>
            <span class="label" id=text.key>{text.label.get()}{small(text.hint.get())}</span>
            {source(text.label.get(), text.why.get())}
            <div class="picks">{kinds.collect_view()}</div>
            <details class="more small">
                <summary>{say::WHOLE_RANKS.get()}</summary>
                <div class="picks grid">{ranks.collect_view()}</div>
            </details>
            {single_cards(wilds)}
        </div>
    }
}
