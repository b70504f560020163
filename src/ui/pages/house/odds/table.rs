//! How often each kind of hand is dealt: counted while the sheet is read, and once for each set of rules.

use std::cell::RefCell;

use leptos::prelude::*;

use super::Dealt;
use super::figures::{grouped, odds, percent};
use super::slices::{Step, in_slices};
use crate::cards::HandKind;
use crate::odds::{Ends, Line, Ways, WaysCounter};
use crate::ui::live::live;

/// What has been counted under some rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// How many hands there are of each kind.
    pub ways: Ways,
    /// The best and the lowest hand of each line, best line first.
    pub lines: Vec<(Line, Option<Ends>)>,
}

thread_local! {
    /// What has been counted already.
    static KNOWN: RefCell<Vec<(Dealt, Counted)>> = const { RefCell::new(Vec::new()) };
}

/// A count that is under way, or done.
#[derive(Clone, Copy)]
pub struct Counting {
    /// What was counted, once all is.
    pub counted: RwSignal<Option<Counted>>,
    /// How many hands have been counted.
    so_far: RwSignal<u64>,
}

/// So many hands at a time are counted between two looks at the clock.
const HANDS: u32 = 4_000;

impl Counting {
    /// Begins, unless it is known already.
    pub fn begin(dealt: Dealt) -> Counting {
        let known = KNOWN.with_borrow(|known| {
            let found = known.iter().find(|(of, _)| *of == dealt);
            found.map(|(_, counted)| counted.clone())
        });
        let counting = Counting {
            so_far: RwSignal::new(0),
            counted: RwSignal::new(known),
        };
        if counting.counted.with_untracked(Option::is_none)
            && let Some(counter) = WaysCounter::new(dealt.rules, dealt.cards)
        {
            counting.count(dealt, counter);
        }
        counting
    }

    fn count(self, dealt: Dealt, mut counter: WaysCounter) {
        in_slices(move || {
            let is_done = counter.step(HANDS);
            if self.so_far.try_set(counter.counted()).is_some() {
                // The sheet is closed.
                return Step::Done;
            }
            if !is_done {
                return Step::More;
            }
            let lines = Line::all(dealt.rules).into_iter().rev();
            let counted = Counted {
                ways: counter.ways(),
                lines: lines.map(|line| (line, counter.ends(line))).collect(),
            };
            KNOWN.with_borrow_mut(|known| known.push((dealt, counted.clone())));
            self.counted.set(Some(counted));
            Step::Done
        });
    }
}

/// A row of the table: what it is called, and how many hands it has. Of prials there are rows within.
type Row = (&'static str, bool, fn(&Ways) -> u64);

const PRIALS: [Row; 3] = [
    ("Prial", false, |ways| ways.of(HandKind::Prial)),
    ("of threes", true, Ways::threes),
    ("of other ranks", true, |ways| {
        ways.of(HandKind::Prial) - ways.threes()
    }),
];
const RUNNING_FLUSH: Row = ("Running flush", false, |ways| {
    ways.of(HandKind::RunningFlush)
});
const OTHERS: [Row; 4] = [
    ("Run", false, |ways| ways.of(HandKind::Run)),
    ("Flush", false, |ways| ways.of(HandKind::Flush)),
    ("Pair", false, |ways| ways.of(HandKind::Pair)),
    ("High card", false, |ways| ways.of(HandKind::HighCard)),
];

/// The table.
#[component]
pub fn HowOften(dealt: Dealt, counting: Counting) -> impl IntoView {
    let Counting { counted, so_far } = counting;
    let mut rows = PRIALS.to_vec();
    let place = if dealt.rules.running_flush_over_prial {
        0
    } else {
        PRIALS.len()
    };
    rows.insert(place, RUNNING_FLUSH);
    rows.extend(OTHERS);
    rows.push(("All hands", false, Ways::total));
    let row = |(name, within, hands): Row| {
        let cell = move |says: fn(u64, u64) -> String| {
            move || {
                counted.with(|counted| {
                    counted.as_ref().map_or("…".to_owned(), |counted| {
                        says(hands(&counted.ways), counted.ways.total())
                    })
                })
            }
        };
        view! {
            <tr class:within=within>
                <th scope="row">{name}</th>
                <td>{cell(|of, _| grouped(of))}</td>
                <td>{cell(percent)}</td>
                <td>{cell(odds)}</td>
            </tr>
        }
    };
    let is_counting = move || counted.with(Option::is_none);
    let all = hands_of(dealt);
    let says = match dealt.cards {
        4 => "The best three of four cards, under the rules of this game, with the odds against.",
        5 => "The best three of five cards, under the rules of this game, with the odds against.",
        _ => "Three cards, under the rules of this game, with the odds against.",
    };
    view! {
        <h3>"How often each hand is dealt"</h3>
        <p class="count" aria-busy=move || is_counting().then_some("true")>
            {says}
            {live(move || is_counting().then(|| view! {
                <progress max=all.to_string() prop:value=move || so_far.get() as f64 aria-label="Counting"/>
            }))}
        </p>
        <table class="odds">
            <thead>
                <tr><th scope="col">"Hand"</th><th scope="col">"Ways"</th><th scope="col">"Chance"</th><th scope="col">"Odds"</th></tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// How many hands can be dealt.
fn hands_of(dealt: Dealt) -> u64 {
    let pack = 52 + u64::from(dealt.rules.jokers);
    (0..dealt.cards as u64).fold(1, |hands, drawn| hands * (pack - drawn) / (drawn + 1))
}
