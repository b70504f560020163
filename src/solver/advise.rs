//! The door for a bot: the chances with which a good player takes each move, when two are left in a betting game.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::book::Book;
use super::buckets::Buckets;
use super::budget::Budget;
use super::deal::Deal;
use super::line::{Line, Means};
use super::offered::offered;
use super::range::SURE;
use super::spot::Move;
use super::weighing::Weighing;
use crate::cards::RankingRules;
use crate::engine::{Action, Choice, View};
use crate::random::PerMille;

/// The most cards of a hand. The best three of more are seldom asked about between two.
const MOST_CARDS: u8 = 5;

/// Actions with their chances, which make 1000.
pub type Advice = ArrayVec<(Action, PerMille), 8>;

/// Chances below this, in parts of [`SURE`], are taken for noise.
const NOISE: i32 = SURE / 50;

/// Solves deals as they are played. It remembers the deal that it was asked about last, and nothing that it gives depends
/// on that.
#[derive(Default)]
pub struct Advisor {
    book: Arc<Book>,
    buckets: Option<((RankingRules, u8), Buckets)>,
    line: Option<Line>,
}

impl Advisor {
    /// An advisor who knows these stored strategies.
    #[must_use]
    pub fn with(book: impl Into<Arc<Book>>) -> Advisor {
        Advisor {
            book: book.into(),
            ..Advisor::default()
        }
    }

    /// Whether a book can know the game that this view is of. Of real cards it knows nothing.
    #[must_use]
    pub fn may_know(view: View<'_>) -> bool {
        let cards = view.rules().cards_dealt().unwrap_or(0);
        let game = (view.ranking().rules(), cards);
        let is_known = view.rules().vying().is_some() && !view.rules().real_cards;
        is_known && view.betting() == 2 && Book::is_of(game)
    }

    /// The chances of each action for the viewer. The ranges are those of all hands when two are left, and then what the
    /// stored and the solved play make of them. `None`: it is not the viewer's turn to bet between two, or the choices
    /// are not those of such a turn.
    pub fn advise(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        budget: &mut Budget<'_>,
    ) -> Option<Advice> {
        let (line, means, bucket) = self.follow(view, budget)?;
        let moves = line.play(&means, bucket.unwrap_or(0));
        actions(&moves, choices)
    }

    /// Begins to weigh the moves of the viewer, and this one of his too, in about so many visits. `None`: no play is stored
    /// for where the deal stands.
    pub fn weigh(
        &mut self,
        view: View<'_>,
        choices: &[Choice],
        taken: Action,
        visits: u64,
    ) -> Option<Weighing> {
        let stop = &mut || true;
        let (line, means, bucket) = self.follow(view, &mut Budget { visits: 0, stop })?;
        line.weigh(means.buckets, bucket, choices, taken, visits)
    }

    /// Follows the deal to the viewer's turn. His bucket is `None` where he has not seen his hand.
    fn follow(
        &mut self,
        view: View<'_>,
        budget: &mut Budget<'_>,
    ) -> Option<(&Line, Means<'_>, Option<usize>)> {
        let deal = Deal::read(view)?;
        let cards = view.rules().cards_dealt()?;
        if !(3..=MOST_CARDS).contains(&cards) {
            return None;
        }
        let game = (view.ranking().rules(), cards);
        // What nothing is known of and nothing may be solved for needs no buckets.
        let is_stored = || {
            self.book
                .find(&deal.terms, &deal.root, deal.me, game)
                .is_some()
        };
        if budget.visits == 0 && !is_stored() {
            return None;
        }
        if self.buckets.as_ref().is_none_or(|(of, _)| *of != game) {
            self.buckets = Some((game, Buckets::new(view.ranking(), cards.into())));
            self.line = None;
        }
        let means = Means {
            buckets: &self.buckets.as_ref()?.1,
            game,
            book: &self.book,
        };
        let bucket = match deal.now.open[deal.me] || deal.now.decides {
            true => Some(means.buckets.of(view.own()?.known_hand()?.1)),
            false => None,
        };
        let line = self.line.take();
        let mut line = match line.filter(|line| line.goes_on(&deal, budget.visits)) {
            Some(line) => line.going_on(deal),
            None => Line::begin(deal, &means, budget)?,
        };
        line.follow(&means, budget)?;
        Some((self.line.insert(line), means, bucket))
    }
}

/// The advice of an [`Advisor`] without a book who has not been asked before.
#[must_use]
pub fn advise(view: View<'_>, choices: &[Choice], visits: u64) -> Option<Advice> {
    let mut stop = || false;
    let stop = &mut stop;
    Advisor::default().advise(view, choices, &mut Budget { visits, stop })
}

/// The moves as actions on offer, without noise. `None`: none of them is on offer.
fn actions(moves: &[(Move, i32)], choices: &[Choice]) -> Option<Advice> {
    let granted = |by: &Move| offered(*by, choices);
    let mut kept: Vec<(Action, i64)> = Vec::new();
    let most = moves.iter().map(|(_, chance)| *chance).max()?;
    for (by, chance) in moves {
        if *chance >= NOISE.min(most)
            && let Some(action) = granted(by)
        {
            kept.push((action, i64::from(*chance)));
        }
    }
    let all: i64 = kept.iter().map(|(_, chance)| chance).sum();
    let mut advice = Advice::new();
    let (mut left, mut sum) = (1000, 0);
    // Each gets what the sum of chances has grown by, so that they make 1000.
    for (action, chance) in kept {
        sum += chance;
        let rest = 1000 - (sum * 1000).checked_div(all)? as PerMille;
        advice.try_push((action, left - rest)).ok()?;
        left = rest;
    }
    (!advice.is_empty()).then_some(advice)
}
