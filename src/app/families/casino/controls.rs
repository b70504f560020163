//! The controls against the house: the amounts before the cards, then play or fold.

use super::press::stakes;
use super::status;
use crate::app::i18n::{Text, say};
use crate::app::table::controls::{
    Part, act, again, go, hint, hint_and_hide, hint_or_hurry, row_and_acts, small, two_buttons,
    watch,
};
use crate::app::table::felt::chips::coin;
use crate::app::table::game::Stakes;
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::{CasinoPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, Ask, CasinoAction, CasinoAsk, Chips, Choice, SeatView, Standing};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let choices = scene.choices;
    let game = scene.game;
    let is_casino = game.public(|view| view.rules().casino().is_some());
    if game.phase() != Phase::Playing || game.is_buying() || !is_casino {
        return None;
    }
    let (row, acts) = match stakes(game) {
        Some((_, stakes)) => (amounts(stakes), stake(choices, stakes)),
        None if offers(choices, CasinoAction::Play) => (instruction(game), play(game, choices)),
        None => {
            let said = game.log().last();
            match comes(game) {
                Some(next) => (hint_or_hurry(game, said), waits(next)),
                None => (hint(said), watch(game)),
            }
        }
    };
    Some(row_and_acts(row, acts))
}

/// Draws the amounts side by side, with the ante bonus where it is a bet of its own, each with a button for less and one for more.
fn amounts(stakes: Stakes) -> Node {
    let amount = |key: u64, name: Text, chips: Chips, press: fn(bool) -> CasinoPress| {
        let step = |up: bool| {
            let says = match up {
                true => say::more_of(name.get()),
                false => say::less_of(name.get()),
            };
            Node::new("button", "step")
                .key(u64::from(up))
                .attr_owned("aria-label", says)
                .on(Press::Casino(press(up)))
                .text(if up { "+" } else { "−" })
        };
        let said = Node::new("span", "").text(name.get()).child(
            Node::new("b", "roll")
                .key(chips)
                .text_owned(chips.to_string()),
        );
        let stake = Node::new("div", "casino-stake").key(key);
        stake.child(step(false)).child(said).child(step(true))
    };
    let ante = amount(1, say::PLACE_ANTE, stakes.ante, CasinoPress::Ante);
    let plus = amount(2, say::PLACE_PAIR_PLUS, stakes.plus, CasinoPress::Plus);
    let bonus = |chips| amount(3, say::PLACE_BONUS, chips, CasinoPress::Bonus);
    Node::new("div", "amount")
        .attr("class", "amount casino-stakes")
        .attr_if(stakes.bonus.is_some(), "data-three", "")
        .key(Part::Stakes.key())
        .child(ante)
        .child(plus)
        .maybe_child(stakes.bonus.map(bonus))
}

/// Draws the actions: sit out, or stake the amounts that are set.
fn stake(choices: &[Choice], stakes: Stakes) -> Node {
    let out = act(Press::Act(Action::Casino(CasinoAction::SitOut)))
        .attr("aria-keyshortcuts", "S")
        .aria_disabled(!offers(choices, CasinoAction::SitOut))
        .text(say::SIT_OUT.get());
    let stake = go(Press::Casino(CasinoPress::Stake))
        .attr("aria-keyshortcuts", "Enter")
        .aria_disabled(stakes.action().is_none())
        .text_owned(say::stake_of(stakes.sum()))
        .maybe_child(coin(stakes.sum()));
    two_buttons(out, stake).key(Part::Stake.key())
}

/// Draws the actions: fold, or play. On a shared screen the player looks at his cards first.
fn play(game: &Model, choices: &[Choice]) -> Node {
    let chips = game.public(|view| {
        let asked = view.ask().seat().and_then(|seat| view.seat(seat));
        asked.map_or(0, |place| place.bets().ante)
    });
    let fold = act(Press::Act(Action::Fold))
        .attr("aria-keyshortcuts", "F")
        .aria_disabled(!choices.contains(&Choice::One(Action::Fold)))
        .text(say::FOLD.get())
        .maybe_child(again(game, Action::Fold));
    let play = if game.is_covered() && !game.is_on_phone() {
        go(Press::Peek(true)).text(say::LOOK_AT_YOUR_CARDS.get())
    } else {
        go(Press::Act(Action::Casino(CasinoAction::Play)))
            .attr("aria-keyshortcuts", "P Enter")
            .text_owned(say::play_for(chips))
            .maybe_child(small(status::own_hand(game)))
            .maybe_child(coin(chips))
    };
    two_buttons(fold, play).key(Part::Play.key())
}

/// Draws the buttons dimmed, while others are asked and while cards are dealt.
fn waits(next: Next) -> Node {
    if next == Next::Stakes {
        return stake(&[], Stakes::default());
    }
    let fold = act(Press::Act(Action::Fold))
        .aria_disabled(true)
        .text(say::FOLD.get());
    let play = go(Press::Act(Action::Casino(CasinoAction::Play))).aria_disabled(true);
    two_buttons(fold, play.text(say::PLACE_PLAY.get())).key(Part::Play.key())
}

fn instruction(game: &Model) -> Node {
    let says = say::PLAY_OR_FOLD.get().to_owned();
    match game.is_peeking() {
        true => hint_and_hide(says),
        false => hint(says),
    }
}

fn offers(choices: &[Choice], action: CasinoAction) -> bool {
    choices.contains(&Choice::One(Action::Casino(action)))
}

/// What a person at the screen is asked next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Stakes,
    Play,
}

/// What a person at the screen is asked next in this deal or the one about to begin. Its buttons keep their places
/// meanwhile: another button there might be pressed when *fold* or *play* takes its place.
fn comes(game: &Model) -> Option<Next> {
    game.public(|view| {
        let is_between = view.is_between_deals();
        let is_staking = matches!(view.ask(), Ask::Casino(CasinoAsk::Stake { .. }));
        let of = |place: SeatView<'_>| {
            let (bets, standing) = (place.bets(), place.standing());
            if !game.seats().is_person(place.seat()) || standing == Standing::Out {
                return None;
            }
            let stakes = is_between || (is_staking && bets.sum() == 0);
            let plays = standing == Standing::In && bets.ante > bets.play;
            if stakes {
                Some(Next::Stakes)
            } else {
                plays.then_some(Next::Play)
            }
        };
        let mut seats = view.seats();
        seats.find_map(of)
    })
}
