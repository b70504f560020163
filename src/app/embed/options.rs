//! The options of an embedded table, from its address. An invalid value is reported (`wrong`), and the other options
//! hold.

use super::accent;
use super::query::{pairs, value};
use super::refused_option::{Reason, RefusedOption};
use super::replayed::{self, Replayed};
use crate::app::draft::{Draft, Fault, Field, LARGEST_AMOUNT, RowName};
use crate::app::i18n::{self, say};
use crate::app::settings::{Speed, Theme};
use crate::engine::{Chips, Rules};
use crate::games::{self, PRESETS};
use crate::notation::{clean_name, read_link};
use crate::sitting::address::decoded;
use crate::sitting::session::{MOST_SEATS, Player, PlayerKind, Setup};
use crate::sitting::{FIRST_NAME, table_for_four};

/// The chips at the beginning, by default.
pub const CHIPS: Chips = 100;
/// The name of the option that people have a pack of their own.
pub const OWN_CARDS: &str = "own-cards";
/// The option with the names of the seats.
pub const NAMES: &str = "names";
/// The number of seats, by default.
pub const USUAL_SEATS: usize = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub rules: Rules,
    /// Whether people play with a pack of their own. The rules say so too.
    pub own_cards: bool,
    /// The number of seats.
    pub seats: usize,
    /// The number of bots.
    pub bots: usize,
    /// The chips of each player at the beginning.
    pub chips: Chips,
    /// The names of the first seats. An empty one stands for the usual name.
    pub names: Vec<String>,
    pub theme: Theme,
    /// The tag of the language. `None`: the language of the visitor.
    pub language: Option<&'static str>,
    /// The colour of buttons, as six digits. `None`: brass.
    pub accent: Option<String>,
    /// How fast the table moves. `None`: as usual.
    pub speed: Option<Speed>,
    /// Whether hints are on.
    pub hints: bool,
    /// A deal that stands in place of the table.
    pub replay: Option<Replayed>,
    /// The lesson that is played in place of the table: its text, or the word of its link.
    pub lesson: Option<String>,
    /// What the sitting is dealt by: a number, or the text of a link to ten deals. The school reads it.
    pub number: Option<String>,
    /// A sitting to go on with, as it is saved.
    pub sitting: Option<String>,
    /// Whether the first deal begins at once.
    pub start: bool,
    /// Whether visitors cannot begin another game.
    pub no_new_game: bool,
    /// Whether the record is sent at the end of the sitting.
    pub record: bool,
    /// The origin of the page around the frame, as that page states it.
    pub host: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: games::three_card(),
            own_cards: false,
            seats: USUAL_SEATS,
            bots: USUAL_SEATS - 1,
            chips: CHIPS,
            names: Vec::new(),
            theme: Theme::System,
            language: None,
            accent: None,
            speed: None,
            hints: false,
            replay: None,
            lesson: None,
            number: None,
            sitting: None,
            start: false,
            no_new_game: false,
            record: false,
            host: None,
        }
    }
}

