//! The controls against the house: two amounts before the cards, then to play or to fold.

use super::press::{WagerPress, stakes};
use super::said;
use super::stakes::Stakes;
use crate::engine::{Action, Ask, Chips, Choice, HouseAction, HouseAsk, SeatView, Standing};
use crate::ui::controls::{act, both, few, go, hint, hint_and_hide, small, watch};
use crate::ui::game::{Game, Scene};
use crate::ui::language::{Text, say};
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;

/// The controls, while a deal is played.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    let game = page.game;
    let is_house = game.public(|view| view.rules().against_house().is_some());
    if game.scene() != Scene::Playing || game.is_buying() || !is_house {
        return None;
    }
    let (row, acts) = match stakes(game) {
        Some((_, stakes)) => (amounts(stakes), stake(choices, stakes)),
        None if offers(choices, HouseAction::Play) => (advice(game), play(game, choices)),
        None if plays(game) => (hint(game.log().last()), waits(game)),
        None => (hint(game.log().last()), watch(game).key(42)),
    };
    Some(both(row, acts))
}

/// The two amounts side by side, each between a press for less and one for more.
fn amounts(stakes: Stakes) -> Node {
    let amount = |key: u64, name: Text, chips: Chips, press: fn(bool) -> WagerPress| {
        let step = |up: bool| {
            let says = match up {
                true => say::more_of(name.get()),
                false => say::less_of(name.get()),
            };
            Node::new("button", "step")
                .key(u64::from(up))
                .made("aria-label", says)
                .on(Press::Wager(press(up)))
                .says(if up { "+" } else { "−" })
        };
        let said = Node::new("span", "")
            .says(name.get())
            .hold(Node::new("b", "roll").key(chips).tells(chips.to_string()));
        let wager = Node::new("div", "wager").key(key);
        wager.hold(step(false)).hold(said).hold(step(true))
    };
    let ante = amount(1, say::PLACE_ANTE, stakes.ante, WagerPress::Ante);
    let plus = amount(2, say::PLACE_PAIR_PLUS, stakes.plus, WagerPress::Plus);
    Node::new("div", "amount")
        .with("class", "amount wagers")
        .key(40)
        .hold(ante)
        .hold(plus)
}

/// Sit out, or stake what is set.
fn stake(choices: &[Choice], stakes: Stakes) -> Node {
    let out = act(Press::Act(Action::House(HouseAction::SitOut)))
        .with("aria-keyshortcuts", "S")
        .off(!offers(choices, HouseAction::SitOut))
        .says(say::SIT_OUT.get());
    let stake = go(Press::Wager(WagerPress::Stake))
        .with("aria-keyshortcuts", "Enter")
        .off(stakes.action().is_none())
        .tells(say::stake_of(stakes.sum()));
    few(out, stake).key(40)
}

/// Fold, or play; on a shared screen one looks at his cards first.
fn play(game: Game, choices: &[Choice]) -> Node {
    let chips = game.public(|view| {
        let asked = view.ask().seat().and_then(|seat| view.seat(seat));
        asked.map_or(0, |place| place.bets().ante)
    });
    let fold = act(Press::Act(Action::Fold))
        .with("aria-keyshortcuts", "F")
        .off(!choices.contains(&Choice::One(Action::Fold)))
        .says(say::FOLD.get());
    let play = if game.is_shared() && !game.is_peeking() {
        go(Press::Peek(true)).says(say::LOOK_AT_YOUR_CARDS.get())
    } else {
        go(Press::Act(Action::House(HouseAction::Play)))
            .with("aria-keyshortcuts", "P Enter")
            .tells(say::play_for(chips))
            .maybe(small(said::own_hand(game)))
    };
    few(fold, play).key(41)
}

/// The buttons keep their places while others are asked.
fn waits(game: Game) -> Node {
    let stakes_come = game.public(|view| matches!(view.ask(), Ask::House(HouseAsk::Stake { .. })));
    if stakes_come {
        let set = Stakes::default();
        return stake(&[], set);
    }
    let fold = act(Press::Act(Action::Fold))
        .off(true)
        .says(say::FOLD.get());
    let play = go(Press::Act(Action::House(HouseAction::Play))).off(true);
    few(fold, play.says(say::PLACE_PLAY.get())).key(41)
}

fn advice(game: Game) -> Node {
    let says = say::PLAY_OR_FOLD.get().to_owned();
    match game.is_peeking() {
        true => hint_and_hide(says),
        false => hint(says),
    }
}

fn offers(choices: &[Choice], action: HouseAction) -> bool {
    choices.contains(&Choice::One(Action::House(action)))
}

/// Whether somebody at the screen still has something to say in this deal.
fn plays(game: Game) -> bool {
    game.public(|view| {
        let is_due = |place: SeatView<'_>| match view.ask() {
            Ask::House(HouseAsk::Stake { .. }) => place.bets().sum() == 0,
            Ask::House(HouseAsk::Play { .. }) => place.bets().ante > place.bets().play,
            _ => false,
        };
        let mut seats = view.seats();
        seats.any(|place| {
            place.standing() == Standing::In && is_due(place) && game.is_person(place.seat())
        })
    })
}
