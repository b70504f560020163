//! The buttons of a round of bets, and of the dealer's stake.

use super::events::{brags, hand_named};
use super::why_not::why_not;
use crate::app::families::level::LEVEL;
use crate::app::i18n::say;
use crate::app::table::controls::{Button, Listed, Pay, listed, listed_key};
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Ask, Chips, Choice, RoundAction, RoundAsk, View};

/// The buttons where hands are seen from the deal on.
static OPEN: Listed = Listed {
    buttons: &[Button::FOLD, LEVEL],
    pay: Some(BET),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons where hands must be looked at.
static UNSEEN: Listed = Listed {
    buttons: &[LOOK, Button::FOLD, LEVEL],
    pay: Some(BET),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons of a brag.
static BRAGGING: Listed = Listed {
    buttons: &[BOLT, GO],
    pay: Some(BRAG),
    says,
    why_not: |_, _, reason| why_not(reason),
};

/// The buttons where a hand was named.
static CONTESTING: Listed = Listed {
    buttons: &[CONCEDE, CONTEST],
    pay: None,
    says,
    why_not: |_, _, reason| why_not(reason),
};

const CONCEDE: Button = Button::new(&[Action::Round(RoundAction::Concede)], "f");
const CONTEST: Button = Button::usual(&[Action::Round(RoundAction::Contest)], "Enter");
const LOOK: Button = Button::new(&[Action::Look(None)], "l");
const BOLT: Button = Button::new(&[Action::Fold, Action::Pass], "f");
const GO: Button = Button::usual(&[Action::Round(RoundAction::Go), Action::See], "s");
const BET: Pay = Pay {
    says: pays,
    idle: || say::BET.get(),
    key: "b",
    tells_single: false,
};
const BRAG: Pay = Pay {
    says: pays,
    idle: || say::BRAG.get(),
    key: "b",
    tells_single: false,
};

/// Draws the controls during a deal.
pub(super) fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    listed(scene, of(scene.game), asks)
}

/// Handles a key. `false`: the key means nothing.
pub(super) fn key(scene: &Scene<'_>, key: &str) -> Option<Press> {
    listed_key(scene, of(scene.game), key)
}

fn of(game: &Model) -> &'static Listed {
    game.public(|view| {
        let is_open = view.rules().deals_open();
        match is_open {
            _ if hand_named(view).is_some() || is_contested(view) => &CONTESTING,
            _ if brags(view) => &BRAGGING,
            true => &OPEN,
            false => &UNSEEN,
        }
    })
}

/// Whether a hand was named aloud. Nobody else knows it where the cards are real.
fn is_contested(view: View<'_>) -> bool {
    matches!(view.ask(), Ask::Round(RoundAsk::Contest { .. })) && view.rules().real_cards
}

/// The cost of matching the bets, in chips. `None`: it is not allowed.
fn cost(game: &Model) -> Option<Chips> {
    game.choices().iter().find_map(|choice| match *choice {
        Choice::Level { cost, .. } => Some(cost),
        _ => None,
    })
}

fn is_unseen(game: &Model) -> bool {
    let own = game.actor();
    game.public(|view| {
        let place = own.and_then(|own| view.seat(own));
        place.is_some_and(|place| place.is_blind())
    })
}

fn says(game: &Model, action: Action) -> (String, String) {
    let brags = game.public(brags);
    let large = match (action, cost(game)) {
        (Action::Look(_), _) => say::LOOK.get().into(),
        (Action::Fold, _) if brags => say::BOLT.get().into(),
        (Action::Fold, _) => say::FOLD.get().into(),
        (Action::Pass, _) => say::PASS_BRAG.get().into(),
        (Action::See, _) => say::CALL_A_SIGHT.get().into(),
        (Action::Round(RoundAction::Match), Some(cost)) => say::match_for(cost),
        (Action::Round(RoundAction::Match), None) => say::MATCH.get().into(),
        (Action::Round(RoundAction::Go), Some(cost)) => say::go_it_for(cost),
        (Action::Round(RoundAction::Go), None) => say::GO_IT.get().into(),
        (Action::Round(RoundAction::Contest), _) => say::CONTEST.get().into(),
        (Action::Round(RoundAction::Concede), _) => say::CONCEDE.get().into(),
        _ => say::CHECK.get().into(),
    };
    let small = match action {
        Action::Fold if brags => say::BOLT_MEANS.get().into(),
        Action::See => say::SIGHT_MEANS.get().into(),
        Action::Round(RoundAction::Contest) => say::CONTEST_MEANS.get().into(),
        Action::Round(RoundAction::Match) if is_unseen(game) => say::HALF_PRICE.get().into(),
        _ => String::new(),
    };
    (large, small)
}

fn pays(game: &Model, chips: Chips, least: Chips) -> (String, String) {
    let (stakes, brags, returns) = game.public(|view| {
        let stakes = matches!(view.ask(), Ask::Round(RoundAsk::Stake { .. }));
        (stakes, brags(view), view.top() > 0)
    });
    let large = match (stakes, brags, returns) {
        (true, ..) => say::stake_of(chips),
        (_, true, true) => say::return_of(chips),
        (_, true, false) => say::brag_of(chips),
        _ => say::bet_of(chips),
    };
    (large, say::least_is(least))
}

/// What is asked of the player at the screen, as a sentence.
#[must_use]
pub fn asks(game: &Model) -> String {
    let (ask, brags, top) = game.public(|view| (view.ask(), brags(view), view.top()));
    match (ask, cost(game)) {
        (Ask::Round(RoundAsk::Contest { by, .. }), _) if game.has_real_cards() => {
            say::bank_contest(&game.seats().somebody(by))
        }
        (Ask::Round(RoundAsk::Contest { by, .. }), _) => {
            let (_, hand) = game.public(hand_named).unwrap_or((by, String::new()));
            say::your_turn_to_contest(&game.seats().name(by), &hand)
        }
        (Ask::Round(RoundAsk::Stake { .. }), _) => say::STAKE_AS_DEALER.get().into(),
        (_, Some(cost)) if brags => say::your_turn_to_go(cost),
        (_, Some(cost)) => say::your_turn_to_match(cost),
        _ if brags && top > 0 => say::YOUR_TURN_TO_SEE.get().into(),
        _ if brags => say::YOUR_TURN_TO_BRAG.get().into(),
        _ => say::YOUR_TURN_TO_CHECK.get().into(),
    }
}
