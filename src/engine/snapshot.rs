//! A table before a deal as plain data, to be sent from one program to another.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ground::chips::Chips;
use super::ground::debt::Debt;
use super::ground::held::Held;
use super::ground::holding::Holding;
use super::ground::seat::{Seat, SeatSet};
use super::model::{Place, Rules, Table};
use super::sums::ask::Ask;
use super::sums::stage::StageState;
use crate::cards::{Card, Pack, Ranking};

/// A table at which a deal is due, without its rules, which are sent as text. What the deal before left behind, and the next
/// deal forgets, is not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    pack: Pack,
    places: Vec<Place>,
    dealer: Seat,
    deals: u32,
    doublings_agreed: u32,
    deals_of_game: u32,
    pots: Vec<Chips>,
    board: Vec<Held>,
    spares: Vec<Holding>,
    thrown: Vec<Card>,
    brought: Chips,
    bank: i64,
    debts: Vec<Debt>,
    /// Whether the pack is shuffled before the deal.
    shuffle: bool,
}

impl Table {
    /// The rules agreed at first. A dealer may have chosen another game since.
    #[must_use]
    pub fn agreed_rules(&self) -> &Rules {
        &self.agreed
    }

    /// The table before the deal that is due, without its rules. `None`: no deal is due.
    #[must_use]
    pub fn snapshot(&self) -> Option<Snapshot> {
        let Ask::Deal { shuffle } = self.ask else {
            return None;
        };
        let table = self.clone();
        Some(Snapshot {
            pack: table.pack,
            places: table.places,
            dealer: table.dealer,
            deals: table.deals,
            doublings_agreed: table.doublings_agreed,
            deals_of_game: table.deals_of_game,
            pots: table.pots,
            board: table.board,
            spares: table.spares,
            thrown: table.thrown,
            brought: table.brought,
            bank: table.bank,
            debts: table.debts,
            shuffle,
        })
    }
}

impl Snapshot {
    /// The table by these rules. `agreed` are those of the sitting's beginning.
    #[must_use]
    pub fn table(self, rules: Rules, agreed: Rules) -> Table {
        Table {
            ranking: Arc::new(Ranking::new(rules.ranking)),
            rules: Arc::new(rules),
            agreed: Arc::new(agreed),
            pack: self.pack,
            places: self.places,
            dealer: self.dealer,
            deals: self.deals,
            declined: Vec::new(),
            refused_buyers: SeatSet::NONE,
            doublings_agreed: self.doublings_agreed,
            has_voted_on_limits: false,
            deals_of_game: self.deals_of_game,
            stage: 0,
            state: StageState::None,
            carried: Vec::new(),
            pots: self.pots,
            board: self.board,
            spares: self.spares,
            thrown: self.thrown,
            brought: self.brought,
            bank: self.bank,
            debts: self.debts,
            turned: None,
            ask: Ask::Deal {
                shuffle: self.shuffle,
            },
            declared: Vec::new(),
            next_id: 0,
            history: Vec::new(),
            is_forgetful: false,
        }
    }
}
