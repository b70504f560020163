//! An action as text in a record: `0 bet 4`.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::named_game;
use super::own_verbs;
use crate::cards::{Card, CardSet, Rows};
use crate::engine::{
    Action, BusAction, CasinoAction, Chips, Declared, DrawingAction, Pick, RoundAction, Seat,
    SeatSet, SettingAction,
};
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
    /// The action.
    pub action: Action,
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.seat)?;
        match self.action {
            Action::Look(None) => f.write_str("look"),
            Action::Look(Some(pick)) => write!(f, "look {}", name(pick)),
            Action::Keep => f.write_str("keep"),
            Action::Throw => f.write_str("throw"),
            Action::Discard(cards) => {
                f.write_str("discard")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Action::Bet(chips) => write!(f, "bet {chips}"),
            Action::See => f.write_str("see"),
            Action::Fold => f.write_str("fold"),
            Action::Cover => f.write_str("cover"),
            Action::Showdown => f.write_str("showdown"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
            Action::Play(pick) => write!(f, "play {}", name(pick)),
            Action::Retain(pick) => write!(f, "retain {}", pick.map_or("none", name)),
            Action::Borrow { from, chips } => write!(f, "borrow {from} {chips}"),
            Action::Lend(None) => f.write_str("lend"),
            Action::Lend(Some(chips)) => write!(f, "lend {chips}"),
            Action::Show(None) => f.write_str("show"),
            Action::Show(Some(to)) => write!(f, "show {to}"),
            Action::BuyIn(chips) => write!(f, "buy_in {chips}"),
            Action::Double => f.write_str("double"),
            Action::ChooseGame(game) => write!(f, "call {}", named_game::write(game)),
            Action::Pass => f.write_str("pass"),
            Action::ChooseOtherGame(game) => write!(f, "call {}", game.key()),
            Action::Sideshow => f.write_str("sideshow"),
            Action::Setting(own) => own_verbs::setting(own, f),
            Action::Bus(own) => own_verbs::bus(own, f),
            Action::Round(own) => own_verbs::round(own, f),
            Action::Drawing(own) => own_verbs::drawing(own, f),
            Action::Casino(own) => own_verbs::casino(own, f),
            Action::Declare(answer) => own_verbs::declared(answer, f),
        }
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
        ("pass", []) => Some(Action::Pass),
        ("take", []) => Some(Action::Setting(SettingAction::Take)),
        ("leave", []) => Some(Action::Setting(SettingAction::Leave)),
        ("set", [_, ..]) => rows(arguments).map(|rows| Action::Setting(SettingAction::Set(rows))),
        ("swap", ["all"]) => Some(Action::Bus(BusAction::All)),
        ("swap", [give, take]) => swap(give, take).map(Action::Bus),
        ("stick", []) => Some(Action::Bus(BusAction::Stick)),
        ("check", []) => Some(Action::Round(RoundAction::Check)),
        ("match", []) => Some(Action::Round(RoundAction::Match)),
        ("contest", []) => Some(Action::Round(RoundAction::Contest)),
        ("concede", []) => Some(Action::Round(RoundAction::Concede)),
        ("go", []) => Some(Action::Round(RoundAction::Go)),
        ("stake", [chips]) => number(chips).map(|chips| Action::Round(RoundAction::Stake(chips))),
        ("stake", [ante, pair_plus, bonus @ ..]) => stake(ante, pair_plus, bonus),
        ("won", [_, ..]) => declared(arguments),
        ("bust", []) => Some(Action::Drawing(DrawingAction::Bust)),
        ("made", []) => Some(Action::Drawing(DrawingAction::Made)),
        ("draw", []) => Some(Action::Drawing(DrawingAction::Draw(CardSet::NONE))),
        ("draw", [count]) if number(count).is_some() => count
            .parse()
            .ok()
            .map(|count| Action::Drawing(DrawingAction::Count(count))),
        ("draw", _) => cards(arguments).map(|cards| Action::Drawing(DrawingAction::Draw(cards))),
        ("exchange", [card]) => card
            .parse()
            .ok()
            .map(|card| Action::Drawing(DrawingAction::Give(card))),
        ("stand", []) => Some(Action::Drawing(DrawingAction::Stand)),
        ("sit_out", []) => Some(Action::Casino(CasinoAction::SitOut)),
        ("play", []) => Some(Action::Casino(CasinoAction::Play)),
        ("sideshow", []) => Some(Action::Sideshow),
        _ => None,
    };
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
        "draw" => Some(Needs::CardsOrNothing),
        "stake" => Some(Needs::OneOrTwoAmounts),
        "retain" => Some(Needs::HandOrNone),
        "set" => Some(Needs::Hands),
        "swap" => Some(Needs::Swap),
        "won" => Some(Needs::Winners),
        "keep" | "throw" | "see" | "fold" | "cover" | "showdown" | "agree" | "refuse" | "pass"
        | "take" | "leave" | "stick" | "check" | "match" | "go" | "contest" | "concede"
        | "stand" | "sit_out" | "sideshow" | "bust" | "made" => Some(Needs::Nothing),
        _ => None,
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

/// A seat by its number. A number that is too large becomes the highest seat. Nobody sits there, so the rules refuse
/// it.
fn a_seat(digits: &str) -> Option<Seat> {
    number(digits).map(|seat| Seat(u8::try_from(seat).unwrap_or(u8::MAX)))
}

/// The answer to a question about real cards.
fn declared(words: &[&str]) -> Option<Action> {
    let (seats, royal) = match words {
        [seats @ .., "royal"] => (seats, true),
        seats => (seats, false),
    };
    let seats: SeatSet = match seats {
        ["none"] => SeatSet::NONE,
        [] => return None,
        seats => {
            let set: SeatSet = seats
                .iter()
                .map(|seat| a_seat(seat))
                .collect::<Option<_>>()?;
            // Each once, and no seat beyond those that a set can have.
            Some(set).filter(|set| set.len() == seats.len())?
        }
    };
    Some(Action::Declare(Declared { seats, royal }))
}

/// Different cards.
fn cards(words: &[&str]) -> Option<CardSet> {
    let cards: CardSet = words
        .iter()
        .map(|word| word.parse::<Card>().ok())
        .collect::<Option<_>>()?;
    (cards.len() == words.len()).then_some(cards)
}

/// Hands. The cards of each are written without spaces.
fn rows(words: &[&str]) -> Option<Rows> {
    let row = |word: &&str| -> Option<Vec<Card>> {
        let letters = word.as_bytes().chunks(2);
        let texts = letters.map(|pair| std::str::from_utf8(pair).ok());
        texts.map(|text| text?.parse().ok()).collect()
    };
    let rows: Option<Vec<Vec<Card>>> = words.iter().map(row).collect();
    Rows::new(rows?)
}

/// Two amounts against the bank, or three where the ante bonus is a bet of its own (RULES 10.10).
fn stake(ante: &str, pair_plus: &str, bonus: &[&str]) -> Option<Action> {
    let (ante, pair_plus) = number(ante).zip(number(pair_plus))?;
    let bonus = match bonus {
        [] => None,
        [bonus] => Some(number(bonus)?),
        _ => return None,
    };
    Some(Action::Casino(CasinoAction::Stake {
        ante,
        pair_plus,
        bonus,
    }))
}

fn swap(give: &str, take: &str) -> Option<BusAction> {
    let take = match take {
        "down" => None,
        card => Some(card.parse().ok()?),
    };
    let give = give.parse().ok()?;
    Some(BusAction::Swap { give, take })
}

/// A whole number in plain digits. A number that is too large becomes the largest possible one. It is more than any
/// player has, so the rules refuse it with a sentence about chips.
fn number(digits: &str) -> Option<Chips> {
    let plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(Chips::MAX))
}

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// It is empty.
    Empty,
    /// The first word is not a number.
    NotASeat(String),
    /// Nothing follows the seat.
    NoVerb,
    /// The second word is not a verb.
    NotAVerb(String),
    /// The arguments do not fit the verb.
    Arguments {
        /// The verb.
        verb: String,
        /// The arguments that it needs.
        needs: Needs,
    },
}

