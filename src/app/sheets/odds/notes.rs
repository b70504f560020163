//! What is told beneath the table: what is rarer than it ranks, where sources err, and what the figures hold for.

use leptos::prelude::*;

use super::dealt::Dealt;
use super::figures::odds;
use super::table::{Counting, Row, rows};
use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::cards::{HandKind, RankingRules};
use crate::odds::Ways;

/// The notes. `is_gathered`: by the rules of the table the pack is not shuffled before every deal.
#[component]
pub fn Notes(dealt: Dealt, counting: Counting, is_gathered: bool) -> impl IntoView {
    let notes = move || {
        counting.counted.with(|counted| {
            let ways = &counted.as_ref()?.ways;
            let notes = rarer(dealt, ways).into_iter().chain(errors(dealt, ways));
            let notes = notes.map(|note| view! { <p class="rules">{note}</p> });
            Some(notes.collect_view())
        })
    };
    let gathered = is_gathered.then(|| view! { <p class="rules">{say::ODDS_UNSHUFFLED.get()}</p> });
    view! { {live(notes)}{gathered} }
}

/// Each kind that is dealt less often than the kind above it.
fn rarer(dealt: Dealt, ways: &Ways) -> Vec<String> {
    let kinds: Vec<Row> = rows(dealt).into_iter().filter(|row| !row.1).collect();
    let notes = kinds.windows(2).filter_map(|pair| {
        let [(above, _, of_above), (name, _, of)] = pair else {
            return None;
        };
        let (many, few) = (of_above(ways), of(ways));
        let is_rarer = (1..many).contains(&few);
        is_rarer.then(|| say::odds_rarer(name.get(), few, above.get(), many))
    });
    notes.collect()
}

/// Where the figures of the sources are wrong (RULES 1.5, D16 and D17). They print those of three cards without wild ones.
fn errors(dealt: Dealt, ways: &Ways) -> Option<String> {
    let is_printed = dealt.cards == 3 && dealt.rules == RankingRules::default();
    is_printed.then(|| {
        let (all, prials) = (ways.total(), ways.of(HandKind::Prial));
        say::odds_errs(
            &odds(prials - ways.threes(), all),
            &odds(prials, all),
            &odds(ways.of(HandKind::HighCard), all),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::{errors, rarer};
    use crate::app::sheets::odds::dealt::Dealt;
    use crate::cards::RankingRules;
    use crate::odds::ways;

    fn notes(rules: RankingRules, cards: usize) -> (Vec<String>, Option<String>) {
        let dealt = Dealt {
            rules,
            cards,
            is_final: true,
        };
        let ways = ways(rules, cards).expect("hands");
        (rarer(dealt, &ways), errors(dealt, &ways))
    }

    #[test]
    fn a_running_flush_is_rarer_than_a_prial_and_ranks_below_it() {
        let usual = RankingRules::default();
        let note = "Running flush (48) is rarer than Prial (52), and still ranks below it.";
        assert_eq!(notes(usual, 3).0, [note]);
        let by_rarity = RankingRules {
            running_flush_over_prial: true,
            ..usual
        };
        assert!(notes(by_rarity, 3).0.is_empty());
    }

    #[test]
    fn the_figures_that_sources_have_wrong_are_told_with_the_right_ones() {
        let note = notes(RankingRules::default(), 3).1.expect("a note");
        let figures = ["459 to 1", "424 to 1", "2.9 to 1 on"];
        assert!(figures.iter().all(|odds| note.contains(odds)), "{note}");
        let jokers = RankingRules {
            jokers: 1,
            ..RankingRules::default()
        };
        for other in [notes(RankingRules::default(), 4), notes(jokers, 3)] {
            assert_eq!(other.1, None);
        }
    }
}
