//! A deal as an expert plays it in the seat under review: what its cards are worth to him.

use std::sync::Arc;

use super::decision::Unit;
use super::redeal::Redeal;
use super::reviewer::ReviewSettings;
use super::stacks::{has, has_earned, milli};
use crate::bots::{Policy, Temper};
use crate::engine::{Ask, Seat, Table, Viewer};
use crate::notation::{Bookmark, Record, ReplayError, ReplayedDeal, Replayer};
use crate::random::{Rng, Seed};
use crate::rollouts::Expert;

/// The deals that are played at least and at most.
const DEALS: [u32; 2] = [60, 160];
/// The standard error at which no more are played, in thousandths of a chip, and of a point or a life.
const ENOUGH: [i64; 2] = [1_000, 50];
/// The actions that are replayed, or played by others than experts, in a step.
const ACTIONS: u32 = 25;
/// The most actions of a deal.
const MOST: u32 = 500;
/// Where the chance of the deals begins. That of the real deal is stream 0.
const FIRST_STREAM: u64 = 1;

/// What the expert makes of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpertResult {
    /// What he has more or less after the deal on average, in thousandths of a chip, of a point or of a life.
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
    /// What the player of the record had more or less.
    pub own: i64,
    /// The number of deals that are played so far.
    pub deals: u32,
    /// Whether these are all.
    pub is_done: bool,
}

/// An expert who plays a deal of a record again and again. He has the cards that the player had, as far as that player
/// saw them. All that could not be seen when they were dealt is dealt anew, and the others are players of these tempers.
/// A pot that stays after the deal is nobody's.
///
/// ```
/// use brag::bots::{self, Temper};
/// use brag::engine::Seat;
/// use brag::review::{AsExpert, ReviewSettings};
/// use brag::rollouts::Budget;
///
/// # let record = include_str!("../../tests/records/v12_seed_example_1.json").parse()?;
/// let settings = ReviewSettings { make_bot: bots::bot, risks: None, budget: Budget { playouts: 60 } };
/// let mut deal = AsExpert::begin(record, Seat(0), 1, vec![Temper::Careful; 2], settings);
/// while deal.result().is_none_or(|made| made.deals < 2) {
///     deal.step()?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AsExpert {
    record: Arc<Record>,
    seat: Seat,
    deal: u32,
    tempers: Vec<Temper>,
    settings: ReviewSettings,
    /// The place in the record. `None`: nothing is replayed yet, or all of the deal.
    at: Option<Bookmark>,
    /// The table before the deal.
    before: Option<Table>,
    /// The table when the seat has got its cards, and what it saw of them in the deal.
    dealt: Option<(Table, Redeal)>,
    /// What the player of the record had more after the deal. `None`: the deal is not replayed to its end.
    own: Option<i64>,
    players: Vec<Box<dyn Policy + Send>>,
    playing: Option<Playing>,
    sums: (u32, i64, i128),
}

/// A deal that is being played.
struct Playing {
    table: Table,
    rng: Rng,
    actions: u32,
}

impl AsExpert {
    /// Begins with this deal of the record, in this seat, among players of these tempers.
    #[must_use]
    pub fn begin(
        record: Record,
        seat: Seat,
        deal: u32,
        tempers: Vec<Temper>,
        settings: ReviewSettings,
    ) -> AsExpert {
        AsExpert {
            record: Arc::new(record),
            seat,
            deal,
            tempers,
            settings,
            at: None,
            before: None,
            dealt: None,
            own: None,
            players: Vec::new(),
            playing: None,
            sums: (0, 0, 0),
        }
    }

    /// What he has made of the deal so far. `None`: he has not begun, or the seat had no part in the deal.
    #[must_use]
    pub fn result(&self) -> Option<ExpertResult> {
        let (deals, sum, squares) = self.sums;
        let (own, count) = (self.own?, i64::from(deals.max(1)));
        self.dealt.as_ref()?;
        let mean = sum / count;
        let variance = squares / i128::from(count) - i128::from(mean) * i128::from(mean);
        let error = (variance.max(0) / i128::from(count)).isqrt() as i64;
        let [least, most] = DEALS;
        let [of_chips, of_scores] = ENOUGH;
        let is_scored = self.before.as_ref().is_some_and(is_scored);
        let enough = if is_scored { of_scores } else { of_chips };
        Some(ExpertResult {
            mean,
            error,
            own,
            deals,
            is_done: deals >= most || deals >= least && error <= enough,
        })
    }

    /// Goes on for about a millisecond. `false`: there is no more to do.
    ///
    /// # Errors
    /// [`ReplayError`]: the record cannot be replayed to the end of the deal.
    pub fn step(&mut self) -> Result<bool, ReplayError> {
        // Nobody knows the real cards of the seat.
        if self.record.rules.real_cards {
            return Ok(false);
        }
        if self.own.is_none() {
            return self.replay();
        }
        if self.result().is_none_or(|made| made.is_done) {
            return Ok(false);
        }
        let Some((_, redeal)) = &self.dealt else {
            return Ok(false);
        };
        let Some(mut playing) = self.playing.take() else {
            let mut rng = self.rng(FIRST_STREAM + u64::from(self.sums.0));
            let table = redeal.anew(&mut rng);
            self.playing = Some(Playing::at(table, rng));
            return Ok(true);
        };
        if self.go_on(&mut playing) {
            let gain = self.gain(&playing.table);
            self.sums.0 += 1;
            self.sums.1 += gain;
            self.sums.2 += i128::from(gain) * i128::from(gain);
        } else {
            self.playing = Some(playing);
        }
        Ok(true)
    }

