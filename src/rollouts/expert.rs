//! The expert: mixes what a bot would do with what is worth more.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::sync::{Arc, OnceLock};

use super::compare::{Budget, Comparison, ComparisonStep};
use super::players::Players;
use super::tally::Worth;
use super::work::Slice;
use crate::bots::{self, Chances, MakeBot, Policy, Temper};
use crate::engine::{Action, Ask, Choice, Rules, View};
use crate::games;
use crate::random::{PerMille, Rng, Seed};
use crate::solver::{self, Advisor, Book, BookReading, HEADS_UP, Weighing};

/// What an expert plays out for a decision. It takes about a hundredth of a second.
const USUAL: Budget = Budget { playouts: 800 };

/// What is walked over to weigh a decision between two: about a twentieth of a second.
const VISITS: u64 = 100_000;

/// The share of its standard error, in per cent, by which an action must be ahead of what a bot would do. Less follows
/// the noise of the playouts, more is only the bot again.
const DOUBT: i64 = 70;

/// The chance, in thousandths, that is added to each action's chance by the bot: of those that the bot does not take, too.
const UNUSUAL: PerMille = 60;
/// How often a bluff is made that is ahead of all else, in thousandths.
const BLUFFS: PerMille = 60;
/// What has a smaller weight than this many thousandths of the greatest is left out.
const RARE: u64 = 30;

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
            return Some(mixed(&thought.worths(), &of_bot).draw(rng));
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
        if let Some(chances) = self.between_two(view, choices) {
            return chances;
        }
        match self.thinks(view, choices, rng) {
            Some((worths, of_bot)) => mixed(&worths, &of_bot),
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

/// Mixes the actions by their worth, anchored to what a bot would do: each has the bot's chance, which halves with every
/// half of a standard error that the action is behind. Each is counted for what it is ahead of the bot by, less `DOUBT`
/// of the standard error. A bet above the least with which the seat gives up when its turn comes back is a bluff. It is made
/// now and then where it is ahead of all else, and no more often, because whoever notices would always answer it.
fn mixed(worths: &[Worth], of_bot: &Chances) -> Chances {
    let bets = worths.iter().filter_map(|worth| match worth.action {
        Action::Bet(chips) => Some(chips),
        _ => None,
    });
    let least = bets.min().unwrap_or(0);
    let is_bluff = |worth: &&Worth| matches!(worth.action, Action::Bet(chips) if chips > least && worth.gives_up);
    let score = |worth: &Worth| worth.ahead.0 - worth.ahead.1 * DOUBT / 100;
    let (bluffs, sound): (Vec<&Worth>, Vec<&Worth>) = worths.iter().partition(is_bluff);
    let best = sound.iter().map(|worth| score(worth)).max().unwrap_or(0);
    let weight = |worth: &Worth| {
        let prior = u64::from(of_bot.of(worth.action) + UNUSUAL) << 20;
        let half = (worth.error.max(worth.ahead.1) / 2).max(1);
        let behind = best - score(worth);
        // Between two halvings the weight falls evenly.
        let halved = prior
            .checked_shr((behind / half).min(63) as u32)
            .unwrap_or(0);
        let falls = u128::from(halved) * (behind % half) as u128 / (2 * half as u128);
        halved - falls as u64
    };
    let most = sound.iter().map(|worth| weight(worth)).max().unwrap_or(0);
    let weighted = sound.iter().map(|worth| {
        let weight = weight(worth) * 1000 / most.max(1);
        (worth.action, if weight < RARE { 0 } else { weight as u32 })
    });
    let mut weighted: Vec<(Action, u32)> = weighted.collect();
    let all: u32 = weighted.iter().map(|(_, weight)| weight).sum();
    let bluff = bluffs.into_iter().max_by_key(|worth| score(worth));
    if let Some(bluff) = bluff.filter(|worth| score(worth) > best) {
        weighted.push((bluff.action, all * BLUFFS / (1000 - BLUFFS)));
    }
    Chances::of_weights(weighted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOLD: Action = Action::Fold;
    const BET: fn(u64) -> Action = Action::Bet;

    /// An action that is so far ahead of the bot's, with a standard error of 400.
    fn worth(action: Action, ahead: i64) -> Worth {
        Worth {
            action,
            mean: ahead,
            error: 400,
            ahead: (ahead, if ahead == 0 { 0 } else { 400 }),
            gives_up: false,
        }
    }

    #[test]
    fn what_is_worth_about_as_much_is_mixed_as_the_bot_mixes_it() {
        let of_bot = Chances::of_weights([(FOLD, 700), (BET(2), 300)]);
        let alike = [worth(FOLD, 0), worth(BET(2), 280), worth(BET(8), 280)];
        let chances = mixed(&alike, &of_bot);
        assert!((630..=700).contains(&chances.of(FOLD)), "{chances:?}");
        assert!(chances.of(BET(2)) > 4 * chances.of(BET(8)), "{chances:?}");
        // What is clearly worth more is done, whatever the bot does.
        let chances = mixed(&[worth(FOLD, 0), worth(BET(8), 4_000)], &of_bot);
        assert_eq!(chances.of(BET(8)), 1000);
    }

    #[test]
    fn a_bluff_is_made_now_and_then() {
        let of_bot = Chances::sure(FOLD);
        let bluffs = |chips, ahead| Worth {
            gives_up: true,
            ..worth(BET(chips), ahead)
        };
        let worths = [worth(FOLD, 0), bluffs(8, 9_000), bluffs(2, 5_000)];
        let chances = mixed(&worths, &of_bot);
        // The least bet is none, whatever the seat does then.
        assert!((930..=941).contains(&chances.of(BET(2))), "{chances:?}");
        assert!((59..=60).contains(&chances.of(BET(8))), "{chances:?}");
        // A bluff that is not ahead is not made.
        let chances = mixed(
            &[worth(FOLD, 0), bluffs(8, -500), worth(BET(2), 0)],
            &of_bot,
        );
        assert_eq!(chances.of(BET(8)), 0);
    }
}
