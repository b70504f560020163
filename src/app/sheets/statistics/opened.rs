//! Opens a review from the statistics.

use super::count::Counted;
use crate::app::lazy::{OpenSheet, OpenedFrom, ReviewOf, Sheet};
use crate::app::replay::{DealId, Earlier, Records};

/// A review to open: of a sitting, or of one deal of it.
#[derive(Clone)]
pub struct Review {
    /// The sitting. `None`: the one in hand.
    earlier: Option<Earlier>,
    deal: Option<u32>,
    /// The id of its button.
    pub id: String,
}

impl Review {
    pub fn of(sitting: &Counted, deal: Option<u32>, id: String) -> Review {
        Review {
            earlier: sitting.earlier.clone(),
            deal,
            id,
        }
    }

    pub fn open(&self, records: Records, sheet: OpenSheet) {
        let Review { earlier, deal, id } = self.clone();
        let of = match (&earlier, deal) {
            (Some(_), deal) => ReviewOf::Earlier(deal),
            (None, None) => ReviewOf::Sitting,
            (None, Some(_)) => ReviewOf::Deal,
        };
        let is_earlier = earlier.is_some();
        records.open_earlier(earlier, id);
        if let Some(deal) = deal.filter(|_| !is_earlier) {
            records.open(DealId {
                imported: None,
                number: deal as usize,
            });
        }
        sheet.set(Some(Sheet::Review(of, OpenedFrom::Menu)));
    }
}
