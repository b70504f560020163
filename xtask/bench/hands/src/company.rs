//! Tables of bots of all tempers, at whose decisions something is measured.

use std::ops::ControlFlow;

use brag::bots::{self, Policy, Temper};
use brag::engine::{Ask, Choices, Rules, Seat, Table, Viewer};
use brag::random::{Rng, Seed, Shuffler};

/// The chips of each player at the beginning.
const STACK: u64 = 100;

/// A table with so many seats. `None`: the game has no room for them.
#[must_use]
pub fn sit_down(rules: &Rules, seats: usize) -> Option<Table> {
    Table::new(rules.clone(), &vec![STACK; seats], Seat(0)).ok()
}

/// The bots at a table, and their chance.
pub struct Company {
    players: Vec<Box<dyn Policy + Send>>,
    shuffler: Shuffler,
    rng: Rng,
}

impl Company {
    /// Bots for so many seats. Equal numbers make equal chance.
    #[must_use]
    pub fn new(rules: &Rules, seats: usize, chance: u8) -> Company {
        let temper = |seat: usize| Temper::USUAL[seat % Temper::USUAL.len()];
        Company {
            players: (0..seats)
                .map(|seat| bots::bot(rules, temper(seat)))
                .collect(),
            shuffler: Shuffler::new(Seed([chance; 32])),
            rng: Rng::new(Seed([chance + 1; 32]), 0),
        }
    }

    /// Plays so many deals, or fewer if the table ends. `met` gets the table, the seat and the choices before each action, and may
    /// end it.
    ///
    /// # Panics
    /// A bot does what is not offered.
    pub fn play(
        &mut self,
        table: &mut Table,
        deals: usize,
        mut met: impl FnMut(&Table, Seat, &Choices) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for _ in 0..deals {
            let Ask::Deal { shuffle } = table.ask() else {
                break;
            };
            let pack = shuffle.then(|| self.shuffler.shuffle(&table.gathered()));
            table.deal_in_place(pack).expect("a deal is due");
            while let Some(seat) = table.ask().seat() {
                let choices = table.choices(seat);
                met(table, seat, &choices)?;
                let view = table.view(Viewer::Seat(seat));
                let action = self.players[seat.index()].choose(view, &choices, &mut self.rng);
                let played = table.play_in_place(seat, action);
                played.expect("a policy does what is offered");
            }
        }
        ControlFlow::Continue(())
    }
}
