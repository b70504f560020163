//! The row of action buttons. A button whose action is not allowed now keeps its place, dimmed, and says why.

use super::buttons::{act, again, cover, go, or_again, small, two_buttons};
use super::part::Part;
use super::prompt::Prompt;
use super::throw::throw;
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::table::felt::chips::coin;
use crate::app::table::game::{AmountKind, Model, Range};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, Ask, Choice, Pick, Turn, VyingAsk};

/// Draws the actions for what is asked. Actions of the same kind keep their button elements.
pub fn acts(scene: &Scene<'_>, prompt: Prompt) -> Node {
    let game = scene.game;
    let (kind, acts) = match prompt {
        Prompt::BuyIn => (0, buy_in(scene)),
        Prompt::Resume => (1, new_game_and(say::GO_ON, Press::Resume)),
        Prompt::Deal => (2, new_game_and(deal_label(game), Press::Deal)),
        Prompt::NextDeal => (3, new_game_and(say::NEXT_DEAL, Press::Deal)),
        Prompt::PlayAgain => (4, new_game_and(say::SAME_AGAIN, same_again(game))),
        Prompt::Watch => (5, watch(game)),
        Prompt::Throw => (6, throw(game)),
        Prompt::Decide { .. } | Prompt::Agree | Prompt::Lend | Prompt::Retain | Prompt::Turn => {
            (7, four_buttons(scene))
        }
        Prompt::LeftOut => (8, left_out()),
    };
    acts.key(kind)
}

/// The label of the button that deals: the next deal, or the first.
fn deal_label(game: &Model) -> Text {
    if game.public(|view| view.deals()) > 0 {
        say::NEXT_DEAL
    } else {
        say::DEAL_ME_IN
    }
}

/// What sets the same table up again. A sitting by number is dealt the same cards.
fn same_again(game: &Model) -> Press {
    match game.is_numbered() {
        true => Press::Open(Sheet::Ten),
        false => Press::DealAfresh,
    }
}

/// Draws the buttons before a deal: *New game*, and one with this label.
pub fn new_game_and(says: Text, press: Press) -> Node {
    let new = act(Press::Open(Sheet::NewGame)).text(say::NEW_GAME.get());
    two_buttons(new, go(press).text(says.get()))
}

/// Draws the buttons for a player who has lost everything. The usual one opens *New game*.
fn left_out() -> Node {
    let watch = act(Press::Deal).text(say::WATCH_ON.get());
    let new = go(Press::Open(Sheet::NewGame));
    two_buttons(watch, new.text(say::NEW_GAME.get()))
}

/// Draws the buttons while nobody at the screen has anything left to do in the deal.
pub fn watch(game: &Model) -> Node {
    let on = if game.seats().is_watched() {
        say::TO_THE_END
    } else {
        say::PLAY_ON
    };
    let hurry = act(Press::Skip).text(say::HURRY.get());
    two_buttons(hurry, go(Press::PlayOn).text(on.get())).key(Part::Watch.key())
}

/// Draws the buttons for buying in.
fn buy_in(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    let who = match game.range().map(|range| range.kind) {
        Some(AmountKind::BuyIn(seat)) => game.seats().name(seat),
        _ => String::new(),
    };
    let buy = go(Press::Pay)
        .text_owned(say::buy_in_for(game.amount().unwrap_or_default()))
        .maybe_child(small(who));
    two_buttons(act(Press::Buy(false)).text(say::NOT_NOW.get()), buy)
}

/// The name of the player who would get the loan, where the player at the screen may lend instead of showing.
fn lends_to(game: &Model) -> String {
    match game.public(|view| view.ask()) {
        Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { short, .. })) => {
            say::to_whom(&game.seats().somebody(short))
        }
        _ => String::new(),
    }
}

