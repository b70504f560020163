//! What an embedded table is to be like, as its address asks for it. A wrong value is told (`wrong`), and all the
//! others hold.

use super::accent;
use super::query::{pairs, value};
use super::wrong::{Why, Wrong};
use crate::engine::{Chips, Rules};
use crate::games::{self, PRESETS};
use crate::notation::read_link;
use crate::ui::language::{self, say};
use crate::ui::pages::Draft;
use crate::ui::session::{MOST_SEATS, Mind, Player, Setup};
use crate::ui::settings::Theme;
use crate::ui::{FIRST_NAME, table_for_four};

/// The most chips that one can begin with.
pub const MOST_CHIPS: Chips = 1_000_000;
/// What each begins with unless it is said.
pub const CHIPS: Chips = 100;
/// How many sit there unless it is said.
pub const USUAL_SEATS: usize = 4;

/// All that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The rules played by.
    pub rules: Rules,
    /// How many sit at the table,
    pub seats: usize,
    /// how many of them are bots,
    pub bots: usize,
    /// and what each has to begin with.
    pub chips: Chips,
    /// How the table is lit.
    pub theme: Theme,
    /// The tag of the language it speaks; none is the visitor's.
    pub language: Option<&'static str>,
    /// The colour of what can be pressed, as six digits; none is brass.
    pub accent: Option<String>,
    /// Whether it deals at once.
    pub start: bool,
    /// Whether the record is sent once the sitting is over.
    pub record: bool,
    /// The origin of the page around it, as that page says.
    pub host: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: games::three_card(),
            seats: USUAL_SEATS,
            bots: USUAL_SEATS - 1,
            chips: CHIPS,
            theme: Theme::System,
            language: None,
            accent: None,
            start: false,
            record: false,
            host: None,
        }
    }
}

impl Options {
    /// Reads the query of an address, and says all that is wrong with it. What it has no name for is passed
    /// over: some sites add their own to every address.
    #[must_use]
    pub fn read(query: &str) -> (Options, Vec<Wrong>) {
        let pairs = pairs(query);
        let mut wrong = Vec::new();
        // An option that is there and empty is one that was left out.
        let given = |name| value(&pairs, name).filter(|text| !text.is_empty());
        let mut read = Reader {
            given: &given,
            wrong: &mut wrong,
        };
        let variant = read.variant();
        let rules = read.rules().or(variant).unwrap_or_else(games::three_card);
        // A game for few has a table of few, unless more are asked for.
        let usual = USUAL_SEATS.min(most_seats(&rules));
        let seats = read.as_number("seats", rules.least_seats() as u64, MOST_SEATS as u64);
        let seats = seats.map_or(usual, |seats| seats as usize);
        let bots = read.as_number("bots", 0, seats as u64);
        let mut options = Options {
            rules,
            seats,
            bots: bots.map_or(seats - 1, |bots| bots as usize),
            chips: read.as_number("chips", 1, MOST_CHIPS).unwrap_or(CHIPS),
            theme: read.one("theme", theme).unwrap_or_default(),
            language: read.one("lang", |tag| Some(language::of_code(tag)?.code)),
            accent: read.one("accent", accent::read),
            start: read.flag("start", &pairs),
            record: read.flag("record", &pairs),
            host: given("origin").map(Into::into),
        };
        options.make_playable(&mut wrong);
        (options, wrong)
    }

    /// Takes the rules of a table, its seats and what its first player begins with.
    pub fn take(&mut self, table: &Setup) {
        let players = &table.players;
        let bots = players.iter();
        let bots = bots.filter(|player| player.mind.is_bot()).count();
        self.seats = players
            .len()
            .clamp(table.rules.least_seats(), most_seats(&table.rules));
        self.bots = bots.min(self.seats);
        let chips = players.first().map(|player| player.chips);
        let chips = chips.filter(|chips| (1..=MOST_CHIPS).contains(chips));
        self.chips = chips.unwrap_or(CHIPS);
        self.rules = table.rules.clone();
    }

    /// Who sits there, and by what rules they play.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.draft().setup().unwrap_or_else(|_| table_for_four())
    }

    fn draft(&self) -> Draft {
        let people = self.seats - self.bots;
        let person = |nth| Player {
            name: match people {
                1 => FIRST_NAME.into(),
                _ => say::nameless(nth),
            },
            chips: self.chips,
            mind: Mind::Person,
        };
        let mut draft = Draft::of(&Setup {
            rules: self.rules.clone(),
            players: (1..=people as u64).map(person).collect(),
        });
        for _ in 0..self.bots {
            let added = draft.seat_bot().map(|row| row.key);
            if let Some(row) = added.and_then(|key| draft.row_mut(key)) {
                row.chips = self.chips.to_string();
            }
        }
        draft
    }

    /// Each option can be read, and together they may still not be a game.
    fn make_playable(&mut self, wrong: &mut Vec<Wrong>) {
        let faults = self.draft().faults();
        let Some(fault) = faults.into_iter().next() else {
            return;
        };
        wrong.push(Wrong {
            option: "rules",
            why: Why::Unplayable(fault),
        });
        (self.rules, self.chips) = (games::three_card(), CHIPS);
    }
}

fn variant(name: &str) -> Option<Rules> {
    let game = games::named(name).map(|game| (game.rules)());
    game.or_else(|| {
        let mut presets = PRESETS.iter();
        Some(presets.find(|preset| preset.key == name)?.rules())
    })
}

/// The most that can sit at a table by these rules.
#[must_use]
pub fn most_seats(rules: &Rules) -> usize {
    let most = rules.most_seats().unwrap_or(MOST_SEATS);
    most.min(MOST_SEATS)
}

fn theme(name: &str) -> Option<Theme> {
    Theme::ALL.into_iter().find(|theme| theme.name() == name)
}

/// Reads options one by one, and notes what is wrong.
struct Reader<'r> {
    given: &'r dyn Fn(&'static str) -> Option<&'r str>,
    wrong: &'r mut Vec<Wrong>,
}

impl Reader<'_> {
    fn one<T>(&mut self, name: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = (self.given)(name)?;
        let value = read(text);
        if value.is_none() {
            self.wrong.push(Wrong {
                option: name,
                why: Why::Value(text.chars().take(40).collect()),
            });
        }
        value
    }

    fn as_number(&mut self, name: &'static str, least: u64, most: u64) -> Option<u64> {
        self.one(name, |text| {
            let plain = text.bytes().all(|digit| digit.is_ascii_digit());
            let number = text.parse().ok().filter(|_| plain)?;
            (least..=most).contains(&number).then_some(number)
        })
    }

    /// There without a value is yes.
    fn flag(&mut self, name: &'static str, pairs: &[(String, String)]) -> bool {
        let read = |text: &str| match text {
            "1" | "true" | "yes" => Some(true),
            "0" | "false" | "no" => Some(false),
            _ => None,
        };
        value(pairs, name) == Some("") || self.one(name, read).unwrap_or(false)
    }

    fn variant(&mut self) -> Option<Rules> {
        self.one("variant", variant)
    }

    fn rules(&mut self) -> Option<Rules> {
        match read_link((self.given)("rules")?) {
            Ok(rules) => Some(rules),
            Err(error) => {
                self.wrong.push(Wrong {
                    option: "rules",
                    why: Why::Rules(error),
                });
                None
            }
        }
    }
}

#[cfg(test)]
mod tests;
