//! The controls of Teen Patti: look, pack, a show or a sideshow, and a bet; or the answer to a request for a
//! sideshow.

use super::why_not::why_not;
use crate::app::i18n::say;
use crate::app::table::controls::{
    Part, act, again, amount_row, cover, go, hint, hint_or_hurry, line_of, or_again, plays, small,
    watch,
};
use crate::app::table::felt::chips::coin;
use crate::app::table::game::{Model, Phase, Range};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice, Seat, Sideshow, Turn};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let game = scene.game;
    if game.phase() != Phase::Playing || game.is_buying() {
        return None;
    }
    let acts = if plays(game) {
        four(scene)
    } else {
        watch(game)
    };
    let all = Node::new("div", "").attr("style", "display:contents");
    let all = all.maybe_child(line_of(scene));
    Some(vec![all.child(row(scene)).child(acts)])
}

/// Draws the row for the amount of a bet, or a sentence that says what to do.
fn row(scene: &Scene<'_>) -> Node {
    let choices = scene.choices;
    let game = scene.game;
    if let Some(row) = amount_row(scene) {
        let beside = beside(game, choices);
        let row = row.marked_if(beside.is_some(), "has-showdown");
        return row.maybe_child(beside);
    }
    let is_asked = game.is_my_turn() && game.curtain().is_none();
    let says = match game.public(|view| view.ask().turn()) {
        _ if !is_asked => return waits(game),
        Some(Turn::Answer { offerer, .. }) => {
            say::patti_the_worse_packs(&game.seats().somebody(offerer))
        }
        _ if offers(choices, Action::Fold) => say::PATTI_COVER_OR_PACK.get().into(),
        _ => say::PATTI_LOOK_NOW.get().into(),
    };
    hint(says)
}

/// Draws the sentence about what the others do. Who watches has the button that hurries them among the actions.
fn waits(game: &Model) -> Node {
    let said = game.log().last();
    match plays(game) {
        true => hint_or_hurry(game, said),
        false => hint(said),
    }
}

/// Draws a button for the sideshow beside the one for the show. Under rules that allow a sideshow between two, both
/// can be possible at once.
fn beside(game: &Model, choices: &[Choice]) -> Option<Node> {
    let two = game.public(|view| {
        let rules = view.rules().patti();
        rules.is_some_and(|rules| rules.sideshow == Sideshow::Two)
    });
    let sees = |choice: &Choice| matches!(choice, Choice::See { .. });
    two.then(|| {
        let is_off = !offers(choices, Action::SIDESHOW) || !choices.iter().any(sees);
        Node::new("button", "showdown")
            .attr("aria-keyshortcuts", "D")
            .aria_disabled(is_off)
            .on(Press::Act(Action::SIDESHOW))
            .text(say::PATTI_SIDESHOW.get())
    })
}

fn offers(choices: &[Choice], action: Action) -> bool {
    choices.contains(&Choice::One(action))
}

/// Draws the actions: look, pack, show or sideshow, bet. A player who is asked for a sideshow gets *refuse* and
/// *compare*.
fn four(scene: &Scene<'_>) -> Node {
    let choices = scene.choices;
    let game = scene.game;
    let look = act(Press::Act(Action::Look(None)))
        .attr("aria-keyshortcuts", "L")
        .aria_disabled(!offers(choices, Action::Look(None)))
        .text(say::LOOK.get())
        .maybe_child(small(or_again(game, Action::Look(None), || {
            reason(game, choices, Action::Look(None))
        })));
    let acts = Node::new("div", "acts").key(Part::Patti.key()).child(look);
    if offers(choices, Action::Agree) {
        let refuse = act(Press::Act(Action::Refuse))
            .key(3)
            .attr("aria-keyshortcuts", "R")
            .text(say::REFUSE.get());
        let compare = go(Press::Act(Action::Agree))
            .key(4)
            .attr("aria-keyshortcuts", "A")
            .text(say::PATTI_COMPARE.get());
        return acts
            .attr("class", "acts three")
            .child(refuse)
            .child(compare);
    }
    let pack = act(Press::Act(Action::Fold))
        .key(1)
        .attr("aria-keyshortcuts", "F")
        .aria_disabled(!offers(choices, Action::Fold))
        .text(say::PATTI_PACK.get())
        .maybe_child(again(game, Action::Fold));
    let acts = acts.attr("class", "acts patti");
    acts.child(pack).child(show(scene)).child(bet(scene))
}

