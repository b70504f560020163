//! The dealer names the game (RULES 1.5, O26; 10.11).

use leptos::prelude::*;

use super::field::{Asked, drawn};
use super::frame::{self, Frame, SheetFrame};
use super::howto::name_of;
use super::sheets::Sheet;
use crate::cards::{Card, CardSet};
use crate::engine::{Action, NamedGame, OtherGame};
use crate::games::{self, WILD_KINDS};
use crate::ui::game::Game;
use crate::ui::language::{Text, say};
use crate::ui::live::live;
use crate::ui::words::{game_line, refused};

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

/// What is named: the betting game that is put together, or another of the family.
type Named = Option<OtherGame>;

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
    let other = RwSignal::new(None);
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
    let deal = move |_| {
        let call = match other.get_untracked() {
            Some(other) => Action::CallOther(other),
            None => Action::Call(named.get_untracked()),
        };
        match game.name_game(call) {
            Ok(()) => frame::close(frame),
            Err(illegal) => wrong.set(say::game_cannot_be_dealt(&refused::illegal(illegal))),
        }
    };
    let told = move || {
        let wrong = wrong.get();
        (!wrong.is_empty()).then(|| view! { <p class="error" role="alert">{wrong}</p> })
    };
    let parts = move || {
        let is_brag = other.get().is_none();
        is_brag.then(|| PARTS.iter().map(field).collect_view())
    };
    view! {
        <SheetFrame frame title=Sheet::Call.title()>
            <div class="body">
                <p id="whose-call">{whose}</p>
                <Which game other wrong/>
                {live(parts)}
                {live(told)}
            </div>
            <footer>
                <button class="act" on:click=move |_| frame::close(frame)>{say::NOT_YET.get()}</button>
                <button class="act go" on:click=deal>{say::DEAL_IT.get()}</button>
            </footer>
        </SheetFrame>
    }
}

/// The games that can be named, and of the others why not.
#[component]
fn Which(game: Game, other: RwSignal<Named>, wrong: RwSignal<String>) -> impl IntoView {
    let row = move |(named, name, line, why): (Named, &'static str, &'static str, String)| {
        let is_off = !why.is_empty();
        let why =
            is_off.then(|| view! { <small class="not-now">{say::call_not_now(&why)}</small> });
        let choose = move |_| {
            other.set(named);
            wrong.set(String::new());
        };
        view! {
            <label class="preset game" class:off=is_off>
                <input
                    type="radio"
                    name="call-game"
                    disabled=is_off
                    prop:checked=move || other.get() == named
                    on:change=choose
                />
                <span><b>{name}</b><small>{line}</small>{why}</span>
            </label>
        }
    };
    let brag = (
        None,
        say::CALL_BRAG.get(),
        say::CALL_BRAG_SAYS.get(),
        String::new(),
    );
    let known = OtherGame::ALL
        .into_iter()
        .filter(|named| games::named(named.key()).is_some());
    let others = known.map(|named| {
        let key = named.key();
        let why = game.why_not_named(Action::CallOther(named));
        let why = why.map(refused::illegal).unwrap_or_default();
        (Some(named), name_of(key), game_line(key), why)
    });
    view! {
        <div class="presets" role="radiogroup" aria-labelledby="whose-call">
            {[brag].into_iter().chain(others).map(row).collect_view()}
        </div>
    }
}
