//! A position in which a seat decides. Who has it sees no more of it than the seat.

use serde::{Deserialize, Serialize};

use crate::engine::{Choices, Edition, Rules, Seat, Snapshot, Table, View, Viewer};
use crate::notation::{read_rules, write_rules};
use crate::random::Rng;

/// A table at which this seat decides. It is sent with its rules as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Sent", try_from = "Sent")]
pub struct Position {
    table: Table,
    seat: Seat,
}

impl Position {
    /// The position at this table.
    #[must_use]
    pub fn new(table: Table, seat: Seat) -> Position {
        Position { table, seat }
    }

    /// The table. It is handed on to what asks for it, and not read.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// What the player sees.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// What he may do.
    #[must_use]
    pub fn choices(&self) -> Choices {
        self.table.choices(self.seat)
    }

    /// The same position, with the cards dealt anew that he has not seen.
    #[must_use]
    pub fn with_other_cards(&self, rng: &mut Rng) -> Position {
        let unseen = self.view().unseen();
        let mut cards = unseen.cards().to_vec();
        rng.shuffle(&mut cards);
        Position {
            table: unseen.dealt(&cards),
            seat: self.seat,
        }
    }
}

/// A position on its way to another program.
#[derive(Serialize, Deserialize)]
struct Sent {
    seat: Seat,
    rules: SentRules,
    /// The rules of the sitting's beginning. `None`: they are the same.
    agreed: Option<SentRules>,
    table: Snapshot,
}

/// Rules as text. What a record says beside it is their edition.
#[derive(Serialize, Deserialize)]
struct SentRules(String, Edition);

impl From<Position> for Sent {
    fn from(position: Position) -> Sent {
        let Position { table, seat } = position;
        let (rules, agreed) = (table.rules(), table.agreed_rules());
        Sent {
            seat,
            rules: SentRules::of(rules),
            agreed: (agreed != rules).then(|| SentRules::of(agreed)),
            table: table.snapshot(),
        }
    }
}

impl TryFrom<Sent> for Position {
    type Error = &'static str;

    fn try_from(sent: Sent) -> Result<Position, &'static str> {
        let rules = sent.rules.read().ok_or("no rules")?;
        let (rules, agreed) = match sent.agreed {
            Some(agreed) => {
                let agreed = agreed.read().ok_or("no rules")?;
                (rules.at_table_of(&agreed), agreed)
            }
            None => (rules.clone(), rules),
        };
        Ok(Position {
            table: sent.table.table(rules, agreed),
            seat: sent.seat,
        })
    }
}

impl SentRules {
    fn of(rules: &Rules) -> SentRules {
        let text = serde_json::to_string(&write_rules(rules));
        // Rules without text cannot be read.
        SentRules(text.unwrap_or_default(), rules.edition)
    }

    fn read(self) -> Option<Rules> {
        let SentRules(text, edition) = self;
        let mut rules = read_rules(&serde_json::from_str(&text).ok()?).ok()?;
        rules.edition = edition;
        Some(rules)
    }
}
