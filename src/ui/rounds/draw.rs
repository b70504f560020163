//! The draw: cards are picked on the felt, seen ones by what they are, unseen ones by where they lie.

use leptos::prelude::*;

use crate::engine::{Action, CardId, Choice, DrawingAction};
use crate::ui::controls::{act, both, few, go, hint, hint_and_hide, small};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

const STAND: Action = Action::Drawing(DrawingAction::Stand);
const LOOK: Action = Action::Look(None);

/// The controls while the player at the screen draws.
pub(super) fn controls(game: Game, choices: &[Choice]) -> Option<Node> {
    if game.scene() != Scene::Playing || game.is_buying() || !draws(choices) {
        return None;
    }
    let can_look = choices.contains(&Choice::One(LOOK));
    let row = match game.is_peeking() {
        true => hint_and_hide(say::PICK_SHORT.get().into()),
        false => hint(asks(game)),
    };
    let keep = act(Press::Act(STAND))
        .with("aria-keyshortcuts", "K")
        .says(say::KEEP_ALL.get());
    let hidden = !can_look && game.can_be_picked().is_empty();
    let picked = picked(game).len() as u64;
    let draw = if hidden {
        go(Press::Peek(true)).says(say::LOOK_AT_YOUR_CARDS.get())
    } else {
        let says = match picked {
            0 => say::DRAW_SOME.get().into(),
            cards => say::draw_of(cards),
        };
        let names = words::cards(game.picks().into_iter());
        go(Press::Throw)
            .with("aria-keyshortcuts", "T")
            .off(picked == 0)
            .tells(says)
            .maybe(small(names))
    };
    let acts = if can_look {
        let look = act(Press::Act(LOOK))
            .with("aria-keyshortcuts", "L")
            .says(say::LOOK.get());
        let acts = Node::new("div", "acts").with("class", "acts three");
        acts.hold(look).hold(keep.key(1)).hold(draw)
    } else {
        few(keep, draw)
    };
    Some(both(row, acts.key(51)))
}

/// Does what the key means while cards are drawn; none while they are not.
pub(super) fn key(game: Game, key: &str) -> Option<bool> {
    let choices = untrack(|| game.choices());
    if !draws(&choices) {
        return None;
    }
    let nth = key.parse::<usize>().ok().and_then(|nth| nth.checked_sub(1));
    let card = nth.and_then(|nth| untrack(|| lie(game)).get(nth).copied());
    match (card, key.to_ascii_lowercase().as_str()) {
        (Some(id), _) => game.pick(id),
        (_, "t" | "enter") => exchange(game),
        (_, "k") => game.act(STAND),
        (_, "l") if choices.contains(&Choice::One(LOOK)) => game.act(LOOK),
        _ => return Some(false),
    }
    Some(true)
}

/// Throws what is picked, and takes as many.
pub(super) fn exchange(game: Game) {
    let picked = untrack(|| picked(game));
    let choices = untrack(|| game.choices());
    if picked.is_empty() || !draws(&choices) {
        return;
    }
    let own = game.actor();
    let action = untrack(|| {
        game.view(|view| {
            let hand = own.and_then(|own| view.seat(own)?.hands().last())?;
            let thrown = hand
                .faces()
                .zip(0..)
                .filter(|(face, _)| picked.contains(&face.id));
            let is_unseen = own
                .and_then(|own| view.seat(own))
                .is_some_and(|s| s.is_blind());
            Some(if is_unseen {
                DrawingAction::Unseen(thrown.fold(0, |set, (_, place)| set | 1 << place))
            } else {
                let cards: Option<_> = thrown.map(|(face, _)| face.card).collect();
                DrawingAction::Draw(cards?)
            })
        })
    });
    if let Some(action) = action {
        game.act(Action::Drawing(action));
    }
}

/// What is asked of the player at the screen.
pub(super) fn asks(game: Game) -> String {
    let is_unseen = game.choices().contains(&Choice::One(LOOK));
    let says = if is_unseen {
        say::PICK_UNSEEN
    } else {
        say::PICK_TO_DRAW
    };
    says.get().into()
}

/// Whether the player at the screen is asked to draw.
pub(super) fn draws(choices: &[Choice]) -> bool {
    let is_draw = |choice: &Choice| matches!(choice, Choice::Exchange { .. });
    choices.iter().any(is_draw)
}

/// The cards as they lie: a hand that is seen by rank, where the player wants that.
fn lie(game: Game) -> Vec<CardId> {
    game.can_be_picked()
}

/// Those of the cards picked that can be.
fn picked(game: Game) -> Vec<CardId> {
    let can = game.can_be_picked();
    can.into_iter().filter(|id| game.is_picked(*id)).collect()
}
