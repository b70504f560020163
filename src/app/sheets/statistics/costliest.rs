//! The costliest decisions of all sittings that were reviewed, each with a way into its deal.

use leptos::prelude::*;

use super::count::Counted;
use super::opened::Review;
use super::pictures::name;
use crate::app::i18n::say;
use crate::app::lazy::OpenSheet;
use crate::app::platform::live::live;
use crate::app::platform::slices::{Progress, in_slices};
use crate::app::replay::{Earlier, Records, Seek, Sought};
use crate::app::sheets::hint_text::{figure, label};
use crate::app::sheets::odds::about;
use crate::app::sheets::review::verdict_name;
use crate::app::sheets::small_cards::small_card;
use crate::app::table::game::Game;
use crate::app::words::game_name;
use crate::cards::{Card, CardSet};
use crate::engine::{Seat, Viewer};
use crate::notation::Record;
use crate::review::Position;
use crate::review::Verdict;
use crate::sitting::findings::Costly;
use crate::sitting::past::{PastSitting, costliest};

/// The most decisions that are listed.
const MOST: usize = 10;
/// The least cost of a fault, in thousandths of what was at stake.
pub(super) const LEAST: i64 = 30;
/// Steps of a record that are replayed in one slice.
const AT_ONCE: usize = 40;

/// What was done, and the cards that the player had seen. They are found by replaying the record.
type Found = RwSignal<Option<(String, Vec<Card>)>>;

/// A decision of the list.
struct Listed {
    costly: Costly,
    /// Where it was made: the deal, the game and the sitting.
    whence: String,
    review: Review,
    found: Found,
}

/// The list. Nothing if no decision cost enough.
pub fn list(sittings: &[&Counted], game: Game) -> Option<AnyView> {
    let pasts: Vec<&PastSitting> = sittings.iter().map(|one| &one.past).collect();
    let mut sought = Vec::new();
    let listed: Vec<Listed> = costliest(&pasts, LEAST, MOST)
        .into_iter()
        .zip(0..)
        .filter_map(|((nth, deal, costly), place)| {
            let sitting = sittings.get(nth)?;
            let found = RwSignal::new(None);
            if let Some((record, seat)) = record(sitting.earlier.as_ref(), game) {
                sought.push((Seek::new(record, costly.nth, seat), found));
            }
            let whence = [
                say::past_deal(deal.into()),
                game_name(sitting.past.game).to_string(),
                name(sitting),
            ];
            Some(Listed {
                costly,
                whence: whence.join(" · "),
                review: Review::of(sitting, Some(deal), format!("costly-{place}")),
                found,
            })
        })
        .collect();
    if listed.is_empty() {
        return None;
    }
    seek(sought);
    let rows = listed.into_iter().map(|one| view! { <Row one/> });
    Some(
        view! {
            <h4>{say::REVIEW_COSTLIEST.get()}</h4>
            <ol class="decisions">{rows.collect_view()}</ol>
        }
        .into_any(),
    )
}

#[component]
fn Row(one: Listed) -> impl IntoView {
    let records = expect_context::<Records>();
    let sheet = expect_context::<OpenSheet>();
    let Listed {
        costly,
        whence,
        review,
        found,
    } = one;
    let verdict = Verdict::of(costly.share, 0, 1000);
    let share = match costly.share.unsigned_abs() {
        share @ 0..1000 => about(share, 1000),
        share => say::percent(&say::grouped(share / 10)),
    };
    let price = match costly.is_about_a_life {
        true => say::review_cost_life(&about(costly.cost.unsigned_abs(), 1000)),
        false => say::review_cost(&figure(-costly.cost, 0), &share),
    };
    let done = move || found.get().map(|(done, _)| view! { <b>{done}</b>" · " });
    let cards = move || {
        let (_, cards) = found.get()?;
        let cards = cards.into_iter();
        let cards = cards.map(|card| small_card(card, CardSet::NONE, false));
        Some(view! { <div class="cards">{cards.collect_view()}</div> })
    };
    let id = review.id.clone();
    let opens = say::stat_review_it(&whence);
    let open = move |_| review.open(records, sheet);
    view! {
        <li>
            <p>
                <span class=format!("mark {}", verdict.key())>{verdict_name(verdict)}</span>
                " "
                {live(done)}
                {price}
            </p>
            <p class="whence">{whence}</p>
            {live(cards)}
            <button class="asks" id=id aria-label=opens on:click=open>{say::REVIEW.get()}</button>
        </li>
    }
}

/// The record of a sitting, and the seat of the player there.
fn record(earlier: Option<&Earlier>, game: Game) -> Option<(Record, Seat)> {
    if let Some(earlier) = earlier {
        return Some((earlier.record.clone(), earlier.seat));
    }
    match game.own_viewer() {
        Viewer::Seat(seat) => Some((game.finished_deals().0, seat)),
        _ => None,
    }
}

/// Finds each of these decisions, in slices.
fn seek(mut all: Vec<(Seek, Found)>) {
    all.reverse();
    in_slices(move || {
        let Some((seek, found)) = all.last_mut() else {
            return Progress::Done;
        };
        let is_gone = match seek.go_on(AT_ONCE) {
            Sought::Further => return Progress::More,
            // Where the owner is gone, so is the list.
            Sought::Found(position) => found.try_set(Some(summary(&position, seek))).is_some(),
            Sought::Missing => false,
        };
        all.pop();
        if is_gone {
            Progress::Done
        } else {
            Progress::Drawn
        }
    });
}

/// What was done in this position, and the cards that the player had seen.
fn summary(position: &Position, seek: &Seek) -> (String, Vec<Card>) {
    let (view, choices) = (position.view(), position.choices());
    let done = seek
        .action()
        .and_then(|action| label(action, view, &choices));
    let own = view.own().into_iter().flat_map(|own| own.hands());
    let cards = own
        .flat_map(|hand| hand.faces())
        .filter_map(|face| face.card);
    (done.unwrap_or_default(), cards.collect())
}
