//! What ten deals are played, and the chance in them. `docs/fairness.md` says how it follows from the text.

mod of_days;

use std::fmt::{self, Display};

use self::of_days::game_of;
use super::day::Day;
use crate::bots::{Policy, Temper};
use crate::engine::{Chips, Rules, Seat, SetupError, Shuffle};
use crate::games;
use crate::notation::{read_link, write_link};
use crate::random::{Rng, Seal, Seed};
use crate::sitting::session::{MOST_SEATS, Player, PlayerKind, Session, Setup, check};
use crate::sitting::{FIRST_NAME, REGULARS};

/// The number of deals that are compared.
pub const DEALS: u32 = 10;
/// The seat of the player who compares himself with others.
pub const OWN: Seat = Seat(0);
/// The largest number.
pub const MOST_NUMBER: u32 = 999_999_999;

/// The chips that each player begins a day with. They last for ten deals almost always.
const CHIPS: Chips = 200;
/// The most chips of a table by number.
const MOST_CHIPS: Chips = 1_000_000;
/// The longest text that is read, in bytes.
const LONGEST: usize = 2_200;
/// The version of the text.
const VERSION: &str = "1";
/// In place of a result that is not told.
const NO_RESULT: &str = "x";

/// More points than ten deals of a game of the days can bring, so that no game ends before.
const POINTS: u32 = 2 * DEALS + 1;
/// The most lives that the rules know. They last for ten deals almost always.
const LIVES: u32 = 9;

/// What is compared after ten deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Chips won and lost.
    Chips,
    /// Points won.
    Points,
    /// Lives lost.
    Lives,
}

/// The streams of the key that a text gives.
const CARDS: u64 = 0;
const BOTS: u64 = 1;
const GAME: u64 = 2;

/// Where the chance of ten deals comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Day(Day),
    /// A number from 1 on.
    Number(u32),
}

impl Origin {
    /// The key: the words in ASCII, filled up with zeros.
    fn key(self) -> Seed {
        let mut key = [0; 32];
        for (byte, letter) in key.iter_mut().zip(self.to_string().bytes()) {
            *byte = letter;
        }
        Seed(key)
    }

    /// Begins a sitting with this chance. `make` makes the bots.
    ///
    /// # Errors
    /// [`SetupError`]: the setup is not valid.
    pub fn begin(self, setup: Setup, make: Make<'_>) -> Result<Session, SetupError> {
        Session::numbered(setup, self.seed(CARDS), self.seed(BOTS), make)
    }

    /// The first 32 bytes of a stream of the key.
    fn seed(self, stream: u64) -> Seed {
        let mut rng = Rng::new(self.key(), stream);
        let mut bytes = [0; 32];
        bytes.fill_with(|| rng.below(256) as u8);
        Seed(bytes)
    }
}

impl Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Day(day) => write!(f, "brag day {day}"),
            Origin::Number(number) => write!(f, "brag number {number}"),
        }
    }
}

/// Makes a player of a temper for the game of these rules.
pub type Make<'m> = &'m dyn Fn(&Rules, Temper) -> Box<dyn Policy + Send>;

/// Ten deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ten {
    /// Where their chance comes from.
    pub origin: Origin,
    /// The table. You have the first seat, and bots have the others.
    pub setup: Setup,
}

impl Ten {
    #[must_use]
    pub fn of_day(day: Day) -> Ten {
        let origin = Origin::Day(day);
        let game = game_of(day, &mut Rng::new(origin.key(), GAME));
        Ten {
            origin,
            setup: usual_table((game.rules)()),
        }
    }

    /// Those of a number, at the table of this setup. The tempers of its bots and the chips of its first player count; names
    /// and people do not. `None`: it cannot be played by number.
    #[must_use]
    pub fn of_number(number: u32, setup: &Setup) -> Option<Ten> {
        let tempers = setup
            .players
            .iter()
            .skip(1)
            .map(|player| match player.kind {
                PlayerKind::Bot(temper) => temper,
                PlayerKind::Person | PlayerKind::Phone | PlayerKind::Box => Temper::Straightforward,
            });
        let chips = setup.players.first()?.chips;
        let setup = table(setup.rules.clone(), &tempers.collect::<Vec<_>>(), chips)?;
        let origin = Some(Origin::Number(number));
        let origin = origin.filter(|_| (1..=MOST_NUMBER).contains(&number))?;
        Some(Ten { origin, setup })
    }

