//! What beats what: an example of each kind of hand, best first.

use leptos::prelude::*;

use super::figures::row;
use crate::app::i18n::{Text, say};
use crate::cards::{HandKind, Pairs};

/// An example, the name and a description of each kind.
pub const RANKS: [(&str, Text, Text); 6] = [
    ("3s 3h 3d", say::KIND_PRIAL, say::BRIEF_PRIAL),
    (
        "As 2s 3s",
        say::KIND_RUNNING_FLUSH,
        say::BRIEF_RUNNING_FLUSH,
    ),
    ("Ah Kc Qd", say::KIND_RUN, say::BRIEF_RUN),
    ("Kc 9c 4c", say::KIND_FLUSH, say::BRIEF_FLUSH),
    ("Jh Jc 7s", say::KIND_PAIR, say::BRIEF_PAIR),
    ("Ac Ts 5h", say::KIND_HIGH_CARD, say::HOWTO_HIGH_CARD),
];

/// The kinds of [`RANKS`], in their order.
pub const KINDS: [HandKind; 6] = [
    HandKind::Prial,
    HandKind::RunningFlush,
    HandKind::Run,
    HandKind::Flush,
    HandKind::Pair,
    HandKind::HighCard,
];

/// The kinds where runs and flushes do not count, nor the odd card of a pair (RULES 10.5, 10.8).
#[must_use]
pub fn pair_ranks(pairs: Pairs) -> [(&'static str, Text, Text); 3] {
    let highest = if pairs.all_high_cards {
        say::HOWTO_HIGH_CARD
    } else {
        say::BRIEF_HIGH_ALONE
    };
    [
        ("Ah As Ad", say::KIND_PAIR_ROYAL, say::BRIEF_PAIR_ROYAL),
        ("Qh Qc 7s", say::KIND_PAIR, say::BRIEF_PAIR_ALONE),
        ("Ac Ts 5h", say::KIND_HIGH_CARD, highest),
    ]
}

/// The ranking, which stands beneath every page.
#[component]
pub fn Ranks(
    /// What counts where runs and flushes do not.
    pairs: Option<Pairs>,
) -> impl IntoView {
    let rank = |(cards, name, is): (&'static str, Text, Text)| {
        view! {
            <li>
                {row(cards)}
                <span><b>{name.get()}</b>" "{is.get()}</span>
            </li>
        }
    };
    let ranks = pairs.map_or_else(|| RANKS.to_vec(), |pairs| pair_ranks(pairs).to_vec());
    let besides = if pairs.is_some() {
        say::HOWTO_PAIRS_ALONE
    } else {
        say::SUITS_ARE_EQUAL_AND_NO_RUN
    };
    view! {
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <ol class="kinds">{ranks.into_iter().map(rank).collect_view()}</ol>
        <p>{besides.get()}</p>
    }
}
