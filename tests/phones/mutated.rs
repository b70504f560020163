//! Codes, words, links and addresses that were changed by chance: each is refused in words, or read.
//!
//! `BRAG_MUTATIONS` is the number of changed texts, 100,000 by default.

use std::fmt::Display;
use std::sync::LazyLock;

use brag::bots::Temper;
use brag::cards::arrange::Shape;
use brag::cards::{Card, Pack};
use brag::notation::{FragmentKind, clean_name, fragment, read_lesson_link, read_link, write_link};
use brag::phones::{
    CodedHand, HandCode, Holder, Join, SetPlan, Which, open, read_word, seal, word,
};
use brag::random::{Rng, Seed};
use brag::school::ten::Ten;
use brag::sitting::session::{PlayerKind, Session};
use brag::sitting::{address, save};

const MUTATIONS: u32 = 100_000;
const PAGE: &str = "https://brag.example/play/";
const SEED: Seed = Seed([9; 32]);

fn mutations() -> u32 {
    let asked = std::env::var("BRAG_MUTATIONS").ok();
    asked.map_or(MUTATIONS, |asked| asked.parse().expect("a number"))
}

static PHONE: LazyLock<Join> = LazyLock::new(|| {
    let holder = Holder::of(SEED, 2, 3);
    Join {
        holder,
        key: holder.key(SEED, None),
        name: "Zoë".into(),
        rules: "v1.ante-2.wild-twos~Ad".into(),
    }
});

/// What is read of a text, as a text. The error is what the player is told.
type Read = fn(&str) -> Result<String, String>;

/// A text, how it is read, and whether nothing but itself may be read of a changed one.
struct Subject {
    text: String,
    read: Read,
    is_sealed: bool,
}

fn told(error: impl Display) -> String {
    error.to_string()
}

fn read_address(text: &str) -> Result<String, String> {
    let Some(found) = fragment(text) else {
        return Err("it brings nothing".into());
    };
    match found.kind {
        FragmentKind::Rules => read_link(&found.text)
            .map(|rules| write_link(&rules))
            .map_err(told),
        FragmentKind::Ten => Ten::read_link(&found.text)
            .map(|(ten, gain)| ten.link(gain))
            .map_err(|error| format!("{error:?}")),
        FragmentKind::Sitting => address::decoded(&found.text).ok_or_else(|| "it's broken".into()),
        FragmentKind::Lesson => read_lesson_link(&found.text)
            .map(|lesson| lesson.to_string())
            .map_err(told),
        FragmentKind::Phone => found
            .text
            .parse::<Join>()
            .map(|join| join.to_string())
            .map_err(told),
        FragmentKind::Hand => open(&PHONE, &found.text)
            .map(|hand| seal(&PHONE.key, PHONE.holder, &hand))
            .map_err(told),
    }
}

/// Puts random letters in, takes some out, cuts off, doubles, escapes, or puts something behind.
fn mutated(rng: &mut Rng, text: &str) -> String {
    const LETTERS: &[char] = &[
        'A', 'a', 'z', 'Z', '0', '9', '-', '_', '.', '~', '%', '#', '=', '&', '?', '/', '+', ' ',
        ')', '"', '”', '\u{200b}', '\u{202e}', 'é', '\u{0}', '🂡',
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let at = rng.below(letters.len().max(1) as u32) as usize;
        let letter = LETTERS[rng.below(LETTERS.len() as u32) as usize];
        match rng.below(8) {
            0 | 1 if at < letters.len() => letters[at] = letter,
            2 => letters.insert(at, letter),
            3 if at < letters.len() => drop(letters.remove(at)),
            4 => letters.truncate(at),
            5 => letters = [letters.clone(), letters].concat(),
            6 if at + 1 < letters.len() => letters.swap(at, at + 1),
            _ => letters.extend(
                [
                    ".",
                    ")",
                    "\"",
                    "&fbclid=x",
                    "?utm_source=y",
                    "%20",
                    "%",
                    "==",
                ][rng.below(8) as usize]
                    .chars(),
            ),
        }
        letters.truncate(20_000);
    }
    letters.into_iter().collect()
}

