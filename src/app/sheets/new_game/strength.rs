//! How well the tempers play, as a player understands it: the chips won or lost in a hundred deals.

use super::measured::{ERRORS, MEANS, SEATS, TEMPERS};
use super::measured_games;
use crate::app::i18n::say;
use crate::bots::Temper;
use crate::engine::{Chips, Rules};
use crate::games;

/// Below this many thousandths of an ante a deal, a player notices no difference.
const EVEN: i64 = 150;

/// How well a bot of this temper plays at a table of so many seats, as a sentence; among the next smaller number that
/// was measured. `None`: it was not measured under these rules, or it is straightforward itself.
pub fn strength(temper: Temper, rules: &Rules, seats: usize) -> Option<String> {
    if temper == Temper::Expert && !games::has_expert(rules) {
        return Some(say::STRENGTH_SAME.get().to_owned());
    }
    if *rules != games::usual() {
        return match temper {
            Temper::Expert => in_other_game(rules, seats),
            _ => None,
        };
    }
    let bot = TEMPERS.iter().position(|of| *of == temper)?;
    let place = SEATS.iter().rposition(|of| *of <= seats)?;
    let (seats, mean, error) = (SEATS[place], MEANS[bot][place], ERRORS[bot][place]);
    Some(said((mean, error), rules.ante, seats as u64 - 1))
}

/// The same of an expert in a game that is not the usual one, by its default rules.
fn in_other_game(rules: &Rules, seats: usize) -> Option<String> {
    let is_of = |key: &str| games::named(key).is_some_and(|game| (game.rules)() == *rules);
    let mut measured = measured_games::GAMES.iter();
    let (_, won) = measured.find(|(key, _)| is_of(key))?;
    let place = measured_games::SEATS.iter().rposition(|of| *of <= seats)?;
    // These are chips already.
    Some(said(won[place], 1, measured_games::SEATS[place] as u64 - 1))
}

/// What a bot wins, in thousandths of an ante a deal with its standard error, as a sentence: in a hundred deals, to the
/// nearest ten or, where the error is larger, to the nearest fifty.
fn said((mean, error): (i64, i64), ante: Chips, others: u64) -> String {
    let is_even = mean.abs() < EVEN || mean.abs() < 2 * error;
    let chips = mean.unsigned_abs() * ante / 10;
    let unit = if chips < 100 { 10 } else { 50 };
    let chips = (chips + unit / 2) / unit * unit;
    match mean {
        _ if is_even => say::strength_even(others),
        1.. => say::strength_wins(chips, others),
        _ => say::strength_loses(chips, others),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::measured_games::GAMES;
    use super::{ERRORS, MEANS, TEMPERS, said, strength};
    use crate::bots::Temper;
    use crate::games;

    #[test]
    fn the_figures_are_those_of_the_table_of_strengths() {
        let docs = fs::read_to_string("docs/measured.md").expect("the figures");
        for (temper, (means, errors)) in TEMPERS.into_iter().zip(MEANS.into_iter().zip(ERRORS)) {
            let begins = format!("| {temper} among straightforward |");
            let row = docs.lines().find(|line| line.starts_with(&begins));
            let cells = row
                .expect("a row")
                .trim_end_matches(" |")
                .split(" | ")
                .skip(1);
            let cells: Vec<String> = cells
                .map(|cell| cell.replace('−', "-").replace('+', ""))
                .collect();
            let written = means.into_iter().zip(errors);
            let written: Vec<String> = written
                .map(|(mean, error)| format!("{mean} ± {error}"))
                .collect();
            assert_eq!(cells, written, "{temper}");
        }
    }

    #[test]
    fn the_figures_of_other_games_are_those_of_their_table() {
        let docs = fs::read_to_string("docs/measured.md").expect("the figures");
        for (key, won) in GAMES {
            let cells = won.map(|(mean, error)| format!("{mean:+} ± {error}").replace('-', "−"));
            let row = format!("| `{key}` | {} |", cells.join(" | "));
            assert!(docs.lines().any(|line| line == row), "{row}");
        }
    }

    #[test]
    fn a_strength_is_said_in_chips_of_a_hundred_deals() {
        assert!(said((2036, 284), 1, 3).contains("200 chips"));
        assert!(said((2036, 284), 5, 3).contains("1,000 chips"));
        assert!(said((-203, 31), 1, 1).contains("loses about 20 chips"));
        // A player notices no such difference, and chance may have made this one.
        assert!(said((-71, 10), 1, 3).contains("even"));
        assert!(said((700, 351), 1, 3).contains("even"));
    }

    #[test]
    fn a_strength_is_said_of_the_usual_game() {
        let of = |temper, seats| strength(temper, &games::usual(), seats);
        let expert = of(Temper::Expert, 4).expect("it is measured");
        assert!(expert.contains("wins") && expert.contains('3'), "{expert}");
        assert_eq!(of(Temper::Expert, 5), Some(expert));
        assert_eq!(of(Temper::Straightforward, 4), None);
        let four = strength(Temper::Expert, &games::four_card(), 4).expect("a sentence");
        assert!(four.contains("wins") && four.contains('3'), "{four}");
        assert_eq!(strength(Temper::Careful, &games::four_card(), 4), None);
        let nine = games::named("nine_card").expect("a game").rules;
        let expert = strength(Temper::Expert, &nine(), 4).expect("a sentence");
        assert!(expert.contains("straight"), "{expert}");
        assert_eq!(strength(Temper::Careful, &nine(), 4), None);
        let mut house = games::usual();
        house.ante = 5;
        assert_eq!(strength(Temper::Expert, &house, 4), None);
    }
}
