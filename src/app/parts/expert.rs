//! The seam of the expert: worlds and playouts. It is fetched when an expert first has a turn, or a player first asks
//! for a hint or a review.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use std::pin::Pin;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::bots;
use super::depends::depends_on;
use super::felts::FAMILIES;
use super::sheet_code::uses_all;
use super::thinking::{self, BUDGET, FOR_A_HINT, review};
use crate::app::counts::{Task, Think, Thinker};
use crate::app::lazy::Loading;
use crate::app::sheets::elsewhere::expert_acts;
use crate::app::table::family::{self, Experts, PlayedAsExpert, PlayingAsExpert, Thought};
use crate::app::table::game::install_elsewhere;
use crate::bots::{Cast, Policy, Temper};
use crate::engine::{Choice, Rules, Seat, View};
use crate::notation::Record;
use crate::review::{AsExpert, Means};
use crate::rollouts::{Appraisal, Budget, Expert};

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
        think,
    })
}

fn make(rules: &Rules, cast: Cast) -> Box<dyn Policy + Send> {
    Box::new(Expert::among(cast, rules, BUDGET))
}

fn appraise(view: View<'_>, choices: &[Choice], cast: Cast) -> Option<Thought> {
    let mut appraisal = Appraisal::begin(view, choices, cast, FOR_A_HINT)?;
    Some(Box::new(move || appraisal.step()))
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

/// Thinks in a worker. There the games of a family have to be fetched too.
fn think(task: Task, begin: Box<dyn FnOnce(Option<Thinker>)>) {
    family::install_bots(bots::functions());
    family::install(&FAMILIES, load);
    thinking::think(task, begin);
}
