//! A game as it stands on the *New game* sheet: what has been typed, right or wrong, before it is a
//! [`Setup`]. What is wrong with it is told in `faults`.

mod faults;
mod parts;

use crate::engine::{Chips, DealingRules, RankingRules, Rules, Shuffle, VyingRules};
use crate::games;
use crate::policy::Temper;
use crate::ui::session::{Mind, Player, Setup};

pub use faults::Fault;
pub use parts::{Amount, Field, Key, Raises, Row};

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
    /// Which hand beats which.
    pub ranking: RankingRules,
    /// When the pack is shuffled.
    pub shuffle: Shuffle,
    /// How cards are dealt.
    pub dealing: DealingRules,
    /// How bets are made, but for the amounts, which are texts here.
    pub vying: VyingRules,
    /// How far a bet may go above the last.
    pub raises: Raises,
    rows: Vec<Row>,
    next: Key,
    amounts: [String; 6],
}

impl Draft {
    /// The draft of a game that is agreed on.
    #[must_use]
    pub fn of(setup: &Setup) -> Draft {
        let Setup { rules, players } = setup;
        let usual = games::three_card();
        let part = |rules: &Rules| rules.dealing().cloned().zip(rules.vying().cloned());
        let (dealing, vying) = part(rules)
            .or_else(|| part(&usual))
            .expect("three-card brag is dealt and vied for");
        let limit = |chips: Option<Chips>| chips.map(|chips| chips.to_string()).unwrap_or_default();
        let raises = match (vying.pot_limit, vying.raise_limit) {
            (true, _) => Raises::Pot,
            (_, Some(_)) => Raises::By,
            _ => Raises::NoLimit,
        };
        let rows = players.iter().zip(0..).map(|(player, key)| Row {
            key,
            name: player.name.clone(),
            mind: player.mind,
            chips: player.chips.to_string(),
        });
        Draft {
            ranking: rules.ranking,
            shuffle: rules.shuffle,
            raises,
            rows: rows.collect(),
            next: players.len() as Key,
            amounts: [
                rules.ante.to_string(),
                vying.open_min.to_string(),
                limit(vying.open_max),
                limit(vying.raise_limit.or(Some(5))),
                limit(vying.bet_cap),
                limit(vying.see_blind_after.map(Chips::from)),
            ],
            dealing,
            vying,
        }
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
        let is_free = |name: &&str| !self.rows.iter().any(|row| row.name.trim() == *name);
        let name = REGULARS.into_iter().find(is_free).unwrap_or_default();
        let chips = self.rows.first().map_or("100", |row| &row.chips);
        let temper = Temper::ALL[self.rows.len().wrapping_sub(1) % Temper::ALL.len()];
        self.rows.push(Row {
            key: self.next,
            name: name.into(),
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

    /// What has been typed for an amount.
    #[must_use]
    pub fn amount(&self, amount: Amount) -> &str {
        &self.amounts[amount as usize]
    }

    /// Types an amount.
    pub fn set_amount(&mut self, amount: Amount, text: String) {
        self.amounts[amount as usize] = text;
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
            name: row.name.trim().into(),
            chips: whole(&row.chips).unwrap_or_default(),
            mind: row.mind,
        });
        Ok(Setup {
            rules: self.rules(),
            players: players.collect(),
        })
    }

    /// The rules, as far as the amounts can be read.
    fn rules(&self) -> Rules {
        let read = |amount| whole(self.amount(amount));
        let mut vying = self.vying.clone();
        vying.open_min = read(Amount::OpenMin).unwrap_or_default();
        vying.open_max = read(Amount::OpenMax);
        vying.pot_limit = self.raises == Raises::Pot;
        vying.raise_limit = read(Amount::RaiseBy).filter(|_| self.raises == Raises::By);
        vying.bet_cap = read(Amount::BetCap);
        vying.see_blind_after =
            read(Amount::SeeBlindAfter).and_then(|bets| u32::try_from(bets).ok());
        let mut rules = games::three_card_with(self.dealing.clone(), vying);
        rules.ante = read(Amount::Ante).unwrap_or_default();
        rules.ranking = self.ranking;
        rules.shuffle = self.shuffle;
        rules
    }
}

/// A whole number, with or without commas between the thousands.
fn whole(text: &str) -> Option<Chips> {
    let digits = text.trim().replace(',', "");
    digits.parse().ok().filter(|_| !digits.starts_with('+'))
}

#[cfg(test)]
mod tests;
