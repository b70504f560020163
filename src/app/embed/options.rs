//! The options of an embedded table, from its address. An invalid value is reported (`wrong`), and the other options
//! hold.

use super::accent;
use super::query::{pairs, value};
use super::refused_option::{Reason, RefusedOption};
use super::replayed::{self, Replayed};
use crate::app::draft::{Draft, LARGEST_AMOUNT};
use crate::app::i18n::{self, say};
use crate::app::settings::{Speed, Theme};
use crate::engine::{Chips, Rules};
use crate::games::{self, PRESETS};
use crate::notation::read_link;
use crate::sitting::session::{MOST_SEATS, Player, PlayerKind, Setup};
use crate::sitting::{FIRST_NAME, table_for_four};

/// The chips at the beginning, by default.
pub const CHIPS: Chips = 100;
/// The name of the option that people have a pack of their own.
pub const OWN_CARDS: &str = "own-cards";
/// The number of seats, by default.
pub const USUAL_SEATS: usize = 4;

/// The options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The rules.
    pub rules: Rules,
    /// Whether people play with a pack of their own. The rules say so too.
    pub own_cards: bool,
    /// The number of seats.
    pub seats: usize,
    /// The number of bots.
    pub bots: usize,
    /// The chips of each player at the beginning.
    pub chips: Chips,
    /// The theme.
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
    /// What the sitting is dealt by: a number, or the text of a link to ten deals. The school reads it.
    pub number: Option<String>,
    /// Whether the first deal begins at once.
    pub start: bool,
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
            theme: Theme::System,
            language: None,
            accent: None,
            speed: None,
            hints: false,
            replay: None,
            number: None,
            start: false,
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
            theme: read.one("theme", theme).unwrap_or_default(),
            language: read.one("lang", |tag| Some(i18n::of_code(tag)?.code)),
            accent: read.one("accent", accent::read),
            speed: read.one("speed", speed),
            hints: read.flag("hints", &pairs),
            replay: read.replay(&pairs),
            number: given("number").map(Into::into),
            start: read.flag("start", &pairs),
            record: read.flag("record", &pairs),
            host: given("origin").map(Into::into),
        };
        options.make_playable(&mut wrong);
        (options, wrong)
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
        draft
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
            self.wrong.push(RefusedOption {
                option: name,
                why: Reason::Value(text.chars().take(40).collect()),
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
mod tests;
