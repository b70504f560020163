//! A game as data: what it is called in records, how many it takes, what it is played by.

use super::rule::HouseRule;
use crate::engine::Rules;

/// One game of the catalogue (RULES 1.1).
#[derive(Debug)]
pub struct Game {
    /// Its key in records and links.
    pub key: &'static str,
    /// Its rules, with the defaults of RULES 9.1 and 10.
    pub rules: fn() -> Rules,
    /// What may be set otherwise, in the order in which it is read and written.
    pub options: &'static [HouseRule],
}

impl Game {
    /// The option of this key.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<&'static HouseRule> {
        self.options.iter().find(|option| option.key == key)
    }

    /// The options of these rules of the game that are not as usual, with how they are set. Set in this order on
    /// the usual rules they make these: what an earlier option changes besides itself is no difference.
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
