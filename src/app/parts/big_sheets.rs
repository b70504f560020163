//! The seams of the big sheets. Each is a separate part that needs `sheets`.

#![allow(unsafe_code, reason = "the seam between two parts of a program is one")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::depends::depends_on;
use super::sheet_code::uses_all;
use crate::app::lazy::{Loading, Sheet, TrialFrom};
use crate::app::sheets::SheetState;
use crate::app::sheets::drills::Drill;
use crate::app::sheets::embed::Embed;
use crate::app::sheets::fairness::Fairness;
use crate::app::sheets::guide::{self, FirstDeal};
use crate::app::sheets::howto::HowToPlay;
use crate::app::sheets::lesson::Lesson;
use crate::app::sheets::new_game::{Form, NewGame};
use crate::app::sheets::odds::OddsTab;
use crate::app::sheets::parts::{MakeSheet, SheetPart};
use crate::app::sheets::records::{self, RecordsTab};
use crate::app::sheets::retold::{self, Retold};
use crate::app::sheets::review::{Review, Trial};
use crate::app::sheets::school::{self, School};
use crate::app::sheets::statistics::Statistics;
use crate::app::storage;
use crate::app::table::family;
use crate::app::table::game::Game;

/// The function that fetches a part.
pub fn load(part: SheetPart) -> fn() -> Loading<MakeSheet> {
    match part {
        SheetPart::NewGame => || Box::pin(async { new_game().await.ok() }),
        SheetPart::Records => || Box::pin(async { records().await.ok() }),
        SheetPart::Statistics => || Box::pin(async { statistics().await.ok() }),
        SheetPart::Guides => || Box::pin(async { guides().await.ok() }),
        SheetPart::School => || Box::pin(async { school().await.ok() }),
        SheetPart::Tools => || Box::pin(async { tools().await.ok() }),
    }
}

#[wasm_split(new_game, wasm_split_path = ::leptos::wasm_split, fallible)]
fn new_game() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    const MAKE: MakeSheet = |_| {
        let game = expect_context::<Game>();
        let form = expect_context::<SheetState>().form(|| {
            let is_begun = untrack(move || game.shown.public(|view| view.deals())) > 0;
            Form::new(match storage::last_new_game() {
                Some(last) if is_begun => last.at(game.in_play.setup()),
                Some(last) => last,
                None => game.in_play.setup().into(),
            })
        });
        view! { <NewGame form/> }.into_any()
    };
    Ok(&MAKE)
}

#[wasm_split(records, wasm_split_path = ::leptos::wasm_split, fallible)]
fn records() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    // The bots play in drills. They come with what deals the first cards, and may be a moment later than this part.
    family::install_bots(super::bots::functions());
    const MAKE: MakeSheet = |sheet| match sheet {
        Sheet::Replay => records::replay(),
        Sheet::Trial(TrialFrom::School(kind)) => view! { <Drill kind/> }.into_any(),
        Sheet::Trial(from) => view! { <Trial from/> }.into_any(),
        Sheet::Review(of, from) => view! { <Review of from/> }.into_any(),
        _ => view! { <RecordsTab/> }.into_any(),
    };
    Ok(&MAKE)
}

#[wasm_split(statistics, wasm_split_path = ::leptos::wasm_split, fallible)]
fn statistics() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    const MAKE: MakeSheet = |_| view! { <Statistics/> }.into_any();
    Ok(&MAKE)
}

#[wasm_split(guides, wasm_split_path = ::leptos::wasm_split, fallible)]
fn guides() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    const MAKE: MakeSheet = |sheet| match sheet {
        Sheet::Lesson(nth) => match guide::place_of(nth) {
            None => view! { <Lesson nth/> }.into_any(),
            Some(place) => match retold::place_of(nth) {
                None => view! { <FirstDeal place/> }.into_any(),
                Some(place) => view! { <Retold place/> }.into_any(),
            },
        },
        Sheet::HowToPlay(game, from) => view! { <HowToPlay game from/> }.into_any(),
        _ => ().into_any(),
    };
    Ok(&MAKE)
}

#[wasm_split(school, wasm_split_path = ::leptos::wasm_split, fallible)]
fn school() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    // They come with what deals the first cards, and may be a moment later than this part.
    family::install_bots(super::bots::functions());
    const MAKE: MakeSheet = |sheet| match sheet {
        Sheet::School => view! { <School/> }.into_any(),
        Sheet::Ten => school::ten(),
        _ => ().into_any(),
    };
    Ok(&MAKE)
}

#[wasm_split(tools, wasm_split_path = ::leptos::wasm_split, fallible)]
fn tools() -> Result<&'static MakeSheet, SplitLoaderError> {
    depends_on(uses_all);
    const MAKE: MakeSheet = |sheet| match sheet {
        Sheet::Fairness(from) => view! { <Fairness from/> }.into_any(),
        Sheet::Embed => {
            let options = expect_context::<SheetState>().embed();
            view! { <Embed options/> }.into_any()
        }
        _ => view! { <OddsTab/> }.into_any(),
    };
    Ok(&MAKE)
}
