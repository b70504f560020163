//! The sittings that were not reviewed, or not to their end, each with a button that reviews it.

use leptos::prelude::*;

use super::count::Counted;
use super::opened::Review;
use super::pictures::name;
use crate::app::i18n::say;
use crate::app::lazy::OpenSheet;
use crate::app::platform::live::live;
use crate::app::replay::Records;
use crate::app::words::game_name;

/// The most sittings that are listed at first, and added by each press of *more*.
const MOST: usize = 3;

/// What the picture lacks without a review, and the list. Nothing if all was reviewed.
pub fn list(sittings: &[&Counted]) -> Option<AnyView> {
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    let all: usize = sittings.iter().map(|one| one.past.deals.len()).sum();
    let left: usize = sittings.iter().map(|one| one.past.not_reviewed()).sum();
    let newest = sittings.iter().rev();
    let lacking = newest.filter(|one| one.past.not_reviewed() > 0);
    let lacking: Vec<(String, Review)> = lacking
        .zip(0..)
        .map(|(one, nth)| {
            let about = [
                name(one),
                game_name(one.past.game).to_string(),
                say::stat_deals_left(one.past.not_reviewed() as u64),
            ];
            let review = Review::of(one, None, format!("lacking-{nth}"));
            (about.join(" · "), review)
        })
        .collect();
    if lacking.is_empty() {
        return None;
    }
    let count = lacking.len();
    let many = RwSignal::new(MOST);
    let rows = move || {
        let row = |(about, review): (String, Review)| {
            let (opens, id) = (say::stat_review_it(&about), review.id.clone());
            let open = move |_| review.open(records, sheet);
            view! {
                <li>
                    <p><span>{about}</span></p>
                    <button id=id aria-label=opens on:click=open>{say::REVIEW.get()}</button>
                </li>
            }
        };
        let shown = lacking.iter().take(many.get()).cloned();
        Some(shown.map(row).collect_view())
    };
    let more = move || {
        let left = count.saturating_sub(many.get());
        (left > 0).then(|| {
            view! { <button class="add" on:click=move |_| many.update(|many| *many += MOST)>{say::show_more(left as u64)}</button> }
        })
    };
    Some(
        view! {
            <p class="rules">{say::stat_reviewed((all - left) as u64, all as u64)}</p>
            <ol class="past lacking">{live(rows)}</ol>
            {live(more)}
        }
        .into_any(),
    )
}
