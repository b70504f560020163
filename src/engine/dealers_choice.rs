//! Dealer's choice. After one deal more than there are players, the next dealer chooses the game (RULES 1.5, O26;
//! 10.11).
//!
//! While a blind hand is kept or a pot is carried, the game does not change, because they belong to it. It is chosen
//! before the first deal without either.

use std::sync::Arc;

use super::ground::chips::Chips;
use super::ground::other_game::OtherGame;
use super::ground::seat::Seat;
use super::ground::setup_error::SetupError;
use super::model::{Choosable, Dealer, Rules, Table};
use super::sums::action::{Action, Choice, Choices};
use super::sums::ask::{Ask, Between, Motion};
use super::sums::event::Event;
use super::sums::illegal::Illegal;
use super::sums::named_game::{BettingGame, NamedGame};
use super::vote;
use crate::cards::{Ranking, RankingRules};

impl NamedGame {
    /// The betting game with these rules. `None`: they are of another game, or name none that can be chosen.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<NamedGame> {
        let mut games = rules.choosable.betting.iter();
        Some(NamedGame {
            game: games.find(|game| game.key == rules.game)?,
            wild: rules.ranking.wild,
            jokers: rules.ranking.jokers,
            blind_play: rules.plays_blind()?,
        })
    }

    /// The game with these rules if a dealer can choose it, otherwise the usual one. To suggest it. `None`: there is no
    /// game to choose.
    #[must_use]
    pub fn nearest(rules: &Rules) -> Option<NamedGame> {
        let usual = || Some(NamedGame::plain(rules.choosable.betting.first()?));
        let game = NamedGame::of(rules).filter(|named| named.game.is_named);
        game.or_else(usual)
    }

    /// Changes rules to this game.
    pub(super) fn set(self, rules: &mut Rules) {
        self.game.set(rules);
        rules.ranking.wild = self.wild;
        rules.ranking.jokers = self.jokers;
        if let Some(vying) = rules.vying_mut() {
            vying.blind_play = self.blind_play;
        }
    }
}

impl BettingGame {
    /// Changes the rules of a betting game to those of this one. The house rules stay.
    pub fn set(&self, rules: &mut Rules) {
        rules.game = self.key;
        rules.ranking.prial_top = self.prial_top;
        if let Some(dealing) = rules.dealing_mut() {
            dealing.cards = self.cards;
        }
    }
}

/// What the table waits for between two deals: the next deal, or a dealer who chooses the game.
pub(super) fn between_deals(table: &Table, shuffle: bool) -> Ask {
    let due = table.rules.dealers_choice
        && table.deals_of_game as usize > table.able().len()
        && table.keeper().is_none()
        && table.pot() == 0;
    match table.next_dealer().filter(|_| due) {
        Some(seat) => Ask::ChooseGame { seat, shuffle },
        None => Ask::Deal { shuffle },
    }
}