    /// Those of somebody new to Brag: number 1 of the usual game, against three straightforward bots.
    #[must_use]
    pub fn against_straightforward() -> Ten {
        let bots = [Temper::Straightforward; 3];
        Ten {
            origin: Origin::Number(1),
            setup: seated(same_cards(games::usual()), &bots, CHIPS),
        }
    }

    /// Begins them. `make` makes the bots.
    ///
    /// # Errors
    /// [`SetupError`]: the table cannot be set, which no table made here is.
    pub fn begin(&self, make: Make<'_>) -> Result<Session, SetupError> {
        self.begin_with(self.setup.clone(), make)
    }

    /// The same deals, with an expert in the player's seat.
    ///
    /// # Errors
    /// As [`Ten::begin`].
    pub fn begin_of_expert(&self, make: Make<'_>) -> Result<Session, SetupError> {
        let mut setup = self.setup.clone();
        if let Some(own) = setup.players.get_mut(OWN.index()) {
            own.kind = PlayerKind::Bot(Temper::Expert);
        }
        self.begin_with(setup, make)
    }

    /// Their table without bots, at which moves are only repeated.
    ///
    /// # Errors
    /// As [`Ten::begin`].
    pub fn bare(&self) -> Result<Session, SetupError> {
        let (seed, bot_seed) = (self.origin.seed(CARDS), self.origin.seed(BOTS));
        Session::new(self.setup.clone(), seed, bot_seed)
    }

    fn begin_with(&self, setup: Setup, make: Make<'_>) -> Result<Session, SetupError> {
        self.origin.begin(setup, make)
    }

    /// What is compared.
    #[must_use]
    pub fn unit(&self) -> Unit {
        match &self.setup.rules {
            rules if rules.lives().is_some() => Unit::Lives,
            rules if rules.points().is_some() => Unit::Points,
            _ => Unit::Chips,
        }
    }

    /// The key under which they are stored: the day, or the beginning of a hash.
    #[must_use]
    pub fn id(&self) -> String {
        match self.origin {
            Origin::Day(day) => day.to_string(),
            Origin::Number(_) => {
                let mut digits = Seal::of(&self.to_string()).to_string();
                digits.truncate(16);
                digits
            }
        }
    }

    /// The text of a link that brings them, with what one player has won.
    #[must_use]
    pub fn link(&self, result: Option<i64>) -> String {
        let result = result.map_or_else(|| NO_RESULT.to_owned(), |chips| chips.to_string());
        format!("{VERSION}.{result}.{self}")
    }

    /// Reads the text of a link, and what another has won.
    ///
    /// # Errors
    /// [`NotTen`]
    pub fn read_link(link: &str) -> Result<(Ten, Option<i64>), NotTen> {
        let link = Some(link).filter(|link| link.len() <= LONGEST);
        let (version, rest) = link.and_then(|link| link.split_once('.')).ok_or(NotTen)?;
        let (result, ten) = rest.split_once('.').ok_or(NotTen)?;
        let result = match result {
            NO_RESULT => None,
            chips => Some(chips.parse().map_err(|_| NotTen)?),
        };
        let is_ours =
            version == VERSION && result.is_none_or(|chips: i64| chips.unsigned_abs() < 1 << 40);
        Ok((ten.parse().ok().filter(|_| is_ours).ok_or(NotTen)?, result))
    }
}

/// Ten deals in letters, digits and `-._~`: `d2026-11-25`, or `n327.csb.100.v1.ante-2`.
impl Display for Ten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = match self.origin {
            Origin::Day(day) => return write!(f, "d{day}"),
            Origin::Number(number) => number,
        };
        write!(f, "n{number}.")?;
        for player in &self.setup.players {
            if let PlayerKind::Bot(temper) = player.kind {
                f.write_str(&temper.name()[..1])?;
            }
        }
        let chips = self.setup.players.first().map_or(0, |player| player.chips);
        write!(f, ".{chips}.{}", write_link(&self.setup.rules))
    }
}

impl std::str::FromStr for Ten {
    type Err = NotTen;

