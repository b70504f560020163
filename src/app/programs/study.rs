//! The program of what is studied: records and replays, reviews and trials, statistics, the school with its drills, the
//! odds, the check of the shuffle, and *Embed this table*.

#![allow(unsafe_code, reason = "the seam between two programs is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheets;
use crate::app::lazy::{Loading, Sheet};
use crate::app::sheets::SheetState;
use crate::app::sheets::course::CourseEnd;
use crate::app::sheets::drills::Drill;
use crate::app::sheets::embed::Embed;
use crate::app::sheets::fairness::Fairness;
use crate::app::sheets::odds::OddsTab;
use crate::app::sheets::records::{self, RecordsTab};
use crate::app::sheets::review::{Review, Trial};
use crate::app::sheets::school::{self, School};
use crate::app::sheets::statistics::Statistics;
use crate::app::sheets::workshop::Workshop;
use crate::app::sheets::written::Written;
use crate::app::table::page::Study;

/// Fetches the program.
pub fn load() -> Loading<Study> {
    Box::pin(async { program().await.ok() })
}

#[wasm_split(study, wasm_split_path = ::leptos::wasm_split, fallible)]
fn program() -> Result<&'static Study, SplitLoaderError> {
    depends_on(sheets::functions);
    Ok(&Study {
        sheet,
        school: school::tab,
        odds: || view! { <OddsTab/> }.into_any(),
        records: || view! { <RecordsTab/> }.into_any(),
        statistics: || view! { <Statistics/> }.into_any(),
    })
}

fn sheet(sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Replay => records::replay(),
        Sheet::Trial(from) => view! { <Trial from/> }.into_any(),
        Sheet::Drill(of) => view! { <Drill of/> }.into_any(),
        Sheet::CourseEnd => view! { <CourseEnd/> }.into_any(),
        Sheet::Review(of, from) => view! { <Review of from/> }.into_any(),
        Sheet::School => view! { <School/> }.into_any(),
        Sheet::Written => view! { <Written/> }.into_any(),
        Sheet::Workshop => view! { <Workshop/> }.into_any(),
        Sheet::Ten => school::ten(),
        Sheet::Fairness(from) => view! { <Fairness from/> }.into_any(),
        Sheet::Embed => {
            let options = expect_context::<SheetState>().embed();
            view! { <Embed options/> }.into_any()
        }
        // `sheets` makes the others.
        _ => ().into_any(),
    }
}
