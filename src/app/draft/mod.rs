//! The draft of a new game: what has been typed on the *New game* sheet, valid or not, before it is a [`Setup`].
//! `faults` says what is wrong with it.

mod faults;
mod parts;

use crate::app::i18n::say;
use crate::bots::Temper;
use crate::cards::CardSet;
use crate::engine::{Chips, Rules};
use crate::games::{self, HouseRule, Kind, Preset};
use crate::sitting::REGULARS;
use crate::sitting::session::{Player, PlayerKind, Setup};

pub use faults::Fault;
pub use parts::{Field, Key, Row, RowName};

/// The most players.
pub const MOST: usize = 8;
/// The longest name, in letters. It fits on a plate.
pub const LONGEST_NAME: usize = 12;
/// The most chips, and the largest amount in an option.
pub const MOST_CHIPS: Chips = 1_000_000;

/// The option that decides which of the betting games is played.
const GAME: &str = "game";

/// The draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    rules: Rules,
    /// The typed amounts, in the order of the options of the game.
    amounts: Vec<String>,
    rows: Vec<Row>,
    next: Key,
    /// The rules of games that were chosen earlier.
    others: Vec<Rules>,
    /// Bots for whom the chosen game has no seat. The last one left last.
    aside: Vec<Row>,
}

impl Draft {
    /// The draft of an existing game.
    #[must_use]
    pub fn of(setup: &Setup) -> Draft {
        let Setup { rules, players } = setup;
        let rows = players.iter().zip(0..).map(|(player, key)| Row {
            key,
            called: RowName::from_stored(&player.name),
            kind: player.kind,
            chips: player.chips.to_string(),
        });
        Draft {
            rules: rules.clone(),
            amounts: amounts(rules),
            rows: rows.collect(),
            next: players.len() as Key,
            others: Vec::new(),
            aside: Vec::new(),
        }
    }

    /// The rules, as far as the typed amounts are valid.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Replaces the rules and the typed amounts. If fewer players are allowed, bots leave; if more are allowed again,
    /// they come back.
    pub fn set_rules(&mut self, rules: Rules) {
        self.amounts = amounts(&rules);
        self.rules = rules;
        if !self.has_boxes() {
            self.rows.retain(|row| row.kind != PlayerKind::Box);
            self.fill_up();
        }
        self.make_room();
    }

    /// Adds bots until there are enough players.
    fn fill_up(&mut self) {
        while self.rows.len() < self.rules.least_seats() && self.aside.is_empty() {
            if self.seat_bot().is_none() {
                return;
            }
        }
    }

    /// Chooses a game, with the rules that were last typed for it.
    pub fn choose_game(&mut self, key: &str) {
        let Some(game) = games::named(key) else {
            return;
        };
        if self.rules.game == key {
            return;
        }
        let mut rules = (game.rules)();
        let is_betting = rules.is_betting();
        if is_betting && self.rules.is_betting() {
            // The betting games share their house rules, so these are kept.
            rules = self.rules.clone();
        } else {
            let shares = |other: &Rules| other.game == key || is_betting && other.is_betting();
            if let Some(at) = self.others.iter().position(shares) {
                rules = self.others.swap_remove(at);
            }
            self.others.push(self.rules.clone());
        }
        if let Some(rule) = game.option(GAME) {
            let place = games::GAME_KEYS.iter().position(|other| *other == key);
            rule.set(&mut rules, place.map(|place| place as u64));
        }
        self.set_rules(rules);
    }

    /// Removes the last bots if there are too many players. Otherwise brings those back that had to leave.
    fn make_room(&mut self) {
        let most = self.most();
        while self.rows.len() < most
            && let Some(row) = self.aside.pop()
        {
            self.rows.push(row);
        }
        let is_bot = |row: &Row| row.kind.is_bot();
        while self.rows.len() > most
            && let Some(at) = self.rows.iter().rposition(is_bot)
        {
            self.aside.push(self.rows.remove(at));
        }
    }

    /// The most players: as many as the game and the table allow.
    fn most(&self) -> usize {
        self.rules.most_seats().map_or(MOST, |most| most.min(MOST))
    }

