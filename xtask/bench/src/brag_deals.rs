//! Whole deals of three-card Brag: dealing, every decision by a policy, settling, gathering.

use crate::measure;
use brag::chance::{Rng, Seed, Shuffler};
use brag::engine::{Ask, Chips, Seat, Table, Viewer};
use brag::games;
use brag::policy::{Policy, Random, Temper};

/// What everybody sits down with; when fewer than two can go on, all sit down afresh.
const STACK: Chips = 1_000;
/// Deals measured at a time.
const DEALS: usize = 1_000;

/// Measures random players, the three tempers, and how both grow with the seats.
pub fn measure() {
    for seats in [2, 4, 8, 16] {
        row("random", seats, |_| Box::new(Random));
    }
    for temper in Temper::ALL {
        row(temper.name(), 4, |_| temper.policy());
    }
    for seats in [2, 4, 8, 16] {
        let tempers = |seat: usize| Temper::ALL[seat % Temper::ALL.len()].policy();
        row("mixed", seats, tempers);
    }
}

fn row(name: &str, seats: usize, policy: impl Fn(usize) -> Box<dyn Policy + Send>) {
    let mut school = School::new((0..seats).map(policy).collect());
    measure::row(
        &format!("brag: deals, {seats} players, {name}"),
        DEALS,
        || (0..DEALS).map(|_| school.play_a_deal()).sum::<usize>(),
    );
}

struct School {
    table: Table,
    players: Vec<Box<dyn Policy + Send>>,
    shuffler: Shuffler,
    rng: Rng,
}

impl School {
    fn new(players: Vec<Box<dyn Policy + Send>>) -> School {
        School {
            table: sit_down(players.len()),
            players,
            shuffler: Shuffler::new(Seed([2; 32])),
            rng: Rng::new(Seed([3; 32]), 0),
        }
    }

    /// Returns how many decisions it took.
    fn play_a_deal(&mut self) -> usize {
        if self.table.ask() == Ask::Over {
            self.table = sit_down(self.players.len());
        }
        let shuffled = match self.table.ask() {
            Ask::Deal { shuffle: true } => Some(self.shuffler.shuffle(self.table.pack())),
            _ => None,
        };
        self.table
            .deal_in_place(shuffled)
            .expect("a shuffle is given where it is due");
        let mut decisions = 0;
        while let Some(seat) = self.table.ask().seat() {
            let choices = self.table.choices(seat);
            let view = self.table.view(Viewer::Seat(seat));
            let action = self.players[seat.index()].choose(view, &choices, &mut self.rng);
            self.table
                .play_in_place(seat, action)
                .expect("a policy does what is offered");
            decisions += 1;
        }
        decisions
    }
}

fn sit_down(seats: usize) -> Table {
    Table::new(games::three_card(), &vec![STACK; seats], Seat(0))
        .expect("the default game seats up to sixteen")
}