    fn from_str(text: &str) -> Result<Ten, NotTen> {
        if let Some(day) = text.strip_prefix('d') {
            return Ok(Ten::of_day(day.parse().map_err(|_| NotTen)?));
        }
        let mut fields = text.strip_prefix('n').ok_or(NotTen)?.splitn(4, '.');
        let mut next = || fields.next().ok_or(NotTen);
        let (number, tempers, chips, rules) = (next()?, next()?, next()?, next()?);
        let temper = |letter: char| {
            let mut all = Temper::ALL.into_iter();
            all.find(|temper| temper.name().starts_with(letter))
        };
        let tempers: Option<Vec<Temper>> = tempers.chars().take(MOST_SEATS).map(temper).collect();
        let rules = read_link(rules).map_err(|_| NotTen)?;
        let chips = whole(chips).ok_or(NotTen)?;
        let setup = tempers.and_then(|tempers| table(rules, &tempers, chips));
        let number = whole(number).and_then(|number| u32::try_from(number).ok());
        let ten = number.zip(setup);
        let ten = ten.and_then(|(number, setup)| Ten::of_number(number, &setup));
        // What would be written otherwise is not read, so that the same deals have one name.
        ten.filter(|ten| ten.to_string() == text).ok_or(NotTen)
    }
}

/// A whole number in plain digits.
fn whole(text: &str) -> Option<Chips> {
    let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

/// The error for a text that names no ten deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTen;

impl Display for NotTen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this names no ten deals")
    }
}

impl std::error::Error for NotTen {}

/// The games that can be played by number, in the order of the catalogue: those for chips that have no target.
pub fn playable() -> impl Iterator<Item = &'static games::CatalogueGame> {
    games::ALL
        .games()
        .filter(|game| is_playable(&(game.rules)()))
}

/// Whether ten deals of these rules can be played by number.
#[must_use]
pub fn is_playable(rules: &Rules) -> bool {
    !rules.keeps_score() && rules.rounds.is_none() && !rules.dealers_choice
}

/// You and three usual bots, or as many as the game has seats for.
#[must_use]
pub fn usual_table(rules: Rules) -> Setup {
    bots_table(same_cards(rules))
}

/// You and three usual bots, or as many as the game has seats for, by these rules unchanged.
pub(super) fn bots_table(rules: Rules) -> Setup {
    let seats = rules.most_seats().unwrap_or(MOST_SEATS);
    let bots = Temper::USUAL.len().min(seats.saturating_sub(1));
    seated(rules, &Temper::USUAL[..bots], CHIPS)
}

/// A table that can be played by number. `None`: these rules or so many players cannot.
fn table(rules: Rules, tempers: &[Temper], chips: Chips) -> Option<Setup> {
    if !is_playable(&rules) || tempers.len() >= MOST_SEATS || !(1..=MOST_CHIPS).contains(&chips) {
        return None;
    }
    let setup = seated(same_cards(rules), tempers, chips);
    let stacks = vec![chips; setup.players.len()];
    check(setup.rules.clone(), &stacks).ok()?;
    Some(setup)
}

fn seated(rules: Rules, tempers: &[Temper], chips: Chips) -> Setup {
    let bots = tempers.iter().map(|temper| PlayerKind::Bot(*temper));
    let kinds = [PlayerKind::Person].into_iter().chain(bots);
    // As at the table that one press sets.
    let names = [FIRST_NAME].into_iter().chain(REGULARS);
    let player = |(kind, name): (PlayerKind, &str)| Player {
        name: name.into(),
        kind,
        chips,
    };
    Setup {
        rules,
        players: kinds.zip(names).map(player).collect(),
        first_dealer: None,
        at_home: false,
    }
}

/// These rules, changed so that all are dealt the same cards whatever they do: every deal is shuffled, no hand is kept for
/// the next one, and nobody wins or is out before the last.
fn same_cards(mut rules: Rules) -> Rules {
    rules.shuffle = Shuffle::Always;
    rules.let_last_blind_win();
    if let Some(points) = rules.points_mut() {
        points.target = points.target.max(POINTS);
    }
    if let Some(lives) = rules.lives_mut() {
        *lives = LIVES;
    }
    rules
}

#[cfg(test)]
mod tests;
