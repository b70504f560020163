//! The buttons of a player who exchanges a card for the third pot: one for each card, and one to stand (RULES 10.4,
//! `stock31`).

use super::controls::{asks, may_exchange, own_sum};
use crate::app::i18n::say;
use crate::app::table::controls::{Part, act, go, hint, row_and_acts};
use crate::app::table::game::Phase;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words::card_name;
use crate::cards::Card;
use crate::engine::{Action, Choice, DrawingAction};

const STAND: Action = Action::Drawing(DrawingAction::Stand);

/// Draws the controls. `None`: the player at the screen exchanges no card now.
pub(super) fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let Scene { game, choices, .. } = scene;
    let is_asked = game.phase() == Phase::Playing && !game.is_buying() && may_exchange(choices);
    if !is_asked {
        return None;
    }
    let stand = act(Press::Act(STAND))
        .key(0)
        .attr("aria-keyshortcuts", "S")
        .text_owned(say::stand_at(own_sum(game).into()));
    let give = |(card, nth): (Card, u64)| {
        go(Press::Act(give(card)))
            .key(nth)
            .attr_owned("aria-keyshortcuts", nth.to_string())
            .text_owned(say::give_card(&card_name(card)))
    };
    let gives: Vec<Node> = cards(choices).zip(1..).map(give).collect();
    let acts = Node::new("div", "acts").attr("class", "acts gives");
    let acts = acts.child(stand).children(gives);
    Some(row_and_acts(hint(asks(game)), acts.key(Part::Draw.key())))
}

/// What a key means: a number gives that card. `None`: it means nothing.
pub(super) fn key(choices: &[Choice], key: &str) -> Option<Press> {
    let nth = key.parse::<usize>().ok().and_then(|nth| nth.checked_sub(1));
    let card = nth.and_then(|nth| cards(choices).nth(nth));
    let stands = key.eq_ignore_ascii_case("s") && may_exchange(choices);
    let action = card.map(give).or(stands.then_some(STAND));
    action.map(Press::Act)
}

fn give(card: Card) -> Action {
    Action::Drawing(DrawingAction::Give(card))
}

/// The cards that may be given, in the order in which they lie.
fn cards(choices: &[Choice]) -> impl Iterator<Item = Card> + '_ {
    choices.iter().filter_map(|choice| match choice {
        Choice::One(Action::Drawing(DrawingAction::Give(card))) => Some(*card),
        _ => None,
    })
}
