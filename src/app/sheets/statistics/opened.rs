//! Opens a review from the statistics.

use leptos::prelude::*;

use super::count::Counted;
use crate::app::lazy::{OpenedFrom, ReviewOf, Sheet};
use crate::app::replay::{DealId, Earlier, Records};
use crate::app::table::family;

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
    /// The review of this sitting, or of this deal of it.
    pub fn of(sitting: &Counted, deal: Option<u32>, id: String) -> Review {
        Review {
            earlier: sitting.earlier.clone(),
            deal,
            id,
        }
    }

    /// Opens it. A decision there can be tried again, so what draws the game is fetched first; `failed` is set where
    /// that cannot be had.
    pub fn open(&self, records: Records, sheet: RwSignal<Option<Sheet>>, failed: RwSignal<bool>) {
        let Review { earlier, deal, id } = self.clone();
        let Some(sitting) = &earlier else {
            records.open_earlier(None, id);
            let of = match deal {
                None => ReviewOf::Sitting,
                Some(deal) => {
                    records.open(DealId {
                        imported: None,
                        number: deal as usize,
                    });
                    ReviewOf::Deal
                }
            };
            return sheet.set(Some(Sheet::Review(of, OpenedFrom::Menu)));
        };
        let rules = sitting.setup.rules.clone();
        let open = move |is_here: bool| {
            // The sheet may be closed by now.
            if sheet.get_untracked() != Some(Sheet::Menu) {
                return;
            }
            if !is_here {
                let _ = failed.try_set(true);
                return;
            }
            records.open_earlier(earlier, id);
            sheet.set(Some(Sheet::Review(
                ReviewOf::Earlier(deal),
                OpenedFrom::Menu,
            )));
        };
        family::with_games(&[&rules], Box::new(open));
    }
}
