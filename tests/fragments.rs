//! What an address brings behind its `#`, also when programs on its way have changed it.

use brag::notation::{Fragment, FragmentKind, fragment};

/// A text of each kind, with every letter that texts of this kind may have.
const TEXTS: [(FragmentKind, &str); 5] = [
    (FragmentKind::Rules, "v1.ante-2.wild-twos~Ad.blind_look-yes"),
    (FragmentKind::Ten, "1.x.d2026-11-25"),
    (FragmentKind::Sitting, "eyJicmFnX3NhdmUiOjF9_-"),
    (FragmentKind::Phone, "Ahk3-_0zAQ"),
    (FragmentKind::Hand, "AQIDBAUGBwgJ-_"),
];

const PAGE: &str = "https://brag.example/play/";

fn read(address: &str) -> Option<(FragmentKind, String)> {
    fragment(address).map(|Fragment { kind, text }| (kind, text))
}

#[test]
fn a_text_is_read_whatever_was_put_behind_it() {
    let behind = [
        "",
        ".",
        "..",
        ")",
        "]",
        ">",
        "\"",
        "'",
        "”",
        "»",
        "’",
        ",",
        ";",
        "!",
        "?",
        "…",
        "*",
        "|",
        "`",
        ")).",
        "\".",
        "%22",
        "%29",
        "%E2%80%9D",
        "%20",
        " ",
        "%20%20",
        "\u{200b}",
        "%E2%80%8B",
        "%C2%A0",
        "\n",
        "%0A",
        "&fbclid=IwAR0-x_y",
        "?fbclid=IwAR0",
        "?utm_source=mail&utm_medium=x",
        "&utm_source=a.b",
        "&amp;gclid=1",
        "%26fbclid%3D1",
        "%3Futm_source%3Da",
        ".&fbclid=x",
        ")?x=1",
        "#",
        "#top",
        "=",
        "%3D%3D",
        "),%20come",
    ];
    for (kind, text) in TEXTS {
        for behind in behind {
            let hash = [kind.start(), text, behind].concat();
            assert_eq!(read(&hash), Some((kind, text.into())), "{hash}");
            assert_eq!(
                read(&[PAGE, &hash].concat()),
                Some((kind, text.into())),
                "{hash}"
            );
        }
    }
}

#[test]
fn a_text_is_read_however_its_address_was_escaped() {
    for (kind, text) in TEXTS {
        let name = kind.start().trim_matches(['#', '=']);
        let every = |text: &str| {
            text.bytes()
                .map(|letter| format!("%{letter:02x}"))
                .collect::<String>()
        };
        let addresses = [
            format!("#{name}%3D{text}"),
            format!("#{name}%3d{text}"),
            format!("%23{name}={text}"),
            format!("%23{name}%3D{text}"),
            format!("%2523{name}%253D{text}"),
            format!("%252523{name}%25253D{text}%252E"),
            format!("#{name}=%20{text}"),
            format!("#{name}={}", every(text)),
            every(&format!("#{name}={text}")),
            format!("?fbclid=1#{name}={text}"),
            format!("?next=%23top#{name}={text}"),
            format!("index.html#{name}={text}"),
        ];
        for address in addresses {
            let address = [PAGE, &address].concat();
            assert_eq!(read(&address), Some((kind, text.into())), "{address}");
        }
    }
}

#[test]
fn what_was_changed_within_stays_for_its_reader_to_refuse() {
    for (kind, text) in TEXTS {
        let (before, after) = text.split_at(8);
        for within in [" ", "%20", "\n", "é", "%E2%80%8B", "%", "/", "+", "\u{ad}"] {
            let torn = [kind.start(), before, within, after].concat();
            let (found, read) = read(&torn).expect("it has a start");
            assert_eq!(found, kind);
            assert!(read.len() > before.len() && read != text, "{torn}: {read}");
        }
        // What is cut off cannot be told here from a shorter text.
        assert_eq!(
            read(&[kind.start(), before].concat()),
            Some((kind, before.trim_end_matches(['.', '-']).into()))
        );
    }
}

#[test]
fn other_addresses_bring_nothing() {
    for other in [
        "",
        "#",
        "#phone",
        "#hand",
        "#deal",
        "#new-game",
        "rules=v1",
        "#rule=v1",
        PAGE,
        "https://other.example/#top",
        "%",
        "%2",
        "%zz",
        "\u{202e}",
        "#ruleſ=v1",
    ] {
        assert_eq!(read(other), None, "{other}");
    }
    assert_eq!(read("#rules="), Some((FragmentKind::Rules, String::new())));
    assert_eq!(
        read("#hand=#phone=AQ"),
        Some((FragmentKind::Hand, String::new())),
        "the first one counts"
    );
}