    /// The preset that the rules are equal to. `None`: they are equal to none, or an amount is invalid.
    #[must_use]
    pub fn preset(&self) -> Option<usize> {
        let stands = |(rule, text): (&HouseRule, &String)| {
            let typed = whole(text);
            let is_amount = matches!(rule.kind, Kind::Chips { .. } | Kind::Limit { .. });
            !is_amount
                || typed == rule.get(&self.rules) && typed.is_some() != text.trim().is_empty()
        };
        let as_typed = self.options().iter().zip(&self.amounts).all(stands);
        as_typed.then(|| Preset::of(&self.rules)).flatten()
    }

    /// The wild cards among the 52.
    #[must_use]
    pub fn wild(&self) -> CardSet {
        self.rules.ranking.wild
    }

    /// Makes some cards wild, or natural.
    pub fn set_wild(&mut self, cards: CardSet, are_wild: bool) {
        let wild = &mut self.rules.ranking.wild;
        *wild = if are_wild {
            wild.union(cards)
        } else {
            wild.without(cards)
        };
    }

    /// The chosen value of a rule, by number. For a flag, 1 is yes.
    #[must_use]
    pub fn setting(&self, rule: &HouseRule) -> usize {
        rule.get(&self.rules).unwrap_or_default() as usize
    }

    /// Chooses a value of a rule. Amounts that depend on it change with it.
    pub fn set(&mut self, rule: &HouseRule, to: usize) {
        let before = amounts(&self.rules);
        rule.set(&mut self.rules, Some(to as u64));
        let after = amounts(&self.rules);
        for (typed, (before, after)) in self.amounts.iter_mut().zip(before.iter().zip(after)) {
            if *before != after {
                *typed = after;
            }
        }
    }

