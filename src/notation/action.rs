//! An action as text in a record: `0 bet 4`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::action_error::{ActionError, Needs};
use super::words::{Words, a_seat, cards, number};
use super::{correction, declared, mechanics, named_game};
use crate::engine::{Action, Pick, Presence, Seat};
use crate::games;

/// An action of a player. As text: the seat, a verb and its arguments.
///
/// ```
/// use brag::engine::{Action, Seat};
/// use brag::notation::Move;
///
/// let bet: Move = "0 bet 4".parse()?;
/// assert_eq!(bet, Move { seat: Seat(0), action: Action::Bet(4) });
/// assert_eq!(bet.to_string(), "0 bet 4");
/// # Ok::<(), brag::notation::ActionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The seat of the player.
    pub seat: Seat,
    pub action: Action,
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Words::default();
        write(self.action, words.seat(self.seat));
        f.write_str(&words.into_text())
    }
}

/// Writes an action behind these words.
fn write(action: Action, words: &mut Words) -> &mut Words {
    match action {
        Action::Look(None) => words.word("look"),
        Action::Look(Some(pick)) => words.word("look").word(name(pick)),
        Action::Keep => words.word("keep"),
        Action::Throw => words.word("throw"),
        Action::Discard(cards) => words.word("discard").cards(cards),
        Action::Bet(chips) => words.word("bet").number(chips),
        Action::See => words.word("see"),
        Action::Fold => words.word("fold"),
        Action::Cover => words.word("cover"),
        Action::Showdown => words.word("showdown"),
        Action::Agree => words.word("agree"),
        Action::Refuse => words.word("refuse"),
        Action::Play(pick) => words.word("play").word(name(pick)),
        Action::Retain(pick) => words.word("retain").word(pick.map_or("none", name)),
        Action::Borrow { from, chips } => words.word("borrow").seat(from).number(chips),
        Action::Lend(None) => words.word("lend"),
        Action::Lend(Some(chips)) => words.word("lend").number(chips),
        Action::Show(None) => words.word("show"),
        Action::Show(Some(to)) => words.word("show").seat(to),
        Action::BuyIn(chips) => words.word("buy_in").number(chips),
        Action::Double => words.word("double"),
        Action::Presence(to) => words.word(presence(to)),
        Action::PutRight(correction) => correction::write(correction, words),
        Action::ChooseGame(game) => words.word("call").text(&named_game::write(game)),
        Action::Pass => words.word("pass"),
        Action::ChooseOtherGame(game) => words.word("call").word(game.key()),
        Action::Declare(answer) => declared::write(answer, words),
        own => mechanics::write(own, words),
    }
}

impl FromStr for Move {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Move, ActionError> {
        let mut words = text.split_whitespace();
        let seat = words.next().ok_or(ActionError::Empty)?;
        let seat = a_seat(seat).ok_or_else(|| ActionError::NotASeat(seat.into()))?;
        let verb = words.next().ok_or(ActionError::NoVerb)?;
        let arguments: Vec<&str> = words.collect();
        Ok(Move {
            seat,
            action: read(verb, &arguments)?,
        })
    }
}

fn read(verb: &str, arguments: &[&str]) -> Result<Action, ActionError> {
    let action = match (verb, arguments) {
        ("look", []) => Some(Action::Look(None)),
        ("look", [hand]) => pick(hand).map(|pick| Action::Look(Some(pick))),
        ("keep", []) => Some(Action::Keep),
        ("throw", []) => Some(Action::Throw),
        ("discard", [_, ..]) => cards(arguments).map(Action::Discard),
        ("bet", [chips]) => number(chips).map(Action::Bet),
        ("see", []) => Some(Action::See),
        ("fold", []) => Some(Action::Fold),
        ("cover", []) => Some(Action::Cover),
        ("showdown", []) => Some(Action::Showdown),
        ("agree", []) => Some(Action::Agree),
        ("refuse", []) => Some(Action::Refuse),
        ("play", [hand]) => pick(hand).map(Action::Play),
        ("retain", ["none"]) => Some(Action::Retain(None)),
        ("retain", [hand]) => pick(hand).map(|pick| Action::Retain(Some(pick))),
        ("borrow", [from, chips]) => a_seat(from)
            .zip(number(chips))
            .map(|(from, chips)| Action::Borrow { from, chips }),
        ("lend", []) => Some(Action::Lend(None)),
        ("lend", [chips]) => number(chips).map(|chips| Action::Lend(Some(chips))),
        ("show", []) => Some(Action::Show(None)),
        ("show", [to]) => a_seat(to).map(|to| Action::Show(Some(to))),
        ("call", [game, wild, jokers, play]) => {
            named_game::read(game, wild, jokers, play).map(Action::ChooseGame)
        }
        ("call", [game]) => games::other_game(game).map(Action::ChooseOtherGame),
        ("buy_in", [chips]) => number(chips).map(Action::BuyIn),
        ("double", []) => Some(Action::Double),
        ("away", []) => Some(Action::Presence(Presence::Away)),
        ("back", []) => Some(Action::Presence(Presence::Here)),
        ("quit", []) => Some(Action::Presence(Presence::Left)),
        ("give" | "collect", _) => correction::read(verb, arguments),
        ("pass", []) => Some(Action::Pass),
        ("won", _) => declared::read(arguments),
        _ => None,
    };
    let action = action.or_else(|| mechanics::read(verb, arguments));
    action.ok_or_else(|| match needs(verb) {
        Some(needs) => ActionError::Arguments {
            verb: verb.into(),
            needs,
        },
        None => ActionError::NotAVerb(verb.into()),
    })
}

/// The arguments of the verb. `None`: it is not a verb.
fn needs(verb: &str) -> Option<Needs> {
    match verb {
        "look" => Some(Needs::HandOrNothing),
        "discard" => Some(Needs::Cards),
        "borrow" => Some(Needs::SeatAndChips),
        "lend" => Some(Needs::ChipsOrNothing),
        "show" => Some(Needs::SeatOrNothing),
        "call" => Some(Needs::Game),
        "bet" | "buy_in" => Some(Needs::Chips),
        "play" => Some(Needs::HandOrNothing),
        "retain" => Some(Needs::HandOrNone),
        "won" => Some(Needs::Winners),
        "give" => Some(Needs::PutRight),
        "collect" => Some(Needs::FromPot),
        "keep" | "throw" | "see" | "fold" | "cover" | "showdown" | "agree" | "refuse" | "pass"
        | "double" | "away" | "back" | "quit" => Some(Needs::Nothing),
        _ => mechanics::needs(verb),
    }
}

fn presence(to: Presence) -> &'static str {
    match to {
        Presence::Here => "back",
        Presence::Away => "away",
        Presence::Left => "quit",
    }
}

fn name(pick: Pick) -> &'static str {
    match pick {
        Pick::Old => "old",
        Pick::New => "new",
    }
}

fn pick(name: &str) -> Option<Pick> {
    match name {
        "old" => Some(Pick::Old),
        "new" => Some(Pick::New),
        _ => None,
    }
}
