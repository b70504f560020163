//! The dealer names the game (RULES 1.5, O26).

use std::sync::Arc;

use leptos::prelude::*;

use super::field::{Choose, Field, Segments, Switch};
use super::frame::{self, Frame, SheetFrame};
use super::sheets::Sheet;
use crate::cards::CardSet;
use crate::engine::NamedGame;
use crate::games::WILD_KINDS;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::words::refused;

/// What can be named beside jokers: nothing wild, then the kinds of [`WILD_KINDS`].
const WILD: [&str; 7] = [
    "Nothing",
    "All twos",
    "Black twos",
    "All jacks",
    "Black jacks",
    "One-eyed jacks",
    "The suicide king",
];

/// One thing to be named.
struct Part {
    id: &'static str,
    label: &'static str,
    hint: &'static str,
    says: &'static [&'static str],
    get: fn(&NamedGame) -> usize,
    set: fn(&mut NamedGame, usize),
}

const PARTS: [Part; 4] = [
    Part {
        id: "call-cards",
        label: "Cards each",
        hint: "Of four or five you keep three.",
        says: &["Three", "Four", "Five"],
        get: |game| usize::from(game.cards).saturating_sub(3),
        set: |game, to| game.cards = 3 + to as u8,
    },
    Part {
        id: "call-wild",
        label: "Wild",
        hint: "",
        says: &WILD,
        get: |game| {
            let kind = WILD_KINDS.iter().position(|(_, cards)| *cards == game.wild);
            kind.map_or(0, |kind| kind + 1)
        },
        set: |game, to| {
            let kind = to.checked_sub(1).and_then(|kind| WILD_KINDS.get(kind));
            game.wild = kind.map_or(CardSet::NONE, |(_, cards)| *cards);
        },
    },
    Part {
        id: "call-jokers",
        label: "Jokers",
        hint: "",
        says: &["None", "1", "2", "3", "4"],
        get: |game| game.jokers.into(),
        set: |game, to| game.jokers = to as u8,
    },
    Part {
        id: "call-blind",
        label: "Blind play",
        hint: "Bet without looking, at half price.",
        says: &[],
        get: |game| game.blind_play.into(),
        set: |game, to| game.blind_play = to == 1,
    },
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
    let whose = game.namer().map(|seat| match game.is_you(seat) {
        true => "Your deal: name the game, for this deal and those after it.".to_owned(),
        false => format!(
            "{} deals, and names the game for this deal and those after it.",
            game.name(seat)
        ),
    });
    let field = move |part: &'static Part| {
        let field = Field {
            id: part.id,
            label: part.label,
            hint: part.hint,
            why: "",
            says: part.says.to_vec(),
            get: Arc::new(move || named.with(part.get)),
            set: Arc::new(move |to| {
                named.update(|game| (part.set)(game, to));
                wrong.set(String::new());
            }),
        };
        match part.says.len() {
            0 => view! { <Switch field/> }.into_any(),
            7.. => view! { <Choose field/> }.into_any(),
            _ => view! { <Segments field/> }.into_any(),
        }
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
                <button class="act" on:click=move |_| frame::close(frame)>"Not yet"</button>
                <button class="act go" on:click=deal>"Deal"</button>
            </footer>
        </SheetFrame>
    }
}
