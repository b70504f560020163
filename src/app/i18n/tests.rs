//! Messages as they come out, in every language.

use super::grammar::{ENGLISH, Grammar};
use super::text::{Arg, said_in};
use super::{ALL, Name, of_code, say};

fn somebody(name: &str, is_you: bool) -> Name {
    Name {
        name: name.into(),
        is_you,
    }
}

#[test]
fn english_is_spoken_where_nothing_else_is() {
    let (you, bill) = (somebody("You", true), somebody("Bill", false));
    assert_eq!(say::DEAL_ME_IN.get(), "Deal me in");
    assert_eq!(say::chips(1), "1 chip");
    assert_eq!(say::chips(1_022_100), "1,022,100 chips");
    assert_eq!(say::bets(&you, 4, "seen"), "You bet 4.");
    assert_eq!(say::bets(&bill, 4, "blind"), "Bill bets 4 blind.");
}

/// A grammar that counts as Russian does: 1, 21, … are one; 2 to 4, 22 to 24, … few; all else many.
fn three_forms() -> Grammar {
    let so = |number: usize| match (number % 10, number % 100) {
        (_, 11..=14) => 'm',
        (1, _) => '1',
        (2..=4, _) => 'f',
        _ => 'm',
    };
    let plurals: String = (0..200).map(so).collect();
    Grammar {
        plurals: plurals.leak(),
        thousands: "\u{a0}",
    }
}

/// As the build would write `{ $n -> [one] { NUMBER($n) } конь [few] { NUMBER($n) } коня *[many] { NUMBER($n) } коней }`.
const COUNTED: &str =
    "\u{2}aone\u{3}\u{1}a конь\u{4}few\u{3}\u{1}a коня\u{4}\u{3}\u{1}a коней\u{4}\u{5}.";

#[test]
fn another_language_counts_in_its_own_way() {
    let grammar = three_forms();
    for (number, said) in [
        (0, "0 коней."),
        (1, "1 конь."),
        (3, "3 коня."),
        (11, "11 коней."),
        (21, "21 конь."),
        (112, "112 коней."),
        (1_222, "1\u{a0}222 коня."),
        (1_000_011, "1\u{a0}000\u{a0}011 коней."),
    ] {
        assert_eq!(said_in(COUNTED, &grammar, &[Arg::Count(number)]), said);
    }
}

#[test]
fn choices_may_stand_in_choices_and_each_default_is_its_own() {
    // { $who -> [you] You { $kind -> [a] A *[b] B } *[other] { $who } { $kind -> [a] C *[b] D } }.
    let pattern = "\u{2}ayou\u{3}You \u{2}ba\u{3}A\u{4}\u{3}B\u{4}\u{5}\u{4}\u{3}\u{1}a \u{2}ba\u{3}C\u{4}\u{3}D\u{4}\u{5}\u{4}\u{5}.";
    let (you, bill) = (somebody("You", true), somebody("Bill", false));
    for (who, kind, said) in [
        (&you, "a", "You A."),
        (&you, "b", "You B."),
        (&bill, "a", "Bill C."),
        (&bill, "what", "Bill D."),
    ] {
        let args = [Arg::Name(who), Arg::Text(kind)];
        assert_eq!(said_in(pattern, &ENGLISH, &args), said);
    }
}

#[test]
fn what_is_put_in_is_not_read() {
    let tricky = somebody("\u{2}a\u{1}b\u{5}", false);
    assert_eq!(say::folds(&tricky), "\u{2}a\u{1}b\u{5} folds.");
}

#[test]
fn a_broken_pattern_is_said_as_far_as_it_goes() {
    let whole = COUNTED;
    let cuts = whole.char_indices().map(|(at, _)| &whole[..at]);
    let loose = [
        "\u{1}",
        "\u{1}é",
        "\u{2}",
        "\u{2}ü",
        "\u{3}\u{4}\u{5}",
        "\u{1}z.",
        "\u{2}zé\u{3}",
    ];
    for pattern in cuts.chain(loose) {
        for args in [&[][..], &[Arg::Count(3)]] {
            said_in(pattern, &ENGLISH, args);
        }
    }
}

#[test]
fn a_language_is_known_with_and_without_its_country() {
    assert_eq!(of_code("en"), Some(&ALL[0]));
    assert_eq!(of_code("EN-gb"), Some(&ALL[0]));
    // Some systems write an underscore, and some add more.
    for german in ["de_AT", "de-", "de_DE_formal", "DE_ch"] {
        let found = of_code(german).map(|language| language.code);
        assert_eq!(found, Some("de"), "{german}");
    }
    for stranger in ["", "-", "xx", "english", "e"] {
        assert_eq!(of_code(stranger), None, "{stranger}");
    }
}
