//! The list of games, each with a picture of its hands.

use leptos::prelude::*;

use super::form::Form;
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::words::{full_game_name, game_line, game_name};
use crate::games;
use crate::sitting::session::MOST_SEATS;

/// A picture of the hands of a game, and its duration.
struct Pictured {
    game: &'static str,
    /// The cards of each hand.
    hands: &'static [&'static [&'static str]],
    takes: Takes,
}

/// The duration of a game, in minutes.
#[derive(Clone, Copy)]
enum Takes {
    /// From the first deal to the end.
    InAll(u64),
    /// One deal. The game ends when the players want.
    ADeal(u64),
}

/// Every game, in the order of the catalogue.
static FAMILY: [Pictured; 19] = [
    Pictured {
        game: "three_card",
        hands: &[&["3s", "3h", "3d"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "four_card",
        hands: &[&["Kh", "Ks", "9s", "2d"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "five_card",
        hands: &[&["Qd", "Jd", "Td", "7c", "4h"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "best_of_seven",
        hands: &[&["Tc", "Ts", "Th", "Kd", "9h", "6d", "2c"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "best_of_thirteen",
        hands: &[
            &["3c", "2c", "Ac"],
            &["Kd", "Jh", "Ts", "9c", "8h"],
            &["7d", "6h", "5s", "4d", "2h"],
        ],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "six_card",
        hands: &[&["Ah", "Kh", "Qh"], &["8c", "8d", "5s"]],
        takes: Takes::InAll(10),
    },
    Pictured {
        game: "seven_card",
        hands: &[&["6s", "5s", "4s"], &["Ad", "Ac", "Th"]],
        takes: Takes::ADeal(2),
    },
    Pictured {
        game: "nine_card",
        hands: &[
            &["9s", "9h", "9d"],
            &["Qh", "Jh", "Th"],
            &["Ac", "Kc", "5c"],
        ],
        takes: Takes::ADeal(3),
    },
    Pictured {
        game: "ten_card",
        hands: &[
            &["As", "2s", "3s"],
            &["Jc", "Td", "9h"],
            &["Qd", "Qc", "6h"],
        ],
        takes: Takes::InAll(15),
    },
    Pictured {
        game: "thirteen_card",
        hands: &[
            &["Tc", "Td", "Th"],
            &["6s", "5h", "4h"],
            &["Ac", "8c", "4c"],
            &["Jh", "Js", "9s"],
        ],
        takes: Takes::InAll(20),
    },
    Pictured {
        game: "fifteen_card",
        hands: &[
            &["7d", "7h", "7c"],
            &["Kd", "Qd", "Jd"],
            &["5s", "4c", "3c"],
            &["As", "9s", "6s"],
            &["Qh", "Qs", "2h"],
        ],
        takes: Takes::InAll(20),
    },
    Pictured {
        game: "stop_the_bus",
        hands: &[&["Qd", "Qc", "4h"], &["Ks", "9d", "Qh"]],
        takes: Takes::InAll(10),
    },
    Pictured {
        game: "three_stake",
        hands: &[&["Jc", "Ad", "7s"]],
        takes: Takes::ADeal(2),
    },
    Pictured {
        game: "post_and_pair",
        hands: &[&["Tc", "Ts", "Ah"]],
        takes: Takes::ADeal(2),
    },
    Pictured {
        game: "american",
        hands: &[&["As", "Ah", "Jd"]],
        takes: Takes::ADeal(2),
    },
    Pictured {
        game: "braggers",
        hands: &[&["Kc", "Kh", "9d"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "draw_brag",
        hands: &[&["As", "2h", "3d"]],
        takes: Takes::ADeal(2),
    },
    Pictured {
        game: "three_card_poker",
        hands: &[&["Qc", "9d", "5h"], &["Ah", "Kh", "4s"]],
        takes: Takes::ADeal(1),
    },
    Pictured {
        game: "teen_patti",
        hands: &[&["As", "Ad", "Ac"]],
        takes: Takes::ADeal(2),
    },
];

/// A row for each game. The last one played comes first.
#[component]
pub fn Family(form: Form) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(|draft| draft.rules().game));
    let last = form.last_game();
    let (first, others): (Vec<_>, Vec<_>) = FAMILY
        .iter()
        .filter(|one| games::named(one.game).is_some())
        .partition(|one| one.game == last);
    let row = |one: &'static Pictured| {
        let game = one.game;
        view! {
            <label class="preset game">
                <input
                    type="radio"
                    name="family"
                    prop:checked=move || chosen.get() == game
                    on:change=move |_| form.choose_game(game)
                />
                {picture(one)}
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
        let one = FAMILY.iter().find(|one| one.game == game)?;
        Some(view! {
            {picture(one)}
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
fn picture(one: &'static Pictured) -> impl IntoView {
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
        <span class="fan" data-hands=one.hands.len() aria-hidden="true">
            {one.hands.iter().map(hand).collect_view()}
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
    use super::FAMILY;
    use crate::cards::{Card, CardSet, Hand, Ranking, RankingRules};
    use crate::games::{self, GAME_KEYS};

    #[test]
    fn every_game_is_there_with_its_hands() {
        let ranking = Ranking::new(RankingRules::default());
        assert_eq!(FAMILY.each_ref().map(|one| one.game), GAME_KEYS);
        for one in &FAMILY {
            let cards = one.hands.iter().flat_map(|hand| hand.iter());
            let cards: Vec<Card> = cards.map(|card| card.parse().expect("a card")).collect();
            let all: CardSet = cards.iter().copied().collect();
            assert_eq!(all.iter().count(), cards.len(), "{}", one.game);
            let rules = (games::named(one.game).expect("a game").rules)();
            let Some(setting) = rules.setting() else {
                continue;
            };
            assert_eq!(one.hands.len(), usize::from(setting.hands), "{}", one.game);
            let value = |hand: &&[&str]| {
                let hand: Hand = hand.join(" ").parse().expect("a hand");
                ranking.value(hand)
            };
            let values: Vec<_> = one.hands.iter().map(value).collect();
            assert!(values.is_sorted_by(|one, next| one >= next), "{}", one.game);
        }
    }
}
