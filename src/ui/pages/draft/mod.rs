//! A game as it stands on the *New game* sheet: what has been typed, right or wrong, before it is a
//! [`Setup`]. What is wrong with it is told in `faults`.

mod faults;
mod parts;

use crate::cards::CardSet;
use crate::engine::{Chips, Rules};
use crate::games::{HOUSE_RULES, HouseRule, Kind, Preset};
use crate::policy::Temper;
use crate::ui::language::say;
use crate::ui::session::{Mind, Player, Setup};

pub use faults::Fault;
pub use parts::{Called, Field, Key, Row};

/// The fewest that can play.
pub const FEWEST: usize = 2;
/// The most that have a place round the table.
pub const MOST: usize = 8;
/// The longest name that fits on a plate, in letters.
pub const LONGEST_NAME: usize = 12;
/// The most chips, and the largest amount in a house rule.
pub const MOST_CHIPS: Chips = 1_000_000;

/// Who comes when a player is added, in this order.
const REGULARS: [&str; 12] = [
    "Nell", "Bill", "Captain", "Eddie", "Dot", "Walter", "Maud", "Alf", "Ivy", "Stan", "Queenie",
    "Perce",
];

/// A game before it is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    rules: Rules,
    /// What is typed for each house rule that is an amount, in their order.
    amounts: Vec<String>,
    rows: Vec<Row>,
    next: Key,
}

impl Draft {
    /// The draft of a game that is agreed on.
    #[must_use]
    pub fn of(setup: &Setup) -> Draft {
        let Setup { rules, players } = setup;
        let rows = players.iter().zip(0..).map(|(player, key)| Row {
            key,
            called: Called::kept(&player.name),
            mind: player.mind,
            chips: player.chips.to_string(),
        });
        Draft {
            rules: rules.clone(),
            amounts: amounts(rules),
            rows: rows.collect(),
            next: players.len() as Key,
        }
    }

    /// The rules, as far as the amounts can be read.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Takes other rules, whatever is typed.
    pub fn set_rules(&mut self, rules: Rules) {
        self.amounts = amounts(&rules);
        self.rules = rules;
    }

    /// The preset that the rules are, where every amount can be read as well.
    #[must_use]
    pub fn preset(&self) -> Option<usize> {
        let stands = |(rule, text): (&HouseRule, &String)| {
            let typed = whole(text);
            let is_amount = matches!(rule.kind, Kind::Chips { .. } | Kind::Limit { .. });
            !is_amount
                || typed == rule.get(&self.rules) && typed.is_some() != text.trim().is_empty()
        };
        let as_typed = HOUSE_RULES.iter().zip(&self.amounts).all(stands);
        as_typed.then(|| Preset::of(&self.rules)).flatten()
    }

    /// Which cards of the 52 are wild.
    #[must_use]
    pub fn wild(&self) -> CardSet {
        self.rules.ranking.wild
    }

    /// Makes some cards wild, or no longer wild.
    pub fn set_wild(&mut self, cards: CardSet, are_wild: bool) {
        let wild = &mut self.rules.ranking.wild;
        *wild = if are_wild {
            wild.union(cards)
        } else {
            wild.without(cards)
        };
    }

    /// What is chosen for a rule, by number; for a flag, 1 is yes.
    #[must_use]
    pub fn setting(&self, rule: &HouseRule) -> usize {
        rule.get(&self.rules).unwrap_or_default() as usize
    }

    /// Chooses.
    pub fn set(&mut self, rule: &HouseRule, to: usize) {
        rule.set(&mut self.rules, Some(to as u64));
    }

    /// The rows of players, in the order they sit.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// A row; none once it has been removed.
    #[must_use]
    pub fn row(&self, key: Key) -> Option<&Row> {
        self.rows.iter().find(|row| row.key == key)
    }

    /// A row, to write into.
    pub fn row_mut(&mut self, key: Key) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.key == key)
    }

    /// Whether another player finds a place.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.rows.len() < MOST
    }

    /// Whether a player can leave and the game can still be played.
    #[must_use]
    pub fn can_spare(&self) -> bool {
        self.rows.len() > FEWEST
    }

    /// Adds a bot with a name that nobody has and as many chips as the first. Says who it is; none
    /// where the table is full.
    pub fn add(&mut self) -> Option<&Row> {
        if !self.has_room() {
            return None;
        }
        let is_free = |name: &&str| !self.rows.iter().any(|row| row.called.name() == *name);
        let name = REGULARS.into_iter().find(is_free).unwrap_or_default();
        let chips = self.rows.first().map_or("100", |row| &row.chips);
        let temper = Temper::ALL[self.rows.len().wrapping_sub(1) % Temper::ALL.len()];
        self.rows.push(Row {
            key: self.next,
            called: Called::Typed(name.into()),
            mind: Mind::Bot(temper),
            chips: chips.into(),
        });
        self.next += 1;
        self.rows.last()
    }

    /// Removes a player. Gives the row that takes its place, or else the last one; none where nobody
    /// can be spared.
    pub fn remove(&mut self, key: Key) -> Option<Key> {
        let at = self.rows.iter().position(|row| row.key == key)?;
        if !self.can_spare() {
            return None;
        }
        self.rows.remove(at);
        self.rows.get(at).or(self.rows.last()).map(|row| row.key)
    }

    /// What has been typed for the amount of a rule.
    #[must_use]
    pub fn amount(&self, key: &str) -> &str {
        place(key).map_or("", |place| &self.amounts[place])
    }

    /// Types the amount of a rule.
    pub fn set_amount(&mut self, key: &str, text: String) {
        if let Some(place) = place(key) {
            HOUSE_RULES[place].set(&mut self.rules, whole(&text));
            self.amounts[place] = text;
        }
    }

    /// The game, if it can be played.
    ///
    /// # Errors
    /// All that is wrong, in the order in which it stands on the sheet.
    pub fn setup(&self) -> Result<Setup, Vec<Fault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let players = self.rows.iter().map(|row| Player {
            name: row.called.name().into(),
            chips: whole(&row.chips).unwrap_or_default(),
            mind: row.mind,
        });
        Ok(Setup {
            rules: self.rules.clone(),
            players: players.collect(),
        })
    }
}

/// What stands in the fields of rules that are amounts.
fn amounts(rules: &Rules) -> Vec<String> {
    let amount = |rule: &HouseRule| rule.get(rules).map(|chips| chips.to_string());
    let amounts = HOUSE_RULES.iter().map(amount);
    amounts.map(Option::unwrap_or_default).collect()
}

fn place(key: &str) -> Option<usize> {
    HOUSE_RULES.iter().position(|rule| rule.key == key)
}

/// A whole number: digits alone, or with commas between the thousands, or written as the page's language does.
fn whole(text: &str) -> Option<Chips> {
    let text = text.trim();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let number = digits.parse().ok()?;
    // A blank is a blank, whether or not a line may break there.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_written =
        text.replace(',', "") == digits || words(text) == words(&say::amount_typed(number));
    is_written.then_some(number)
}

#[cfg(test)]
mod tests;
