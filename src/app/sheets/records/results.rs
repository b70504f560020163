//! The results of past sittings: a summary, and each with its buttons.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::replay::Records;
use crate::app::sheets::date_time::date_time;
use crate::app::storage::{MOST_RESULTS, Results, SaveState};
use crate::app::table::game::Game;
use crate::app::words::{game_name, somebody};
use crate::engine::Seat;
use crate::sitting::result::SittingResult;

/// The list with its summary. Nothing if there are no results.
#[component]
pub fn ResultList() -> impl IntoView {
    let game = expect_context::<Game>();
    let save_state = expect_context::<SaveState>();
    let deleted: Deleted = RwSignal::new(None);
    let results = Memo::new(move |_| save_state.results(game.source_in_play().as_ref()));
    let list = move || {
        let results = results.get();
        (!results.is_empty()).then(|| {
            let full = (results.len() >= MOST_RESULTS).then(|| {
                view! { <p class="rules">{say::last_sittings_are_kept(MOST_RESULTS as u64)}</p> }
            });
            view! {
                <h3 id="results" tabindex="-1">{say::SITTINGS_BEFORE.get()}</h3>
                <p class="rules">{summary(&results)}</p>
                {full}
                <ol class="past">
                    {results.into_iter().map(|result| view! { <Row result deleted/> }).collect_view()}
                </ol>
            }
        })
    };
    let undo = move || {
        deleted.get().map(|(result, found)| {
            let back = move |_| {
                if save_state.restore_result(&result, found.as_deref()) {
                    deleted.set(None);
                }
                focus_element("results");
            };
            view! {
                <div class="gone">
                    <p id="gone" tabindex="-1">{say::SITTING_IS_DELETED.get()}</p>
                    <button class="add" on:click=back>{say::TAKE_THAT_BACK.get()}</button>
                </div>
            }
        })
    };
    view! {
        <div class="results">
            {live(list)}
            <div role="status">{live(undo)}</div>
        </div>
    }
}

/// The result that was deleted last, with what reviews have found in its sitting, for *undo*.
type Deleted = RwSignal<Option<(SittingResult, Option<String>)>>;

#[component]
fn Row(result: SittingResult, deleted: Deleted) -> impl IntoView {
    let save_state = expect_context::<SaveState>();
    let records = expect_context::<Records>();
    let title = date_time(result.at);
    let came = came(&result);
    let (opens, deletes) = (say::open_sitting(&title), say::delete_sitting(&title));
    let record = result.record.to_json_line();
    let open = move |_| {
        records.import(&record);
        focus_element("brought");
    };
    let delete = move |_| {
        let found = save_state.delete_result(&result.id());
        deleted.set(Some((result.clone(), found)));
        // If it was the last result, the list is gone.
        focus_element("gone");
    };
    view! {
        <li>
            <p><b>{title}</b>" "<span>{came}</span></p>
            <button aria-label=opens on:click=open>{say::OPEN_BUTTON.get()}</button>
            <button aria-label=deletes on:click=delete>{say::DELETE_BUTTON.get()}</button>
        </li>
    }
}

/// The summary, such as `12 sittings. You have won 35 chips in all.`
fn summary(results: &Results) -> String {
    let gain = |result: &SittingResult| {
        let gains = result.gains().into_iter().zip(0..);
        let own = gains.filter(|(_, seat)| result.yours().contains(Seat(*seat)));
        own.map(|(gain, _)| gain).reduce(i64::saturating_add)
    };
    let gains = results.iter().filter_map(gain);
    let sum = gains.reduce(i64::saturating_add);
    let sittings = say::sittings(results.len() as u64);
    let Some(sum) = sum else { return sittings };
    let how = if sum < 0 { "lost" } else { "won" };
    let came = say::sittings_came(how, sum.unsigned_abs());
    format!("{sittings} {came}")
}

/// The game, and what each player won, such as `Three cards. You +35, Nell −12, Bill −23. 12 deals.`
fn came(result: &SittingResult) -> String {
    let you = result.you();
    let seats = result.record.seats.iter().zip(result.gains()).enumerate();
    let changes = seats.map(|(seat, (player, gain))| {
        let who = somebody(&player.name, you == Some(seat));
        if gain < 0 {
            say::sitting_loss(&who, gain.unsigned_abs())
        } else {
            say::sitting_gain(&who, gain.unsigned_abs())
        }
    });
    let changes = changes.reduce(|so_far, change| say::list_more(&so_far, &change));
    let mut came = say::sitting_came(&changes.unwrap_or_default(), result.deals.into());
    if result.hints > 0 {
        came += " ";
        came += &say::hints_taken(result.hints.into());
    }
    match scores(result) {
        Some(scores) => format!("{scores} {came}"),
        None => format!("{}. {came}", game_name(result.record.rules.game)),
    }
}

/// The points, such as `Crash. Points: You 10, Nell 7, Bill 4.` `None`: the game was only for chips.
fn scores(result: &SittingResult) -> Option<String> {
    let scores = result.scores.as_ref()?;
    let seats = result.record.seats.iter().zip(scores).enumerate();
    let each = seats.map(|(seat, (player, score_of))| {
        let who = somebody(&player.name, result.you() == Some(seat));
        say::sitting_score(&who, (*score_of).into())
    });
    let each = each.reduce(|so_far, next| say::list_more(&so_far, &next))?;
    let rules = &result.record.rules;
    let game = game_name(rules.game);
    Some(if rules.lives().is_some() {
        say::sitting_lives(game, &each)
    } else {
        say::sitting_points(game, &each)
    })
}
