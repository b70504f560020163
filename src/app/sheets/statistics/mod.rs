//! Statistics of all sittings on this device, in all and by table: numbers, pictures, and what reviews have found.

mod costliest;
mod count;
mod drawing;
mod mistakes;
mod not_reviewed;
mod numbers;
mod opened;
mod picture;
mod pictures;
mod strength;

use leptos::prelude::*;
use web_sys::js_sys::Date;

use self::count::{Counted, Counts, counts};
use self::numbers::{blind, numbers, won_with};
use self::picture::PictureFigure;
use crate::app::i18n::say;
use crate::app::platform::files;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::replay::Records;
use crate::app::storage::SaveState;
use crate::app::table::game::Game;
use crate::sitting::past::{PastSitting, csv};

const FILE: &str = "brag-statistics.csv";
/// The id of the heading.
const HEADING: &str = "statistics";

/// The statistics, once they are counted.
#[component]
pub fn Statistics() -> impl IntoView {
    let game = expect_context::<Game>();
    let save_state = expect_context::<SaveState>();
    let records = expect_context::<Records>();
    let counted = counts(game, save_state);
    let chosen = RwSignal::new(0);
    whenever(move |_| {
        // After a review the focus returns to its button, which may be gone.
        if counted.with(Option::is_some)
            && let Some(from) = records.come_back()
        {
            request_animation_frame(move || {
                let is_there = document().get_element_by_id(&from).is_some();
                focus_element(if is_there { &from } else { HEADING });
            });
        }
    });
    let all = move || {
        counted.with(|counted| {
            let counts = counted.as_ref()?;
            if counts.sittings.is_empty() {
                return Some(view! { <p class="rules">{say::STAT_NONE.get()}</p> }.into_any());
            }
            Some(table(counts, chosen.get(), game).into_any())
        })
    };
    view! {
        <section class="statistics review" aria-labelledby=HEADING>
            <h3 id=HEADING tabindex="-1">{say::STATISTICS.get()}</h3>
            {live(move || which(counted, chosen))}
            {live(all)}
        </section>
    }
}

/// All that is told of a table.
fn table(counts: &Counts, chosen: usize, game: Game) -> impl IntoView + use<> {
    let tally = counts.tallies.get(chosen).or(counts.tallies.first());
    let tally = tally.map(|(_, tally)| tally);
    let sittings: Vec<&Counted> = counts.at(chosen).collect();
    let pictures = pictures::ALL.into_iter().filter_map(|make| make(&sittings));
    let mut pictures = pictures.map(|picture| view! { <PictureFigure picture/> });
    let save = {
        let past: Vec<PastSitting> = sittings.iter().map(|one| one.past.clone()).collect();
        // Nothing but the sign is left between no digits.
        let point = say::decimals("", "").chars().next().unwrap_or('.');
        // If the browser refuses the file, the button stays.
        move |_| {
            let text = csv(&past, Date::now() as u64, iso, point);
            drop(files::offer_as("text/csv", FILE, &text));
        }
    };
    view! {
        {tally.map(numbers)}
        {strength::strength(&sittings)}
        {pictures.next()}
        {not_reviewed::list(&sittings)}
        {pictures.collect_view()}
        {tally.map(won_with)}
        {tally.map(blind)}
        {mistakes::list(&sittings)}
        {costliest::list(&sittings, game)}
        <button class="add" aria-describedby="csv-note" on:click=save>{say::STAT_SAVE_CSV.get()}</button>
        <p class="rules" id="csv-note">{say::STAT_CSV_NOTE.get()}</p>
    }
}

/// A list to choose the table, if there are several.
fn which(counted: RwSignal<Option<Counts>>, chosen: RwSignal<usize>) -> Option<impl IntoView> {
    let names: Vec<String> = counted.with(|counts| {
        let tallies = counts.iter().flat_map(|counts| &counts.tallies);
        tallies.map(|(name, _)| name.clone()).collect()
    });
    let choose = move |list: web_sys::HtmlSelectElement| {
        chosen.set(usize::try_from(list.selected_index()).unwrap_or_default());
    };
    (names.len() > 2).then(|| {
        let option = |(nth, name): (usize, String)| {
            view! { <option prop:selected=move || chosen.get() == nth>{name}</option> }
        };
        view! {
            <select
                class="which"
                aria-label=say::STAT_WHICH_TABLE.get()
                on:change:target=move |list| choose(list.target())
            >
                {names.into_iter().enumerate().map(option).collect_view()}
            </select>
        }
    })
}

/// A date for a table: ISO 8601.
fn iso(at: u64) -> String {
    // An `f64` holds whole milliseconds for some hundred thousand years.
    Date::new(&(at as f64).into()).to_iso_string().into()
}
