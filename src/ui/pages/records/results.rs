//! The results of past sittings: what came of them together, and each with what can be done with it.

use leptos::prelude::*;

use crate::ui::focus::give_to;
use crate::ui::game::Game;
use crate::ui::keep::{Keeper, MOST_RESULTS, Results};
use crate::ui::language::{Name, say};
use crate::ui::live::live;
use crate::ui::pages::when::when;
use crate::ui::past::Records;
use crate::ui::score::Score;
use crate::ui::words::game_name;

/// The list, with its summary; nothing where there is none.
#[component]
pub fn ResultList() -> impl IntoView {
    let game = expect_context::<Game>();
    let keeper = expect_context::<Keeper>();
    // The one that was deleted last, to be had back.
    let deleted = RwSignal::new(None::<Score>);
    let results = Memo::new(move |_| keeper.results(game));
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
                    {results.into_iter().map(|score| view! { <Row score deleted/> }).collect_view()}
                </ol>
            }
        })
    };
    let undo = move || {
        deleted.get().map(|score| {
            let back = move |_| {
                if keeper.restore_result(&score) {
                    deleted.set(None);
                }
                give_to("results");
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

#[component]
fn Row(score: Score, deleted: RwSignal<Option<Score>>) -> impl IntoView {
    let keeper = expect_context::<Keeper>();
    let records = expect_context::<Records>();
    let title = when(score.at);
    let came = came(&score);
    let (opens, deletes) = (say::open_sitting(&title), say::delete_sitting(&title));
    let record = score.record.to_json_line();
    let open = move |_| {
        records.bring(&record);
        give_to("brought");
    };
    let delete = move |_| {
        keeper.delete_result(&score.id());
        deleted.set(Some(score.clone()));
        // With the last of them the list is gone.
        give_to("gone");
    };
    view! {
        <li>
            <p><b>{title}</b>" "<span>{came}</span></p>
            <button aria-label=opens on:click=open>{say::OPEN_BUTTON.get()}</button>
            <button aria-label=deletes on:click=delete>{say::DELETE_BUTTON.get()}</button>
        </li>
    }
}

/// `12 sittings. You have won 35 chips in all.`
fn summary(results: &Results) -> String {
    let gains = results
        .iter()
        .filter_map(|score| Some(score.gains()[score.you()?]));
    let sum = gains.reduce(i64::saturating_add);
    let sittings = say::sittings(results.len() as u64);
    let Some(sum) = sum else { return sittings };
    let how = if sum < 0 { "lost" } else { "won" };
    let came = say::sittings_came(how, sum.unsigned_abs());
    format!("{sittings} {came}")
}

/// `You +35, Nell −12, Bill −23. 12 deals.`
fn came(score: &Score) -> String {
    let you = score.you();
    let seats = score.record.seats.iter().zip(score.gains()).enumerate();
    let changes = seats.map(|(seat, (player, gain))| {
        let who = Name {
            name: player.name.clone(),
            is_you: you == Some(seat),
        };
        if gain < 0 {
            say::sitting_loss(&who, gain.unsigned_abs())
        } else {
            say::sitting_gain(&who, gain.unsigned_abs())
        }
    });
    let changes = changes.reduce(|so_far, change| say::list_more(&so_far, &change));
    let mut came = say::sitting_came(&changes.unwrap_or_default(), score.deals.into());
    if score.hints > 0 {
        came += " ";
        came += &say::hints_taken(score.hints.into());
    }
    match scores(score) {
        Some(scores) => format!("{scores} {came}"),
        None => came,
    }
}

/// `Crash. Points: You 10, Nell 7, Bill 4.` None of a game for chips alone.
fn scores(score: &Score) -> Option<String> {
    let scores = score.scores.as_ref()?;
    let seats = score.record.seats.iter().zip(scores).enumerate();
    let each = seats.map(|(seat, (player, score_of))| {
        let who = Name {
            name: player.name.clone(),
            is_you: score.you() == Some(seat),
        };
        say::sitting_score(&who, (*score_of).into())
    });
    let each = each.reduce(|so_far, next| say::list_more(&so_far, &next))?;
    let rules = &score.record.rules;
    let game = game_name(rules.game);
    Some(if rules.swapping().is_some() {
        say::sitting_lives(game, &each)
    } else {
        say::sitting_points(game, &each)
    })
}
