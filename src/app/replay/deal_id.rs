//! Which deal of which record.

/// Identifies a deal of the records at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealId {
    /// The imported record, counted from 0. `None`: the record of this sitting.
    pub imported: Option<usize>,
    /// The number of the deal in its record, counted from 1.
    pub number: usize,
}

impl DealId {
    /// A unique key of the deal.
    #[must_use]
    pub fn key(self) -> u64 {
        let record = self.imported.map_or(0, |nth| nth as u64 + 1);
        record << 32 | self.number as u64
    }
}