impl Options {
    /// Reads the query of an address, and reports invalid values. Unknown names are ignored: some sites add their own
    /// to every address.
    #[must_use]
    pub fn read(query: &str) -> (Options, Vec<RefusedOption>) {
        let pairs = pairs(query);
        let mut wrong = Vec::new();
        // An option without a value counts as left out.
        let given = |name| value(&pairs, name).filter(|text| !text.is_empty());
        let mut read = Reader {
            given: &given,
            wrong: &mut wrong,
        };
        let variant = read.variant();
        let mut rules = read.rules().or(variant).unwrap_or_else(games::three_card);
        let own_cards = read.own_cards(&rules, &pairs);
        rules.real_cards = own_cards;
        // A game for few players has fewer seats, unless the option asks for more.
        let usual = USUAL_SEATS.min(most_seats(&rules));
        let seats = read.as_number("seats", rules.least_seats() as u64, MOST_SEATS as u64);
        let seats = seats.map_or(usual, |seats| seats as usize);
        let bots = read.as_number("bots", 0, seats as u64);
        let bots = bots.map_or(seats - 1, |bots| bots as usize);
        let mut options = Options {
            rules,
            own_cards,
            seats,
            // Only people hold real cards.
            bots: if own_cards { 0 } else { bots },
            chips: read.as_number("chips", 1, LARGEST_AMOUNT).unwrap_or(CHIPS),
            names: read.one(NAMES, read_names).unwrap_or_default(),
            theme: read.one("theme", theme).unwrap_or_default(),
            language: read.one("lang", |tag| Some(i18n::of_code(tag)?.code)),
            accent: read.one("accent", accent::read),
            speed: read.one("speed", speed),
            hints: read.flag("hints", &pairs),
            replay: read.replay(&pairs),
            lesson: given("lesson").or_else(|| given("learn")).map(Into::into),
            number: given("number").map(Into::into),
            sitting: read.one("kept", decoded),
            start: read.flag("start", &pairs),
            no_new_game: read.flag("no-new-game", &pairs),
            record: read.flag("record", &pairs),
            host: given("origin").map(Into::into),
        };
        options.make_nameable(&mut wrong);
        options.make_playable(&mut wrong);
        (options, wrong)
    }

    /// Whether anything is asked for in place of the usual table.
    #[must_use]
    pub fn is_in_place(&self) -> bool {
        self.replay.is_some() || self.lesson.is_some() || self.number.is_some()
    }

    /// Takes over the table of other options.
    pub fn take_table(&mut self, other: Options) {
        self.rules = other.rules;
        self.own_cards = other.own_cards;
        self.seats = other.seats;
        self.bots = other.bots;
        self.chips = other.chips;
        self.names = other.names;
    }

    /// Forgets what was asked for in place of the usual table.
    pub fn forget_in_place(&mut self) {
        (self.replay, self.lesson, self.number) = (None, None, None);
    }

    /// Copies the rules, the seats and the chips of a table.
    pub fn take(&mut self, table: &Setup) {
        let players = &table.players;
        let bots = players.iter();
        let bots = bots.filter(|player| player.kind.is_bot()).count();
        self.seats = players
            .len()
            .clamp(table.rules.least_seats(), most_seats(&table.rules));
        self.bots = bots.min(self.seats);
        let chips = players.first().map(|player| player.chips);
        let chips = chips.filter(|chips| (1..=LARGEST_AMOUNT).contains(chips));
        self.chips = chips.unwrap_or(CHIPS);
        self.rules = table.rules.clone();
        self.own_cards = table.rules.real_cards;
    }

    /// The players and the rules.
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
            kind: PlayerKind::Person,
        };
        let people = Setup {
            rules: self.rules.clone(),
            players: (1..=people as u64).map(person).collect(),
            first_dealer: None,
            at_home: false,
        };
        let mut draft = Draft::of(&people.into());
        for _ in 0..self.bots {
            let added = draft.seat_bot().map(|row| row.key);
            if let Some(row) = added.and_then(|key| draft.row_mut(key)) {
                row.chips = self.chips.to_string();
            }
        }
        let keys: Vec<_> = draft.rows().iter().map(|row| row.key).collect();
        for (key, name) in keys.into_iter().zip(&self.names) {
            if let Some(row) = draft.row_mut(key).filter(|_| !name.is_empty()) {
                row.called = RowName::from_typed(name.clone());
            }
        }
        draft
    }

    /// Leaves out names that the seats cannot have.
    fn make_nameable(&mut self, wrong: &mut Vec<RefusedOption>) {
        if self.fault_of_names().is_some() {
            let names = std::mem::take(&mut self.names).join(",");
            wrong.push(RefusedOption::of_value(NAMES, &names));
        }
    }

    /// What is wrong with the names, if anything.
    #[must_use]
    pub fn fault_of_names(&self) -> Option<Fault> {
        let is_of_name = |fault: &Fault| matches!(fault.field, Field::Name(_));
        let faults = (!self.names.is_empty()).then(|| self.draft().faults())?;
        faults.into_iter().find(is_of_name)
    }

    /// Resets the rules where valid options are not playable together.
    fn make_playable(&mut self, wrong: &mut Vec<RefusedOption>) {
        let faults = self.draft().faults();
        let Some(fault) = faults.into_iter().next() else {
            return;
        };
        wrong.push(RefusedOption {
            option: "rules",
            why: Reason::Unplayable(fault),
        });
        (self.rules, self.chips) = (games::three_card(), CHIPS);
        self.rules.real_cards = self.own_cards;
    }
}

