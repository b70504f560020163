//! The draw. Cards are picked on the felt: seen ones by their face, unseen ones by their place.

use crate::app::families::help::Cap::Sign;
use crate::app::families::help::Key;
use crate::app::i18n::say;
use crate::app::table::controls::{
    Part, act, again, go, hint, hint_and_hide, look_label, row_and_acts, small, two_buttons,
};
use crate::app::table::game::{Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, CardId, Choice, DrawingAction};

const STAND: Action = Action::Drawing(DrawingAction::Stand);
const LOOK: Action = Action::Look(None);

/// The keys of the draw.
pub(super) const KEYS: [Key; 3] = [
    (Sign("1 – 3"), say::KEY_PICK_A_CARD),
    (Sign("T"), say::KEY_DRAW),
    (Sign("K"), say::KEY_KEEP_ALL),
];

/// The label of the button for an action of the draw. `None`: it is none.
pub(super) fn label(action: Action) -> Option<String> {
    match action {
        Action::Drawing(DrawingAction::Draw(cards)) if !cards.is_empty() => {
            let names = words::cards(cards.iter());
            Some(format!("{}: {names}", say::draw_of(cards.len() as u64)))
        }
        STAND => Some(say::KEEP_ALL.get().into()),
        _ => None,
    }
}

/// Draws the controls while the player at the screen draws.
pub(super) fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let Scene { game, choices, .. } = scene;
    if game.phase() != Phase::Playing || game.is_buying() || !draws(choices) {
        return None;
    }
    let can_look = choices.contains(&Choice::One(LOOK));
    let row = match game.is_peeking() {
        true => hint_and_hide(say::PICK_SHORT.get().into()),
        false => hint(asks(game)),
    };
    let keep = act(Press::Act(STAND))
        .attr("aria-keyshortcuts", "K")
        .text(say::KEEP_ALL.get());
    let hidden = !can_look && game.can_be_picked().is_empty();
    let picked = picked(game).len() as u64;
    let draw = if hidden {
        go(Press::Peek(true)).text(look_label(game))
    } else {
        let says = match picked {
            0 => say::DRAW_SOME.get().into(),
            cards => say::draw_of(cards),
        };
        let names = words::cards(game.picks().into_iter());
        go(Press::Throw)
            .attr("aria-keyshortcuts", "T")
            .aria_disabled(picked == 0)
            .text_owned(says)
            .maybe_child(small(names))
    };
    let acts = if can_look {
        let look = act(Press::Act(LOOK))
            .attr("aria-keyshortcuts", "L")
            .text(say::LOOK.get())
            .maybe_child(again(game, LOOK));
        let acts = Node::new("div", "acts").attr("class", "acts three");
        acts.child(look).child(keep.key(1)).child(draw)
    } else {
        two_buttons(keep, draw)
    };
    Some(row_and_acts(row, acts.key(Part::Draw.key())))
}

/// What a key means during the draw. `None`: the player at the screen does not draw. `Some(None)`: it means nothing.
pub(super) fn key(scene: &Scene<'_>, key: &str) -> Option<Option<Press>> {
    let Scene { game, choices, .. } = scene;
    if !draws(choices) {
        return None;
    }
    let nth = key.parse::<usize>().ok().and_then(|nth| nth.checked_sub(1));
    let card = nth.and_then(|nth| game.can_be_picked().get(nth).copied());
    Some(match (card, key.to_ascii_lowercase().as_str()) {
        (Some(id), _) => Some(Press::Pick(id)),
        (_, "t" | "enter") => Some(Press::Throw),
        (_, "k") => Some(Press::Act(STAND)),
        (_, "l") if choices.contains(&Choice::One(LOOK)) => Some(Press::Act(LOOK)),
        _ => None,
    })
}

/// Throws the picked cards, and draws as many.
pub(super) fn throw(game: &mut Model) {
    let picked = picked(game);
    if picked.is_empty() || !draws(game.choices()) {
        return;
    }
    let own = game.actor();
    let action = game.view(|view| {
        let place = view.seat(own?)?;
        let hand = place.hands().last()?;
        let thrown = hand
            .faces()
            .zip(0..)
            .filter(|(face, _)| picked.contains(&face.id));
        Some(if place.is_blind() {
            DrawingAction::Unseen(thrown.fold(0, |set, (_, place)| set | 1 << place))
        } else {
            let cards: Option<_> = thrown.map(|(face, _)| face.card).collect();
            DrawingAction::Draw(cards?)
        })
    });
    if let Some(action) = action {
        game.act(Action::Drawing(action));
    }
}

/// What is asked of the player at the screen, as a sentence.
pub(super) fn asks(game: &Model) -> String {
    let is_unseen = game.choices().contains(&Choice::One(LOOK));
    let says = match is_unseen {
        true => say::PICK_UNSEEN,
        false if game.is_on_phone() => say::PHONES_BY_NUMBER,
        false => say::PICK_TO_DRAW,
    };
    says.get().into()
}

/// Whether the player at the screen is asked to draw.
pub(super) fn draws(choices: &[Choice]) -> bool {
    let is_draw = |choice: &Choice| matches!(choice, Choice::Exchange { .. });
    choices.iter().any(is_draw)
}

fn picked(game: &Model) -> Vec<CardId> {
    let can = game.can_be_picked();
    can.into_iter().filter(|id| game.is_picked(*id)).collect()
}
