//! The seam of the expert: worlds and playouts. It is fetched when an expert first has a turn, or a player first asks
//! for a hint or a review.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::pin::Pin;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheet_code::uses_all;
use super::thinking;
use crate::app::counts::Think;
use crate::app::lazy::Loading;
use crate::app::sheets::elsewhere::expert_acts;
use crate::app::table::family::{
    Experts, PlayedAsExpert, PlayingAsExpert, Reviewed, Reviewing, Risks, Thought,
};
use crate::app::table::game::install_elsewhere;
use crate::bots::{Cast, Policy, Temper};
use crate::engine::{Choice, Rules, Seat, View};
use crate::notation::Record;
use crate::review::{AsExpert, Means, Reviewer, Step};
use crate::rollouts::{Appraisal, Budget, Expert};

/// How much an expert plays out for a decision: a second on a slow phone.
pub(super) const BUDGET: Budget = Budget { playouts: 800 };
/// How much is played out for a hint. It is told ever more exactly meanwhile.
pub(super) const FOR_A_HINT: Budget = Budget { playouts: 6_000 };
/// How much is played out for each decision of a review.
const FOR_A_REVIEW: Budget = Budget { playouts: 1_200 };
/// How much is played out for each decision of an expert who plays a deal many times.
const FOR_A_DEAL: Budget = Budget { playouts: 240 };

/// What the part brings.
struct Brought {
    /// To the page.
    experts: Experts,
    /// To a worker.
    think: Think,
}

/// Fetches the part.
pub fn load() -> Loading<Experts> {
    Box::pin(async {
        let brought = part().await.ok()?;
        Some(&brought.experts)
    })
}

/// Fetches the part in a worker, which plays and draws nothing.
pub fn learn() -> Pin<Box<dyn Future<Output = Option<Think>>>> {
    Box::pin(async {
        let brought = part().await.ok()?;
        Some(brought.think)
    })
}

#[wasm_split(expert, wasm_split_path = ::leptos::wasm_split, fallible)]
fn part() -> Result<&'static Brought, SplitLoaderError> {
    depends_on(uses_all);
    install_elsewhere(expert_acts);
    Ok(&Brought {
        experts: Experts {
            make,
            appraise,
            review,
            as_expert,
        },
        think: thinking::think,
    })
}

fn make(rules: &Rules, cast: Cast) -> Box<dyn Policy + Send> {
    Box::new(Expert::among(cast, rules, BUDGET))
}

fn appraise(view: View<'_>, choices: &[Choice], cast: Cast) -> Option<Thought> {
    let mut appraisal = Appraisal::begin(view, choices, cast, FOR_A_HINT)?;
    Some(Box::new(move || appraisal.step()))
}

pub(super) fn review(
    record: Record,
    seat: Seat,
    only: Option<u32>,
    cast: Cast,
    risks: Option<Risks>,
) -> Reviewing {
    let means = Means {
        cast,
        risks,
        budget: FOR_A_REVIEW,
    };
    let mut reviewer = Reviewer::begin(record, seat, only, means);
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

fn as_expert(
    record: Record,
    seat: Seat,
    deal: u32,
    tempers: Vec<Temper>,
    cast: Cast,
) -> PlayingAsExpert {
    let means = Means {
        cast,
        risks: None,
        budget: FOR_A_DEAL,
    };
    let mut expert = AsExpert::begin(record, seat, deal, tempers, means);
    let mut was_watched = false;
    Box::new(move |is_watched| {
        if is_watched != was_watched {
            expert.begin_anew();
            was_watched = is_watched;
        }
        if is_watched {
            let told = expert.watch();
            return told.map_or(PlayedAsExpert::More(None), |told| {
                PlayedAsExpert::Watched(Box::new(told))
            });
        }
        match expert.step() {
            Ok(true) => PlayedAsExpert::More(expert.made()),
            Ok(false) => PlayedAsExpert::Done(expert.made()),
            Err(_) => PlayedAsExpert::Failed,
        }
    })
}
