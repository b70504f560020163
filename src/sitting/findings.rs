//! What reviews of a sitting have found. It is stored beside the sitting's result, as a text with a line for each deal.

use std::collections::BTreeMap;

use super::mistake::Mistake;
use super::stored;

/// The first line of such a text. It changes when an older page could not read the others.
const HEAD: &str = "brag_review 2";
/// The first line of older texts, which do not tell what a mistake was.
const HEAD_OF_FIRST: &str = "brag_review 1";
/// The longest text that is read, in bytes. None that is written is longer.
const LONGEST: usize = 700_000;
/// The most deals that are stored of a sitting: the latest.
const MOST_DEALS: usize = 2_000;
/// The most decisions that are stored of a deal: the costliest.
const MOST_COSTLY: usize = 3;
/// No number in such a text is larger. A sum of as many as can be stored has room.
const LARGEST: i64 = 1 << 50;

/// Whether a later version wrote the text, so that only that version may replace it.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    stored::is_later(text, "brag_review", 2)
}

/// What was found, by the number of the deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings(BTreeMap<u32, DealFindings>);

/// What was found in one deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealFindings {
    /// What its cards were worth, in thousandths of a chip.
    pub cards: i64,
    /// What the player's decisions cost: 0 or less, in thousandths of a chip.
    pub own: i64,
    /// The number of his decisions.
    pub decisions: u32,
    /// What they cost together, each in thousandths of what was at stake.
    pub shares: i64,
    /// Those that cost most.
    pub costly: Vec<Costly>,
}

/// A decision that cost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costly {
    /// The number of the action in the record, counted from 0.
    pub nth: usize,
    /// Its cost, in thousandths of a chip or of a life.
    pub cost: i64,
    /// Its cost in thousandths of what was at stake.
    pub share: i64,
    /// Whether it was about a life.
    pub is_about_a_life: bool,
    /// What was wrong with it. `None`: that is not known.
    pub mistake: Option<Mistake>,
}

impl Findings {
    /// Adds what was found in a deal. It replaces what an earlier review found there.
    pub fn add(&mut self, deal: u32, mut found: DealFindings) {
        let costly = &mut found.costly;
        costly.retain(|one| one.cost > 0);
        costly.sort_by_key(|one| std::cmp::Reverse(one.share));
        costly.truncate(MOST_COSTLY);
        for one in costly {
            one.cost = one.cost.min(LARGEST);
            one.share = one.share.clamp(0, LARGEST);
        }
        found.cards = found.cards.clamp(-LARGEST, LARGEST);
        found.own = found.own.clamp(-LARGEST, 0);
        found.shares = found.shares.clamp(0, LARGEST);
        self.0.insert(deal, found);
        while self.0.len() > MOST_DEALS {
            self.0.pop_first();
        }
    }

    /// Adds what another review found.
    pub fn add_all(&mut self, other: Findings) {
        for (deal, found) in other.0 {
            self.add(deal, found);
        }
    }

    /// What was found in this deal. `None`: it was not reviewed.
    #[must_use]
    pub fn of(&self, deal: u32) -> Option<&DealFindings> {
        self.0.get(&deal)
    }

    /// What was found, by the number of the deal, in order.
    pub fn deals(&self) -> impl Iterator<Item = (u32, &DealFindings)> {
        self.0.iter().map(|(deal, found)| (*deal, found))
    }

    /// Writes it as a text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::from(HEAD);
        for (deal, found) in &self.0 {
            let DealFindings {
                cards,
                own,
                decisions,
                shares,
                costly,
            } = found;
            text += &format!("\n{deal} {cards} {own} {decisions} {shares}");
            for one in costly {
                let unit = if one.is_about_a_life { "life" } else { "chips" };
                text += &format!(" {}:{}:{}:{unit}", one.nth, one.cost, one.share);
                if let Some(mistake) = one.mistake {
                    text += &format!(":{}", mistake.key());
                }
            }
        }
        text
    }

    /// Reads such a text. A line that cannot be read is left out. `None`: it is another text, or too long.
    #[must_use]
    pub fn read(text: &str) -> Option<Findings> {
        let mut lines = text.lines();
        let head = lines.next();
        if text.len() > LONGEST || ![Some(HEAD), Some(HEAD_OF_FIRST)].contains(&head) {
            return None;
        }
        let mut all = Findings::default();
        for (deal, found) in lines.filter_map(line) {
            all.add(deal, found);
        }
        Some(all)
    }
}

fn line(text: &str) -> Option<(u32, DealFindings)> {
    let mut words = text.split(' ');
    let deal = words.next()?.parse().ok().filter(|deal| *deal > 0)?;
    let found = DealFindings {
        cards: number(words.next()?)?,
        own: number(words.next()?).filter(|own| *own <= 0)?,
        decisions: words.next()?.parse().ok()?,
        shares: number(words.next()?).filter(|shares| *shares >= 0)?,
        costly: words.map(costly).collect::<Option<_>>()?,
    };
    Some((deal, found))
}

fn costly(word: &str) -> Option<Costly> {
    let mut parts = word.split(':');
    let one = Costly {
        nth: parts.next()?.parse().ok()?,
        cost: number(parts.next()?)?,
        share: number(parts.next()?)?,
        is_about_a_life: match parts.next()? {
            "life" => true,
            "chips" => false,
            _ => return None,
        },
        // The word of a mistake that a later version knows is left out.
        mistake: parts.next().and_then(Mistake::named),
    };
    parts.next().is_none().then_some(one)
}

fn number(word: &str) -> Option<i64> {
    let number: i64 = word.parse().ok()?;
    (-LARGEST..=LARGEST).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests;
