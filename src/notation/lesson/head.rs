//! The head of a lesson: title, rules and players.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::fault::{LessonError, LessonFault, LineNeeds};
use super::limits::{LONGEST_AUTHOR, LONGEST_TITLE};
use super::model::{Lesson, LessonSetup};
use super::rule_words::{self, GAME};
use super::scan::{Said, fault, two};
use super::sentence::tidied;
use crate::engine::{Chips, Edition, Seat, SetupError, Table};
use crate::games;
use crate::notation::name::clean_name;
use crate::notation::rules::{RulesError, read_rules};
use crate::notation::seat_entry::{LONGEST_NAME_READ, SeatEntry, box_beside_others};
use crate::notation::words::a_seat;

/// The names of the tempers of bots.
pub const TEMPERS: [&str; 4] = ["careful", "straightforward", "bragger", "expert"];

/// The longest code of a language.
const LONGEST_LANGUAGE: usize = 35;

/// The words that begin the lines of a head.
const WORDS: [&str; 11] = [
    "title", "author", "language", "edition", GAME, "rule", "seat", "box", "bot", "dealer",
    "learner",
];

/// The word of a head that begins this line. `None`: it is a line of another kind.
pub(super) fn word(said: &Said) -> Option<&'static str> {
    WORDS.into_iter().find(|word| *word == said.word)
}

