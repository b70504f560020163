//! The list of games, each with a picture of its hands.

use leptos::prelude::*;

use super::form::Form;
use crate::app::about::{self, NEW_GAME, Takes};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::words::{full_game_name, game_line, game_name};
use crate::games;
use crate::sitting::session::MOST_SEATS;

/// A row for each game. The last one played comes first.
#[component]
pub fn Family(form: Form) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(|draft| draft.rules().game));
    let last = form.last_game();
    let (first, others): (Vec<_>, Vec<_>) = NEW_GAME.iter().partition(|(game, _)| *game == last);
    let row = |(game, one): &'static (&'static str, about::NewGame)| {
        let game = *game;
        view! {
            <label class="preset game">
                <input
                    type="radio"
                    name="family"
                    prop:checked=move || chosen.get() == game
                    on:change=move |_| form.choose_game(game)
                />
                {picture(one.hands)}
                <span>
                    <b>{game_name(game)}</b>
                    <small>{game_line(game)}</small>
                    <small>{how_many(game)}" · "{how_long(one.takes)}</small>
                </span>
            </label>
        }
    };
    view! {
        <h3 id="which-game">{say::WHICH_GAME.get()}</h3>
        <div class="presets" role="radiogroup" aria-labelledby="which-game">
            {first.into_iter().chain(others).map(row).collect_view()}
        </div>
    }
}

/// The chosen game, and a button back to the list.
#[component]
pub fn Chosen(form: Form, back: Callback<()>) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(|draft| draft.rules().game));
    let game = move || {
        let game = chosen.get();
        let one = about::of(NEW_GAME, game)?;
        Some(view! {
            {picture(one.hands)}
            <span><b>{full_game_name(game)}</b><small>{game_line(game)}</small></span>
        })
    };
    view! {
        <div class="game chosen">
            {live(game)}
            <button class="add" on:click=move |_| back.run(())>{say::ANOTHER_GAME.get()}</button>
        </div>
    }
}

/// Small hands of a game. Screen readers skip them.
fn picture(hands: &'static [&'static [&'static str]]) -> impl IntoView {
    // Drawn as text, without the card pictures of the table: these cards are only examples.
    let card = |card: &&'static str| {
        let (rank, suit) = card.split_at(1);
        let rank = if rank == "T" { "10" } else { rank };
        let (sign, red) = match suit {
            "c" => ("♣", false),
            "d" => ("♦", true),
            "h" => ("♥", true),
            _ => ("♠", false),
        };
        view! { <b class:red=red>{rank}<em>{sign}</em></b> }
    };
    let hand =
        |hand: &&'static [&'static str]| view! { <i>{hand.iter().map(card).collect_view()}</i> };
    view! {
        <span class="fan" data-hands=hands.len() aria-hidden="true">
            {hands.iter().map(hand).collect_view()}
        </span>
    }
}

/// The number of players, such as `2 to 5 players`.
fn how_many(game: &str) -> String {
    let rules = games::named(game).map(|game| (game.rules)());
    let most = rules.as_ref().and_then(|rules| rules.most_seats().ok());
    let most = most.unwrap_or(MOST_SEATS).min(MOST_SEATS) as u64;
    // Against the house one can play alone, and in several boxes.
    match rules.is_some_and(|rules| rules.least_seats() == 1) {
        true => say::family_boxes(most),
        false => say::family_players(most),
    }
}

/// The duration, such as `10 min` or `3 min a deal`.
fn how_long(takes: Takes) -> String {
    match takes {
        Takes::InAll(minutes) => say::family_minutes(minutes),
        Takes::ADeal(minutes) => say::family_minutes_a_deal(minutes),
    }
}

#[cfg(test)]
mod tests {
    use crate::app::about::NEW_GAME;
    use crate::cards::{Card, CardSet, Hand, Ranking, RankingRules};
    use crate::games;

    #[test]
    fn a_picture_shows_different_cards_and_the_hands_that_are_set_best_first() {
        let ranking = Ranking::new(RankingRules::default());
        for (game, one) in NEW_GAME {
            let cards = one.hands.iter().flat_map(|hand| hand.iter());
            let cards: Vec<Card> = cards.map(|card| card.parse().expect("a card")).collect();
            let all: CardSet = cards.iter().copied().collect();
            assert_eq!(all.iter().count(), cards.len(), "{game}");
            let rules = (games::named(game).expect("a game").rules)();
            let Some(setting) = rules.setting() else {
                continue;
            };
            assert_eq!(one.hands.len(), usize::from(setting.hands), "{game}");
            let value = |hand: &&[&str]| {
                let hand: Hand = hand.join(" ").parse().expect("a hand");
                ranking.value(hand)
            };
            let values: Vec<_> = one.hands.iter().map(value).collect();
            assert!(values.is_sorted_by(|one, next| one >= next), "{game}");
        }
    }
}
