//! The buttons for three stakes: of a brag, of a round of bets, and of drawing to a number.

use super::bets::{self, why_not};
use super::events::{draws, missing, total};
use crate::app::families::level::LEVEL;
use crate::app::i18n::say;
use crate::app::table::controls::{Button, Listed, Pay, listed, listed_key};
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::cards::CardSet;
use crate::engine::{Action, Ask, Chips, Choice, ClassicAsk, DrawingAction, Seat, View};

/// The buttons of the player who is asked first whether he brags.
static BRAG: Listed = Listed {
    buttons: &[PASS],
    pay: Some(BRAGS),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of a player who is asked to take up a brag.
static ANSWER: Listed = Listed {
    buttons: &[PASS, TAKE_UP],
    pay: Some(RAISES),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of the two who brag.
static TWO: Listed = Listed {
    buttons: &[Button::FOLD, SEE],
    pay: Some(RAISES),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of a round of bets.
static ROUND: Listed = Listed {
    buttons: &[Button::FOLD, LEVEL],
    pay: Some(BETS),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of drawing to a number.
static NUMBER: Listed = Listed {
    buttons: &[STAND, DRAW],
    pay: None,
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of drawing to a number for a player who has hit it.
static HIT: Listed = Listed {
    buttons: &[
        Button {
            goes: true,
            ..STAND
        },
        Button {
            goes: false,
            ..DRAW
        },
    ],
    pay: None,
    says,
    why_not: |_, _, reason| why_not(reason),
};

const PASS: Button = Button::new(&[Action::Pass], "p");
const TAKE_UP: Button = Button::usual(&[Action::MATCH], "s");
const SEE: Button = Button::usual(&[Action::See], "s");
const STAND: Button = Button::new(&[Action::Drawing(DrawingAction::Stand)], "s");
const DRAW: Button = Button::usual(&[Action::Drawing(DrawingAction::Draw(CardSet::NONE))], "d");
const BRAGS: Pay = Pay {
    says: |_, chips, least| (say::brag_of(chips), say::least_is(least)),
    idle: || say::BRAG.get(),
    key: "b",
    tells_single: false,
};
const RAISES: Pay = Pay {
    says: |_, chips, least| (say::raise_of(chips), say::least_is(least)),
    idle: || say::RAISE.get(),
    key: "b",
    tells_single: false,
};
const BETS: Pay = Pay {
    says: |_, chips, least| (say::bet_of(chips), say::least_is(least)),
    idle: || say::BET.get(),
    key: "b",
    tells_single: false,
};

/// Draws the buttons of a list.
pub(super) fn buttons(scene: &Scene<'_>) -> Option<Vec<Node>> {
    listed(scene, of(scene.game), asks)
}

/// Handles a key of a list. `false`: the key means nothing.
pub(super) fn button_key(scene: &Scene<'_>, key: &str) -> Option<Press> {
    listed_key(scene, of(scene.game), key)
}

/// Whether a card may be exchanged now.
pub(super) fn may_exchange(choices: &[Choice]) -> bool {
    choices
        .iter()
        .any(|choice| matches!(choice, Choice::One(Action::Drawing(DrawingAction::Give(_)))))
}

fn of(game: &Model) -> &'static Listed {
    let own = game.actor();
    game.public(|view| match view.ask() {
        Ask::Classic(ClassicAsk::Answer { .. }) => &ANSWER,
        Ask::Classic(ClassicAsk::Two { .. }) => &TWO,
        _ if draws(view) && has_hit(view, own) => &HIT,
        _ if draws(view) => &NUMBER,
        _ if bets::are_made(view) => &ROUND,
        _ => &BRAG,
    })
}

/// Whether the player at the screen has the number that is drawn to.
fn has_hit(view: View<'_>, own: Option<Seat>) -> bool {
    let at = own.zip(view.rules().number());
    at.is_some_and(|(own, rules)| total(view, rules, own) == rules.target)
}

/// The cost of matching the bets or of seeing, in chips.
fn cost(game: &Model) -> Option<Chips> {
    game.choices().iter().find_map(|choice| match *choice {
        Choice::Level { cost, .. } | Choice::See { cost, .. } => Some(cost),
        _ => None,
    })
}

/// The sum of the hand of the player at the screen.
pub(super) fn own_sum(game: &Model) -> u32 {
    let own = game.actor();
    game.public(|view| match (own, view.rules().number()) {
        (Some(own), Some(rules)) => total(view, rules, own),
        _ => 0,
    })
}

fn says(game: &Model, action: Action) -> (String, String) {
    let large = match (action, cost(game)) {
        (Action::Pass, _) => say::PASS_BRAG.get().into(),
        (Action::Fold, _) => say::GIVE_UP.get().into(),
        (Action::See, Some(1..)) => say::see_for(cost(game).unwrap_or(0)),
        (Action::See, _) => say::SEE.get().into(),
        (Action::MATCH, Some(cost)) if game.public(bets::are_made) => say::match_for(cost),
        (Action::MATCH, Some(cost)) => say::take_up_for(cost),
        (Action::MATCH, None) => say::TAKE_UP.get().into(),
        (Action::Drawing(DrawingAction::Stand), _) if draws_now(game) => {
            say::stand_at(own_sum(game).into())
        }
        (Action::Drawing(DrawingAction::Stand), _) => say::STAND.get().into(),
        (Action::Drawing(_), _) if exchanges(game) => say::EXCHANGE_A_CARD.get().into(),
        (Action::Drawing(_), _) => say::DRAW_A_CARD.get().into(),
        _ => say::CHECK.get().into(),
    };
    (large, String::new())
}

/// Whether cards are exchanged for the third pot (RULES 10.4, `stock31`).
fn exchanges(game: &Model) -> bool {
    let rules = game.public(|view| view.rules().number().copied());
    rules.is_some_and(|rules| rules.exchange)
}

/// Whether the player at the screen is asked to draw.
fn draws_now(game: &Model) -> bool {
    let asks = game.public(|view| matches!(view.ask(), Ask::Classic(ClassicAsk::Draw { .. })));
    asks && game.is_my_turn()
}

/// What is asked of the player at the screen, as a sentence.
pub(super) fn asks(game: &Model) -> String {
    let cost = cost(game).unwrap_or(0);
    match game.public(|view| view.ask()) {
        Ask::Classic(ClassicAsk::Brag { .. }) => say::YOUR_TURN_TO_BRAG.get().into(),
        Ask::Classic(ClassicAsk::Answer { .. }) => say::your_turn_to_answer(cost),
        Ask::Classic(ClassicAsk::Two { .. }) => say::your_turn_of_two(cost),
        Ask::Classic(ClassicAsk::Draw { .. }) => number(game),
        _ if cost > 0 => say::your_turn_to_match(cost),
        _ => say::YOUR_TURN_TO_CHECK.get().into(),
    }
}

/// What the player's sum is and what is missing, as a sentence.
fn number(game: &Model) -> String {
    let draw = Choice::One(Action::Drawing(DrawingAction::Draw(CardSet::NONE)));
    let may_draw = game.choices().contains(&draw) || may_exchange(game.choices());
    let own = game.actor();
    let said = game.public(|view| missing(view, own?, may_draw));
    said.unwrap_or_default()
}
