//! The expert: plays what is worth most, and mixes what is worth about as much.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};

use super::compare::{Budget, Comparison, Progress, Worth};
use super::players::Players;
use super::work::Slice;
use crate::bots::{self, Cast, Chances, Policy, Temper};
use crate::engine::{Action, Ask, Choice, Rules, View};
use crate::random::{Rng, Seed};
use crate::solver::{self, Advisor, Book, BookReading, HEADS_UP, Weighing};

/// What an expert plays out for a decision. It takes about a hundredth of a second.
const USUAL: Budget = Budget { playouts: 800 };

/// What is walked over to weigh a decision between two: about a twentieth of a second.
const VISITS: u64 = 100_000;

/// The share of its standard error, in per cent, by which an action must be ahead of what a bot would do. Less follows
/// the noise of the playouts, more is only the bot again.
const DOUBT: i64 = 70;

/// A player of this temper for the game of these rules: an expert, or a bot.
#[must_use]
pub fn cast(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match temper {
        Temper::Expert => Box::new(Expert::new(rules, USUAL)),
        other => bots::bot(rules, other),
    }
}

/// Plays each choice out in worlds that agree with what it sees, and plays by their worth. Where a game gives its bots
/// more to think about than playouts could repeat, it plays as the straightforward bot of that game.
pub struct Expert {
    base: Box<dyn Policy + Send>,
    players: Option<Players>,
    budget: Budget,
    /// Knows the solved play between two, once it is read.
    advisor: Option<Advisor>,
    /// What it considers over several calls.
    thought: Option<Comparison>,
    /// The chance of the decision that it considers.
    rng: Option<Rng>,
    /// The work of the last slice, and of its decision up to then.
    spent: (u32, u64),
}

impl Expert {
    /// An expert at the game of these rules, among all games.
    #[must_use]
    pub fn new(rules: &Rules, budget: Budget) -> Expert {
        Expert::among(bots::bot, rules, budget)
    }

    /// Like [`Expert::new`], among players that `cast` makes.
    #[must_use]
    pub fn among(cast: Cast, rules: &Rules, budget: Budget) -> Expert {
        // Against the house the bot plays the best strategy, which playouts would only blur. Hands are set by reckoning
        // what they win.
        let is_played_out = rules.casino().is_none() && rules.setting().is_none();
        let players = Players::of(rules, cast).filter(|_| is_played_out);
        Expert {
            base: cast(rules, Temper::Straightforward),
            players,
            budget,
            advisor: None,
            thought: None,
            rng: None,
            spent: (0, 0),
        }
    }

    /// Considers for about a millisecond. `None`: it considers on when it is asked again. A decision depends on the view
    /// and on `rng` alone.
    pub fn considers(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        rng: &mut Rng,
    ) -> Option<Action> {
        let begun = match self.thought.take() {
            Some(thought) => Some(thought),
            None if !self.is_ready(view) => return None,
            None => match self.between_two(view, choices) {
                Some(chances) => return Some(chances.draw(rng)),
                None => self.begin(view, choices, rng),
            },
        };
        let Some(mut thought) = begun else {
            return match self.players {
                Some(_) => Some(self.base.chances(view, choices, rng).draw(rng)),
                None => self.base.consider(view, choices, rng),
            };
        };
        let mut slice = Slice::default();
        let progress = self.think(&mut thought, rng, &mut slice);
        self.spent = (slice.spent(), thought.spent());
        if progress == Progress::Done {
            return Some(mixed(&thought.worths()).draw(rng));
        }
        self.thought = Some(thought);
        None
    }

    /// Works on what it must know of the rules. `true`: it knows all.
    fn is_ready(&mut self, view: View<'_>) -> bool {
        self.base.prepare(view)
            && (self.advisor.is_some() || !Advisor::may_know(view) || self.opens_the_book())
    }

    /// Reads on in the stored play. `true`: it is read.
    fn opens_the_book(&mut self) -> bool {
        self.advisor = read_on().map(Advisor::with);
        self.advisor.is_some()
    }

    /// Knows the solved play of this deal. `None`: there is none, because it is not between two.
    fn advisor(&mut self, view: View<'_>) -> Option<&mut Advisor> {
        while Advisor::may_know(view) && self.advisor.is_none() {
            self.opens_the_book();
        }
        self.advisor.as_mut().filter(|_| view.betting() == 2)
    }

    /// The work of the last slice, and of its decision up to then, in units of [`Slice`].
    #[must_use]
    pub fn spent(&self) -> (u32, u64) {
        self.spent
    }

