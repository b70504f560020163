//! How often each kind of hand is dealt. Counted while the sheet is open, once for each set of rules.

use std::cell::RefCell;

use leptos::prelude::*;

use super::dealt::Dealt;
use super::figures::{odds, percent};
use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::worker::{self, Answer, Counted, Question};
use crate::cards::{HandKind, Rank, RankingVariant};
use crate::odds::Ways;

thread_local! {
    /// The counts that are complete.
    static FINISHED: RefCell<Vec<(Dealt, Counted)>> = const { RefCell::new(Vec::new()) };
}

/// A count that is in progress or complete.
#[derive(Clone, Copy)]
pub struct Counting {
    /// The result. `None`: the count is not complete.
    pub counted: RwSignal<Option<Counted>>,
    /// How many hands have been counted.
    so_far: RwSignal<u64>,
}

impl Counting {
    /// Begins the count, unless the result is known already.
    pub fn begin(dealt: Dealt) -> Counting {
        let known = FINISHED.with_borrow(|known| {
            let found = known.iter().find(|(of, _)| *of == dealt);
            found.map(|(_, counted)| counted.clone())
        });
        let counting = Counting {
            so_far: RwSignal::new(0),
            counted: RwSignal::new(known),
        };
        if counting.counted.with_untracked(Option::is_none) {
            counting.count(dealt);
        }
        counting
    }

    fn count(self, dealt: Dealt) {
        let question = Question::Ways {
            rules: dealt.rules,
            cards: dealt.cards,
        };
        let running = worker::run(question, move |answer| {
            let Answer::Ways(so_far, counted) = answer else {
                return;
            };
            // Fails only once the sheet is closed.
            let _ = self.so_far.try_set(so_far);
            if let Some(counted) = counted {
                FINISHED.with_borrow_mut(|known| known.push((dealt, counted.clone())));
                let _ = self.counted.try_set(Some(counted));
            }
        });
        // The count ends with the sheet.
        StoredValue::new(running);
    }
}

/// A row of the table: its label, whether it is a part of the row above, and its count.
pub(super) type Row = (Text, bool, fn(&Ways) -> u64);

const PRIALS: [Row; 3] = [
    (say::KIND_PRIAL, false, |ways| ways.of(HandKind::Prial)),
    (say::OF_THREES, true, Ways::threes),
    (say::OF_OTHER_RANKS, true, |ways| {
        ways.of(HandKind::Prial) - ways.threes()
    }),
];
const RUNNING_FLUSH: Row = (say::KIND_RUNNING_FLUSH, false, |ways| {
    ways.of(HandKind::RunningFlush)
});
const OTHERS: [Row; 4] = [
    (say::KIND_RUN, false, |ways| ways.of(HandKind::Run)),
    (say::KIND_FLUSH, false, |ways| ways.of(HandKind::Flush)),
    (say::KIND_PAIR, false, |ways| ways.of(HandKind::Pair)),
    (say::KIND_HIGH_CARD, false, |ways| {
        ways.of(HandKind::HighCard)
    }),
];

const COLUMNS: [Text; 4] = [
    say::COLUMN_HAND,
    say::COLUMN_WAYS,
    say::COLUMN_CHANCE,
    say::COLUMN_ODDS,
];

/// The rows of the kinds, best first by these rules.
pub(super) fn rows(dealt: Dealt) -> Vec<Row> {
    let mut rows = PRIALS.to_vec();
    if dealt.rules.prial_top != Rank::Three {
        rows.truncate(1);
    }
    let place = if dealt.rules.running_flush_over_prial {
        0
    } else {
        rows.len()
    };
    rows.insert(place, RUNNING_FLUSH);
    rows.extend(OTHERS);
    if dealt.rules.pairs.is_some() {
        rows = vec![PRIALS[0], OTHERS[2], OTHERS[3]];
        rows[0].0 = say::KIND_PAIR_ROYAL;
    }
    if dealt.rules.teen_patti {
        rows.iter_mut()
            .zip(IN_PATTI)
            .for_each(|(row, name)| row.0 = name);
    }
    if dealt.rules.variant == RankingVariant::LowestWins {
        rows.reverse();
    }
    rows
}

/// The table.
#[component]
pub fn HowOften(dealt: Dealt, counting: Counting) -> impl IntoView {
    let Counting { counted, so_far } = counting;
    let mut rows = rows(dealt);
    rows.push((say::ALL_HANDS, false, Ways::total));
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
                <th scope="row">{name.get()}</th>
                <td>{cell(|of, _| say::grouped(of))}</td>
                <td>{cell(percent)}</td>
                <td>{cell(odds)}</td>
            </tr>
        }
    };
    let is_counting = move || counted.with(Option::is_none);
    let all = hands_of(dealt);
    view! {
        <h3>{say::HOW_OFTEN_EACH_HAND_IS_DEALT.get()}</h3>
        <p class="count" aria-busy=move || is_counting().then_some("true")>
            {say::how_often_of(dealt.cards as u64)}
            {live(move || is_counting().then(|| view! {
                <progress max=all.to_string() prop:value=move || so_far.get() as f64 aria-label=say::COUNTING_HANDS.get()/>
            }))}
        </p>
        <table class="odds">
            <thead>
                <tr>{COLUMNS.map(|head| view! { <th scope="col">{head.get()}</th> }).collect_view()}</tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The labels of the first rows in Teen Patti.
const IN_PATTI: [Text; 4] = [
    say::PATTI_KIND_TRAIL,
    say::PATTI_KIND_PURE,
    say::PATTI_KIND_SEQUENCE,
    say::PATTI_KIND_COLOUR,
];

/// The number of hands that can be dealt.
fn hands_of(dealt: Dealt) -> u64 {
    let pack = dealt.rules.pack().len() as u64;
    (0..dealt.cards as u64).fold(1, |hands, drawn| hands * (pack - drawn) / (drawn + 1))
}
