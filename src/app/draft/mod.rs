//! The draft of a new game: what has been typed on the *New game* sheet, valid or not, before it is a [`Setup`].
//! `checks` finds what is wrong with it.

mod checks;
mod customs;
mod fault;
mod own_cards;
mod parts;
mod players;

use crate::cards::CardSet;
use crate::engine::{Chips, Rules, Seat};
use crate::games::{self, HouseRule, Kind, Preset};
use crate::sitting::session::{PlayerKind, Setup};
use crate::sitting::setup::NewGame;

pub use crate::sitting::setup::LONGEST_NAME;
pub use fault::Fault;
pub use parts::{Field, Key, Row, RowName};

use parts::{whole, without_dealer};

/// The most players.
pub const MOST: usize = 8;
/// The largest amount that can be typed: of chips, and in an option.
pub const LARGEST_AMOUNT: Chips = 1_000_000;

/// The option that decides which of the betting games is played.
const GAME: &str = "game";

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
    /// The row of the first dealer, if he is chosen.
    dealer: Option<Key>,
    at_home: bool,
    /// Whether the players have real cards, in games that allow it.
    own_cards: bool,
    /// Bots who are people while the cards are real.
    were_bots: Vec<(Key, PlayerKind)>,
}

impl Draft {
    /// The draft of an existing game.
    #[must_use]
    pub fn of(last: &NewGame) -> Draft {
        let NewGame { table, waiting } = last;
        let own_cards = table.rules.real_cards;
        let rules = without_dealer(table.rules.clone());
        let all = table.players.iter().chain(waiting).zip(0..);
        let mut rows: Vec<Row> = all.map(|(player, key)| Row::of(player, key)).collect();
        let next = rows.len() as Key;
        let aside = rows.split_off(table.players.len()).into_iter();
        Draft {
            amounts: amounts(&rules),
            rules,
            rows,
            next,
            others: Vec::new(),
            aside: aside.rev().collect(),
            dealer: table.first_dealer.map(|seat| seat.0.into()),
            at_home: table.at_home,
            own_cards,
            were_bots: Vec::new(),
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
        let most_before = self.most();
        self.amounts = amounts(&rules);
        self.rules = without_dealer(rules);
        self.fit(most_before);
        self.seat_people();
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
        // Games of one house share their options, so these are kept.
        let shares =
            |other: &Rules| games::of(other).is_some_and(|other| other.house() == game.house());
        if shares(&self.rules) {
            rules = self.rules.clone();
        } else {
            if let Some(at) = self.others.iter().position(shares) {
                rules = self.others.swap_remove(at);
            }
            self.others.push(self.rules.clone());
        }
        // The option that names a betting game changes it.
        if let Some(rule) = game.option(GAME)
            && let Some(named) = rule.kind.read(key)
        {
            rule.set(&mut rules, named);
        }
        self.set_rules(rules);
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
        games::of(&self.rules).map_or(&[], |game| game.options)
    }

    fn place(&self, key: &str) -> Option<usize> {
        self.options().iter().position(|rule| rule.key == key)
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
            && let Some(rule) = self.options().get(place)
            && let Some(typed) = self.amounts.get_mut(place)
        {
            rule.set(&mut self.rules, whole(&text));
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
        Setup {
            rules: self.agreed(),
            players: self.rows.iter().map(Row::player).collect(),
            first_dealer: self.dealer().map(|nth| Seat(nth as u8)),
            at_home: self.at_home && self.is_shared(),
        }
    }

    /// The table as it stands, and the bots who wait.
    #[must_use]
    pub fn last(&self) -> NewGame {
        NewGame {
            table: self.table(),
            waiting: self.aside.iter().rev().map(Row::player).collect(),
        }
    }
}

/// The texts for amounts in the fields of these rules.
fn amounts(rules: &Rules) -> Vec<String> {
    let amount = |rule: &HouseRule| rule.get(rules).map(|chips| chips.to_string());
    let options = games::of(rules).map_or(&[][..], |game| game.options);
    options
        .iter()
        .map(amount)
        .map(Option::unwrap_or_default)
        .collect()
}

#[cfg(test)]
mod tests;
