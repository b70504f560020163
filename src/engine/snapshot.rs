//! A table in the middle of a deal as plain data, to be sent from one program to another.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Chips;
use super::ask::Ask;
use super::debt::Debt;
use super::event::Event;
use super::held::Held;
use super::holding::Holding;
use super::model::{Place, Rules, Table};
use super::question::{Declared, Question};
use super::seat::{Seat, SeatSet};
use super::stages::StageState;
use crate::cards::{Card, Pack, Ranking};

/// A table without its rules, which are sent as text. It has every card, so it goes only to who keeps the table itself.
/// Between deals it cannot be written where a game is being chosen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    pack: Pack,
    places: Vec<Place>,
    dealer: Seat,
    deals: u32,
    refused_buyers: SeatSet,
    doublings_agreed: u32,
    has_voted_on_limits: bool,
    deals_of_game: u32,
    stage: u8,
    state: StageState,
    pots: Vec<Chips>,
    carried: Vec<Chips>,
    board: Vec<Held>,
    spares: Vec<Holding>,
    thrown: Vec<Card>,
    brought: Chips,
    bank: i64,
    debts: Vec<Debt>,
    turned: Option<Card>,
    ask: Ask,
    declared: Vec<(Question, Declared)>,
    next_id: u8,
    history: Vec<Event>,
    is_forgetful: bool,
}

impl Table {
    /// The rules agreed at first. A dealer may have chosen another game since.
    #[must_use]
    pub fn agreed_rules(&self) -> &Rules {
        &self.agreed
    }

    /// All of it but its rules.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let table = self.clone();
        Snapshot {
            pack: table.pack,
            places: table.places,
            dealer: table.dealer,
            deals: table.deals,
            refused_buyers: table.refused_buyers,
            doublings_agreed: table.doublings_agreed,
            has_voted_on_limits: table.has_voted_on_limits,
            deals_of_game: table.deals_of_game,
            stage: table.stage,
            state: table.state,
            pots: table.pots,
            carried: table.carried,
            board: table.board,
            spares: table.spares,
            thrown: table.thrown,
            brought: table.brought,
            bank: table.bank,
            debts: table.debts,
            turned: table.turned,
            ask: table.ask,
            declared: table.declared,
            next_id: table.next_id,
            history: table.history,
            is_forgetful: table.is_forgetful,
        }
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
            // In a deal no game is being chosen.
            declined: Vec::new(),
            refused_buyers: self.refused_buyers,
            doublings_agreed: self.doublings_agreed,
            has_voted_on_limits: self.has_voted_on_limits,
            deals_of_game: self.deals_of_game,
            stage: self.stage,
            state: self.state,
            pots: self.pots,
            carried: self.carried,
            board: self.board,
            spares: self.spares,
            thrown: self.thrown,
            brought: self.brought,
            bank: self.bank,
            debts: self.debts,
            turned: self.turned,
            ask: self.ask,
            declared: self.declared,
            next_id: self.next_id,
            history: self.history,
            is_forgetful: self.is_forgetful,
        }
    }
}
