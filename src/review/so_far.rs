//! A deal as far as a decision, to be sent from one program to another.

use serde::{Deserialize, Serialize};

use super::position::Position;
use crate::cards::Pack;
use crate::engine::{Edition, Event, Rules, Seat, Snapshot, Table};
use crate::notation::{Move, read_rules, write_rules};

/// The table before a deal, its pack, and what was done until this seat decides. Who gets it plays one deal that far, and
/// needs no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealSoFar {
    seat: Seat,
    rules: WrittenRules,
    /// The rules of the sitting's beginning. `None`: they are the same.
    agreed: Option<WrittenRules>,
    before: Snapshot,
    /// The shuffled pack. `None`: the gathered one was dealt.
    pack: Option<Pack>,
    /// The actions as a record has them.
    actions: Vec<String>,
}

/// Rules as text. Their edition stands beside them, as in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WrittenRules(String, Edition);

impl DealSoFar {
    /// The deal at `table`, which was at `before` when it was dealt, and at which these actions have been played since.
    /// `None`: no deal was due before.
    #[must_use]
    pub fn new(before: &Table, table: &Table, actions: &[String], seat: Seat) -> Option<DealSoFar> {
        let (rules, agreed) = (before.rules(), before.agreed_rules());
        let pack = table.history().iter().find_map(|event| match event {
            Event::Shuffled { pack } => Pack::new(pack.iter().copied()).ok(),
            _ => None,
        });
        Some(DealSoFar {
            seat,
            rules: WrittenRules::of(rules),
            agreed: (agreed != rules).then(|| WrittenRules::of(agreed)),
            before: before.snapshot()?,
            pack,
            actions: actions.to_vec(),
        })
    }

    /// The position in which the seat decides. `None`: it does not follow, so this is not from a deal.
    #[must_use]
    pub fn position(self) -> Option<Position> {
        let rules = self.rules.read()?;
        let (rules, agreed) = match self.agreed {
            Some(agreed) => {
                let agreed = agreed.read()?;
                (rules.at_table_of(&agreed), agreed)
            }
            None => (rules.clone(), rules),
        };
        let mut table = self.before.table(rules, agreed);
        table.deal_in_place(self.pack).ok()?;
        for action in &self.actions {
            let Move { seat, action } = action.parse().ok()?;
            table.play_in_place(seat, action).ok()?;
        }
        Some(Position::new(table, self.seat))
    }
}

impl WrittenRules {
    fn of(rules: &Rules) -> WrittenRules {
        let text = serde_json::to_string(&write_rules(rules));
        // Rules without text cannot be read.
        WrittenRules(text.unwrap_or_default(), rules.edition)
    }

    fn read(self) -> Option<Rules> {
        let WrittenRules(text, edition) = self;
        let mut rules = read_rules(&serde_json::from_str(&text).ok()?).ok()?;
        rules.edition = edition;
        Some(rules)
    }
}
