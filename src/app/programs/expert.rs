//! The program of the expert: worlds, playouts, solved play and counts. It is fetched when an expert first has a turn, or
//! a player first asks for a hint or a review. The worker runs it too.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen::throw_str;
use wasm_bindgen_futures::spawn_local;

use super::budgets::{BUDGET, FOR_A_DEAL, FOR_A_HINT};
use super::charting::{chart, chart_of};
use super::depends::depends_on;
use super::games;
use super::thinking::{review, think};
use crate::app::lazy::Loading;
use crate::app::sheets::worker_thoughts::expert_acts;
use crate::app::table::experts::{
    ExpertProgram, PlayedAsExpert, PlayingAsExpert, Thought, Weighed, Weighing,
};
use crate::app::worker;
use crate::bots::{self, Policy, Temper};
use crate::engine::{Choice, Rules, Seat, View};
use crate::notation::Record;
use crate::review::{AsExpert, ReviewSettings};
use crate::rollouts::{Appraisal, Expert};

/// The worlds from which on choices that are weighed are told.
const TELLING: u64 = 128;

/// What the program brings.
struct Functions {
    /// To the page.
    experts: ExpertProgram,
    /// To a worker: counts and thinks for as long as the worker lives.
    serve: fn(),
}

/// Fetches the program.
pub fn load() -> Loading<ExpertProgram> {
    Box::pin(async {
        let functions = program().await.ok()?;
        Some(&functions.experts)
    })
}

/// Fetches the program in a worker, and counts and thinks there.
pub fn work() {
    spawn_local(async {
        match program().await {
            Ok(functions) => (functions.serve)(),
            // The error tells the page that the worker has failed.
            Err(_) => throw_str(""),
        }
    });
}

#[wasm_split(expert, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<&'static Functions, SplitLoaderError> {
    depends_on(games::functions);
    Ok(&Functions {
        experts: ExpertProgram {
            make_bot,
            appraise,
            weigh,
            review,
            as_expert,
            chart,
            chart_of,
            acts: expert_acts,
        },
        serve: || worker::serve(think),
    })
}

fn make_bot(rules: &Rules, temper: Temper) -> Box<dyn Policy + Send> {
    match temper {
        Temper::Expert => Box::new(Expert::among(bots::bot, rules, BUDGET)),
        other => bots::bot(rules, other),
    }
}

fn appraise(view: View<'_>, choices: &[Choice]) -> Option<Thought> {
    let mut appraisal = Appraisal::begin(view, choices, bots::bot, FOR_A_HINT)?;
    Some(Box::new(move || appraisal.step()))
}

fn weigh(view: View<'_>, choices: &[Choice]) -> Option<Weighing> {
    let mut appraisal = Appraisal::begin(view, choices, bots::bot, FOR_A_HINT)?;
    Some(Box::new(move || {
        let is_done = appraisal.step().is_done;
        // The errors of a few worlds tell little.
        let is_told = is_done || appraisal.worlds() >= TELLING;
        Weighed {
            beside: if is_told {
                appraisal.beside_best()
            } else {
                Vec::new()
            },
            is_done,
        }
    }))
}

fn as_expert(record: Record, seat: Seat, deal: u32, tempers: Vec<Temper>) -> PlayingAsExpert {
    let means = ReviewSettings {
        make_bot: bots::bot,
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
            let watched = expert.watch();
            return watched.map_or(PlayedAsExpert::More(None), |watched| {
                PlayedAsExpert::Watched(Box::new(watched))
            });
        }
        match expert.step() {
            Ok(true) => PlayedAsExpert::More(expert.result()),
            Ok(false) => PlayedAsExpert::Done(expert.result()),
            Err(_) => PlayedAsExpert::Failed,
        }
    })
}
