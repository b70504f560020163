//! How often each number is dealt, where the digits of a hand make a number (RULES 10.3, `999`).

use leptos::prelude::*;

use super::figures::{odds, percent};
use crate::app::i18n::say;
use crate::cards::{Card, Hand, Pack, Ranking, RankingRules};

/// A table with a row for each hundred, the highest first, and one for all.
#[component]
pub fn Numbers(rules: RankingRules) -> impl IntoView {
    let hundreds = hundreds(rules);
    let all: u64 = hundreds.iter().sum();
    let row = |(hundred, hands): (usize, u64)| {
        let (from, to) = (hundred * 100, hundred * 100 + 99);
        view! {
            <tr>
                <th scope="row">{say::patti_numbers_in(&from.to_string(), &to.to_string())}</th>
                <td>{say::grouped(hands)}</td>
                <td>{percent(hands, all)}</td>
                <td>{odds(hands, all)}</td>
            </tr>
        }
    };
    let rows = hundreds.into_iter().enumerate().rev().map(row);
    let head = [
        say::COLUMN_HAND,
        say::COLUMN_WAYS,
        say::COLUMN_CHANCE,
        say::COLUMN_ODDS,
    ];
    view! {
        <h3>{say::HOW_OFTEN_EACH_HAND_IS_DEALT.get()}</h3>
        <p class="count">{say::PATTI_HOW_OFTEN_NUMBERS.get()}</p>
        <table class="odds">
            <thead>
                <tr>{head.map(|head| view! { <th scope="col">{head.get()}</th> }).collect_view()}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The number of hands in each hundred, by their first digit.
fn hundreds(rules: RankingRules) -> [u64; 10] {
    let ranking = Ranking::new(rules);
    let cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut hundreds = [0; 10];
    for (nth, first) in cards.iter().enumerate() {
        for (other, second) in cards.iter().enumerate().skip(nth + 1) {
            for third in &cards[other + 1..] {
                let value = ranking.value(Hand([*first, *second, *third]));
                let number = value.number().unwrap_or_default();
                hundreds[usize::from(number / 100).min(9)] += 1;
            }
        }
    }
    hundreds
}

#[cfg(test)]
mod tests {
    use super::hundreds;
    use crate::cards::{RankingRules, RankingVariant};

    #[test]
    fn a_hand_counts_by_its_highest_digit() {
        let rules = RankingRules {
            variant: RankingVariant::Digits,
            ..RankingRules::default()
        };
        let hundreds = hundreds(rules);
        assert_eq!(hundreds.iter().sum::<u64>(), 22_100);
        // No nine among the 48 other cards, and three of the 16 tens and court cards.
        assert_eq!(hundreds[9], 22_100 - 17_296);
        assert_eq!(hundreds[0], 560);
    }
}
