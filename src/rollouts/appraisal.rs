//! What each choice is worth, told ever more exactly: for a hint.

use super::compare::{Budget, Comparison, ComparisonStep};
use super::expert::usual_actions;
use super::known::Known;
use super::players::Players;
use super::sums::Estimate;
use super::tally::Behind;
use super::work::Slice;
use crate::bots::{MakeBot, Temper};
use crate::cards::CardSet;
use crate::engine::{Action, Ask, Choice, View};
use crate::random::{Rng, Seed};

/// The number of worlds before the first news. Each later news comes with twice as many.
const FIRST_NEWS: u64 = 16;
/// How much longer choices are played out where no verdict is clear.
const LONGER: u32 = 3;
/// The ranges of others are read from what they did, with one hand for each strength, which errs too. Figures that follow from
/// ranges are off by this many tenths of what the worlds' chance alone would make of them, as `tests/worths.rs` measures.
const RANGE_ERROR: i64 = 13;

/// The choices of a seat, played out in ever more worlds. It holds no card that the seat has not seen. The same view
/// always gets the same estimates.
///
/// ```
/// use brag::bots;
/// use brag::engine::{Action, Seat, Table, Viewer};
/// use brag::games::three_card;
/// use brag::rollouts::{Appraisal, Budget};
///
/// let mut table = Table::new(three_card(), &[100, 100], Seat(0))?;
/// table.deal_in_place(Some(brag::cards::Pack::sorted()))?;
/// let own = Seat(1);
/// let (view, choices) = (table.view(Viewer::Seat(own)), table.choices(own));
/// let budget = Budget { playouts: 60 };
/// let mut appraisal = Appraisal::begin(view, &choices, bots::bot, budget).expect("several choices");
/// while !appraisal.step().is_done {}
/// let estimates = appraisal.estimates();
/// assert!(estimates.iter().any(|one| one.action == Action::Fold && one.mean == 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Appraisal {
    players: Players,
    comparison: Comparison,
    /// The budget of further thought. `None`: there is none.
    more: Option<Budget>,
    rng: Rng,
}

/// What a step has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppraisalStep {
    /// Whether there is no more to find.
    pub is_done: bool,
    /// The estimates, the best first, where they are worth telling anew.
    pub news: Option<Vec<Estimate>>,
}

impl Appraisal {
    /// Begins to appraise what the viewer may do. `make_bot` makes the players that play the worlds out. `None`: he has no
    /// two actions to compare, or this game is not played out for a hint.
    #[must_use]
    pub fn begin(
        view: View<'_>,
        choices: &[Choice],
        make_bot: MakeBot,
        budget: Budget,
    ) -> Option<Appraisal> {
        let playouts = match view.ask().is_of_setting() {
            // In each world all others set their hands, which takes long.
            true => budget.playouts / 10,
            false => budget.playouts,
        };
        Appraisal::of(view, choices, None, make_bot, Budget { playouts })
    }

    /// Like [`Appraisal::begin`], for a verdict on this action: it is compared too, and those far worse than the best are
    /// played out less often. As long as no verdict is clear it is worth going on, up to three times the playouts.
    #[must_use]
    pub fn of(
        view: View<'_>,
        choices: &[Choice],
        taken: Option<Action>,
        make_bot: MakeBot,
        budget: Budget,
    ) -> Option<Appraisal> {
        // To show a set hand costs nothing.
        let is_free = view.ask().is_to_show_set();
        if is_free || matches!(view.ask(), Ask::ChooseGame { .. } | Ask::Agree { .. }) {
            return None;
        }
        let mut rng = chance_of(view);
        let players = Players::of(view.rules(), make_bot)?.mostly_bots();
        let mut bot = make_bot(view.rules(), Temper::Straightforward);
        let of_bots = usual_actions(&bot.chances(view, choices, &mut rng));
        let of_bots = of_bots.into_iter().chain(bot.ideas(view));
        let of_bots: Vec<Action> = taken.into_iter().chain(of_bots).collect();
        let comparison = Comparison::begin(view, choices, &of_bots, budget, &mut rng)?;
        // What was done is compared first, or nothing is told of it.
        if taken.is_some_and(|taken| !comparison.begins_with(taken)) {
            return None;
        }
        Some(Appraisal {
            players,
            comparison: match taken {
                None => comparison.thorough(),
                Some(_) if view.rules().sets_hands() => comparison.for_a_verdict(1),
                Some(_) => comparison.for_a_verdict(LONGER),
            },
            more: (!view.rules().sets_hands()).then_some(budget),
            rng,
        })
    }