/// The arguments of a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its own sentence, below")]
pub enum Needs {
    Nothing,
    HandOrNothing,
    HandOrNone,
    Cards,
    Chips,
    ChipsOrNothing,
    SeatAndChips,
    SeatOrNothing,
    Game,
    Hands,
    Swap,
    CardsOrNothing,
    OneOrTwoAmounts,
    Winners,
}

impl Display for Needs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Needs::Nothing => "takes nothing",
            Needs::HandOrNothing => "takes nothing, or `new` or `old`",
            Needs::HandOrNone => "takes `new`, `old` or `none`",
            Needs::Cards => "takes the cards thrown away, like `2h 3c`, each once",
            Needs::Chips => "takes a whole number of chips",
            Needs::ChipsOrNothing => "takes nothing, or a whole number of chips",
            Needs::SeatAndChips => {
                "takes the number of a seat and a whole number of chips"
            }
            Needs::SeatOrNothing => "takes nothing, or the number of a seat",
            Needs::Hands => {
                "takes the hands, the best first, the cards of each without spaces, like \
                 `AhAsAd KsKhKd`"
            }
            Needs::Swap => {
                "takes `all`, or the card given and the card taken, like `Ks 2h`, or `Ks down` for \
                 the hidden one"
            }
            Needs::CardsOrNothing => {
                "takes nothing, or the cards thrown away, like `2h 3c`, each once, or the number of \
                 real cards"
            }
            Needs::Winners => {
                "takes the seats whose real cards are best, or `none`, like `0 2`, and `royal` after \
                 them for a pair-royal"
            }
            Needs::OneOrTwoAmounts => {
                "takes the dealer's stake, or an ante and a Pair Plus bet, in whole chips"
            }
            Needs::Game => {
                "takes a game, its wild cards or `none`, a number of jokers, and `blind` or `open`, like \
                 `four_card twos,Ad 0 blind`"
            }
        })
    }
}

impl ActionError {
    /// The clause of the rules on how an action is written.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            ActionError::NotAVerb(_) => "RULES 1.3, turn",
            _ => "RECORD, actions",
        }
    }
}

impl Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Empty => f.write_str("an action is a seat and a verb, like `0 fold`"),
            ActionError::NotASeat(word) => write!(
                f,
                "an action begins with the number of a seat, and `{word}` isn't one"
            ),
            ActionError::NoVerb => {
                f.write_str("there must be a verb after the seat, as in `0 fold`")
            }
            ActionError::NotAVerb(verb) => write!(f, "`{verb}` is not a verb of this game"),
            ActionError::Arguments { verb, needs } => write!(f, "`{verb}` {needs}"),
        }
    }
}

impl std::error::Error for ActionError {}
