//! Lessons and their links that were changed by chance: each opens, or is refused in words, and none takes long.
//!
//! `BRAG_MUTATIONS` is the number of changed texts, 100,000 by default.

use std::time::{Duration, Instant};

use brag::engine::Viewer;
use brag::notation::{Lesson, read_lesson_link, write_lesson_link};
use brag::random::{Rng, Seed};

use super::own::OWN;
use super::situations::moments;
use super::text::WHOLE;

const MUTATIONS: u32 = 100_000;
/// No text takes longer, on a slow machine that does much else.
const LONGEST: Duration = Duration::from_secs(5);

fn mutations() -> u32 {
    let asked = std::env::var("BRAG_MUTATIONS").ok();
    asked.map_or(MUTATIONS, |asked| asked.parse().expect("a number"))
}

/// Texts of lessons: the page's own, one with every kind of line, and situations of every game.
fn texts() -> Vec<String> {
    let own = OWN.iter().map(|(text, _)| (*text).to_owned());
    let mut texts: Vec<String> = own.chain([WHOLE.to_owned()]).collect();
    moments(54, |record, _, dice| {
        if dice.one_in(4) {
            let lesson = Lesson::situation(record, record.actions.len(), Viewer::Hindsight);
            texts.extend(lesson.map(|lesson| lesson.to_string()));
        }
    });
    texts
}

fn one_of<T: Clone>(all: &[T], rng: &mut Rng) -> T {
    all[rng.below(all.len() as u32) as usize].clone()
}

/// Lines and words that a line may become.
const LINES: [&str; 21] = [
    "deal",
    "cards 0 As ? Ks",
    "cards 1 *1",
    "cards board 2c 2d",
    "cards spare 1 9s",
    "0 look",
    "1 fold",
    "2 see",
    "0 bet 18446744073709551615",
    "say x",
    "| more",
    "ask",
    "judge",
    "right 0 see: x",
    "learner 1",
    "rule wild twos",
    "seat 0",
    "game four_card",
    "state pot 40 stake 4 turn 0 open 0 1",
    "state turn 1 folded 2",
    "state pot 1000000",
];
const WORDS: [&str; 16] = [
    "0",
    "1",
    "7",
    "255",
    "9007199254740992",
    "As",
    "2h",
    "?",
    "*1",
    "look",
    "fold",
    "bet",
    "draw",
    "",
    "null",
    "\u{202e}|",
];

/// The text with some of its lines, words or bytes changed.
fn changed(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for _ in 0..=rng.below(3) {
        let (at, to) = (
            rng.below(lines.len() as u32) as usize,
            rng.below(lines.len() as u32) as usize,
        );
        match rng.below(9) {
            0 => lines.swap(at, to),
            1 if lines.len() > 1 => drop(lines.remove(at)),
            2 => lines.insert(at, lines[to].clone()),
            3 => lines.insert(at, one_of(&LINES, rng).into()),
            4 => {
                let run: Vec<String> = lines[at..].iter().take(8).cloned().collect();
                for _ in 0..one_of(&[1, 3, 80], rng) {
                    lines.splice(to..to, run.iter().cloned());
                }
            }
            5 => {
                let mut bytes = lines[at].clone().into_bytes();
                let byte = rng.below(bytes.len() as u32 + 1) as usize;
                bytes.insert(byte, one_of(b" 0129As?|#:$-\t\r", rng));
                lines[at] = String::from_utf8_lossy(&bytes).into_owned();
            }
            _ => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = rng.below(words.len() as u32) as usize;
                words[word] = one_of(&WORDS, rng);
                lines[at] = words.join(" ");
            }
        }
    }
    lines.join("\n")
}

/// Opens a text. Returns whether it could be read, and played.
fn open(text: &str) -> [bool; 2] {
    let lesson: Lesson = match text.parse() {
        Ok(lesson) => lesson,
        Err(fault) => {
            let told = fault.to_string();
            assert!(
                told.starts_with("Line ") && fault.line > 0,
                "{told}: {text}"
            );
            assert!(fault.line <= text.lines().count().max(1), "{told}: {text}");
            return [false, false];
        }
    };
    let written = lesson.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&lesson), "{text}");
    match lesson.prepare(Seed([1; 32])) {
        Ok(played) => {
            assert_eq!(played.done.len(), lesson.steps.len());
            [true, true]
        }
        Err(fault) => {
            assert!(
                fault.line > 0 && !fault.to_string().is_empty(),
                "{fault}: {text}"
            );
            [true, false]
        }
    }
}

#[test]
fn a_changed_lesson_opens_or_is_refused_in_words() {
    let texts = texts();
    let mut rng = Rng::new(Seed([51; 32]), 0);
    let (mut read, mut played, mut slowest) = (0, 0, Duration::ZERO);
    for _ in 0..mutations() {
        let text = changed(&one_of(&texts, &mut rng), &mut rng);
        let begun = Instant::now();
        let [is_read, is_played] = open(&text);
        slowest = slowest.max(begun.elapsed());
        assert!(begun.elapsed() < LONGEST, "{text}");
        read += u32::from(is_read);
        played += u32::from(is_played);
    }
    println!("{read} were read, {played} played, the slowest in {slowest:?}");
    let all = mutations();
    assert!(read > all / 10 && read < all, "{read} of {all}");
    assert!(played > all / 20 && played < read, "{played} of {read}");
}

#[test]
fn a_changed_link_opens_or_is_refused_in_words() {
    let texts = texts();
    let links = texts
        .iter()
        .filter_map(|text| write_lesson_link(&text.parse().ok()?).ok());
    let links: Vec<String> = links.collect();
    let mut rng = Rng::new(Seed([52; 32]), 0);
    // A link of much noise is as long as a text may be, and takes as long to read.
    for _ in 0..mutations() / 20 {
        let mut letters = one_of(&links, &mut rng).into_bytes();
        let at = rng.below(letters.len() as u32) as usize;
        match rng.below(3) {
            0 => letters[at] = one_of(b"AZaz09-_.%", &mut rng),
            1 => letters.truncate(at),
            _ => letters.insert(at, one_of(b"AZaz09-_", &mut rng)),
        }
        let link = String::from_utf8(letters).expect("letters");
        match read_lesson_link(&link) {
            Ok(lesson) => {
                open(&lesson.to_string());
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}
