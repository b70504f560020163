//! A table and what it is dealt from: a sitting in play and a record that is played again go on by the same code.

use super::record::Source;
use crate::cards::Pack;
use crate::chance::Shuffler;
use crate::engine::{Action, Ask, Chips, DealError, Illegal, Rules, Seat, SetupError, Table};

/// A table that is dealt to from a record's source.
#[derive(Clone, Debug)]
pub struct Drive {
    table: Table,
    /// The next shuffles, where they follow from a seed.
    shuffler: Option<Shuffler>,
    /// How many shuffled packs have been dealt from.
    used: usize,
}

impl Drive {
    /// Sits everybody down; nothing is dealt yet.
    ///
    /// # Errors
    /// [`SetupError`] where that cannot be played.
    pub fn new(
        rules: Rules,
        stacks: &[Chips],
        dealer: Seat,
        source: &Source,
    ) -> Result<Drive, SetupError> {
        Ok(Drive {
            table: Table::new(rules, stacks, dealer)?,
            shuffler: match source {
                Source::Seed(seed) => Some(Shuffler::new(*seed)),
                Source::Packs { .. } => None,
            },
            used: 0,
        })
    }

    /// A table that is dealt to from records alone: nothing follows from a seed.
    #[must_use]
    pub fn of(table: Table) -> Drive {
        Drive {
            table,
            shuffler: None,
            used: 0,
        }
    }

    /// The table as it is.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, left behind.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// How many shuffled packs have been dealt from.
    #[must_use]
    pub fn used(&self) -> usize {
        self.used
    }

    /// Finds the first dealer by the high card from this shuffled pack.
    ///
    /// # Errors
    /// As [`Table::cut_in_place`].
    pub fn cut(&mut self, pack: &Pack) -> Result<(), DealError> {
        self.table.cut_in_place(pack)
    }

    /// Deals. False where the pack must be shuffled and the source holds no more shuffles.
    ///
    /// # Errors
    /// As [`Table::deal`].
    pub fn deal(&mut self, source: &Source) -> Result<bool, DealError> {
        let is_shuffled = matches!(self.table.ask(), Ask::Deal { shuffle: true });
        if !is_shuffled {
            self.table.deal_in_place(None)?;
            return Ok(true);
        }
        let Some(pack) = self.next(source) else {
            return Ok(false);
        };
        self.used += 1;
        self.table.deal_in_place(Some(pack))?;
        Ok(true)
    }

    /// Does what a player wants.
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.table.play_in_place(seat, action)
    }

    fn next(&mut self, source: &Source) -> Option<Pack> {
        match (source, &mut self.shuffler) {
            (Source::Packs { pack, .. }, _) if self.used == 0 => Some(pack.clone()),
            (Source::Packs { shuffles, .. }, _) => shuffles.get(self.used - 1).cloned(),
            (Source::Seed(_), Some(shuffler)) => Some(shuffler.shuffle(&self.table.gathered())),
            (Source::Seed(_), None) => None,
        }
    }
}