/// A head as far as it has been read.
#[derive(Default)]
pub(super) struct Head<'t> {
    title: String,
    author: String,
    language: String,
    edition: Option<Edition>,
    /// The key of the game, and its line.
    game: Option<(usize, &'t str)>,
    /// Keys and values with their lines.
    rules: Vec<(usize, &'t str, &'t str)>,
    seats: Vec<(usize, SeatEntry)>,
    tempers: Vec<(usize, Seat, &'static str)>,
    dealer: Option<(usize, Seat)>,
    learner: Option<(usize, Seat)>,
    /// The words that may be there once, and are.
    seen: BTreeSet<&'static str>,
    /// The keys of the rules.
    rule_keys: BTreeSet<&'t str>,
}

impl<'t> Head<'t> {
    /// Reads a line that begins with a word of a head.
    pub fn read(&mut self, word: &'static str, said: &Said<'t>) -> Result<(), LessonFault> {
        said.has_no_text()?;
        let is_one_of_many = matches!(word, "rule" | "seat" | "box" | "bot");
        if !is_one_of_many && !self.seen.insert(word) {
            return Err(said.fault(LessonError::Twice(word.into())));
        }
        let needs = |needs| said.needs(word, needs);
        match word {
            "title" => self.title = short(said, LONGEST_TITLE, LessonError::LongTitle)?,
            "author" => self.author = short(said, LONGEST_AUTHOR, LessonError::LongAuthor)?,
            "language" => {
                let is_code = (1..=LONGEST_LANGUAGE).contains(&said.rest.len())
                    && said
                        .rest
                        .bytes()
                        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
                if !is_code {
                    return Err(needs(LineNeeds::Language));
                }
                self.language = said.rest.to_owned();
            }
            "edition" => {
                self.edition = Some(match said.rest {
                    "1" => Edition::First,
                    "2" => Edition::Second,
                    _ => return Err(needs(LineNeeds::Edition)),
                });
            }
            GAME => self.game = Some((said.line, said.rest)),
            "rule" => {
                let (key, value) = two(said.rest);
                if value.is_empty() || key == GAME {
                    return Err(needs(LineNeeds::KeyAndValue));
                }
                if !self.rule_keys.insert(key) {
                    return Err(said.fault(LessonError::Twice(format!("rule {key}"))));
                }
                self.rules.push((said.line, key, value));
            }
            "seat" => {
                let (chips, name) = said.chips().ok_or_else(|| needs(LineNeeds::ChipsAndName))?;
                self.sit(said, SeatEntry::new(name_of(name), chips));
            }
            "box" => {
                let read = said.chips().and_then(|(chips, rest)| {
                    let (owner, name) = two(rest);
                    Some((chips, a_seat(owner)?, name))
                });
                let (chips, owner, name) = read.ok_or_else(|| needs(LineNeeds::ChipsAndOwner))?;
                let mut entry = SeatEntry::new(name_of(name), chips);
                entry.box_of = Some(owner);
                self.sit(said, entry);
            }
            "bot" => {
                let (seat, temper) = two(said.rest);
                let temper = TEMPERS.into_iter().find(|known| *known == temper);
                let read = a_seat(seat).zip(temper);
                let (seat, temper) = read.ok_or_else(|| needs(LineNeeds::SeatAndTemper))?;
                if self.tempers.iter().any(|(_, other, _)| *other == seat) {
                    return Err(said.fault(LessonError::Twice(format!("bot {seat}"))));
                }
                self.tempers.push((said.line, seat, temper));
            }
            "dealer" => self.dealer = Some((said.line, said.seat(word)?)),
            _ => self.learner = Some((said.line, said.seat(word)?)),
        }
        Ok(())
    }

    fn sit(&mut self, said: &Said, entry: SeatEntry) {
        self.seats.push((said.line, entry));
    }

    /// The lesson that begins with this head. `end` is the line on which the head ends.
    pub fn into_lesson(self, end: usize) -> Result<Lesson, LessonFault> {
        let (game_line, key) = self.game.unwrap_or((end, games::GAME_KEYS[0]));
        let game = games::named(key);
        let mut listed = Map::new();
        listed.insert(GAME.into(), key.into());
        for (_, key, value) in &self.rules {
            listed.insert((*key).into(), rule_words::read(game, key, value));
        }
        let line_of_rule = |key: &str| {
            let line = self.rules.iter().find(|(_, other, _)| *other == key);
            line.map_or(game_line, |(line, ..)| *line)
        };
        let mut rules = read_rules(&Value::Object(listed)).map_err(|error| {
            let line = match &error {
                RulesError::UnknownKey(key) | RulesError::OtherGame { key, .. } => {
                    line_of_rule(key)
                }
                RulesError::Clash { key, .. } => line_of_rule(key),
                RulesError::Wrong(wrong) => line_of_rule(&wrong.key),
            };
            fault(line, LessonError::Rules(error))
        })?;
        rules.edition = self.edition.unwrap_or_default();
        let lines: Vec<usize> = self.seats.iter().map(|(line, _)| *line).collect();
        let seats: Vec<SeatEntry> = self.seats.into_iter().map(|(_, entry)| entry).collect();
        let line_of_seat = |seat: usize| lines.get(seat).copied().unwrap_or(end);
        let last = Seat(seats.len().saturating_sub(1).min(254) as u8);
        let (dealer_line, dealer) = self.dealer.unwrap_or((end, last));
        let stacks: Vec<Chips> = seats.iter().map(|entry| entry.chips).collect();
        if let Err(error) = Table::new(rules.clone(), &stacks, dealer) {
            let line = match error {
                SetupError::NoSuchDealer(_) => dealer_line,
                SetupError::BelowMinimum { seat, .. } => line_of_seat(seat.index()),
                SetupError::TooManySeats { most } => line_of_seat(most),
                SetupError::TooFewSeats | SetupError::TooManyChips => line_of_seat(0),
                _ => game_line,
            };
            return Err(fault(line, LessonError::Setup(error)));
        }
        check_boxes(&seats)
            .or_else(|| box_beside_others(&seats, &rules).map(|seat| seat.index()))
            .or_else(|| {
                let has = seats.iter().position(|entry| entry.box_of.is_some());
                has.filter(|_| !rules.is_against_bank())
            })
            .map_or(Ok(()), |seat| {
                let owner = seats.get(seat).and_then(|entry| entry.box_of);
                let owner = owner.unwrap_or(Seat(0));
                Err(fault(line_of_seat(seat), LessonError::Box(owner)))
            })?;
        let there = |(line, seat): (usize, Seat)| match seat.index() < seats.len() {
            true => Ok(seat),
            false => Err(fault(line, LessonError::NoSeat(seat))),
        };
        let mut tempers = Vec::with_capacity(self.tempers.len());
        for (line, seat, temper) in self.tempers {
            tempers.push((there((line, seat))?, temper));
        }
        tempers.sort_unstable();
        Ok(Lesson {
            title: self.title,
            author: self.author,
            language: self.language,
            setup: LessonSetup {
                learner: there(self.learner.unwrap_or((end, Seat(0))))?,
                rules,
                seats,
                dealer,
                tempers,
            },
            steps: Vec::new(),
        })
    }
}

/// The text of a line that has one, if it is short enough.
fn short(said: &Said, most: usize, long: LessonError) -> Result<String, LessonFault> {
    let text = tidied(said.rest);
    if text.is_empty() {
        return Err(said.fault(LessonError::Empty));
    }
    match text.chars().count() > most {
        true => Err(said.fault(long)),
        false => Ok(text),
    }
}

/// A name as a lesson has it.
pub(super) fn name_of(text: &str) -> String {
    clean_name(&tidied(text), LONGEST_NAME_READ)
        .trim()
        .to_owned()
}

/// The first box that belongs to no player of his own.
fn check_boxes(seats: &[SeatEntry]) -> Option<usize> {
    seats.iter().position(|entry| {
        let owner = entry.box_of.map(|owner| seats.get(owner.index()));
        owner.is_some_and(|owner| owner.is_none_or(|owner| owner.box_of.is_some()))
    })
}