#[test]
fn changed_codes_words_links_and_addresses_are_refused_in_words_or_read() {
    let mut rng = Rng::new(Seed([3; 32]), 0);
    let mut subjects = subjects();
    let mut refused = 0;
    let count = mutations();
    for nth in 0..count {
        let at = nth as usize % subjects.len();
        let Subject {
            text,
            read,
            is_sealed,
        } = &mut subjects[at];
        let changed = mutated(&mut rng, text);
        match read(&changed) {
            Err(error) => {
                refused += 1;
                assert!(error.len() > 5, "{changed:?}: {error:?}");
            }
            Ok(read) if *is_sealed => {
                assert!(text.contains(&read), "{changed:?} was read as {read:?}")
            }
            Ok(_) => {}
        }
    }
    assert!(refused > count / 4, "{refused} of {count} were refused");
}

#[test]
fn a_changed_name_is_held_to_its_length_and_turns_no_text_round() {
    let mut rng = Rng::new(Seed([4; 32]), 0);
    for _ in 0..mutations() / 20 {
        let name = mutated(&mut rng, "Ann\u{202e}\u{2066}\u{7}");
        let join = Join {
            name,
            ..PHONE.clone()
        };
        let join: Join = join.to_string().parse().expect("it was written so");
        assert!(join.name.len() <= 48);
        let name = clean_name(&join.name, 12);
        assert!(
            name.chars().count() <= 12
                && !name.contains(['\u{202e}', '\u{2066}', '\u{7}', '\u{0}']),
            "{name:?}"
        );
    }
}

/// A reader whose time grew with the square of the length would need hours here.
#[test]
fn long_texts_are_refused_in_a_time_that_grows_with_their_length() {
    const LONG: usize = 300_000;
    for part in [
        "%",
        "%25",
        "%2523",
        "#",
        "#rules",
        "#rules=",
        "#hand=",
        ".",
        "A",
        "-",
        "%E2",
        "”",
        " ",
        "v1.ante-2.",
        "&amp;",
        "\u{200b}",
    ] {
        let long = part.repeat(LONG / part.len());
        for kind in FragmentKind::ALL {
            for text in [
                long.clone(),
                [PAGE, kind.start(), &long].concat(),
                [&long, kind.start(), "v1"].concat(),
            ] {
                let _ = read_address(&text);
            }
        }
        for subject in subjects() {
            let _ = (subject.read)(&long);
        }
    }
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| Pack::sorted().iter().step_by(4).collect());

fn subjects() -> Vec<Subject> {
    let address = |kind: FragmentKind, text: &str, is_sealed| Subject {
        text: [PAGE, kind.start(), text].concat(),
        read: read_address,
        is_sealed,
    };
    let hand = HandCode {
        deal: 3,
        moment: 40,
        hands: vec![CodedHand {
            which: Which::Only,
            cards: CARDS[..3].to_vec(),
        }],
        rules: Some("v1.game-nine_card".into()),
    };
    let hand = seal(&PHONE.key, PHONE.holder, &hand);
    let plan = SetPlan::new(
        vec![vec![0, 4, 8], vec![1, 5, 9], vec![2, 6, 10], vec![3, 7, 11]],
        Shape::THIRTEEN,
    )
    .expect("it has the shape");
    let read_plan: Read = |text| {
        let read = read_word(text, Shape::THIRTEEN, &PHONE.key, &CARDS, 3);
        read.map(|plan| word(&plan, Shape::THIRTEEN, &PHONE.key, &CARDS, 3))
            .map_err(told)
    };
    vec![
        address(FragmentKind::Phone, &PHONE.to_string(), true),
        address(FragmentKind::Hand, &hand, true),
        address(FragmentKind::Rules, &PHONE.rules, false),
        address(FragmentKind::Ten, "1.x.d2026-11-25", false),
        address(
            FragmentKind::Sitting,
            &address::encoded(SITTING.get(..300).unwrap_or_default()),
            false,
        ),
        Subject {
            text: PHONE.to_string(),
            read: |text| {
                text.parse::<Join>()
                    .map(|join| join.to_string())
                    .map_err(told)
            },
            is_sealed: true,
        },
        Subject {
            text: hand,
            read: |text| {
                open(&PHONE, text)
                    .map(|hand| seal(&PHONE.key, PHONE.holder, &hand))
                    .map_err(told)
            },
            is_sealed: true,
        },
        Subject {
            text: word(&plan, Shape::THIRTEEN, &PHONE.key, &CARDS, 3),
            read: read_plan,
            is_sealed: false,
        },
    ]
}

/// A short sitting.
static SITTING: LazyLock<String> = LazyLock::new(|| {
    let mut setup = brag::sitting::table_for_four();
    setup.players[0].kind = PlayerKind::Bot(Temper::Careful);
    let mut session = Session::new(setup, SEED, SEED).expect("four can sit down");
    session.deal().expect("it can be dealt");
    save::write(&session)
});
