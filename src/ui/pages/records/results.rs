//! The results of past sittings: what came of them together, and each with what can be done with it.

use leptos::prelude::*;

use crate::ui::game::Game;
use crate::ui::keep::{Keeper, MOST_RESULTS, Results};
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::new_game::give_focus;
use crate::ui::pages::when::when;
use crate::ui::past::Records;
use crate::ui::score::Score;

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
                view! { <p class="rules">{format!("The last {MOST_RESULTS} sittings are kept.")}</p> }
            });
            view! {
                <h3 id="results" tabindex="-1">"Sittings before"</h3>
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
                give_focus("results");
            };
            view! {
                <div class="gone">
                    <p>"The sitting is deleted."</p>
                    <button class="add" on:click=back>"Take that back"</button>
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
    let of = format!("the sitting of {title}");
    let record = score.record.to_json();
    let open = move |_| {
        records.bring(&record);
        give_focus("brought");
    };
    let delete = move |_| {
        keeper.delete_result(&score.id());
        deleted.set(Some(score.clone()));
        give_focus("results");
    };
    view! {
        <li>
            <p><b>{title}</b>" "<span>{came}</span></p>
            <button aria-label=format!("Open {of}") on:click=open>"Open"</button>
            <button aria-label=format!("Delete {of}") on:click=delete>"Delete"</button>
        </li>
    }
}

/// `12 sittings: you have won 5 of them, and 35 chips in all.`
fn summary(results: &Results) -> String {
    let gains = results
        .iter()
        .filter_map(|score| Some(score.gains()[score.you()?]));
    let gains: Vec<i64> = gains.collect();
    let sittings = if results.len() == 1 {
        "One sitting".to_owned()
    } else {
        format!("{} sittings", results.len())
    };
    if gains.is_empty() {
        return format!("{sittings}.");
    }
    let sum = gains
        .iter()
        .fold(0, |sum: i64, gain| sum.saturating_add(*gain));
    let won = if sum < 0 { "lost" } else { "won" };
    format!(
        "{sittings}. You have {won} {} in all.",
        say::chips(sum.unsigned_abs())
    )
}

/// `You +35, Nell −12, Bill −23. 12 deals.`
fn came(score: &Score) -> String {
    let you = score.you();
    let name = |seat: usize| match &score.record.seats[seat].name {
        _ if you == Some(seat) => "You".to_owned(),
        name => name.clone(),
    };
    let gains = score.gains().into_iter().enumerate();
    let line = |(seat, gain): (usize, i64)| {
        let sign = if gain < 0 { "−" } else { "+" };
        format!("{} {sign}{}", name(seat), gain.unsigned_abs())
    };
    let gains: Vec<String> = gains.map(line).collect();
    let deals = match score.deals {
        0 => "Given up in its first deal".to_owned(),
        1 => "One deal".into(),
        deals => format!("{deals} deals"),
    };
    format!("{}. {deals}.", gains.join(", "))
}
