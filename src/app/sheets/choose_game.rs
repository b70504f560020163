//! What a person is asked between two deals: to choose the game as the dealer (RULES 1.5, O26; 10.11), or to agree to what
//! another would do.

use std::sync::Arc;

use leptos::prelude::*;

use super::field::{Field, FieldSpec, field_view};
use super::frame::{self, Frame, SheetFrame};
use super::wild_picks::{Wilds, single_cards};
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::live::live;
use crate::app::table::game::{Game, Model, Proposal};
use crate::app::words::{full_game_name, game_line, game_on_a_button, refused};
use crate::cards::{Card, CardSet};
use crate::engine::{Action, BettingGame, Illegal, Motion, NamedGame, OtherGame};
use crate::games::{self, WILD_KINDS};

/// The choices for wild cards: none, then the kinds of [`WILD_KINDS`].
const WILD: [Text; 7] = [
    say::CALL_WILD_NOTHING,
    say::CALL_WILD_TWOS,
    say::PICK_BLACK_TWOS,
    say::CALL_WILD_JACKS,
    say::PICK_BLACK_JACKS,
    say::PICK_ONE_EYED_JACKS,
    say::CALL_WILD_SUICIDE_KING,
];

/// The fields of a betting game, beside which one it is.
const PARTS: [FieldSpec<NamedGame>; 3] = [
    FieldSpec::one_of(
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
    FieldSpec::one_of(
        "call-jokers",
        say::RULE_JOKERS,
        None,
        &[say::RULE_JOKERS_NONE],
        |game: &NamedGame| game.jokers.into(),
        |game, to| game.jokers = to as u8,
    )
    .or_up_to(Card::MOST_JOKERS as u64),
    FieldSpec::switch(
        "call-blind",
        say::RULE_BLIND_PLAY,
        Some(say::RULE_BLIND_PLAY_HINT),
        |game| game.blind_play.into(),
        |game, to| game.blind_play = to == 1,
    ),
];

/// The betting games that a dealer may choose.
fn betting() -> impl Iterator<Item = &'static BettingGame> {
    let games = games::BETTING_GAMES.into_iter();
    games.filter(|game| game.is_named)
}

/// The chosen game. `None`: the betting game of the fields.
type Named = Option<OtherGame>;

/// Sends an action about the game. Returns why it is refused. `None`: it is not.
type SendAction = Callback<Action, Option<Illegal>>;

/// The sheet. It may be closed and opened again; the deal waits. The dealer chooses; where players vote, each person at
/// the screen answers.
#[component]
pub fn ChooseGame() -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    // The next person is asked on the same sheet.
    let said = RwSignal::new(0);
    let says = Callback::new(move |action| match game.say_between_deals(action) {
        Ok(true) => {
            said.update(|said| *said += 1);
            None
        }
        Ok(false) => {
            frame::close(frame);
            None
        }
        Err(illegal) => Some(illegal),
    });
    let asks = move || {
        said.track();
        Some(match game.proposal() {
            Some(proposal) => answers(game, frame, &proposal, says).into_any(),
            None => view! { <Chooses frame says/> }.into_any(),
        })
    };
    let title = match game.read(Model::votes_on_money) {
        true => say::VOTE_BETWEEN_DEALS.get(),
        false => Sheet::ChooseGame.title(),
    };
    view! { <SheetFrame frame title>{live(asks)}</SheetFrame> }
}

/// A person is asked whether he agrees to the game that the dealer has named, or to another motion.
fn answers(game: Game, frame: Frame, proposal: &Proposal, says: SendAction) -> impl IntoView {
    let by = game.somebody(proposal.by);
    let named = match proposal.on {
        Motion::Game(named) => {
            let says = say::names_game(&by, full_game_name(named.key()));
            format!("{says} {}", game_line(named.key()))
        }
        Motion::BuyIn(chips) => say::asks_to_buy_in(&by, chips),
        Motion::Double => say::asks_to_double(&by),
    };
    let said = proposal.said.iter().map(|(seat, agrees)| {
        let who = game.somebody(*seat);
        let says = match agrees {
            true => say::agrees_to_game(&who),
            false => say::refuses_game(&who),
        };
        view! { <p>{says}</p> }
    });
    let asked = say::asked_about_game(&game.somebody(proposal.asked));
    let answer = move |action| {
        move |_| {
            says.run(action);
        }
    };
    view! {
        <div class="body">
            <p>{named}</p>
            {said.collect_view()}
            <p id="whose-call"><b>{asked}</b></p>
        </div>
        <footer>
            <button class="act" on:click=move |_| frame::close(frame)>{say::NOT_YET.get()}</button>
            <button class="act" on:click=answer(Action::Refuse)>{say::REFUSE.get()}</button>
            <button class="act go" on:click=answer(Action::Agree)>{say::AGREE_TO_GAME.get()}</button>
        </footer>
    }
}

