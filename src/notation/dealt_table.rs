//! A table with the packs that it is dealt from. Sittings in play and replays of records share this code.

use super::record::Source;
use crate::cards::Pack;
use crate::engine::{Action, Ask, Chips, DealError, Illegal, Rules, Seat, SetupError, Table};
use crate::random::{Seed, Shuffler};

/// A table that is dealt to from the packs of a record.
#[derive(Clone, Debug)]
pub struct DealtTable {
    table: Table,
    /// The next shuffles, if they follow from a seed.
    shuffler: Option<Shuffler>,
    /// The number of shuffled packs used so far.
    used: usize,
}

impl DealtTable {
    /// Seats the players. Nothing is dealt yet.
    ///
    /// # Errors
    /// [`SetupError`]: the rules and the stacks do not make a game.
    pub fn new(
        rules: Rules,
        stacks: &[Chips],
        dealer: Seat,
        source: &Source,
    ) -> Result<DealtTable, SetupError> {
        Ok(DealtTable {
            table: Table::new(rules, stacks, dealer)?,
            shuffler: match source {
                Source::Seed(seed) => Some(Shuffler::new(*seed)),
                Source::Packs { .. } => None,
            },
            used: 0,
        })
    }

    /// A table without a seed: its packs come only from a record.
    #[must_use]
    pub fn of(table: Table) -> DealtTable {
        DealtTable {
            table,
            shuffler: None,
            used: 0,
        }
    }

    /// A table in the middle of a sitting. Its next shuffles follow from this seed.
    #[must_use]
    pub fn from_here(table: Table, seed: Seed) -> DealtTable {
        DealtTable {
            table,
            shuffler: Some(Shuffler::new(seed)),
            used: 0,
        }
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the table.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// The number of shuffled packs used so far.
    #[must_use]
    pub fn used(&self) -> usize {
        self.used
    }

    /// Cuts for the first dealer with this shuffled pack.
    ///
    /// # Errors
    /// As [`Table::cut_in_place`].
    pub fn cut(&mut self, pack: &Pack) -> Result<(), DealError> {
        self.table.cut_in_place(pack)
    }

    /// Deals. Returns `false` if the pack must be shuffled and the source has no more shuffles.
    ///
    /// # Errors
    /// As [`Table::deal`].
    pub fn deal(&mut self, source: &Source) -> Result<bool, DealError> {
        let is_shuffled = matches!(self.table.ask(), Ask::Deal { shuffle: true });
        if !is_shuffled || self.table.rules().real_cards {
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

    /// Plays an action.
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
