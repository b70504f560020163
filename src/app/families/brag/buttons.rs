//! The buttons of Brag: look, fold, see or show, bet or borrow.

use crate::app::i18n::say;
use crate::app::table::controls::{Button, Listed, Pay};
use crate::app::table::game::{AmountKind, Model, Range};
use crate::app::words;
use crate::engine::{Action, Ask, Chips, Choice, Illegal, Pick, Turn, VyingAsk};

/// The buttons.
pub static LIST: Listed = Listed {
    buttons: &[
        Button::new(&[Action::Look(None)], "L"),
        Button::new(&[Action::Fold], "F"),
        Button {
            instead: shows_to,
            ..Button::new(&[Action::See, Action::Show(None)], "S")
        },
    ],
    pay: Some(Pay {
        says: pays,
        idle: || say::BET.get(),
        key: "B",
        tells_single: true,
    }),
    says,
    why_not,
};

/// A player with too few chips shows his hand to a lender instead of seeing. `None`: he need not borrow.
fn shows_to(game: &Model) -> Option<Action> {
    match game.range()?.kind {
        AmountKind::Borrow(from) => Some(Action::Show(Some(from))),
        _ => None,
    }
}

/// The label of a button, and the small text beneath it.
fn says(game: &Model, action: Action) -> (String, String) {
    let plain = |text: &str| (text.into(), String::new());
    match action {
        Action::Look(_) => plain(say::LOOK.get()),
        Action::Fold => plain(say::FOLD.get()),
        Action::Show(Some(lender)) => (say::SHOW.get().into(), game.seats().name(lender)),
        // The other of two shows instead of lending.
        Action::Show(None) => (say::SHOW.get().into(), say::SHOW_INSTEAD.get().into()),
        _ => {
            let mut choices = game.choices().iter();
            let seen = choices.find_map(|choice| match *choice {
                Choice::See { seat, cost } => Some((seat, cost)),
                _ => None,
            });
            match seen {
                Some((seat, cost)) => (say::see_for(cost), game.seats().name(seat)),
                None => plain(say::SEE.get()),
            }
        }
    }
}

/// Why an action is not allowed. Empty while something else than a turn is asked, and for folding.
fn why_not(game: &Model, action: Action, reason: Illegal) -> String {
    let old = Choice::One(Action::Look(Some(Pick::Old)));
    if action == Action::Look(None) && game.choices().contains(&old) {
        return say::WHY_OLD_OR_NEW.get().into();
    }
    match (action, game.public(|view| view.ask())) {
        (Action::Fold, _) => String::new(),
        (_, Ask::Vying(VyingAsk::Turn(Turn::Own { .. }))) => words::why_not(reason),
        _ => String::new(),
    }
}

/// The label of the button that takes an amount, and its small text.
fn pays(game: &Model, chips: Chips, least: Chips) -> (String, String) {
    let Some(Range { kind, most, .. }) = game.range() else {
        return Default::default();
    };
    match kind {
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
            (big, small)
        }
    }
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
