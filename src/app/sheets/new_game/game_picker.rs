//! The list of games, each with a picture of its hands.

use leptos::prelude::*;

use super::form::Form;
use crate::app::about::{self, NEW_GAME, NewGame, Section, Takes};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::words::{full_game_name, game_line, game_name};
use crate::games;
use crate::sitting::session::MOST_SEATS;

/// A window in which all sections are unfolded: as large as that in which the style lays them side by side.
const WIDE: &str = "(min-width: 62.5em) and (min-height: 32.5em)";

/// A game of the list.
type Listed = (&'static str, &'static NewGame);

/// A row for each game, in sections. On a large screen all are unfolded, and the last game played comes first in the first of
/// them. Elsewhere it stands by itself before the sections, and that of the chosen game alone is unfolded.
#[component]
pub fn Family(form: Form) -> impl IntoView {
    let draft = form.draft;
    let chosen = Memo::new(move |_| draft.with(|draft| draft.rules().game));
    let last = form.last_game();
    let row = move |(game, one): Listed| {
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
    let section = move |(games, is_open): (Vec<Listed>, bool)| {
        let hands = games.first().map(|(_, one)| picture(one.hands));
        let title = games.first().map(|(_, one)| one.section.title());
        let names: Vec<&str> = games.iter().map(|(game, _)| game_name(game)).collect();
        view! {
            <details class="more section" open=is_open>
                <summary>{hands}<span><b>{title}</b><small>{names.join(" · ")}</small></span></summary>
                <div class="presets">{games.into_iter().map(row).collect_view()}</div>
            </details>
        }
    };
    let query = window().match_media(WIDE).ok().flatten();
    let is_wide = query.is_some_and(|query| query.matches());
    let (before, sections) = list(last, is_wide, chosen.get_untracked());
    // A visitor who has played nothing else may look for a way in.
    let is_first = last == NEW_GAME[0].0;
    let start = is_first.then(|| view! { <p class="note">{say::WHERE_TO_START.get()}</p> });
    view! {
        <h3 id="which-game">{say::WHICH_GAME.get()}</h3>
        {start}
        <div class="sections" role="radiogroup" aria-labelledby="which-game">
            {before.map(|game| view! { <div class="presets">{row(game)}</div> })}
            {sections.into_iter().map(section).collect_view()}
        </div>
    }
}

/// The game that stands before the sections, if one does, and the games of each section with whether it is unfolded.
fn list(last: &str, is_wide: bool, chosen: &str) -> (Option<Listed>, Vec<(Vec<Listed>, bool)>) {
    let all: Vec<Listed> = NEW_GAME.iter().map(|(game, one)| (*game, one)).collect();
    let is_last = |(game, _): &Listed| *game == last;
    let of = |section: Section| {
        let games = all.iter().filter(|(_, one)| one.section == section);
        let mut games: Vec<Listed> = games.copied().collect();
        games.sort_by_key(|game| !is_last(game));
        games
    };
    let mut sections = Section::ALL.map(of).to_vec();
    let before = match is_wide {
        true => {
            sections.sort_by_key(|games| !games.iter().any(is_last));
            None
        }
        false => {
            sections
                .iter_mut()
                .for_each(|games| games.retain(|game| !is_last(game)));
            all.iter().copied().find(is_last)
        }
    };
    let with_fold = |games: Vec<Listed>| {
        let is_open = is_wide || games.iter().any(|(game, _)| *game == chosen);
        (games, is_open)
    };
    (before, sections.into_iter().map(with_fold).collect())
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
    use std::collections::BTreeSet;

    use super::list;
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

    #[test]
    fn every_game_stands_in_one_place_and_the_last_one_first() {
        for (last, _) in NEW_GAME {
            for is_wide in [false, true] {
                let (before, sections) = list(last, is_wide, last);
                assert!(
                    sections
                        .iter()
                        .all(|(games, is_open)| !games.is_empty() && *is_open == is_wide)
                );
                let sections = sections.into_iter().flat_map(|(games, _)| games);
                let listed: Vec<&str> = before
                    .into_iter()
                    .chain(sections)
                    .map(|(game, _)| game)
                    .collect();
                assert_eq!(listed[0], *last);
                let all: BTreeSet<&str> = listed.iter().copied().collect();
                assert_eq!((listed.len(), all.len()), (NEW_GAME.len(), NEW_GAME.len()));
            }
        }
    }

    #[test]
    fn the_section_of_a_chosen_game_is_unfolded() {
        let (_, sections) = list("three_card", false, "nine_card");
        let open: Vec<bool> = sections.into_iter().map(|(_, is_open)| is_open).collect();
        assert_eq!(open, [false, true, false, false]);
    }
}