    fn options(&self) -> &'static [HouseRule] {
        games::of(&self.rules).options
    }

    fn place(&self, key: &str) -> Option<usize> {
        self.options().iter().position(|rule| rule.key == key)
    }

    /// The rows of players, in the order of the seats.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// A row. `None`: it has been removed.
    #[must_use]
    pub fn row(&self, key: Key) -> Option<&Row> {
        self.rows.iter().find(|row| row.key == key)
    }

    /// A row, to change it.
    pub fn row_mut(&mut self, key: Key) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.key == key)
    }

    /// Whether there is room for another player.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.rows.len() < self.most()
    }

    /// Whether the game can be played with one player less.
    #[must_use]
    pub fn can_spare(&self) -> bool {
        self.rows.len() > self.rules.least_seats()
    }

    /// Whether a player may have several boxes, as against the house (RULES 1.8).
    #[must_use]
    pub fn has_boxes(&self) -> bool {
        self.rules.against_house().is_some()
    }

    /// Adds a box for the first person, after those he has. If the table is full, it replaces a bot. Returns its row.
    /// `None`: there is no room.
    pub fn add_box(&mut self) -> Option<&Row> {
        let is_first = |row: &Row| row.kind == PlayerKind::Person;
        let own = self.rows.iter().position(is_first)?;
        if !self.has_room() {
            let bot = self.rows.iter().rposition(|row| row.kind.is_bot())?;
            self.aside.push(self.rows.remove(bot));
        }
        let own = self.rows.iter().position(is_first).unwrap_or(own);
        let boxes = self.rows[own + 1..].iter();
        let boxes = boxes.take_while(|row| row.kind == PlayerKind::Box).count();
        let row = Row {
            key: self.next,
            called: RowName::Typed(say::box_of_yours(boxes as u64 + 2)),
            kind: PlayerKind::Box,
            chips: self.rows[own].chips.clone(),
        };
        self.next += 1;
        self.rows.insert(own + 1 + boxes, row);
        self.rows.get(own + 1 + boxes)
    }

    /// Adds a bot with an unused name and as many chips as the first player. Returns its row. `None`: the table is
    /// full.
    pub fn add(&mut self) -> Option<&Row> {
        if !self.has_room() {
            return None;
        }
        self.aside.clear();
        self.seat_bot()
    }

    /// Adds a bot even if the game allows fewer players.
    pub fn seat_bot(&mut self) -> Option<&Row> {
        let is_free = |name: &&str| !self.rows.iter().any(|row| row.called.name() == *name);
        let name = REGULARS.into_iter().find(is_free).unwrap_or_default();
        let chips = self.rows.first().map_or("100", |row| &row.chips);
        let temper = Temper::ALL[self.rows.len().wrapping_sub(1) % Temper::ALL.len()];
        self.rows.push(Row {
            key: self.next,
            called: RowName::Typed(name.into()),
            kind: PlayerKind::Bot(temper),
            chips: chips.into(),
        });
        self.next += 1;
        self.rows.last()
    }

    /// Removes the last bot or, if there is none, the last player. Returns his row. `None`: nobody can be removed.
    pub fn remove(&mut self) -> Option<Row> {
        if !self.can_spare() {
            return None;
        }
        let is_bot = |row: &Row| row.kind.is_bot();
        let at = self.rows.iter().rposition(is_bot);
        self.aside.clear();
        Some(self.rows.remove(at.unwrap_or(self.rows.len() - 1)))
    }

    /// Sets who plays a row. A single person is called "You". With several persons he needs a name, and becomes "You"
    /// again when he is alone.
    pub fn set_kind(&mut self, key: Key, kind: PlayerKind) {
        let Some(row) = self.row_mut(key) else {
            return;
        };
        row.kind = kind;
        // Boxes need a person whom they belong to.
        if !self.rows.iter().any(|row| row.kind == PlayerKind::Person)
            && let Some(first) = self.rows.iter_mut().find(|row| row.kind == PlayerKind::Box)
        {
            first.kind = PlayerKind::Person;
        }
        let unnamed = RowName::Typed(say::nameless(1));
        let people = self
            .rows
            .iter_mut()
            .filter(|row| row.kind == PlayerKind::Person);
        let mut people: Vec<&mut Row> = people.collect();
        let is_alone = people.len() == 1;
        for row in &mut people {
            if is_alone && row.called == unnamed {
                row.called = RowName::You;
            } else if !is_alone && row.called == RowName::You {
                row.called = unnamed.clone();
            }
        }
    }

    /// The typed amount of a rule.
    #[must_use]
    pub fn amount(&self, key: &str) -> &str {
        let typed = self.place(key).and_then(|place| self.amounts.get(place));
        typed.map_or("", String::as_str)
    }

    /// Sets the typed amount of a rule.
    pub fn set_amount(&mut self, key: &str, text: String) {
        if let Some(place) = self.place(key)
            && let Some(typed) = self.amounts.get_mut(place)
        {
            games::of(&self.rules).options[place].set(&mut self.rules, whole(&text));
            *typed = text;
        }
    }

    /// The game.
    ///
    /// # Errors
    ///
    /// All faults, in the order of the sheet.
    pub fn setup(&self) -> Result<Setup, Vec<Fault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(self.table())
    }

    /// The table as it stands, with all its faults. Invalid chips are 0.
    #[must_use]
    pub fn table(&self) -> Setup {
        let players = self.rows.iter().map(|row| Player {
            name: row.called.name().into(),
            chips: whole(&row.chips).unwrap_or_default(),
            kind: row.kind,
        });
        Setup {
            rules: self.rules.clone(),
            players: players.collect(),
        }
    }
}

/// The texts for amounts in the fields of these rules.
fn amounts(rules: &Rules) -> Vec<String> {
    let amount = |rule: &HouseRule| rule.get(rules).map(|chips| chips.to_string());
    let amounts = games::of(rules).options.iter().map(amount);
    amounts.map(Option::unwrap_or_default).collect()
}

/// A whole number: only digits, or with commas between the thousands, or as the language of the page writes it.
/// `None`: it is none.
fn whole(text: &str) -> Option<Chips> {
    let text = text.trim();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let number = digits.parse().ok()?;
    // A no-break space is like any other.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_written =
        text.replace(',', "") == digits || words(text) == words(&say::amount_typed(number));
    is_written.then_some(number)
}

#[cfg(test)]
mod tests;