/// Draws the button for a show if two are left, otherwise for a sideshow.
fn show(scene: &Scene<'_>) -> Node {
    let choices = scene.choices;
    let game = scene.game;
    let seen = choices.iter().find_map(|choice| match *choice {
        Choice::See { seat, cost } => Some((seat, cost)),
        _ => None,
    });
    if let Some((seat, cost)) = seen {
        let with = or_again(game, Action::See, || game.seats().name(seat));
        return button(Action::See, "S")
            .text_owned(say::patti_show_for(cost))
            .maybe_child(small(with));
    }
    if offers(choices, Action::SIDESHOW) {
        let chips = game.range().map_or(0, |range| range.least);
        let with = before(game)
            .map(|seat| game.seats().name(seat))
            .unwrap_or_default();
        return button(Action::SIDESHOW, "D")
            .text(say::PATTI_SIDESHOW.get())
            .maybe_child(small(format!("{chips} · {with}")));
    }
    // Neither is allowed. The one that fits the number of players keeps its place.
    let two = game.public(|view| view.betting() == 2);
    let (action, says) = match two {
        true => (Action::See, say::PATTI_SHOW),
        false => (Action::SIDESHOW, say::PATTI_SIDESHOW),
    };
    button(action, if two { "S" } else { "D" })
        .aria_disabled(true)
        .text(says.get())
        .maybe_child(small(reason(game, choices, action)))
}

fn button(action: Action, key: &'static str) -> Node {
    act(Press::Act(action))
        .key(2)
        .attr("aria-keyshortcuts", key)
}

/// The player who would be asked for a sideshow: the nearest one before the player at the screen who is still in.
fn before(game: &Model) -> Option<Seat> {
    let own = game.actor()?;
    game.public(|view| {
        let count = view.seats().len();
        let mut others = (1..count).map(|step| (own.index() + count - step) % count);
        others.find_map(|seat| {
            let seat = view.seat(Seat(seat as u8))?;
            (seat.standing() == crate::engine::Standing::In).then(|| seat.seat())
        })
    })
}

/// Draws the button that bets the amount that is set, or covers the pot.
fn bet(scene: &Scene<'_>) -> Node {
    let choices = scene.choices;
    let game = scene.game;
    let cover_chips = choices.iter().find_map(|choice| match *choice {
        Choice::Cover { chips } => Some(chips),
        _ => None,
    });
    if let Some(chips) = cover_chips {
        return cover(game, chips);
    }
    let bet = go(Press::Pay).attr("aria-keyshortcuts", "B");
    let own = game.actor();
    let is_blind = game.public(|view| {
        let place = own.and_then(|own| view.seat(own));
        place.is_some_and(|place| place.is_blind())
    });
    let Some((chips, Range { least, .. })) = game.amount().zip(game.range()) else {
        return bet
            .aria_disabled(true)
            .text(say::PATTI_CHAAL.get())
            .maybe_child(small(reason(game, choices, Action::Bet(2))));
    };
    let says = match is_blind {
        true => say::patti_blind_of(chips),
        false => say::patti_chaal_of(chips),
    };
    let to_stay = or_again(game, Action::Bet(chips), || say::to_stay_in(least));
    bet.text_owned(says)
        .maybe_child(small(to_stay))
        .maybe_child(coin(chips))
}

/// Why the player in turn may not play the action. Empty out of turn.
fn reason(game: &Model, choices: &[Choice], action: Action) -> String {
    let asked = game.is_my_turn() && game.curtain().is_none() && !offers(choices, Action::Agree);
    let refusal = game.refusal(action).filter(|_| asked);
    refusal.map(why_not).unwrap_or_default()
}
