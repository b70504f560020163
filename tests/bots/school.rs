//! A table of bots, and notes about their play.

use brag::bots::Policy;
use brag::cards::Pack;
use brag::engine::{Action, Ask, Chips, Ending, Event, Rules, Seat, SetupError, Table, Viewer};
use brag::random::{Rng, Seed, Shuffler};

/// A player at the table, under test.
pub type Bot = Box<dyn Policy + Send>;

/// A sitting of bots.
pub struct School {
    pub table: Table,
    pub bots: Vec<Bot>,
    shuffler: Shuffler,
    rng: Rng,
}

impl School {
    pub fn new(
        rules: Rules,
        stacks: &[Chips],
        bots: Vec<Bot>,
        seed: u8,
    ) -> Result<School, SetupError> {
        let table = Table::new(rules, stacks, Seat(0))?;
        Ok(School::at(table, bots, seed))
    }

    /// A sitting at this table.
    pub fn at(table: Table, bots: Vec<Bot>, seed: u8) -> School {
        School {
            table,
            bots,
            shuffler: Shuffler::new(Seed([seed; 32])),
            rng: Rng::new(Seed([seed; 32]), 1 << 40),
        }
    }

    pub fn is_over(&self) -> bool {
        self.table.ask() == Ask::Over
    }

    /// Plays one deal to its end and returns the number of actions. Panics if a bot does what it is not offered, or if
    /// the deal takes more than `most` actions.
    pub fn deal(&mut self, most: u32, mut note: impl FnMut(&Table, Seat, Action)) -> u32 {
        self.begin();
        let mut actions = 0;
        while let Some(seat) = self.table.ask().seat() {
            let choices = self.table.choices(seat);
            let view = self.table.view(Viewer::Seat(seat));
            let action = self.bots[seat.index()].choose(view, &choices, &mut self.rng);
            assert!(
                choices.iter().any(|choice| choice.admits(action)),
                "{action:?} is none of {choices:?}"
            );
            note(&self.table, seat, action);
            self.table.play_in_place(seat, action).unwrap();
            actions += 1;
            assert!(actions < most, "a deal of {most} actions and no end");
        }
        actions
    }

    /// Deals if a deal is due.
    pub fn begin(&mut self) {
        if let Ask::Deal { shuffle } = self.table.ask() {
            let gathered = self.table.gathered();
            let pack: Option<Pack> = shuffle.then(|| self.shuffler.shuffle(&gathered));
            self.table.deal_in_place(pack).unwrap();
        }
    }

    /// How the last deal ended.
    pub fn ending(&self) -> Option<Ending> {
        self.table.history().iter().find_map(|event| match event {
            Event::Ended { how } => Some(*how),
            _ => None,
        })
    }

    /// The chips that lay in the pots when the betting of the last deal was over.
    pub fn staked(&self) -> Chips {
        let history = self.table.history();
        let players = history.iter().find_map(|event| match event {
            Event::DealBegan { players, .. } => Some(players.len() as Chips),
            _ => None,
        });
        let bets: Chips = history
            .iter()
            .map(|event| match event {
                Event::Bet { chips, .. }
                | Event::Saw { chips, .. }
                | Event::Covered { chips, .. } => *chips,
                _ => 0,
            })
            .sum();
        bets + players.unwrap_or(0) * self.table.rules().ante
    }
}