    /// Goes on for about a millisecond with the deal as it was, with the expert in the seat. It is told when it is over.
    /// Call it once [`AsExpert::made`] tells something.
    pub fn watch(&mut self) -> Option<ReplayedDeal> {
        let playing = match self.playing.take() {
            Some(playing) => Some(playing),
            None => {
                let (table, _) = self.dealt.as_ref()?;
                Some(Playing::at(table.clone(), self.rng(0)))
            }
        };
        let mut playing = playing?;
        if !self.go_on(&mut playing) {
            self.playing = Some(playing);
            return None;
        }
        Some(ReplayedDeal {
            before: self.before.clone()?,
            events: playing.table.history().to_vec(),
            after: playing.table,
        })
    }

    /// Plays no deal on that is under way, so that the next begins afresh.
    pub fn begin_anew(&mut self) {
        self.playing = None;
        self.players.clear();
    }

    fn rng(&self, stream: u64) -> Rng {
        let mut seed = Seed([0; 32]);
        seed.0[..4].copy_from_slice(&self.deal.to_le_bytes());
        Rng::new(seed, stream)
    }

    /// What the seat has more after the deal, in thousandths: points or lives where these are played for, else chips.
    fn gain(&self, after: &Table) -> i64 {
        if is_scored(after) {
            // The first lives come with the first cards.
            let dealt = self.dealt.as_ref().map_or(after, |(table, _)| table);
            return milli(score(after, self.seat)) - milli(score(dealt, self.seat));
        }
        let before = self.before.as_ref();
        let before = before.map_or(0, |table| has(table, self.seat));
        has_earned(after, self.seat) - before
    }

    /// Replays a few actions, up to the end of the deal.
    fn replay(&mut self) -> Result<bool, ReplayError> {
        let record = Arc::clone(&self.record);
        let mut replayer = match self.at.take() {
            Some(at) => Replayer::resume(&record, at),
            None => Replayer::sit(&record)?,
        };
        for _ in 0..ACTIONS {
            let table = replayer.table();
            let deals = table.view(Viewer::Gallery).deals();
            if matches!(table.ask(), Ask::Deal { .. }) && deals + 1 == self.deal {
                self.before = Some(table.clone());
            }
            let goes_on = replayer.small_step()?;
            let table = replayer.table();
            if self.before.is_some() && table.view(Viewer::Gallery).deals() == self.deal {
                self.look(table);
                let is_over = table.ask().seat().is_none() || is_between(table.ask());
                if is_over {
                    self.own = Some(self.gain(table));
                    return Ok(true);
                }
            }
            if !goes_on {
                return Ok(false);
            }
        }
        self.at = Some(replayer.bookmark());
        Ok(true)
    }

    /// Notes what the seat sees of the cards that it was dealt.
    fn look(&mut self, table: &Table) {
        match &mut self.dealt {
            Some((_, redeal)) => redeal.look(table),
            None => {
                let redeal = Redeal::of(table, self.seat);
                self.dealt = redeal.map(|redeal| (table.clone(), redeal));
            }
        }
    }

    /// Plays on for about a millisecond. Returns whether the deal is over.
    fn go_on(&mut self, playing: &mut Playing) -> bool {
        if self.players.is_empty() {
            self.players = self.seat_players(&playing.table);
        }
        let table = &mut playing.table;
        for _ in 0..ACTIONS {
            let Some(next) = table.ask().seat().filter(|_| !is_between(table.ask())) else {
                return true;
            };
            let Some(player) = self.players.get_mut(next.index()) else {
                return true;
            };
            let choices = table.choices(next);
            let view = table.view(Viewer::Seat(next));
            let Some(action) = player.consider(view, &choices, &mut playing.rng) else {
                return false;
            };
            playing.actions += 1;
            if playing.actions > MOST || table.play_in_place(next, action).is_err() {
                return true;
            }
        }
        false
    }

    fn seat_players(&self, table: &Table) -> Vec<Box<dyn Policy + Send>> {
        let ReviewSettings {
            make_bot, budget, ..
        } = self.settings;
        let rules = table.rules();
        let seats = table.view(Viewer::Gallery).seats();
        let player = |seat: Seat| {
            let temper = match self.tempers.get(seat.index()) {
                _ if seat == self.seat => Temper::Expert,
                Some(temper) => *temper,
                None => Temper::Straightforward,
            };
            match temper {
                Temper::Expert => Box::new(Expert::among(make_bot, rules, budget)) as _,
                other => make_bot(rules, other),
            }
        };
        seats.map(|seat| player(seat.seat())).collect()
    }
}

impl Playing {
    fn at(table: Table, rng: Rng) -> Playing {
        Playing {
            table,
            rng,
            actions: 0,
        }
    }
}

/// Whether points or lives count in this game, and not chips.
fn is_scored(table: &Table) -> bool {
    Unit::of(table.rules()) != Unit::Chips
}

/// The points or the lives of a seat.
fn score(table: &Table, seat: Seat) -> u64 {
    let place = table.view(Viewer::Gallery).seat(seat);
    place.map_or(0, |place| place.score().into())
}

/// Whether this is asked between two deals.
fn is_between(ask: Ask) -> bool {
    matches!(ask, Ask::ChooseGame { .. } | Ask::Agree { .. })
}
