//! Setting hands on a phone: cards and then a place are tapped, as at the table. At the end the phone tells a word.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::sheets::small_cards::small_card;
use crate::app::table::game::Desk;
use crate::app::words;
use crate::cards::arrange::{Makings, Shape};
use crate::cards::{Card, Ranking, RankingRules};
use crate::engine::CardId;
use crate::phones::{SetPlan, word};

/// The cards, the places, and the word once all places are full.
#[component]
pub fn SetHands(cards: Vec<Card>, shape: Shape, deal: u32, rules: RankingRules) -> impl IntoView {
    let wild = rules.wild;
    let ids = cards
        .iter()
        .copied()
        .zip(0..)
        .map(|(card, nth)| (CardId(nth), card));
    let hands = shape.hands();
    let desk = RwSignal::new(Desk::new(
        ids.collect(),
        hands as u8,
        shape.four_of_a_kind(),
        None,
    ));
    let dealt = StoredValue::new((cards, Ranking::new(rules)));
    let picture = move |id: CardId| {
        let card = dealt.with_value(|(cards, _)| cards.get(usize::from(id.0)).copied());
        card.map(|card| small_card(card, wild, false))
    };
    let one = move |id: CardId| {
        let is_picked = desk.with(|desk| desk.is_picked(id));
        view! {
            <button type="button" class:picked=is_picked aria-pressed=is_picked.to_string() on:click=move |_| desk.update(|desk| desk.press_card(id))>
                {picture(id)}
            </button>
        }
    };
    let left = move || {
        let hand = desk.with(Desk::hand);
        (!hand.is_empty())
            .then(|| view! { <div class="left">{hand.into_iter().map(one).collect_view()}</div> })
    };
    let place = move |nth: usize| {
        let held = desk.with(|desk| desk.places().get(nth).cloned().unwrap_or_default());
        let value = desk.with(|desk| dealt.with_value(|(_, ranking)| desk.value(nth, ranking)));
        let name = value.map(words::hand_name);
        let says = say::hand_number(nth as u64 + 1);
        view! {
            <li>
                <button type="button" class="place" on:click=move |_| desk.update(|desk| desk.press_place(nth))>
                    <span class="sr">{says}</span>
                    <span class="minis">{held.into_iter().map(picture).collect_view()}</span>
                    <span>{name}</span>
                </button>
            </li>
        }
    };
    let places =
        move || Some(view! { <ol class="places">{(0..hands).map(place).collect_view()}</ol> });
    let suggest = move |_| {
        let best = dealt.with_value(|(cards, ranking)| {
            Makings::new(cards, shape, ranking).map(|made| made.greedy())
        });
        if let Some(best) = best {
            desk.update(|desk| dealt.with_value(|(_, ranking)| desk.lay(&best.hands, ranking)));
        }
    };
    let told = move || {
        let places = desk.with(|desk| {
            let place = |place: &Vec<CardId>| place.iter().map(|id| id.0).collect();
            desk.places().iter().map(place).collect::<Vec<Vec<u8>>>()
        });
        let plan = SetPlan::new(places, shape)?;
        let word = dealt.with_value(|(cards, _)| word(&plan, shape, cards, deal));
        Some(
            view! { <p class="word" role="status">{say::PHONE_WORD.get()}" "<b translate="no">{word}</b></p> },
        )
    };
    view! {
        <p class="note">{say::TAP_CARDS_THEN_A_PLACE.get()}</p>
        {live(places)}
        {live(left)}
        {live(told)}
        <button class="add" on:click=suggest>{say::SUGGEST.get()}</button>
    }
}
