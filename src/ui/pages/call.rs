//! The dealer names the game (RULES 1.5, O26).

use leptos::prelude::*;

use super::field::{Asked, drawn};
use super::frame::{self, Frame, SheetFrame};
use super::sheets::Sheet;
use crate::cards::{Card, CardSet};
use crate::engine::NamedGame;
use crate::games::WILD_KINDS;
use crate::ui::game::Game;
use crate::ui::language::{Text, say};
use crate::ui::live::live;
use crate::ui::words::refused;

/// What can be named beside jokers: nothing wild, then the kinds of [`WILD_KINDS`].
const WILD: [Text; 7] = [
    say::CALL_WILD_NOTHING,
    say::CALL_WILD_TWOS,
    say::PICK_BLACK_TWOS,
    say::CALL_WILD_JACKS,
    say::PICK_BLACK_JACKS,
    say::PICK_ONE_EYED_JACKS,
    say::CALL_WILD_SUICIDE_KING,
];

/// What is to be named.
const PARTS: [Asked<NamedGame>; 4] = [
    Asked::one_of(
        "call-cards",
        say::RULE_GAME,
        Some(say::CALL_CARDS_HINT),
        &[
            say::RULE_GAME_THREE_CARD,
            say::RULE_GAME_FOUR_CARD,
            say::RULE_GAME_FIVE_CARD,
            say::RULE_GAME_BEST_OF_SEVEN,
        ],
        |game| usize::from(game.cards).saturating_sub(3).min(3),
        |game, to| game.cards = if to == 3 { 7 } else { 3 + to as u8 },
    ),
    Asked::one_of(
        "call-wild",
        say::CALL_WILD,
        None,
        &WILD,
        |game| {
            let kind = WILD_KINDS.iter().position(|(_, cards)| *cards == game.wild);
            kind.map_or(0, |kind| kind + 1)
        },
        |game, to| {
            let kind = to.checked_sub(1).and_then(|kind| WILD_KINDS.get(kind));
            game.wild = kind.map_or(CardSet::NONE, |(_, cards)| *cards);
        },
    ),
    Asked::one_of(
        "call-jokers",
        say::RULE_JOKERS,
        None,
        &[say::RULE_JOKERS_NONE],
        |game: &NamedGame| game.jokers.into(),
        |game, to| game.jokers = to as u8,
    )
    .or_up_to(Card::MOST_JOKERS as u64),
    Asked::switch(
        "call-blind",
        say::RULE_BLIND_PLAY,
        Some(say::RULE_BLIND_PLAY_HINT),
        |game| game.blind_play.into(),
        |game, to| game.blind_play = to == 1,
    ),
];

/// The sheet. It may be closed and the game named later: the deal waits.
#[component]
pub fn Call() -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let mut now = game.named_game();
    // Single cards were agreed on at the set-up: here only kinds are named.
    if !WILD_KINDS.iter().any(|(_, cards)| *cards == now.wild) {
        now.wild = CardSet::NONE;
    }
    let named = RwSignal::new(now);
    let wrong = RwSignal::new(String::new());
    let whose = game
        .namer()
        .map(|seat| say::names_the_game(&game.somebody(seat)));
    let field = move |part: &'static Asked<NamedGame>| {
        let set = move |to| {
            named.update(|game| (part.set)(game, to));
            wrong.set(String::new());
        };
        drawn(part.field(move || named.with(part.get), set))
    };
    let deal = move |_| match game.name_game(named.get_untracked()) {
        Ok(()) => frame::close(frame),
        Err(illegal) => wrong.set(say::game_cannot_be_dealt(&refused::illegal(illegal))),
    };
    let told = move || {
        let wrong = wrong.get();
        (!wrong.is_empty()).then(|| view! { <p class="error" role="alert">{wrong}</p> })
    };
    view! {
        <SheetFrame frame title=Sheet::Call.title()>
            <div class="body">
                <p>{whose}</p>
                {PARTS.iter().map(field).collect_view()}
                {live(told)}
            </div>
            <footer>
                <button class="act" on:click=move |_| frame::close(frame)>{say::NOT_YET.get()}</button>
                <button class="act go" on:click=deal>{say::DEAL_IT.get()}</button>
            </footer>
        </SheetFrame>
    }
}
