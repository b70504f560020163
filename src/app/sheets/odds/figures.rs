//! Formats counts, chances and odds.

use crate::app::i18n::say::{self, grouped};

/// A share of a total as a percentage, with three significant digits, or two if it is small: `74.4%`, `4.96%`,
/// `0.22%`, `0.018%`.
#[must_use]
pub fn percent(of: u64, all: u64) -> String {
    if of == 0 || of >= all {
        return say::percent(&grouped(if of == 0 { 0 } else { 100 }));
    }
    // In ten-thousandths of a per cent, to find the significant digits.
    let fine = (of * 1_000_000 + all / 2) / all;
    let places = match fine {
        99_950.. => 1,
        995.. => 2,
        100.. => 3,
        _ => 4,
    };
    let unit = 10_u64.pow(places);
    let share = (of * 100 * unit + all / 2) / all;
    // Only 0 is shown as 0 %, and only all as 100 %.
    let share = share.clamp(1, 100 * unit - 1);
    let (whole, rest, width) = (share / unit, share % unit, places as usize);
    say::percent(&say::decimal(whole, &format!("{rest:0width$}")))
}

/// A share of a total in whole per cent, for estimates: `71%`, `<1%`, `>99%`.
#[must_use]
pub fn about(of: u64, all: u64) -> String {
    if of == 0 || of >= all {
        return percent(of, all);
    }
    match (of * 100 + all / 2) / all {
        0 => say::LESS_THAN_ONE_PERCENT.get().into(),
        100.. => say::MORE_THAN_99_PERCENT.get().into(),
        share => say::percent(&grouped(share)),
    }
}

/// The odds against a share of a total: `424 to 1`, `4.9 to 1`, `2.9 to 1 on`, `evens`. A dash for what happens never
/// or always.
#[must_use]
pub fn odds(of: u64, all: u64) -> String {
    let against = all.saturating_sub(of);
    if of == 0 || against == 0 {
        return "–".into();
    }
    if of == against {
        return say::ODDS_EVENS.get().into();
    }
    let (more, less) = (of.max(against), of.min(against));
    let tenths = (more * 10 + less / 2) / less;
    let ratio = if tenths >= 100 || tenths.is_multiple_of(10) {
        grouped((more + less / 2) / less)
    } else {
        say::decimal(tenths / 10, &(tenths % 10).to_string())
    };
    if of > against {
        say::odds_on(&ratio)
    } else {
        say::odds_against(&ratio)
    }
}

#[cfg(test)]
mod tests {
    use super::{about, odds, percent};

    #[test]
    fn chances_have_the_digits_that_count() {
        let of = |hands| percent(hands, 22_100);
        assert_eq!(of(16_440), "74.4%");
        assert_eq!(of(3_744), "16.9%");
        assert_eq!(of(1_096), "4.96%");
        assert_eq!(of(52), "0.24%");
        assert_eq!(of(4), "0.018%");
        assert_eq!(of(22_099), "99.9%");
        assert_eq!([of(0), of(22_100)], ["0%", "100%"]);
        assert_eq!(percent(193, 2_598_960), "0.0074%");
        assert_eq!(percent(1, 3_819_816), "0.0001%");
        assert_eq!([of(2_209), of(2_211)], ["10.0%", "10.0%"]);
        assert_eq!([of(22), of(219), of(221)], ["0.10%", "0.99%", "1.00%"]);
    }

    #[test]
    fn what_is_near_is_said_in_whole_percent() {
        let shares = [0, 1, 49, 50, 7_450, 9_949, 9_950, 9_999, 10_000].map(|of| about(of, 10_000));
        assert_eq!(
            shares,
            [
                "0%", "<1%", "<1%", "1%", "75%", "99%", ">99%", ">99%", "100%"
            ]
        );
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
