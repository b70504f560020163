//! An embed that asks for the usual game. Its few options are read here, so that it is set up before the sheets are fetched,
//! which read all of them.

use crate::engine::Chips;
use crate::sitting::session::{MOST_SEATS, Setup};
use crate::sitting::{FIRST_NAME, usual_table};

/// The fewest and the most chips that a table is set up early with. The sheets check all other amounts against the rules.
const FEWEST_CHIPS: Chips = 20;
const MOST_CHIPS: Chips = 9_999;

/// What an embed of the usual game asks for.
#[derive(Debug, PartialEq, Eq)]
pub struct EarlyEmbed {
    /// Whether a person plays. The others are bots.
    has_person: bool,
    bots: usize,
    chips: Chips,
    /// Whether the first deal begins at once.
    pub starts: bool,
}

impl EarlyEmbed {
    /// Reads the query of an address. `None`: it asks for more than the usual game, or something in it may be wrong. Then the
    /// sheets read it.
    #[must_use]
    pub fn read(query: &str) -> Option<EarlyEmbed> {
        let [mut seats, mut bots, mut chips] = [None; 3];
        let mut starts = false;
        // It begins with `?`, or with `&` where there is only what stands behind `#`.
        for pair in query.get(1..)?.split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            match name {
                "seats" => _ = seats.get_or_insert(number(value)?),
                "bots" => _ = bots.get_or_insert(number(value)?),
                "chips" => _ = chips.get_or_insert(number(value)?),
                "start" if value.is_empty() || value == "1" => starts = true,
                "variant" if value == "three_card" => {}
                // The start of the page reads these, and the sheets do later.
                "" | "embed" | "theme" | "lang" | "accent" | "speed" | "origin" | "record" => {}
                _ => return None,
            }
        }
        let seats = seats.unwrap_or(4);
        let bots = bots.unwrap_or(seats.saturating_sub(1));
        let chips = chips.unwrap_or(100);
        // Several people at an embed are rare, and to name them costs bytes of the first load.
        let is_usual = (2..=MOST_SEATS as u64).contains(&seats)
            && (seats == bots || seats == bots + 1)
            && (FEWEST_CHIPS..=MOST_CHIPS).contains(&chips);
        is_usual.then_some(EarlyEmbed {
            has_person: seats > bots,
            bots: bots as usize,
            chips,
            starts,
        })
    }

    /// The players and the rules.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let person = self.has_person.then(|| FIRST_NAME.into());
        usual_table(person, self.bots, self.chips)
    }
}

/// Reads digits alone.
fn number(text: &str) -> Option<Chips> {
    let is_plain = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}
