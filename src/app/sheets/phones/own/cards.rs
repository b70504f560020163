//! The hands on a phone. They are on the page only while they are shown.

use leptos::prelude::*;

use super::set::SetHands;
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::settings::Settings;
use crate::app::sheets::small_cards::small_card;
use crate::app::words;
use crate::cards::arrange::Shape;
use crate::cards::{Card, CardSet, Hand, HandValue, Ranking, RankingRules};
use crate::engine::Rules;
use crate::phones::{HandCode, Shown, Which};

/// The hands, and the button that shows them: as long as it is held, or by one press where the player wants that.
#[component]
pub fn Hands(hand: HandCode, rules: Option<Rules>, is_open: RwSignal<bool>) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let shape = shape(&hand, rules.as_ref());
    // Hands that are set need the fingers, so they stay open until they are hidden.
    let holds = move || shape.is_none() && settings.get().hold_to_peek;
    let hold = move |on: bool| {
        if holds() {
            is_open.set(on);
        }
    };
    let toggle = move |by_key: bool| {
        if by_key || !holds() {
            is_open.update(|open| *open = !*open);
        }
    };
    let label = move || match (is_open.get(), holds()) {
        (true, _) => say::HIDE_YOUR_CARDS.get(),
        (false, true) => say::HOLD_TO_LOOK.get(),
        (false, false) => say::LOOK_AT_YOUR_CARDS.get(),
    };
    let ranking = rules.as_ref().map(|rules| Ranking::new(rules.ranking));
    let ranks = rules
        .as_ref()
        .map_or_else(RankingRules::default, |rules| rules.ranking);
    let wild = rules
        .as_ref()
        .map_or(CardSet::NONE, |rules| rules.ranking.wild);
    let numbers = rules.as_ref().is_none_or(|rules| has_numbers(&hand, rules));
    let deal = hand.deal;
    let drawn = StoredValue::new((hand, ranking));
    let cards = move || {
        let shown = || {
            drawn.with_value(|(hand, ranking)| match (shape, ranking) {
                (Some(shape), Some(_)) => {
                    let cards = hand
                        .hands
                        .first()
                        .map(|hand| hand.cards.clone())
                        .unwrap_or_default();
                    view! { <SetHands cards shape deal rules=ranks/> }.into_any()
                }
                _ => {
                    let one = |hand: &Shown| drawn_hand(hand, ranking.as_ref(), wild, numbers);
                    hand.hands.iter().map(one).collect_view().into_any()
                }
            })
        };
        // What is hidden is not even made.
        is_open.get().then(shown)
    };
    let by_hold = move |_| settings.change(|now| now.hold_to_peek = !now.hold_to_peek);
    let way = move || match settings.get().hold_to_peek {
        true => say::PHONE_BY_PRESS.get(),
        false => say::PHONE_BY_HOLDING.get(),
    };
    view! {
        <div class="held" class:covered=move || !is_open.get()>{move || cards()}</div>
        <button
            class="act go show"
            aria-pressed=move || is_open.get().to_string()
            on:pointerdown=move |_| hold(true)
            on:pointerup=move |_| hold(false)
            on:pointerleave=move |_| hold(false)
            on:pointercancel=move |_| hold(false)
            on:contextmenu=move |menu| menu.prevent_default()
            on:click=move |press| toggle(press.detail() == 0)
        >
            {label}
        </button>
        {live(move || shape.is_none().then(|| view! { <button class="add" on:click=by_hold>{way}</button> }))}
    }
}

/// The hands that are set from these cards. `None`: none are, or they are set already.
fn shape(hand: &HandCode, rules: Option<&Rules>) -> Option<Shape> {
    let [only] = &hand.hands[..] else { return None };
    rules?.setting()?.shape(only.cards.len())
}

/// Whether cards are spoken of by their numbers at the table.
fn has_numbers(hand: &HandCode, rules: &Rules) -> bool {
    let is_three = hand.hands.iter().all(|hand| hand.cards.len() <= 3);
    !(is_three && rules.is_betting())
}

fn drawn_hand(hand: &Shown, ranking: Option<&Ranking>, wild: CardSet, numbers: bool) -> AnyView {
    let which = match hand.which {
        Which::Only => None,
        Which::Old => Some(say::OLD_HAND),
        Which::New => Some(say::NEW_HAND),
        Which::Of(_) => Some(say::PHONE_OTHERS_HAND),
    };
    let name = ranking
        .and_then(|ranking| value(ranking, &hand.cards))
        .map(words::hand_name);
    let card = |(card, nth): (&Card, usize)| {
        let number = numbers.then(|| view! { <b>{nth}</b> });
        view! { <li>{small_card(*card, wild, false)}{number}</li> }
    };
    view! {
        {which.map(|which| view! { <h3>{which.get()}</h3> })}
        <ol class="dealt" style=format!("--n:{}", hand.cards.len())>{hand.cards.iter().zip(1..).map(card).collect_view()}</ol>
        {name.map(|name| view! { <p class="named">{name}</p> })}
    }
    .into_any()
}

/// The value of three cards, or of the best three of some more.
fn value(ranking: &Ranking, cards: &[Card]) -> Option<HandValue> {
    match *cards {
        [a, b, c] => Some(ranking.value(Hand([a, b, c]))),
        _ => ranking.best(cards).map(|best| best.value),
    }
}
