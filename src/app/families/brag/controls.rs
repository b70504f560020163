//! The controls of Brag: the line, a row for an amount or a choice of two, and the buttons.

use super::buttons::LIST;
use super::prompt::Prompt;
use super::throw::throw;
use crate::app::i18n::say;
use crate::app::table::controls::{
    Next, amount_row, choice, choose, hint, hint_or_hurry, line_saying, listed_buttons, watch,
};
use crate::app::table::game::{AmountKind, Model, Phase};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, Ask, Choice, Illegal, Pick, Rules, Turn, VyingAsk};

/// Draws the controls during a deal.
#[must_use]
pub fn controls(scene: &Scene<'_>) -> Option<Vec<Node>> {
    let game = scene.game;
    if game.phase() != Phase::Playing || game.is_buying() {
        return None;
    }
    let prompt = Prompt::now(scene);
    let acts = match prompt {
        Prompt::Watch => watch(game),
        Prompt::Throw => throw(game),
        _ => listed_buttons(scene, &LIST),
    };
    let line = line_saying(scene, next(scene));
    Some(line.into_iter().chain([row(scene, prompt), acts]).collect())
}

/// What the line says in the player's turn.
fn next(scene: &Scene<'_>) -> Next {
    let game = scene.game;
    let is_own = |ask| matches!(ask, Ask::Vying(VyingAsk::Turn(Turn::Own { .. })));
    let agrees = scene.choices.contains(&Choice::One(Action::Agree));
    // A showdown has been offered and refused in this turn.
    let is_refused = || {
        let refusal = game.refusal(Action::Showdown);
        matches!(refusal, Some(Illegal::AlreadyOffered))
    };
    Next {
        says: match agrees {
            true => Some(say::IF_ALL_AGREE),
            false if game.public(|view| is_own(view.ask())) && is_refused() => {
                Some(say::NO_SHOWDOWN_GO_ON)
            }
            false => None,
        },
        alone: agrees,
    }
}

/// Draws the upper row.
fn row(scene: &Scene<'_>, prompt: Prompt) -> Node {
    let game = scene.game;
    match prompt {
        Prompt::Decide { looked } => keep_or_throw(looked),
        Prompt::Agree => {
            let agree = usual(Action::Agree).text(say::AGREE_TO_SHOW.get());
            choose(2, agree).child(refuse())
        }
        Prompt::Lend => {
            let lend = usual(Action::Lend(None)).text_owned(asked_to_lend(game));
            choose(3, lend).child(refuse())
        }
        Prompt::Retain => {
            let neither = choice(Press::Act(Action::Retain(None)));
            choose(4, neither.text(say::KEEP_NEITHER.get()))
        }
        Prompt::Throw if game.is_peeking() => {
            let hide = choice(Press::Peek(false));
            choose(5, hide.text(say::HIDE_YOUR_CARDS.get()))
        }
        Prompt::Throw | Prompt::Watch | Prompt::Turn => amount(scene).unwrap_or_else(|| {
            let says = playing(game);
            match prompt {
                Prompt::Turn => hint_or_hurry(game, says),
                // Who watches has such a button among the actions.
                Prompt::Watch => hint(says).attr("class", "hint told"),
                _ => hint(says),
            }
        }),
    }
}

/// Draws the row of an amount, with the button that offers to show all hands beside a bet. `None`: no amount is asked for.
fn amount(scene: &Scene<'_>) -> Option<Node> {
    let bets = scene.game.range()?.kind == AmountKind::Bet;
    let showdown = showdown(scene).filter(|_| bets);
    let row = amount_row(scene)?.marked_if(showdown.is_some(), "has-showdown");
    Some(row.maybe_child(showdown))
}

/// Draws the button that offers to show all hands. Under rules that have it, it keeps its place. `None`: the rules do
/// not have it.
fn showdown(scene: &Scene<'_>) -> Option<Node> {
    let is_known = |rules: &Rules| rules.vying().is_some_and(|rules| rules.agreed_showdown);
    scene.game.public(|view| is_known(view.rules())).then(|| {
        Node::new("button", "showdown")
            .attr("title", say::SHOW_ALL_IF_ALL_AGREE.get())
            .aria_disabled(!scene.choices.contains(&Choice::One(Action::Showdown)))
            .on(Press::Act(Action::Showdown))
            .text(say::SHOW_ALL.get())
    })
}

/// Draws the choice between the two hands.
fn keep_or_throw(looked: Pick) -> Node {
    let (keep, throw) = match looked {
        Pick::Old => (say::KEEP_OLD_DROP_NEW, say::DROP_OLD_PLAY_NEW),
        Pick::New => (say::KEEP_NEW_DROP_OLD, say::DROP_NEW_PLAY_OLD),
    };
    let other = choice(Press::Act(Action::Throw)).text(throw.get());
    choose(1, usual(Action::Keep).text(keep.get())).child(other)
}

/// Draws the usual one of two buttons.
fn usual(action: Action) -> Node {
    Node::new("button", "go").on(Press::Act(action))
}

fn refuse() -> Node {
    choice(Press::Act(Action::Refuse)).text(say::REFUSE.get())
}

/// What goes on, or what is asked where no amount is.
fn playing(game: &Model) -> String {
    if !game.is_my_turn() || game.curtain().is_some() {
        return game.log().last();
    }
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Discard { .. }) => words::must_throw(game.must_throw()).into(),
        Ask::Vying(VyingAsk::ChooseHand { .. }) => say::NAME_THE_HAND.get().into(),
        Ask::Vying(VyingAsk::Retain { .. }) => say::NAME_THE_KEPT_HAND.get().into(),
        Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) => match offers(game) {
            (_, true) => say::COVER_OR_FOLD,
            (true, _) => say::NOBODY_LENDS,
            _ => say::LOOK_AT_YOURS_FIRST,
        }
        .get()
        .into(),
        _ => String::new(),
    }
}

/// Whether the player may fold, and whether he may cover.
fn offers(game: &Model) -> (bool, bool) {
    let choices = game.choices();
    let covers = |choice: &Choice| matches!(choice, Choice::Cover { .. });
    (
        choices.contains(&Choice::One(Action::Fold)),
        choices.iter().any(covers),
    )
}

fn asked_to_lend(game: &Model) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::Lend {
            borrower, chips, ..
        })) => say::lend_whom(&game.seats().somebody(borrower), chips),
        _ => String::new(),
    }
}
