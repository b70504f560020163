//! How well the tempers play, as a player understands it: the chips won or lost in a hundred deals.

use super::measured::{ERRORS, MEANS, SEATS, TEMPERS};
use crate::app::i18n::say;
use crate::bots::Temper;
use crate::engine::Rules;
use crate::games;

/// Below this many thousandths of an ante a deal, a player notices no difference.
const EVEN: i64 = 150;

/// How well a bot of this temper plays at a table of so many seats, as a sentence; among the next smaller number that
/// was measured. `None`: it was not measured under these rules, or it is straightforward itself.
pub fn strength(temper: Temper, rules: &Rules, seats: usize) -> Option<String> {
    if temper == Temper::Expert && !games::has_expert(rules) {
        return Some(say::STRENGTH_SAME.get().to_owned());
    }
    let bot = TEMPERS.iter().position(|of| *of == temper)?;
    let place = SEATS.iter().rposition(|of| *of <= seats)?;
    let (seats, mean, error) = (SEATS[place], MEANS[bot][place], ERRORS[bot][place]);
    if *rules != games::usual() {
        return None;
    }
    let others = seats as u64 - 1;
    let is_even = mean.abs() < EVEN || mean.abs() < 2 * error;
    // In a hundred deals, to the nearest ten or, where the error is larger, to the nearest fifty.
    let chips = mean.unsigned_abs() * rules.ante / 10;
    let unit = if chips < 100 { 10 } else { 50 };
    let chips = (chips + unit / 2) / unit * unit;
    Some(match mean {
        _ if is_even => say::strength_even(others),
        1.. => say::strength_wins(chips, others),
        _ => say::strength_loses(chips, others),
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{ERRORS, MEANS, TEMPERS, strength};
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
    fn a_strength_is_said_in_chips_of_the_usual_game() {
        let of = |temper, seats| strength(temper, &games::usual(), seats);
        let expert = of(Temper::Expert, 4).expect("it is measured");
        assert!(expert.contains("200") && expert.contains('3'), "{expert}");
        assert_eq!(of(Temper::Expert, 5), Some(expert));
        let bragger = of(Temper::Bragger, 2).expect("it is measured");
        assert!(bragger.contains("20 chips"), "{bragger}");
        let careful = of(Temper::Careful, 8).expect("it is measured");
        assert!(careful.contains("even"), "{careful}");
        assert_eq!(of(Temper::Straightforward, 4), None);
        assert_eq!(strength(Temper::Expert, &games::four_card(), 4), None);
        let nine = games::named("nine_card").expect("a game").rules;
        let expert = strength(Temper::Expert, &nine(), 4).expect("a sentence");
        assert!(expert.contains("straight"), "{expert}");
        assert_eq!(strength(Temper::Careful, &nine(), 4), None);
        let mut house = games::usual();
        house.ante = 5;
        assert_eq!(strength(Temper::Expert, &house, 4), None);
    }
}
