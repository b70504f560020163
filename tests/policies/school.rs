//! A school of bots, and what is noted down about their play.

use brag::cards::{Card, Hand, HandValue, Pack, Ranking};
use brag::chance::{Rng, Seed, Shuffler};
use brag::engine::{
    Action, Ask, Chips, Ending, Event, Rules, Seat, SetupError, Standing, Table, Viewer,
};
use brag::policy::Policy;

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
        Ok(School {
            table: Table::new(rules, stacks, Seat(0))?,
            bots,
            shuffler: Shuffler::new(Seed([seed; 32])),
            rng: Rng::new(Seed([seed; 32]), 1 << 40),
        })
    }

    pub fn is_over(&self) -> bool {
        self.table.ask() == Ask::Over
    }

    /// Plays one deal to its end and tells how many actions it took. Panics where a bot does what it
    /// is not offered, or where the deal goes on for more than `most` actions.
    pub fn deal(&mut self, most: u32, mut note: impl FnMut(&Table, Seat, Action)) -> u32 {
        let Ask::Deal { shuffle } = self.table.ask() else {
            return 0;
        };
        let pack: Option<Pack> = shuffle.then(|| self.shuffler.shuffle(self.table.pack()));
        self.table.deal_in_place(pack).unwrap();
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
            assert!(
                actions < most,
                "a deal without end: {:?}",
                self.table.history()
            );
        }
        actions
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

/// What one bot has done over many deals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    pub deals: u32,
    /// Deals in which he looked before he did anything else.
    pub looked_first: u32,
    /// Deals in which he folded without having bet.
    pub folded_first: u32,
    pub bets: u32,
    pub blind_bets: u32,
    pub raises: u32,
    /// Open bets on a hand that more than half of all beat.
    pub bluffs: u32,
    /// Hands shown in a see, and the sum of their strengths in thousandths.
    pub shown: u32,
    pub shown_strength: u64,
}

impl Habits {
    /// Notes an action before it is done.
    pub fn note(&mut self, table: &Table, seat: Seat, action: Action, strength: u64) {
        let view = table.view(Viewer::Seat(seat));
        let Some(own) = view.own() else { return };
        let first = own.standing() == Standing::In && !own.has_acted();
        match action {
            Action::Fold => self.folded_first += u32::from(first),
            Action::Bet(chips) => {
                let blind = own.is_blind();
                let stake = if blind { chips * 2 } else { chips };
                self.looked_first += u32::from(first && !blind);
                self.bets += 1;
                self.blind_bets += u32::from(blind);
                self.raises +=
                    u32::from(view.stake() > 0 && stake > view.stake() + u64::from(blind));
                self.bluffs += u32::from(!blind && strength < 500);
            }
            _ => {}
        }
    }
}

/// How many hands of 1,000 dealt blind a player's own hand beats, whether or not he has looked.
pub struct Strengths(Vec<HandValue>);

impl Strengths {
    pub fn new(ranking: &Ranking) -> Strengths {
        let cards: Vec<Card> = Pack::sorted().iter().collect();
        let mut values = Vec::with_capacity(22_100);
        for (i, a) in cards.iter().enumerate() {
            for (j, b) in cards.iter().enumerate().skip(i + 1) {
                values.extend(
                    cards[j + 1..]
                        .iter()
                        .map(|c| ranking.value(Hand([*a, *b, *c]))),
                );
            }
        }
        values.sort_unstable();
        Strengths(values)
    }

    pub fn of(&self, value: HandValue) -> u64 {
        let beaten = self.0.partition_point(|other| *other < value);
        (beaten * 1000 / self.0.len()) as u64
    }
}
