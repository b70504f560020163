//! What beats what: an example of each kind of hand, best first.

use leptos::prelude::*;

use super::figures::row;
use crate::app::i18n::{Text, say};

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

/// The kinds where runs and flushes do not count, nor the odd card of a pair (RULES 10.5).
pub const PAIR_RANKS: [(&str, Text, Text); 3] = [
    ("Ah As Ad", say::KIND_PAIR_ROYAL, say::BRIEF_PAIR_ROYAL),
    ("Qh Qc 7s", say::KIND_PAIR, say::BRIEF_PAIR_ALONE),
    ("Ac Ts 5h", say::KIND_HIGH_CARD, say::BRIEF_HIGH_ALONE),
];

/// The ranking, which stands beneath every page.
#[component]
pub fn Ranks(
    /// Whether runs and flushes do not count (RULES 10.5).
    pairs: bool,
) -> impl IntoView {
    let rank = |(cards, name, is): (&'static str, Text, Text)| {
        view! {
            <li>
                {row(cards)}
                <span><b>{name.get()}</b>" "{is.get()}</span>
            </li>
        }
    };
    let ranks = if pairs { &PAIR_RANKS[..] } else { &RANKS };
    let besides = if pairs {
        say::HOWTO_PAIRS_ALONE
    } else {
        say::SUITS_ARE_EQUAL_AND_NO_RUN
    };
    let ranks = ranks.iter().copied();
    view! {
        <h3>{say::WHAT_BEATS_WHAT.get()}</h3>
        <ol class="kinds">{ranks.map(rank).collect_view()}</ol>
        <p>{besides.get()}</p>
    }
}
