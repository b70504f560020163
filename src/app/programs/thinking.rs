//! What the worker thinks by: the sitting is played there from its save, and the expert gets the view of one seat.

use crate::app::counts::{Finding, Task, Thinker, Told, ToldDeal, ToldDecision, Wants};
use crate::app::table::experts::{Reviewed, Reviewing};
use crate::bots::{self, Risks};
use crate::engine::{Seat, Viewer};
use crate::notation::{Move, Record};
use crate::random::Seed;
use crate::review::{Means, Reviewer, Scope, Step};
use crate::rollouts::{Appraisal, Budget, Expert, own_chance};
use crate::sitting;
use crate::sitting::session::Session;

/// How much an expert plays out for a decision: a second on a slow phone.
pub(super) const BUDGET: Budget = Budget { playouts: 800 };
/// How much is played out for a hint. It is told ever more exactly meanwhile.
pub(super) const FOR_A_HINT: Budget = Budget { playouts: 6_000 };
/// How much is played out for each decision of a review.
const FOR_A_REVIEW: Budget = Budget { playouts: 2_400 };

/// Begins to think in a worker, from the view of the seat. `None`: this cannot be thought about.
pub(super) fn think(task: &Task) -> Option<Thinker> {
    if let Wants::Review(scope) = task.wants {
        let record = task.sitting.parse::<Record>().ok()?;
        return Some(reviewer(record, Seat(task.seat), scope));
    }
    thinker(sitting::elsewhere(&task.sitting)?, task)
}

fn reviewer(record: Record, seat: Seat, scope: Scope) -> Thinker {
    let risks = bots::risks(&record.rules);
    let mut review = review(record, seat, scope, risks);
    let mut known = (0, 0);
    Box::new(move || {
        let mut decided = None;
        let step = review(&mut |decision, _| decided = Some(ToldDecision::of(seat, decision)));
        match step {
            Reviewed::More(done, all) => {
                let is_news = decided.is_some() || known != (done, all);
                known = (done, all);
                match is_news {
                    true => Finding::Reviewing(done as u32, all as u32, decided),
                    false => Finding::More,
                }
            }
            Reviewed::Done(deals) => {
                Finding::Reviewed(deals.iter().map(|deal| ToldDeal::of(seat, deal)).collect())
            }
            Reviewed::Failed => Finding::Not,
        }
    })
}

fn thinker(session: Session, task: &Task) -> Option<Thinker> {
    let seat = Seat(task.seat);
    let choices = session.table().choices(seat);
    match task.wants {
        Wants::Action(seed) => {
            let mut expert = Expert::among(bots::bot, session.table().rules(), BUDGET);
            let mut rng = own_chance(Seed(seed));
            Some(Box::new(move || {
                let view = session.table().view(Viewer::Seat(seat));
                match expert.considers(view, &choices, &mut rng) {
                    Some(action) => {
                        let action = session.table().named(seat, action);
                        Finding::Action(Move { seat, action }.to_string())
                    }
                    None => Finding::More,
                }
            }))
        }
        Wants::Review(_) => None,
        Wants::Worths => {
            let view = session.table().view(Viewer::Seat(seat));
            let mut appraisal = Appraisal::begin(view, &choices, bots::bot, FOR_A_HINT)?;
            Some(Box::new(move || {
                let found = appraisal.step();
                match found.news {
                    Some(news) => {
                        let told = news.iter().map(|one| Told::of(seat, one)).collect();
                        Finding::Worths(told, found.is_done)
                    }
                    None => Finding::More,
                }
            }))
        }
    }
}

/// Begins to review these decisions of the seat.
pub(super) fn review(record: Record, seat: Seat, scope: Scope, risks: Option<Risks>) -> Reviewing {
    let means = Means {
        cast: bots::bot,
        risks,
        budget: FOR_A_REVIEW,
    };
    let mut reviewer = Reviewer::begin(record, seat, scope, means);
    Box::new(move |tell| {
        let Ok(step) = reviewer.step() else {
            return Reviewed::Failed;
        };
        match (step, reviewer.latest()) {
            (Step::Done, _) => return Reviewed::Done(reviewer.deals().to_vec()),
            (Step::Decided, Some((decision, table))) => tell(decision, table),
            _ => {}
        }
        let (done, all) = reviewer.progress();
        Reviewed::More(done, all)
    })
}