/// Draws the four usual buttons: look, fold, see or show, bet or borrow.
fn four_buttons(scene: &Scene<'_>) -> Node {
    let Scene { game, choices, .. } = scene;
    let offers = |action| choices.contains(&Choice::One(action));
    let (look, fold) = (Action::Look(None), Action::Fold);
    let look_why = if offers(Action::Look(Some(Pick::Old))) {
        say::WHY_OLD_OR_NEW.get().into()
    } else {
        reason(game, look)
    };
    let (see_says, see_small, sees) = see(scene);
    let see_cost = choices.iter().find_map(|choice| match *choice {
        Choice::See { cost, .. } => coin(cost),
        _ => None,
    });
    let cover_chips = choices.iter().find_map(|choice| match *choice {
        Choice::Cover { chips } => Some(chips),
        _ => None,
    });
    let look_small = or_again(game, look, || look_why);
    let look = act(Press::Act(look))
        .attr("aria-keyshortcuts", "L")
        .aria_disabled(!offers(look))
        .text(say::LOOK.get())
        .maybe_child(small(look_small));
    let fold_again = again(game, fold);
    let fold = act(Press::Act(fold))
        .key(1)
        .attr("aria-keyshortcuts", "F")
        .aria_disabled(!offers(fold))
        .text(say::FOLD.get())
        .maybe_child(fold_again);
    let see = act(Press::Act(sees.unwrap_or(Action::See)))
        .key(2)
        .attr("aria-keyshortcuts", "S")
        .aria_disabled(sees.is_none())
        .text_owned(see_says)
        .maybe_child(small(see_small))
        .maybe_child(see_cost);
    let bet = match cover_chips {
        Some(chips) => cover(game, chips),
        None => bet(scene),
    };
    let acts = Node::new("div", "acts");
    acts.child(look).child(fold).child(see).child(bet)
}

/// Why the action is not allowed. Empty while something else is asked.
fn reason(game: &Model, action: Action) -> String {
    let asked = game.is_my_turn() && game.curtain().is_none();
    let turn =
        game.public(|view| matches!(view.ask(), Ask::Vying(VyingAsk::Turn(Turn::Own { .. }))));
    game.refusal(action)
        .filter(|_| asked && turn)
        .map(words::why_not)
        .unwrap_or_default()
}

/// The *see* button: its label, its small text, and its action if it is allowed. A player with too few chips shows
/// his hand to a lender instead of seeing; the other of two shows instead of lending.
fn see(scene: &Scene<'_>) -> (String, String, Option<Action>) {
    let Scene { game, choices, .. } = scene;
    let show = || say::SHOW.get().into();
    let instead = Action::Show(None);
    if choices.contains(&Choice::One(instead)) {
        return (show(), say::SHOW_INSTEAD.get().into(), Some(instead));
    }
    if let Some(AmountKind::Borrow(from)) = game.range().map(|range| range.kind) {
        let to_him = Action::Show(Some(from));
        return if choices.iter().any(|choice| choice.admits(to_him)) {
            (show(), game.seats().name(from), Some(to_him))
        } else {
            (show(), reason(game, to_him), None)
        };
    }
    let offered = choices.iter().find_map(|choice| match *choice {
        Choice::See { seat, cost } => Some((seat, cost)),
        _ => None,
    });
    match offered {
        Some((seat, cost)) => {
            let small = or_again(game, Action::See, || game.seats().name(seat));
            (say::see_for(cost), small, Some(Action::See))
        }
        None => (say::SEE.get().into(), reason(game, Action::See), None),
    }
}

/// Makes the *bet* button, or another one that takes an amount.
fn bet(scene: &Scene<'_>) -> Node {
    let (big, beneath) = bet_says(scene);
    go(Press::Pay)
        .attr("aria-keyshortcuts", "B")
        .aria_disabled(scene.game.range().is_none())
        .text_owned(big)
        .maybe_child(small(beneath))
        .maybe_child(scene.game.amount().and_then(coin))
}

/// Its label and its small text.
fn bet_says(scene: &Scene<'_>) -> (String, String) {
    let game = scene.game;
    let Some((range, chips)) = game.range().zip(game.amount()) else {
        return (say::BET.get().into(), reason(game, Action::Bet(1)));
    };
    let Range {
        kind, least, most, ..
    } = range;
    let (big, small) = match kind {
        AmountKind::Borrow(from) if least == most => {
            let from = say::from_whom(&game.seats().somebody(from));
            (say::borrow_of(chips), from)
        }
        AmountKind::Borrow(from) => {
            let whom = say::ask_whom(&game.seats().somebody(from));
            (whom, say::for_chips(chips))
        }
        AmountKind::Lend => (say::lend_of(chips), lends_to(game)),
        AmountKind::Bet | AmountKind::Stake | AmountKind::BuyIn(_) => {
            let own = game.actor();
            let (is_blind, is_opening) = game.public(|view| {
                let place = own.and_then(|own| view.seat(own));
                (
                    place.is_some_and(|place| place.is_blind()),
                    view.stake() == 0,
                )
            });
            let big = if is_blind {
                say::bet_blind_of(chips)
            } else {
                say::bet_of(chips)
            };
            let small = if is_opening {
                say::to_open(least)
            } else {
                say::to_stay_in(least)
            };
            (big, or_again(game, Action::Bet(chips), || small))
        }
    };
    (big, small)
}