/// The dealer chooses.
#[component]
fn Chooses(frame: Frame, says: SendAction) -> impl IntoView {
    let game = expect_context::<Game>();
    let mut now = game.suggested_game();
    // A kind of wild cards stands in the list, and single cards beneath it.
    let kind = WILD_KINDS.iter().find(|(_, cards)| *cards == now.wild);
    let singles = RwSignal::new(match kind {
        Some(_) => CardSet::NONE,
        None => std::mem::take(&mut now.wild),
    });
    let named = RwSignal::new(now);
    let other = RwSignal::new(None);
    let wrong = RwSignal::new(String::new());
    let whose = game
        .read(Model::choosing_dealer)
        .map(|seat| say::names_the_game(&game.somebody(seat)));
    let change = move |part: &dyn Fn(&mut NamedGame)| {
        named.update(|game| part(game));
        wrong.set(String::new());
    };
    let cards = move || Field {
        id: "call-cards",
        label: say::RULE_GAME.get(),
        hint: say::CALL_CARDS_HINT.get(),
        why: "",
        choices: betting().map(|game| game_on_a_button(game.key)).collect(),
        get: Arc::new(move || {
            let place = named.with(|named| betting().position(|game| game == named.game));
            place.unwrap_or_default()
        }),
        set: Arc::new(move |to| {
            change(&|named| named.game = betting().nth(to).unwrap_or(named.game));
        }),
    };
    let field = move |part: &'static FieldSpec<NamedGame>| {
        let set = move |to| change(&|game| (part.set)(game, to));
        field_view(part.field(move || named.with(part.get), set))
    };
    let wilds = Wilds {
        get: singles.into(),
        set: Callback::new(move |(cards, are_wild)| {
            singles.update(|singles| {
                *singles = match are_wild {
                    true => singles.union(cards),
                    false => singles.without(cards),
                };
            });
        }),
    };
    let deal = move |_| {
        let call = match other.get_untracked() {
            Some(other) => Action::ChooseOtherGame(other),
            None => {
                let named = named.get_untracked();
                let wild = named.wild.union(singles.get_untracked());
                Action::ChooseGame(NamedGame { wild, ..named })
            }
        };
        if let Some(illegal) = says.run(call) {
            wrong.set(say::game_cannot_be_dealt(&refused::illegal(illegal)));
        }
    };
    let error = move || {
        let wrong = wrong.get();
        (!wrong.is_empty()).then(|| view! { <p class="error" role="alert">{wrong}</p> })
    };
    let parts = move || {
        let is_brag = other.get().is_none();
        is_brag.then(|| {
            view! {
                {field_view(cards())}
                {PARTS.iter().map(field).collect_view()}
                <div class="field wide">{single_cards(wilds)}</div>
            }
        })
    };
    view! {
        <div class="body">
            <p id="whose-call">{whose}</p>
            <Which game other wrong/>
            {live(parts)}
            {live(error)}
        </div>
        <footer>
            <button class="act" on:click=move |_| frame::close(frame)>{say::NOT_YET.get()}</button>
            <button class="act go" on:click=deal>{say::DEAL_IT.get()}</button>
        </footer>
    }
}

/// The list of games, with the reason why one cannot be chosen.
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
            <label class="preset" class:off=is_off>
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
    let others = games::ALL.choosable.others.iter().map(|other| {
        let named = other.game;
        let key = named.key();
        let why = game.why_not_chosen(Action::ChooseOtherGame(named));
        let why = why.map(refused::illegal).unwrap_or_default();
        (Some(named), full_game_name(key), game_line(key), why)
    });
    view! {
        <div class="presets" role="radiogroup" aria-labelledby="whose-call">
            {[brag].into_iter().chain(others).map(row).collect_view()}
        </div>
    }
}
