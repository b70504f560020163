//! A game as data: its key, its rules and its options.

use super::family::Family;
use super::rule::{HouseRule, Kind};
use crate::engine::{Chips, Rules};

/// One game of the catalogue (RULES 1.1).
#[derive(Debug)]
pub struct CatalogueGame {
    /// Its key in records and links.
    pub key: &'static str,
    /// Puts the ante of the table into its rules where a dealer has chosen it beside the betting games (RULES 10.11).
    /// `None`: no dealer may choose it so.
    pub ante_by_dealer: Option<fn(&mut Rules, Chips)>,
    /// The family it belongs to.
    pub family: Family,
    /// Its rules, with the defaults of RULES 9.1 and 10.
    pub rules: fn() -> Rules,
    /// Its options, in the order in which they are read and written.
    pub options: &'static [HouseRule],
}

/// The key of the option that names a game.
const GAME: &str = "game";

impl Family {
    /// The family of a game of these rules.
    #[must_use]
    pub fn of(rules: &Rules) -> Family {
        CatalogueGame::brought_by(rules).map_or(Family::Brag, |game| game.family)
    }
}

/// For a game that is played with the ante of the table.
pub(super) const SAME_ANTE: Option<fn(&mut Rules, Chips)> = Some(|rules, ante| rules.ante = ante);

impl CatalogueGame {
    /// The game that these rules bring along. The betting games do not, because a page has them from the beginning.
    pub(super) fn brought_by(rules: &Rules) -> Option<&'static CatalogueGame> {
        rules.origin.0?.downcast_ref()
    }

    /// The key of the game with whose options it is played: the first of those that an option names, as one of the betting
    /// games does. Other games have options of their own.
    #[must_use]
    pub fn house(&self) -> &'static str {
        match self.option(GAME).map(|option| option.kind) {
            Some(Kind::Word([first, ..])) => first,
            _ => self.key,
        }
    }

    /// The option with this key. `None`: it has none.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<&'static HouseRule> {
        self.options.iter().find(|option| option.key == key)
    }

    /// The options whose values differ from the usual ones, with those values. Setting them in this order on the
    /// usual rules gives these rules. An option that an earlier one has set along with itself is left out.
    pub fn differing(
        &self,
        rules: &Rules,
    ) -> impl Iterator<Item = (&'static HouseRule, Option<u64>)> {
        let mut like = (self.rules)();
        let rules = rules.clone();
        self.options.iter().filter_map(move |option| {
            let setting = option.get(&rules);
            let differs = option.clash(&rules).is_none() && setting != option.get(&like);
            differs.then(|| {
                option.set(&mut like, setting);
                (option, setting)
            })
        })
    }
}