/// Reads the names of the first seats, with commas between them. `None`: there are more than a table has seats.
pub fn read_names(text: &str) -> Option<Vec<String>> {
    let names = text.split(',').map(|name| clean_name(name, usize::MAX));
    let names: Vec<_> = names.map(|name| name.trim().to_owned()).collect();
    (names.len() <= MOST_SEATS).then_some(names)
}

fn variant(name: &str) -> Option<Rules> {
    let game = games::named(name).map(|game| (game.rules)());
    game.or_else(|| {
        let mut presets = PRESETS.iter();
        Some(presets.find(|preset| preset.key == name)?.rules())
    })
}

/// The most players under these rules.
#[must_use]
pub fn most_seats(rules: &Rules) -> usize {
    let most = rules.most_seats().unwrap_or(MOST_SEATS);
    most.min(MOST_SEATS)
}

fn speed(name: &str) -> Option<Speed> {
    Speed::ALL.into_iter().find(|speed| speed.name() == name)
}

fn theme(name: &str) -> Option<Theme> {
    Theme::ALL.into_iter().find(|theme| theme.name() == name)
}

/// Reads options one by one, and collects what is wrong.
struct Reader<'r> {
    given: &'r dyn Fn(&'static str) -> Option<&'r str>,
    wrong: &'r mut Vec<RefusedOption>,
}

impl Reader<'_> {
    fn one<T>(&mut self, name: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = (self.given)(name)?;
        let value = read(text);
        if value.is_none() {
            self.wrong.push(RefusedOption::of_value(name, text));
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

    /// Reads a flag. A name without a value means yes.
    fn flag(&mut self, name: &'static str, pairs: &[(String, String)]) -> bool {
        let read = |text: &str| match text {
            "1" | "true" | "yes" => Some(true),
            "0" | "false" | "no" => Some(false),
            _ => None,
        };
        value(pairs, name) == Some("") || self.one(name, read).unwrap_or(false)
    }

    /// Whether people play with a pack of their own, if the game can be played so.
    fn own_cards(&mut self, rules: &Rules, pairs: &[(String, String)]) -> bool {
        let asked = self.flag(OWN_CARDS, pairs);
        if asked && !rules.can_be_banked() {
            self.wrong.push(RefusedOption {
                option: OWN_CARDS,
                why: Reason::CardsNeeded,
            });
        }
        asked && rules.can_be_banked()
    }

    fn replay(&mut self, pairs: &[(String, String)]) -> Option<Replayed> {
        let record = self.one("replay", replayed::record)?;
        let step = self.as_number("step", 1, u64::from(u32::MAX));
        let seat = self.as_number("seat", 0, MOST_SEATS as u64 - 1);
        Some(Replayed {
            record,
            step: step.unwrap_or(1) as usize,
            seat: seat.map(|seat| seat as u8),
            play: self.flag("play", pairs),
        })
    }

    fn variant(&mut self) -> Option<Rules> {
        self.one("variant", variant)
    }

    fn rules(&mut self) -> Option<Rules> {
        match read_link((self.given)("rules")?) {
            Ok(rules) => Some(rules),
            Err(error) => {
                self.wrong.push(RefusedOption {
                    option: "rules",
                    why: Reason::Rules(error),
                });
                None
            }
        }
    }
}

#[cfg(test)]
mod early_tests;
#[cfg(test)]
mod tests;
