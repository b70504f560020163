//! Dealer's choice. After one deal more than there are players, the next dealer chooses the game (RULES 1.5, O26;
//! 10.11).
//!
//! While a blind hand is kept or a pot is carried, the game does not change, because they belong to it. It is chosen
//! before the first deal without either.

use super::action::{Action, Choice, Choices};
use super::ask::Ask;
use super::dealer::Dealer;
use super::event::Event;
use super::illegal::Illegal;
use super::named_game::NamedGame;
use super::other_game::{OtherGame, OtherGames};
use super::rules::{BlindLast, Rules};
use super::seat::Seat;
use super::setup::{SetupError, other_games};
use super::stages;
use super::table::Table;

/// What the table waits for between two deals: the next deal, or a dealer who chooses the game.
pub(super) fn between_deals(table: &Table, shuffle: bool) -> Ask {
    let due = table.rules.dealers_choice
        && table.deals_of_game as usize > table.able().len()
        && table.keeper().is_none()
        && table.pot() == 0;
    match table.next_dealer().filter(|_| due) {
        Some(seat) => Ask::Call { seat, shuffle },
        None => Ask::Deal { shuffle },
    }
}

/// Goes on after a purchase: another player may deal next, and so choose the game.
pub(super) fn bought_in(dealer: &mut Dealer, seat: Seat, shuffle: bool) {
    match dealer.table().next_dealer() {
        Some(next) if next != seat => dealer.ask(Ask::Call {
            seat: next,
            shuffle,
        }),
        _ => {}
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() == Some(seat) {
        let (seats, keeps) = players(table);
        choices.push(Choice::Call { seats, keeps });
        let others = OtherGame::ALL.into_iter();
        let games = others.filter(|game| check_other(table, *game).is_ok());
        let games: OtherGames = games.collect();
        if games.iter().next().is_some() {
            choices.push(Choice::CallOther { games });
        }
    }
}

pub(super) fn check(
    table: &Table,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if !matches!(action, Action::Call(_) | Action::CallOther(_)) {
        return Err(Illegal::MustNameGame { dealer: to_act });
    }
    if seat != to_act {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match action {
        Action::Call(game) => {
            let (seats, keeps) = players(table);
            game.check(seats, keeps)
        }
        Action::CallOther(game) => check_other(table, game),
        _ => Ok(()),
    }
}

/// Whether such a game can be chosen. On a page that has not fetched these games, none can.
fn check_other(table: &Table, game: OtherGame) -> Result<(), Illegal> {
    let setup = other_games::installed().map_err(|_| Illegal::NoSuchGame)?;
    (setup.playable)(table, game).map(|_| ())
}

/// The number of players, and whether a hand that was played blind may be kept.
fn players(table: &Table) -> (usize, bool) {
    let vying = table.agreed.vying();
    let keeps = vying.is_some_and(|vying| vying.blind_last == BlindLast::Keep);
    (table.places.len(), keeps)
}

/// The rules of such a game at this table.
pub(super) fn playable_other(table: &Table, game: OtherGame) -> Result<Rules, Illegal> {
    let rules = rules_of_other(&table.agreed, game).ok_or(Illegal::NoSuchGame)?;
    if rules.stages.iter().any(stages::is_missing) {
        return Err(Illegal::NoSuchGame);
    }
    match rules.check(table.places.len()) {
        Err(SetupError::TooManySeats { most }) => return Err(Illegal::PackTooSmall { most }),
        Err(_) => return Err(Illegal::NoSuchGame),
        Ok(()) => {}
    }
    let cost = rules.least_to_play();
    let can_pay = table.places.iter().filter(|place| place.chips >= cost);
    if can_pay.count() < 2 {
        return Err(Illegal::TooFewCanPay { cost });
    }
    Ok(rules)
}

/// The rules of such a game: its defaults with the agreed ante and money rules.
pub(super) fn rules_of_other(agreed: &Rules, game: OtherGame) -> Option<Rules> {
    let made = (agreed.others.0)(game, agreed.ante.max(1))?;
    Some(Rules {
        money: agreed.money,
        dealers_choice: true,
        others: agreed.others,
        ..made
    })
}

/// Changes the game. The whole pack is shuffled if the number of jokers changes, or if the game before or after is
/// not a betting game (RULES 10.11).
pub(super) fn act(dealer: &mut Dealer, seat: Seat, game: NamedGame) {
    let table = dealer.table();
    let Ask::Call { shuffle, .. } = table.ask else {
        return;
    };
    let is_new = table.rules.ranking.jokers != game.jokers || !table.rules.is_betting();
    dealer.emit(Event::Called { seat, game });
    dealer.ask(Ask::Deal {
        shuffle: shuffle || is_new,
    });
}

/// Changes to a game beside the betting games.
pub(super) fn act_other(dealer: &mut Dealer, seat: Seat, game: OtherGame) {
    if matches!(dealer.table().ask, Ask::Call { .. }) {
        dealer.emit(Event::CalledOther { seat, game });
        dealer.ask(Ask::Deal { shuffle: true });
    }
}

/// The rules of a betting game: the agreed ones with the dealer's changes.
pub(super) fn rules_of(agreed: &Rules, game: NamedGame) -> Option<Rules> {
    game.check(0, false).ok()?;
    let mut rules = agreed.clone();
    game.set(&mut rules);
    Some(rules)
}
