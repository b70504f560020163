//! The line over the controls: whose turn it is, and what has happened last.

use crate::engine::{Action, Ask, Choice, ClassicAsk, Illegal, Turn, VyingAsk};
use crate::ui::felt::is_settling;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;

/// The line, while a deal is played or somebody buys in. What happens is told to those who listen as it changes
/// (`Game::spoken`); this can be read by them as well.
pub fn line(page: Page, choices: &[Choice]) -> Option<Node> {
    let game = page.game;
    if game.scene() != Scene::Playing && !game.is_buying() {
        return None;
    }
    Some(Node::new("p", "line").tells(says(page, choices)))
}

fn says(page: Page, choices: &[Choice]) -> String {
    let Page { game, amount, .. } = page;
    if let Some(buying) = amount.buys() {
        return buying;
    }
    let asked = game.public(|view| view.ask().seat().filter(|_| !is_settling(view)));
    let Some(asked) = asked else {
        return String::new();
    };
    let turn = say::turn_of(&game.somebody(asked));
    if !game.is_my_turn() {
        // What has happened stands beneath, in the row.
        return turn;
    }
    let is_betting = game.public(|view| view.rules().is_betting());
    if is_betting && choices.contains(&Choice::One(Action::Agree)) {
        return say::IF_ALL_AGREE.get().into();
    }
    let next = match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) if is_refused(game) => {
            say::NO_SHOWDOWN_GO_ON.get()
        }
        _ => turn.as_str(),
    };
    // What has been drawn lies there, and what is missing stands beneath.
    if matches!(
        game.public(|view| view.ask()),
        Ask::Classic(ClassicAsk::Draw { .. })
    ) {
        return turn;
    }
    format!("{} {next}", game.log().last())
}

/// Whether a showdown was offered in this turn, and refused.
fn is_refused(game: Game) -> bool {
    game.refusal(Action::Showdown) == Some(Illegal::AlreadyOffered)
}
