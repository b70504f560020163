//! Dealer's choice. After one deal more than there are players, the next dealer chooses the game (RULES 1.5, O26;
//! 10.11).
//!
//! While a blind hand is kept or a pot is carried, the game does not change, because they belong to it. It is chosen
//! before the first deal without either.

use super::action::{Action, Choice, Choices};
use super::ask::Ask;
use super::event::Event;
use super::illegal::Illegal;
use super::model::{Choosable, Dealer, Rules, Table};
use super::named_game::{BettingGame, NamedGame};
use super::other_game::OtherGame;
use super::rules::BlindLast;
use super::seat::{Seat, SeatSet};
use super::setup_error::SetupError;

impl NamedGame {
    /// The betting game with these rules. `None`: they are of another game, or name none that can be chosen.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<NamedGame> {
        let mut games = rules.choosable.betting.iter();
        Some(NamedGame {
            game: games.find(|game| game.key == rules.game)?,
            wild: rules.ranking.wild,
            jokers: rules.ranking.jokers,
            blind_play: rules.vying()?.blind_play,
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
        Some(seat) => Ask::Name { seat, shuffle },
        None => Ask::Deal { shuffle },
    }
}

/// Goes on after a purchase: another player may deal next, and so choose the game.
pub(super) fn bought_in(dealer: &mut Dealer, seat: Seat, shuffle: bool) {
    match dealer.table().next_dealer() {
        Some(next) if next != seat => dealer.ask(Ask::Name {
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
    if matches!(table.ask, Ask::Agree { .. }) {
        choices.extend([Action::Agree, Action::Refuse].map(Choice::One));
    } else {
        let (seats, keeps) = players(table);
        let Choosable { betting, others } = table.agreed.choosable;
        choices.push(Choice::Name {
            games: betting,
            seats,
            keeps,
        });
        let others = others.iter().map(|other| other.game);
        let games = others.filter(|game| check_other(table, *game).is_ok());
        choices.extend(games.map(|game| Choice::One(Action::NameOther(game))));
    }
}

pub(super) fn check(
    table: &Table,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if !matches!(action, Action::Name(_) | Action::NameOther(_)) {
        return Err(Illegal::MustNameGame { dealer: to_act });
    }
    if seat != to_act {
        return Err(Illegal::NotYourTurn { to_act });
    }
    match action {
        Action::Name(game) => {
            let (seats, keeps) = players(table);
            game.check(table.agreed.choosable.betting, seats, keeps)
        }
        Action::NameOther(game) => check_other(table, game),
        _ => Ok(()),
    }
}

/// Whether such a game can be chosen.
fn check_other(table: &Table, game: OtherGame) -> Result<(), Illegal> {
    let rules = rules_of_other(&table.agreed, game).ok_or(Illegal::NoSuchGame)?;
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
    if table.declined.contains(&game) {
        return Err(Illegal::GameDeclined);
    }
    Ok(())
}

/// The number of players, and whether a hand that was played blind may be kept.
fn players(table: &Table) -> (usize, bool) {
    let vying = table.agreed.vying();
    let keeps = vying.is_some_and(|vying| vying.blind_last == BlindLast::Keep);
    (table.places.len(), keeps)
}

/// The rules of such a game: its defaults with the agreed ante and money rules.
pub(super) fn rules_of_other(agreed: &Rules, game: OtherGame) -> Option<Rules> {
    let mut others = agreed.choosable.others.iter();
    let other = others.find(|other| other.game == game)?;
    let mut rules = Rules {
        money: agreed.money,
        dealers_choice: true,
        choosable: agreed.choosable,
        ..(other.rules)()
    };
    (other.set_ante)(&mut rules, agreed.ante.max(1));
    Some(rules)
}

/// Changes the game. The whole pack is shuffled if the number of jokers changes, or if the game before or after is
/// not a betting game (RULES 10.11).
pub(super) fn act(dealer: &mut Dealer, seat: Seat, game: NamedGame) {
    let table = dealer.table();
    let Ask::Name { shuffle, .. } = table.ask else {
        return;
    };
    let is_new = table.rules.ranking.jokers != game.jokers || !table.rules.is_betting();
    dealer.emit(Event::Called { seat, game });
    dealer.ask(Ask::Deal {
        shuffle: shuffle || is_new,
    });
}

/// Changes to a game beside the betting games, or asks the others whether they agree to it.
pub(super) fn act_other(dealer: &mut Dealer, seat: Seat, game: OtherGame) {
    let Ask::Name { shuffle, .. } = dealer.table().ask else {
        return;
    };
    if dealer.table().agreed.other_game_by_dealer {
        change_to(dealer, seat, game);
    } else {
        propose(dealer, seat, game, shuffle);
    }
}

fn change_to(dealer: &mut Dealer, seat: Seat, game: OtherGame) {
    dealer.emit(Event::CalledOther { seat, game });
    dealer.ask(Ask::Deal { shuffle: true });
}

/// Asks those who can pay for this game, in order from the dealer's left (RULES 10.11).
fn propose(dealer: &mut Dealer, seat: Seat, game: OtherGame, shuffle: bool) {
    let Some(rules) = rules_of_other(&dealer.table().agreed, game) else {
        return;
    };
    dealer.emit(Event::Proposed { seat, game });
    let table = dealer.table();
    let cost = rules.least_to_play();
    let can_pay = |other: &Seat| *other == seat || table.chips(*other) >= cost;
    let vote = Vote {
        dealer: seat,
        game,
        voters: table.seats().filter(can_pay).collect(),
        agreed: SeatSet::from_iter([seat]),
        shuffle,
    };
    vote.go_on(dealer, seat);
}

/// Whether a player may answer so.
pub(super) fn check_vote(to_act: Seat, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        _ if seat != to_act => Err(Illegal::NotYourTurn { to_act }),
        Action::Agree | Action::Refuse => Ok(()),
        _ => Err(Illegal::MustAnswerGame),
    }
}

/// The player who is asked answers.
pub(super) fn vote(dealer: &mut Dealer, agrees: bool) {
    let Ask::Agree {
        seat,
        dealer: by,
        game,
        voters,
        mut agreed,
        shuffle,
    } = dealer.table().ask
    else {
        return;
    };
    dealer.emit(Event::Answered { seat, agrees });
    if agrees {
        agreed.insert(seat);
    }
    let vote = Vote {
        dealer: by,
        game,
        voters,
        agreed,
        shuffle,
    };
    vote.go_on(dealer, seat);
}

/// A vote on a game that the dealer has named.
struct Vote {
    dealer: Seat,
    game: OtherGame,
    voters: SeatSet,
    agreed: SeatSet,
    shuffle: bool,
}

impl Vote {
    /// Asks the next player. When all have answered, the game is played if more than half agree; else the dealer names
    /// another.
    fn go_on(self, dealer: &mut Dealer, after: Seat) {
        let next = dealer.table().clockwise_after(after);
        let mut next = next.take_while(|seat| *seat != self.dealer);
        if let Some(seat) = next.find(|seat| self.voters.contains(*seat)) {
            return dealer.ask(Ask::Agree {
                seat,
                dealer: self.dealer,
                game: self.game,
                voters: self.voters,
                agreed: self.agreed,
                shuffle: self.shuffle,
            });
        }
        if 2 * self.agreed.len() > self.voters.len() {
            return change_to(dealer, self.dealer, self.game);
        }
        dealer.emit(Event::Declined { game: self.game });
        dealer.ask(Ask::Name {
            seat: self.dealer,
            shuffle: self.shuffle,
        });
    }
}

/// The rules of a betting game: the agreed ones with the dealer's changes.
pub(super) fn rules_of(agreed: &Rules, game: NamedGame) -> Option<Rules> {
    game.check(agreed.choosable.betting, 0, false).ok()?;
    let mut rules = agreed.clone();
    game.set(&mut rules);
    Some(rules)
}
