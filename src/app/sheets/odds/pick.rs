//! *What beats this hand*: the player picks any cards and sees what they make and how good that is.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::dealt::Dealt;
use super::standing::{self, StandingLines};
use crate::app::i18n::say;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::sheets::small_cards::small_card;
use crate::app::table::game::Game;
use crate::app::words;
use crate::cards::{Best, Card, Rank, Ranking, RankingRules, Suit};

/// The pack to pick from, and the text about the hand.
#[component]
pub fn Pick(dealt: Dealt) -> impl IntoView {
    let game = expect_context::<Game>();
    let picked = RwSignal::new(own_hand(game, dealt.cards));
    let ranking = StoredValue::new(Ranking::new(dealt.rules));
    let best = Memo::new(move |_| {
        let cards = picked.get();
        ranking
            .with_value(|ranking| ranking.best(&cards))
            .filter(|_| cards.len() == dealt.cards)
    });
    let stands = RwSignal::new(None);
    // The count of another hand ends this one, and so does closing the sheet.
    let counting = StoredValue::new(None);
    whenever(move |_| {
        stands.set(None);
        counting.set_value(best.get().map(|best| {
            let held = picked.get_untracked().into_iter().collect();
            standing::count(dealt, best.value, held, stands)
        }));
    });
    let wild = dealt.rules.wild;
    let slots = move || {
        let (cards, best) = (picked.get(), best.get());
        let plays = |card: &Card| best.is_none_or(|best| best.hand.0.contains(card));
        let empty = (cards.len()..dealt.cards).map(|_| view! { <span class="mini empty"></span> });
        Some(view! {
            {cards.iter().map(|card| small_card(*card, wild, !plays(card))).collect_view()}
            {empty.collect_view()}
        })
    };
    let says = move || match best.get() {
        Some(best) => ranking.with_value(|ranking| said(ranking, &best)),
        None => say::pick_cards(dealt.cards as u64),
    };
    // Discards, and what wild cards stand for, have a second line.
    let is_long = dealt.cards > 3 || dealt.has_wilds();
    view! {
        <h3>{say::WHAT_BEATS_THIS_HAND.get()}</h3>
        <div class="picking">
            <div class="hand">
                <div class="minis">{live(slots)}</div>
                <p role="status" class:long=is_long>{says}</p>
            </div>
            <StandingLines dealt stands/>
            <Grid dealt picked/>
        </div>
    }
}

fn is_red(card: Card) -> bool {
    matches!(card.suit(), Some(Suit::Hearts | Suit::Diamonds))
}

/// The name of the hand, and its discards, in a sentence.
fn said(ranking: &Ranking, best: &Best) -> String {
    let name = words::hand_name(best.value) + &words::reads(ranking, best.hand);
    if best.discards.is_empty() {
        say::picked(&name)
    } else {
        say::picked_and_thrown(&name, &words::cards(best.discards.iter()))
    }
}

/// The hand that the only person at the screen has looked at. Empty on a shared screen, where anybody may have opened
/// the sheet.
fn own_hand(game: Game, cards: usize) -> Vec<Card> {
    if game.is_shared() {
        return Vec::new();
    }
    let seen = game.view(|view| {
        let hands = view.own()?.hands();
        let mut seen = hands.filter_map(|hand| hand.faces().map(|face| face.card).collect());
        seen.next()
    });
    seen.filter(|hand: &Vec<Card>| hand.len() == cards)
        .unwrap_or_default()
}

