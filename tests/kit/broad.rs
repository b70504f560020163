//! More actions than are ever legal at once, to see which are refused.

use super::sittings;
use brag::cards::CardSet;
use brag::engine::{Action, Chips, Choice, NamedGame, Pick, Seat, Table};

/// Games that can be named, and some that cannot: of too few or too many cards, with too many jokers, or
/// with a joker named among the cards.
fn games() -> impl Iterator<Item = NamedGame> {
    (2..=6).flat_map(|cards| {
        [
            (0, CardSet::NONE),
            (4, CardSet::TWOS),
            (5, CardSet::NONE),
            (1, CardSet::JOKERS),
        ]
        .into_iter()
        .flat_map(move |(jokers, wild)| {
            [false, true].map(|blind_play| NamedGame {
                cards,
                wild,
                jokers,
                blind_play,
            })
        })
    })
}

/// Every kind of action, and bets on both sides of every bound that is offered to anybody.
pub fn broad(table: &Table) -> Vec<Action> {
    let picks = [None, Some(Pick::Old), Some(Pick::New)];
    let mut actions = vec![
        Action::Keep,
        Action::Throw,
        Action::See,
        Action::Fold,
        Action::Cover,
        Action::Showdown,
        Action::Agree,
        Action::Refuse,
    ];
    actions.extend(picks.map(Action::Look));
    actions.extend(picks.map(Action::Retain));
    actions.extend(picks.into_iter().flatten().map(Action::Play));
    actions.extend([0, 1, 2, Chips::MAX].map(Action::Bet));
    actions.extend([None, Some(0), Some(1), Some(9), Some(Chips::MAX)].map(Action::Lend));
    actions.push(Action::Show(None));
    for seat in (0..=table.stacks().len() as u8).map(Seat) {
        actions.push(Action::Show(Some(seat)));
        let borrow = |chips| Action::Borrow { from: seat, chips };
        actions.extend([0, 1, 3, Chips::MAX].map(borrow));
    }
    actions.extend(sittings::discards(table));
    actions.extend(games().map(Action::Call));
    let choices = table.ask().seat().map(|seat| table.choices(seat));
    for choice in choices.into_iter().flatten() {
        let around = |least: Chips, most| [least - 1, least, least.midpoint(most), most, most + 1];
        match choice {
            Choice::Bet { least, most } => actions.extend(around(least, most).map(Action::Bet)),
            Choice::Borrow { from, least, most } => {
                let borrow = |chips| Action::Borrow { from, chips };
                actions.extend(around(least, most).map(borrow));
            }
            Choice::Lend { least, most } => {
                actions.extend(around(least, most).map(|chips| Action::Lend(Some(chips))));
            }
            _ => {}
        }
    }
    actions
}
