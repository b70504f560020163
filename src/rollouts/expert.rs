//! The expert: mixes what a bot would do with what is worth more.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};

use super::acquaintance::Acquaintance;
use super::compare::{Budget, Comparison, ComparisonStep};
use super::mixing::mixed;
use super::players::Players;
use super::tally::Worth;
use super::work::Slice;
use crate::bots::{self, Chances, MakeBot, Policy, Temper};
use crate::engine::{Action, Ask, Choice, Rules, Standing, View};
use crate::games;
use crate::random::{Rng, Seed};
use crate::solver::{self, Advisor, Book, BookReading, HEADS_UP, Weighing};

/// What an expert plays out for a decision. It takes about a hundredth of a second.
const USUAL: Budget = Budget { playouts: 800 };

/// What is walked over to weigh a decision between two: about a twentieth of a second.
const VISITS: u64 = 100_000;

/// A player of this temper for the game of these rules: an expert, or a bot.
#[must_use]
pub fn make_bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match temper {
        Temper::Expert => Box::new(Expert::new(rules, USUAL)),
        other => bots::bot(rules, other),
    }
}

/// Plays each choice out in worlds that agree with what it sees, and plays by their worth. Where there is no more to find
/// ([`games::has_expert`]), it plays as the straightforward bot of that game.
pub struct Expert {
    base: Box<dyn Policy + Send>,
    players: Option<Players>,
    budget: Budget,
    /// Knows the solved play between two, once it is read.
    advisor: Option<Advisor>,
    /// What it considers over several calls, with the chances of the bot.
    thought: Option<(Comparison, Chances)>,
    /// The chance of the decision that it considers.
    rng: Option<Rng>,
    /// The work of the last slice, and of its decision up to then.
    spent: (u32, u64),
    /// What may be risked on bluffs against each seat, in thousandths of a chip.
    stakes: Vec<i64>,
}

impl Expert {
    /// An expert at the game of these rules, among all games.
    #[must_use]
    pub fn new(rules: &Rules, budget: Budget) -> Expert {
        Expert::among(bots::bot, rules, budget)
    }

    /// Like [`Expert::new`], among players that `make_bot` makes.
    #[must_use]
    pub fn among(make_bot: MakeBot, rules: &Rules, budget: Budget) -> Expert {
        let players = Players::of(rules, make_bot).filter(|_| games::has_expert(rules));
        let players = players.map(Players::with_raiders);
        Expert::with(make_bot(rules, Temper::Straightforward), players, budget)
    }

    /// One that takes all others for players that `make` makes, and plays a world on as they do.
    #[must_use]
    pub fn knowing(make: &dyn Fn() -> Box<dyn Policy + Send>, budget: Budget) -> Expert {
        Expert::with(make(), Some(Players::alike(make())), budget)
    }

    fn with(base: Box<dyn Policy + Send>, players: Option<Players>, budget: Budget) -> Expert {
        Expert {
            base,
            players,
            budget,
            advisor: None,
            thought: None,
            rng: None,
            spent: (0, 0),
            stakes: Vec::new(),
        }
    }

    /// Reckons with what it has learnt of the others in this sitting.
    pub fn remember(&mut self, met: &Acquaintance) {
        let players = self.players.take();
        self.players = players.map(|players| players.knowing(met.known()));
        self.stakes = met.stakes();
    }

    /// What may be risked on a bluff in this deal, in thousandths of a chip: as much as against each who could answer it.
    fn stake(&self, view: View<'_>) -> i64 {
        let own = view.own().map(|own| own.seat());
        let rivals = view
            .seats()
            .filter(|seat| seat.standing() == Standing::In && Some(seat.seat()) != own);
        let stakes = rivals.map(|seat| self.stakes.get(seat.seat().index()).copied());
        stakes.map(Option::unwrap_or_default).min().unwrap_or(0)
    }

    /// Considers for about a millisecond. `None`: it considers on when it is asked again. A decision depends on the view,
    /// on `rng`, and on what it remembers.
    pub fn considers(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        rng: &mut Rng,
    ) -> Option<Action> {
        let begun = match self.thought.take() {
            Some(thought) => Some(thought),
            None if !self.is_ready(view) => return None,
            None => match self.safe_play(view, choices) {
                Some(chances) => return Some(chances.draw(rng)),
                None => self.begin(view, choices, rng),
            },
        };
        let Some((mut thought, of_bot)) = begun else {
            return match self.players {
                Some(_) => Some(self.base.chances(view, choices, rng).draw(rng)),
                None => self.base.consider(view, choices, rng),
            };
        };
        let mut slice = Slice::default();
        let progress = self.think(&mut thought, rng, &mut slice);
        self.spent = (slice.spent(), thought.spent());
        if progress == ComparisonStep::Done {
            return Some(mixed(&thought.worths(), &of_bot, self.stake(view)).draw(rng));
        }
        self.thought = Some((thought, of_bot));
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
        let thought = self.thinks(view, choices, rng);
        thought.map_or(Vec::new(), |(worths, _)| worths)
    }

    /// What each action is worth, the best first, and the chances with which the bot would take them. `None`: this game is
    /// not played out.
    fn thinks(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        rng: &mut Rng,
    ) -> Option<(Vec<Worth>, Chances)> {
        let (mut thought, of_bot) = self.begin(view, choices, rng)?;
        while self.think(&mut thought, rng, &mut Slice::default()) != ComparisonStep::Done {}
        Some((thought.worths().into_iter().collect(), of_bot))
    }

    /// Begins to compare the actions. `None`: this game is not played out.
    fn begin(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        rng: &mut Rng,
    ) -> Option<(Comparison, Chances)> {
        if matches!(view.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. }) {
            return None;
        }
        self.players.as_ref()?;
        let of_bot = self.base.chances(view, choices, rng);
        let actions = usual_actions(&of_bot);
        let thought = Comparison::begin(view, choices, &actions, self.budget, rng)?;
        Some((thought, of_bot))
    }

    /// Thinks until the slice is over.
    fn think(
        &mut self,
        thought: &mut Comparison,
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> ComparisonStep {
        let Some(players) = &mut self.players else {
            return ComparisonStep::Done;
        };
        loop {
            let progress = thought.step(players, rng, slice);
            if progress != ComparisonStep::World || slice.is_over() {
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

    /// The solved play, where it is stored. It is hard to exploit, and wins little of a bot. So it is not used against a bot that
    /// has given chips away.
    fn safe_play(&mut self, view: View<'_>, choices: &[Choice]) -> Option<Chances> {
        match self.stake(view) > 0 {
            true => None,
            false => self.between_two(view, choices),
        }
    }

    /// Begins to weigh the choices against best play between two. `None`: it is not stored for where the deal stands.
    #[must_use]
    pub fn weigh(&mut self, view: View<'_>, choices: &[Choice], taken: Action) -> Option<Weighing> {
        self.advisor(view)?.weigh(view, choices, taken, VISITS)
    }
}

/// The three actions that a bot of these chances takes most often, the commonest first.
pub(super) fn usual_actions(chances: &Chances) -> Vec<Action> {
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
        if let Some(chances) = self.safe_play(view, choices) {
            return chances;
        }
        match self.thinks(view, choices, rng) {
            Some((worths, of_bot)) => mixed(&worths, &of_bot, self.stake(view)),
            None => self.base.chances(view, choices, rng),
        }
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
