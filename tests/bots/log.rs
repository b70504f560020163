//! Notes on what bots do over many deals.

use brag::cards::{Card, Hand, HandValue, Pack, Ranking};
use brag::engine::{Action, Chips, Ending, Event, Seat, Standing, Table, Viewer};
use brag::games::three_card;

use crate::school::{Bot, School};

/// What a mix of bots did over many deals.
#[derive(Default)]
pub struct Log {
    pub habits: Vec<Habits>,
    pub endings: [u32; 6],
    pub deals: u32,
    pub sittings: u32,
    pub actions: u32,
    /// The most actions of any deal.
    pub longest: u32,
    pub covers: u32,
    /// What was staked in each deal.
    pub pots: Vec<Chips>,
}

/// Plays so many deals in sittings of at most 60, begun afresh with a hundred chips each.
pub fn play(bots: impl Fn() -> Vec<Bot>, deals: u32, seed: u8) -> Log {
    let strengths = Strengths::new(Ranking::brag());
    let seats = bots().len();
    let mut log = Log {
        habits: vec![Habits::default(); seats],
        ..Log::default()
    };
    while log.deals < deals {
        let seed = seed.wrapping_add(log.sittings as u8);
        let mut school = School::new(three_card(), &vec![100; seats], bots(), seed).unwrap();
        log.sittings += 1;
        for _ in 0..60 {
            if school.is_over() || log.deals == deals {
                break;
            }
            let actions = school.deal(400, |table, seat, action| {
                log.habits[seat.index()].note(table, seat, action, &strengths);
            });
            log.close(&school, actions, &strengths);
        }
        for (habits, chips) in log.habits.iter_mut().zip(school.table.stacks()) {
            habits.won += chips as i64 - 100;
        }
    }
    log
}

impl Log {
    /// Notes a deal that has just ended.
    fn close(&mut self, school: &School, actions: u32, strengths: &Strengths) {
        self.deals += 1;
        self.actions += actions;
        self.longest = self.longest.max(actions);
        self.pots.push(school.staked());
        let ending = school.ending().unwrap();
        self.endings[ending as usize] += 1;
        let mut shown = vec![Vec::new(); self.habits.len()];
        for event in school.table.history() {
            match event {
                Event::DealBegan { players, .. } => {
                    for seat in players.iter() {
                        self.habits[seat.index()].deals += 1;
                    }
                }
                Event::Covered { .. } => self.covers += 1,
                Event::Exposed { seat, card } => shown[seat.index()].push(card.card),
                _ => {}
            }
        }
        for (habits, shown) in self.habits.iter_mut().zip(shown) {
            if let ([a, b, c], Ending::See) = (&shown[..], ending) {
                let value = strengths.ranking.value(Hand([*a, *b, *c]));
                habits.shown += 1;
                habits.shown_strength += strengths.of(value);
            }
        }
    }
}

/// What one bot has done over many deals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    pub deals: u32,
    /// Deals in which he looked before he bet or folded.
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
    /// Chips won, less those lost.
    pub won: i64,
}

impl Habits {
    /// Notes an action before it is done.
    pub fn note(&mut self, table: &Table, seat: Seat, action: Action, strengths: &Strengths) {
        let view = table.view(Viewer::Seat(seat));
        let Some(own) = view.own() else { return };
        let first = own.standing() == Standing::In && !own.has_acted();
        match action {
            Action::Look(_) => self.looked_first += u32::from(first),
            Action::Fold => self.folded_first += u32::from(first),
            Action::Bet(chips) => {
                let blind = own.is_blind();
                let stake = if blind { chips * 2 } else { chips };
                self.bets += 1;
                self.blind_bets += u32::from(blind);
                self.raises +=
                    u32::from(view.stake() > 0 && stake > view.stake() + u64::from(blind));
                let known = own.known_hand();
                let strength = known.map(|(_, value)| strengths.of(value));
                self.bluffs += u32::from(strength.is_some_and(|strength| strength < 500));
            }
            _ => {}
        }
    }
}

/// How many of 1,000 hands a hand beats: counted card by card, unlike the bots' own reckoning.
pub struct Strengths {
    ranking: Ranking,
    values: Vec<HandValue>,
}

impl Strengths {
    pub fn new(ranking: Ranking) -> Strengths {
        let cards: Vec<Card> = Pack::sorted().iter().collect();
        let mut values = Vec::with_capacity(22_100);
        for (i, a) in cards.iter().enumerate() {
            for (j, b) in cards.iter().enumerate().skip(i + 1) {
                let hands = cards[j + 1..].iter().map(|c| Hand([*a, *b, *c]));
                values.extend(hands.map(|hand| ranking.value(hand)));
            }
        }
        values.sort_unstable();
        Strengths { ranking, values }
    }

    pub fn of(&self, value: HandValue) -> u64 {
        let beaten = self.values.partition_point(|other| *other < value);
        (beaten * 1000 / self.values.len()) as u64
    }
}
