//! The mistakes of all sittings by kind, with their trend, and drills made from them.

use leptos::prelude::*;

use super::costliest::LEAST;
use super::count::Counted;
use crate::app::i18n::{Text, say};
use crate::app::lazy::{DrillOf, OpenSheet, Sheet};
use crate::app::sheets::odds::about;
use crate::sitting::mistake::Mistake;
use crate::sitting::past::{Group, PastSitting, Trend, mistakes};

/// The list. Nothing if there are none of a known kind.
pub fn list(sittings: &[&Counted]) -> Option<AnyView> {
    let sheet = expect_context::<OpenSheet>();
    let pasts: Vec<&PastSitting> = sittings.iter().map(|one| &one.past).collect();
    let groups = mistakes(&pasts, LEAST);
    if groups.is_empty() {
        return None;
    }
    let row = |group: Group| {
        let mistake = group.mistake;
        let count = group.each.len() as u64;
        let mean = group.shares.unsigned_abs() / count.max(1);
        let cost = match mean {
            0..1000 => about(mean, 1000),
            _ => say::percent(&say::grouped(mean / 10)),
        };
        let trend: Text = match group.trend() {
            Trend::Less => say::TREND_LESS,
            Trend::More => say::TREND_MORE,
            Trend::Unclear => say::TREND_UNCLEAR,
        };
        let practise = move |_| sheet.set(Some(Sheet::Drill(DrillOf::Mistake(mistake))));
        let says = say::stat_practise_it(name(mistake));
        view! {
            <li>
                <p>
                    <b>{name(mistake)}</b>
                    <small>{say::stat_mistake(count, &cost)}" · "{trend.get()}</small>
                </p>
                <button class="add" aria-label=says on:click=practise>{say::STAT_PRACTISE.get()}</button>
            </li>
        }
    };
    Some(
        view! {
            <h4>{say::STAT_MISTAKES.get()}</h4>
            <ol class="mistakes">{groups.into_iter().map(row).collect_view()}</ol>
            <p class="rules">{say::STAT_MISTAKES_ARE.get()}</p>
        }
        .into_any(),
    )
}

fn name(mistake: Mistake) -> &'static str {
    let name: Text = match mistake {
        Mistake::Folded => say::MISTAKE_FOLDED,
        Mistake::StayedIn => say::MISTAKE_STAYED_IN,
        Mistake::Looked => say::MISTAKE_LOOKED,
        Mistake::StayedBlind => say::MISTAKE_STAYED_BLIND,
        Mistake::TooLow => say::MISTAKE_LOW,
        Mistake::TooHigh => say::MISTAKE_HIGH,
        Mistake::SawTooSoon => say::MISTAKE_SAW_SOON,
        Mistake::SawTooLate => say::MISTAKE_SAW_LATE,
        Mistake::Kept => say::MISTAKE_KEPT,
        Mistake::Set => say::MISTAKE_SET,
        Mistake::Swapped => say::MISTAKE_SWAPPED,
        Mistake::Drew => say::MISTAKE_DREW,
    };
    name.get()
}
