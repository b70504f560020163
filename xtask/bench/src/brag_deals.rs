//! Measures whole deals: dealing, every decision of a policy, settling, gathering.

use crate::measure;
use brag::bots::{Policy, Random, Temper};
use brag::engine::{Ask, Chips, Rules, Seat, Table, Viewer};
use brag::games::{self, GAMES};
use brag::random::{Rng, Seed, Shuffler};

/// The chips of each player at the beginning. When fewer than two can go on, the table is set up afresh.
const STACK: Chips = 1_000;
/// Deals in one measured unit of work.
const DEALS: usize = 1_000;

/// Measures random players and the three tempers at three-card Brag with several numbers of seats, then random
/// players at every game, with four seats or as many as it allows.
pub fn measure() {
    for seats in [2, 4, 8, 16] {
        row("random", seats, |_| Box::new(Random));
    }
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(4, |most| most.min(4));
        let players = (0..seats).map(|_| Box::new(Random) as Box<dyn Policy + Send>);
        let school = School::new(rules, players.collect());
        let name = format!("brag: deals, {seats} players, random: {}", game.key);
        measured(&name, school);
    }
    for temper in Temper::USUAL {
        row(temper.name(), 4, |_| temper.policy());
    }
    for seats in [2, 4, 8, 16] {
        let tempers = |seat: usize| Temper::USUAL[seat % Temper::USUAL.len()].policy();
        row("mixed", seats, tempers);
    }
}

fn row(name: &str, seats: usize, policy: impl Fn(usize) -> Box<dyn Policy + Send>) {
    let school = School::new(games::three_card(), (0..seats).map(policy).collect());
    measured(&format!("brag: deals, {seats} players, {name}"), school);
}

fn measured(name: &str, mut school: School) {
    measure::row(name, DEALS, || {
        (0..DEALS).map(|_| school.play_a_deal()).sum::<usize>()
    });
}

struct School {
    rules: Rules,
    table: Table,
    players: Vec<Box<dyn Policy + Send>>,
    shuffler: Shuffler,
    rng: Rng,
}

impl School {
    fn new(rules: Rules, players: Vec<Box<dyn Policy + Send>>) -> School {
        School {
            table: sit_down(&rules, players.len()),
            rules,
            players,
            shuffler: Shuffler::new(Seed([2; 32])),
            rng: Rng::new(Seed([3; 32]), 0),
        }
    }

    /// Plays a deal. Returns the number of decisions.
    fn play_a_deal(&mut self) -> usize {
        if self.table.ask() == Ask::Over {
            self.table = sit_down(&self.rules, self.players.len());
        }
        let shuffled = match self.table.ask() {
            Ask::Deal { shuffle: true } => Some(self.shuffler.shuffle(&self.table.gathered())),
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

fn sit_down(rules: &Rules, seats: usize) -> Table {
    Table::new(rules.clone(), &vec![STACK; seats], Seat(0)).expect("the game seats so many")
}
