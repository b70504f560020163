//! Counts, chances and odds as they are written. Whole numbers in, words out.

/// `2,598,960`.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// So many of all as a percentage with three digits that count, or two places at least: `74.4 %`,
/// `4.96 %`, `0.22 %`, `0.018 %`.
#[must_use]
pub fn percent(of: u64, all: u64) -> String {
    if of == 0 || all == 0 {
        return "0 %".into();
    }
    if of == all {
        return "100 %".into();
    }
    let share = 100.0 * of as f64 / all as f64;
    let places = match share {
        share if share >= 9.995 => 1,
        share if share >= 0.0995 => 2,
        share if share >= 0.00995 => 3,
        _ => 4,
    };
    // What is rare is not never, and what is all but sure is not sure.
    let share = if places == 1 { share.min(99.9) } else { share };
    format!("{share:.places$} %")
}

/// The odds against so many of all: `424 to 1`, `4.9 to 1`, `2.9 to 1 on`, `evens`; a dash for what never
/// is and what always is.
#[must_use]
pub fn odds(of: u64, all: u64) -> String {
    let against = all.saturating_sub(of);
    if of == 0 || against == 0 {
        return "–".into();
    }
    if of == against {
        return "evens".into();
    }
    let (more, less, on) = if of > against {
        (of, against, " on")
    } else {
        (against, of, "")
    };
    let tenths = (more * 10 + less / 2) / less;
    let ratio = if tenths >= 100 || tenths.is_multiple_of(10) {
        grouped((more + less / 2) / less)
    } else {
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    format!("{ratio} to 1{on}")
}

#[cfg(test)]
mod tests {
    use super::{grouped, odds, percent};

    #[test]
    fn thousands_stand_apart() {
        let numbers = [0, 999, 1_000, 22_100, 2_598_960].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "22,100", "2,598,960"]);
    }

    #[test]
    fn chances_have_the_digits_that_count() {
        let of = |hands| percent(hands, 22_100);
        assert_eq!(of(16_440), "74.4 %");
        assert_eq!(of(3_744), "16.9 %");
        assert_eq!(of(1_096), "4.96 %");
        assert_eq!(of(52), "0.24 %");
        assert_eq!(of(4), "0.018 %");
        assert_eq!(of(22_099), "99.9 %");
        assert_eq!([of(0), of(22_100)], ["0 %", "100 %"]);
        assert_eq!(percent(193, 2_598_960), "0.0074 %");
    }

    #[test]
    fn odds_are_those_of_the_sources() {
        let of = |hands| odds(hands, 22_100);
        assert_eq!(of(52), "424 to 1");
        assert_eq!(of(48), "459 to 1");
        assert_eq!(of(4), "5,524 to 1");
        assert_eq!(of(720), "30 to 1");
        assert_eq!(of(1_096), "19 to 1");
        assert_eq!(of(3_744), "4.9 to 1");
        assert_eq!(of(16_440), "2.9 to 1 on");
        assert_eq!(of(11_050), "evens");
        assert_eq!([of(0), of(22_100)], ["–", "–"]);
    }
}