    /// Thinks on once it is done, with the same budget again, of what was done and its best rival. Ranges are read anew.
    /// `false`: it does not, because to set hands takes too long.
    pub fn think_on(&mut self) -> bool {
        if let Some(budget) = self.more {
            self.comparison.think_on(budget, LONGER);
        }
        self.more.is_some()
    }

    /// Like [`Appraisal::begin`], where everybody plays as the straightforward player that `make_bot` makes.
    #[must_use]
    pub fn alike(
        view: View<'_>,
        choices: &[Choice],
        make_bot: MakeBot,
        budget: Budget,
    ) -> Option<Appraisal> {
        let appraisal = Appraisal::begin(view, choices, make_bot, budget)?;
        Some(Appraisal {
            players: Players::alike(make_bot(view.rules(), Temper::Straightforward)),
            ..appraisal
        })
    }

    /// The same appraisal by other chance, before its first step. Each number is another chance.
    #[must_use]
    pub fn by_chance(mut self, nth: u64) -> Appraisal {
        let mut rng = Rng::new(self.rng.seed(), nth);
        self.comparison = self.comparison.by_chance(&mut rng);
        Appraisal { rng, ..self }
    }

    /// The same appraisal, where this is known of the players.
    #[must_use]
    pub fn knowing(self, known: &Known) -> Appraisal {
        Appraisal {
            players: self.players.knowing(known.clone()),
            ..self
        }
    }

    /// Plays choices out for about a millisecond on a phone.
    pub fn step(&mut self) -> AppraisalStep {
        let mut slice = Slice::default();
        let progress = self
            .comparison
            .step(&mut self.players, &mut self.rng, &mut slice);
        let is_done = progress == ComparisonStep::Done;
        let worlds = self.comparison.worlds();
        let is_world = progress == ComparisonStep::World && worlds.is_power_of_two();
        let is_news = is_done || is_world && worlds >= FIRST_NEWS;
        AppraisalStep {
            is_done,
            news: is_news.then(|| self.estimates()),
        }
    }

    /// The number of worlds in which the choices have been played out.
    #[must_use]
    pub fn worlds(&self) -> u64 {
        self.comparison.worlds()
    }

    /// How far the action taken is behind the best of the others by now.
    #[must_use]
    pub fn behind(&self) -> Behind {
        let behind = self.comparison.behind_best();
        Behind {
            error: self.with_error(behind.error),
            ..behind
        }
    }

    /// Whether the action taken gives up what another one keeps at no cost.
    #[must_use]
    pub fn is_dominated(&self) -> bool {
        self.comparison.is_dominated()
    }

    /// How far each choice is behind the best by now, with the standard error of that, in thousandths of a chip.
    #[must_use]
    pub fn beside_best(&self) -> Vec<(Action, i64, i64)> {
        let worths = self.comparison.worths();
        let best = worths.first().map_or(0, |best| best.mean);
        let each = worths.iter();
        each.map(|one| (one.action, best - one.mean, self.with_error(one.error)))
            .collect()
    }

    /// What each choice is worth by now, the best first.
    #[must_use]
    pub fn estimates(&self) -> Vec<Estimate> {
        let estimates = self.comparison.estimates().into_iter();
        let with_error = estimates.map(|one| Estimate {
            error: self.with_error(one.error),
            ..one
        });
        with_error.collect()
    }

    /// The error that is told for one of the worlds' chance.
    fn with_error(&self, error: i64) -> i64 {
        match self.comparison.reads_actions() {
            true => error * RANGE_ERROR / 10,
            false => error,
        }
    }
}

/// The chance of an appraisal. It follows from what the viewer sees, so that other decisions meet other worlds.
fn chance_of(view: View<'_>) -> Rng {
    let own = view.own().into_iter().flat_map(|own| own.hands());
    let faces = own.flat_map(|hand| hand.faces());
    let cards: CardSet = faces.filter_map(|face| face.card).collect();
    let mut seed = Seed([0; 32]);
    seed.0[..8].copy_from_slice(&cards.bits().to_le_bytes());
    seed.0[8..16].copy_from_slice(&(view.history().len() as u64).to_le_bytes());
    Rng::new(seed, u64::from(view.deals()))
}