/// The pack, with a button for each card. Only one card is in the order of the Tab key; arrows lead to the others.
#[component]
fn Grid(dealt: Dealt, picked: RwSignal<Vec<Card>>) -> impl IntoView {
    let pack = StoredValue::new(in_rows(dealt.rules));
    let at = RwSignal::new(0);
    let on_key = move |press: KeyboardEvent| {
        let count = pack.with_value(Vec::len);
        let to = match press.key().as_str() {
            "ArrowRight" => at.get_untracked() + 1,
            "ArrowLeft" => at.get_untracked() + count - 1,
            "ArrowDown" => (at.get_untracked() + ROW).min(count - 1),
            "ArrowUp" => at.get_untracked().saturating_sub(ROW),
            _ => return,
        };
        press.prevent_default();
        if let Some(card) = pack.with_value(|pack| pack.get(to % count).copied()) {
            focus_element(&id(card));
        }
    };
    let wild = dealt.rules.wild;
    let press = move |(place, card): (usize, Card)| {
        let is_picked = move || picked.with(|picked| picked.contains(&card));
        view! {
            <label class="pick" class:wild=wild.contains(card) class:red=is_red(card)>
                <input
                    type="checkbox"
                    id=id(card)
                    aria-label=words::card_label(card, wild)
                    tabindex=move || if at.get() == place { "0" } else { "-1" }
                    prop:checked=is_picked
                    on:focus=move |_| at.set(place)
                    on:change=move |_| picked.update(|picked| pick(picked, card, dealt.cards))
                />
                {face(card)}
            </label>
        }
    };
    let rows = pack.with_value(|pack| {
        let presses = pack.iter().copied().enumerate().collect::<Vec<_>>();
        presses
            .chunks(ROW)
            .map(|row| {
                let row = row.iter().copied().map(press).collect_view();
                view! { <div class="picks grid">{row}</div> }
            })
            .collect_view()
    });
    view! {
        <div class="whole-pack" role="group" aria-label=say::PICK_A_HAND.get() on:keydown=on_key>{rows}</div>
        <button class="add" on:click=move |_| picked.set(Vec::new())>{say::PICK_AFRESH.get()}</button>
    }
}

const ROW: usize = 13;

/// The pack suit by suit from the ace down, then the jokers.
fn in_rows(rules: RankingRules) -> Vec<Card> {
    let suits = Suit::ALL.into_iter().rev();
    let mut pack: Vec<Card> = suits
        .flat_map(|suit| {
            Rank::ALL
                .map(|rank| Card::new(rank, suit))
                .into_iter()
                .rev()
        })
        .collect();
    pack.retain(|card| card.rank() >= Some(rules.lowest));
    pack.extend((1..=rules.jokers).filter_map(Card::joker));
    pack
}

/// Picks a card, or puts it back. If too many are picked, the first pick goes back.
fn pick(picked: &mut Vec<Card>, card: Card, most: usize) {
    if let Some(at) = picked.iter().position(|other| *other == card) {
        picked.remove(at);
        return;
    }
    if picked.len() == most {
        picked.remove(0);
    }
    picked.push(card);
}

fn id(card: Card) -> String {
    format!("pick-{card}")
}

/// A card as on its index, such as `10♠`, `K♥` or `★`.
fn face(card: Card) -> String {
    let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else {
        return say::PICK_JOKER.get().into();
    };
    let rank = match rank.letter() {
        'T' => "10".to_owned(),
        letter => letter.to_string(),
    };
    format!("{rank}{}", ['♣', '♦', '♥', '♠'][suit as usize])
}

#[cfg(test)]
mod tests {
    use super::{in_rows, pick};
    use crate::cards::{Card, RankingRules};

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn the_pack_lies_suit_by_suit() {
        let pack = in_rows(RankingRules {
            jokers: 2,
            ..RankingRules::default()
        });
        assert_eq!(pack.len(), 54);
        assert_eq!([pack[0], pack[12], pack[13]], ["As", "2s", "Ah"].map(card));
        assert_eq!(pack[51], card("2c"));
        assert!(pack[52].is_joker());
    }

    #[test]
    fn the_first_pick_gives_way_to_one_too_many() {
        let mut picked = Vec::new();
        for text in ["As", "Ks", "Qs", "Js"] {
            pick(&mut picked, card(text), 3);
        }
        assert_eq!(picked, ["Ks", "Qs", "Js"].map(card));
        pick(&mut picked, card("Qs"), 3);
        assert_eq!(picked, ["Ks", "Js"].map(card));
    }
}