    /// What each action is worth, the best first. Empty: this game is not played out.
    #[must_use]
    pub fn worths(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Vec<Worth> {
        let Some(mut thought) = self.begin(view, choices, rng) else {
            return Vec::new();
        };
        while self.think(&mut thought, rng, &mut Slice::default()) != Progress::Done {}
        thought.worths().into_iter().collect()
    }

    /// Begins to compare the actions. `None`: this game is not played out.
    fn begin(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Option<Comparison> {
        if matches!(view.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. }) {
            return None;
        }
        self.players.as_ref()?;
        let of_bots = usual_actions(&mut *self.base, view, choices, rng);
        Comparison::begin(view, choices, &of_bots, self.budget, rng)
    }

    /// Thinks until the slice is over.
    fn think(&mut self, thought: &mut Comparison, rng: &mut Rng, slice: &mut Slice) -> Progress {
        let Some(players) = &mut self.players else {
            return Progress::Done;
        };
        loop {
            let progress = thought.step(players, rng, slice);
            if progress != Progress::World || slice.is_over() {
                return progress;
            }
        }
    }

    /// The solved play, where the deal is between two and stored.
    #[must_use]
    pub fn between_two(&mut self, view: View<'_>, choices: &[Choice]) -> Option<Chances> {
        let mut budget = solver::Budget {
            visits: 0,
            stop: &mut || true,
        };
        let advice = self.advisor(view)?.advise(view, choices, &mut budget)?;
        Some(Chances::of_weights(advice))
    }

    /// Begins to weigh the choices against best play between two. `None`: it is not stored for where the deal stands.
    #[must_use]
    pub fn weigh(&mut self, view: View<'_>, choices: &[Choice], taken: Action) -> Option<Weighing> {
        self.advisor(view)?.weigh(view, choices, taken, VISITS)
    }
}

/// The three actions that a bot takes most often, the commonest first.
pub(super) fn usual_actions(
    bot: &mut dyn Policy,
    view: View<'_>,
    choices: &[Choice],
    rng: &mut Rng,
) -> Vec<Action> {
    let chances = bot.chances(view, choices, rng);
    let mut actions: Vec<(Action, u32)> = chances.iter().collect();
    actions.sort_by_key(|(_, chance)| Reverse(*chance));
    let actions = actions.into_iter().map(|(action, _)| action);
    actions.take(3).collect()
}

/// The turns of the stored play that are read in a slice.
const TURNS: usize = 20;

thread_local! {
    /// The stored play, as far as it is read.
    static READING: RefCell<Option<BookReading<'static>>> = const { RefCell::new(None) };
}

/// Reads on in the stored play, which is read once. It is empty if the file is not a book. `None`: there is more to read.
fn read_on() -> Option<Arc<Book>> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    if BOOK.get().is_none() {
        let book = READING.with_borrow_mut(|reading| {
            let reading = match reading {
                Some(reading) => reading,
                None => reading.insert(BookReading::begin(HEADS_UP)?),
            };
            reading.step(TURNS)
        });
        // Another thread may have been quicker.
        let _ = BOOK.set(Arc::new(book.unwrap_or_else(|_| Some(Book::default()))?));
    }
    BOOK.get().cloned()
}

impl Policy for Expert {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let mut own = own_chance(rng.seed());
        self.chances(view, choices, &mut own).draw(&mut own)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Chances {
        if let Some(chances) = self.between_two(view, choices) {
            return chances;
        }
        let worths = self.worths(view, choices, rng);
        if worths.is_empty() {
            return self.base.chances(view, choices, rng);
        }
        mixed(&worths)
    }

    /// Draws one seed for a decision. So the others' chances are the same wherever it is considered.
    fn consider(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Option<Action> {
        let mut own = self.rng.take().unwrap_or_else(|| own_chance(rng.seed()));
        let action = self.considers(view, choices, &mut own);
        if action.is_none() {
            self.rng = Some(own);
        }
        action
    }
}

/// The chance of a decision with this seed.
#[must_use]
pub fn own_chance(seed: Seed) -> Rng {
    Rng::new(seed, 0)
}

/// Mixes the actions that are about as good as the best. What a bot would do is left only where another is told to be
/// better: each is counted for what it is ahead by, less `DOUBT` of its standard error.
fn mixed(worths: &[Worth]) -> Chances {
    let score = |worth: &Worth| worth.ahead.0 - worth.ahead.1 * DOUBT / 100;
    let best = worths.iter().map(score).max().unwrap_or(0);
    let weight = |worth: &Worth| {
        let behind = best - score(worth);
        let room = worth.error.max(worth.ahead.1) / 2;
        match behind {
            0 => 1000,
            _ if behind >= room => 0,
            _ => {
                let square = |chips: i64| i128::from(chips).pow(2);
                (square(room - behind) * 500 / square(room).max(1)) as u32
            }
        }
    };
    Chances::of_weights(worths.iter().map(|worth| (worth.action, weight(worth))))
}
