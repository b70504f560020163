//! What a bot wins at a table of others, with its standard error.

use brag::engine::{Ask, Chips, Rules, Seat, Table, Viewer};
use brag::random::{Rng, Seed, Shuffler};

use crate::measured::measured;
use crate::school::Bot;

/// The length of a match.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The chips of each player at the beginning.
    pub stack: Chips,
    /// The number of deals after which all get the same chips again.
    pub deals: u32,
}

/// The gain of the first player in this many deals, and its standard error.
pub fn wins(rules: &Rules, sitting: Sitting, bots: &mut [Bot], deals: u32) -> (f64, f64) {
    let Sitting { stack, deals: each } = sitting;
    let mut sums: Vec<f64> = Vec::new();
    for sitting in 0..measured(deals) / each {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&sitting.to_le_bytes());
        let mut shuffler = Shuffler::new(Seed(seed));
        let mut rng = Rng::new(Seed(seed), 1 << 40);
        let dealer = Seat((sitting as usize % bots.len()) as u8);
        let stacks = vec![stack; bots.len()];
        let mut table = Table::new(rules.clone(), &stacks, dealer).expect("a table");
        let dealt = |table: &Table| table.view(Viewer::Gallery).deals();
        while dealt(&table) < each || table.ask().seat().is_some() {
            let Some(seat) = table.ask().seat() else {
                if table.ask() == Ask::Over {
                    break;
                }
                let pack = shuffler.shuffle(&table.gathered());
                table.deal_in_place(Some(pack)).expect("a deal is due");
                continue;
            };
            let choices = table.choices(seat);
            let view = table.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(view, &choices, &mut rng);
            table.play_in_place(seat, action).expect("it is offered");
        }
        let chips = table.stacks().next().expect("somebody");
        sums.push(chips as f64 - stack as f64);
    }
    let count = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / count;
    let square: f64 = sums.iter().map(|sum| (sum - mean).powi(2)).sum();
    (mean * count, (square * count / (count - 1.0)).sqrt())
}