/// Goes on after a purchase: another player may deal next, and so choose the game.
pub(super) fn bought_in(dealer: &mut Dealer, seat: Seat, shuffle: bool) {
    match dealer.table().next_dealer() {
        Some(next) if next != seat => dealer.ask(Ask::ChooseGame {
            seat: next,
            shuffle,
        }),
        _ => {}
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() != Some(seat) {
        return;
    }
    let (seats, keeps) = players(table);
    let Choosable { betting, others } = table.agreed.choosable;
    choices.push(Choice::ChooseGame {
        games: betting,
        seats,
        keeps,
    });
    let others = others.iter().map(|other| other.game);
    let games = others.filter(|game| check_other(table, *game).is_ok());
    choices.extend(games.map(|game| Choice::One(Action::ChooseOtherGame(game))));
}

pub(super) fn check(
    table: &Table,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if !matches!(action, Action::ChooseGame(_) | Action::ChooseOtherGame(_)) {
        return Err(Illegal::MustNameGame { dealer: to_act });
    }
    if seat != to_act {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match action {
        Action::ChooseGame(game) => {
            let (seats, keeps) = players(table);
            game.check(table.agreed.choosable.betting, seats, keeps)
        }
        Action::ChooseOtherGame(game) => check_other(table, game),
        _ => Ok(()),
    }
}

/// Whether such a game can be chosen.
fn check_other(table: &Table, game: OtherGame) -> Result<(), Illegal> {
    let rules =
        rules_of_other(&table.agreed, game, table.next_ante()).ok_or(Illegal::NoSuchGame)?;
    match rules.check(table.places.len()) {
        Err(SetupError::TooManySeats { most }) => return Err(Illegal::PackTooSmall { most }),
        Err(_) => return Err(Illegal::NoSuchGame),
        Ok(()) => {}
    }
    let cost = rules.least_to_play();
    let can_pay = |seat: &Seat| table.chips(*seat) >= cost && table.check_here(*seat).is_ok();
    if table.seats().filter(can_pay).count() < 2 {
        return Err(Illegal::TooFewCanPay { cost });
    }
    if table.declined.contains(&game) {
        return Err(Illegal::GameDeclined);
    }
    Ok(())
}

/// The number of players, and whether a hand that was played blind may be kept.
fn players(table: &Table) -> (usize, bool) {
    (table.places.len(), table.agreed.keeps_last_blind())
}

/// The rules of such a game: its defaults with this ante and the agreed money rules.
pub(super) fn rules_of_other(agreed: &Rules, game: OtherGame, ante: Chips) -> Option<Rules> {
    let mut others = agreed.choosable.others.iter();
    let other = others.find(|other| other.game == game)?;
    let mut rules = (other.rules)().at_table_of(agreed);
    (other.set_ante)(&mut rules, ante.max(1));
    Some(rules)
}

impl Rules {
    /// The rules of a game that a dealer has chosen, with what these agreed rules say for all games of the sitting.
    #[must_use]
    pub fn at_table_of(self, agreed: &Rules) -> Rules {
        Rules {
            money: agreed.money,
            agreed_limits: agreed.agreed_limits,
            dealers_choice: agreed.dealers_choice,
            real_cards: agreed.real_cards,
            choosable: agreed.choosable,
            ..self
        }
    }
}

/// Changes the game. The whole pack is shuffled if the number of jokers changes, or if the game before or after is
/// not a betting game (RULES 10.11).
pub(super) fn act(dealer: &mut Dealer, seat: Seat, game: NamedGame) {
    let table = dealer.table();
    let Ask::ChooseGame { shuffle, .. } = table.ask else {
        return;
    };
    let is_new = table.rules.ranking.jokers != game.jokers || !table.rules.is_betting();
    dealer.emit(Event::GameChosen { seat, game });
    dealer.ask(Ask::Deal {
        shuffle: shuffle || is_new,
    });
}

/// Changes to a game beside the betting games, or asks the others whether they agree to it.
pub(super) fn act_other(dealer: &mut Dealer, seat: Seat, game: OtherGame) {
    let Ask::ChooseGame { shuffle, .. } = dealer.table().ask else {
        return;
    };
    if dealer.table().agreed.other_game_by_dealer {
        change_to(dealer, seat, game);
    } else {
        propose(dealer, seat, game, shuffle);
    }
}

/// Changes to this game.
pub(super) fn change_to(dealer: &mut Dealer, seat: Seat, game: OtherGame) {
    dealer.emit(Event::OtherGameChosen { seat, game });
    dealer.ask(Ask::Deal { shuffle: true });
}

/// Asks those who can pay for this game, in order from the dealer's left (RULES 10.11).
fn propose(dealer: &mut Dealer, seat: Seat, game: OtherGame, shuffle: bool) {
    let table = dealer.table();
    let Some(rules) = rules_of_other(&table.agreed, game, table.next_ante()) else {
        return;
    };
    let cost = rules.least_to_play();
    let can_pay = |other: &Seat| table.chips(*other) >= cost && table.check_here(*other).is_ok();
    let voters = table.seats().filter(can_pay).collect();
    let back = Between::ChooseGame { seat, shuffle };
    if vote::put(dealer, seat, Motion::Game(game), voters, back).is_some() {
        change_to(dealer, seat, game);
    }
}

/// The rules of a betting game: the agreed ones with the dealer's changes.
pub(super) fn rules_of(agreed: &Rules, game: NamedGame) -> Option<Rules> {
    game.check(agreed.choosable.betting, 0, false).ok()?;
    let mut rules = agreed.clone();
    game.set(&mut rules);
    Some(rules)
}

impl Table {
    /// Changes the rules, and gathers the cards that still lie there. Not while a blind hand is kept: it belongs to
    /// the game in which it was dealt.
    pub(super) fn play_by(&mut self, rules: Option<Rules>) {
        let Some(rules) = rules.filter(|_| self.keeper().is_none()) else {
            return;
        };
        let before = self.rules.ranking;
        self.gather_all();
        if rules.ranking != before {
            self.ranking = Arc::new(Ranking::new(rules.ranking));
        }
        let cards = |ranking: RankingRules| (ranking.jokers, ranking.lowest);
        if cards(rules.ranking) != cards(before) && !rules.real_cards {
            self.pack = rules.ranking.pack();
            self.thrown.clear();
            self.turned = None;
        }
        self.rules = Arc::new(rules);
        self.grow_limits();
        self.lay_pots();
        self.deals_of_game = 0;
    }
}
