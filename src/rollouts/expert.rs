//! The expert: plays what is worth most, and mixes what is worth about as much.

use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};

use super::compare::{Budget, Comparison, Worth};
use super::players::Players;
use crate::bots::{self, Cast, Chances, Policy, Temper};
use crate::engine::{Action, Ask, Choice, Rules, View};
use crate::random::{Rng, Seed};
use crate::solver::{self, Advisor, Book, HEADS_UP, Weighing};

/// What an expert plays out for a decision. It takes about a hundredth of a second.
const USUAL: Budget = Budget { playouts: 800 };

/// The worlds that it plays out before it lets others do something: about a millisecond on a phone.
const WORLDS: u32 = 4;

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
    /// Knows the solved play between two.
    advisor: Advisor,
    /// What it considers over several calls.
    thought: Option<Comparison>,
    /// The chance of the decision that it considers.
    rng: Option<Rng>,
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
            advisor: Advisor::with(book()),
            thought: None,
            rng: None,
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
            None => match self.between_two(view, choices) {
                Some(chances) => return Some(chances.draw(rng)),
                None => self.begin(view, choices, rng),
            },
        };
        let Some(mut thought) = begun else {
            return Some(self.base.chances(view, choices, rng).draw(rng));
        };
        for _ in 0..WORLDS {
            if !self.think(&mut thought, rng) {
                return Some(mixed(&thought.worths()).draw(rng));
            }
        }
        self.thought = Some(thought);
        None
    }

    /// What each action is worth, the best first. Empty: this game is not played out.
    #[must_use]
    pub fn worths(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Vec<Worth> {
        let Some(mut thought) = self.begin(view, choices, rng) else {
            return Vec::new();
        };
        while self.think(&mut thought, rng) {}
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

    fn think(&mut self, thought: &mut Comparison, rng: &mut Rng) -> bool {
        let players = self.players.as_mut();
        players.is_some_and(|players| thought.step(players, rng))
    }

    /// The solved play, where the deal is between two and stored.
    #[must_use]
    pub fn between_two(&mut self, view: View<'_>, choices: &[Choice]) -> Option<Chances> {
        if view.betting() != 2 {
            return None;
        }
        let mut budget = solver::Budget {
            visits: 0,
            stop: &mut || true,
        };
        let advice = self.advisor.advise(view, choices, &mut budget)?;
        Some(Chances::of_weights(advice))
    }

    /// Begins to weigh the choices against best play between two. `None`: it is not stored for where the deal stands.
    #[must_use]
    pub fn weigh(&mut self, view: View<'_>, choices: &[Choice], taken: Action) -> Option<Weighing> {
        if view.betting() != 2 {
            return None;
        }
        self.advisor.weigh(view, choices, taken, VISITS)
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

/// The stored play, read once. It is empty if the file is not a book.
fn book() -> Arc<Book> {
    static BOOK: OnceLock<Arc<Book>> = OnceLock::new();
    let read = || Arc::new(Book::read(HEADS_UP).unwrap_or_default());
    BOOK.get_or_init(read).clone()
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
            _ => ((room - behind) * (room - behind) * 500 / (room * room).max(1)) as u32,
        }
    };
    Chances::of_weights(worths.iter().map(|worth| (worth.action, weight(worth))))
}
