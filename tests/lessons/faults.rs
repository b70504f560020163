//! Each fault of a text, with its line.

use brag::notation::Lesson;

/// A text, and what is told of it.
const FAULTS: [(&str, &str); 48] = [
    ("", "Line 1: a lesson begins with the line `brag-lesson 1`"),
    (
        "\n# Welcome\n\nbrag 1",
        "Line 4: a lesson begins with the line `brag-lesson 1`",
    ),
    (
        "| x",
        "Line 1: a lesson begins with the line `brag-lesson 1`",
    ),
    (
        "brag-lesson one",
        "Line 1: a lesson begins with the line `brag-lesson 1`",
    ),
    (
        "brag-lesson 2",
        "Line 1: this lesson is from a later version of Brag",
    ),
    ("H\nfoo", "Line 4: no line begins with `foo`"),
    (
        "H\ntitle A\ntitle B",
        "Line 5: `title` is here for the second time",
    ),
    ("H\ntitle", "Line 4: a text is missing here"),
    ("H\nsay \u{200b}", "Line 4: a text is missing here"),
    (
        "H\nsay [Blind](blind), or [open](open)?",
        "Line 4: nothing is explained under `open`; there is ante, beats, blind, cover, fold, kept, see, stake",
    ),
    (
        "H\nlanguage a b",
        "Line 4: `language` takes the code of a language, like `en`",
    ),
    (
        "H\nedition 3",
        "Line 4: `edition` takes the number of an edition, 1 or 2",
    ),
    (
        "H\nrule ante",
        "Line 4: `rule` takes the key of a rule and its value, like `open_min 2`",
    ),
    (
        "H\nrule",
        "Line 4: `rule` takes the key of a rule and its value, like `open_min 2`",
    ),
    (
        "H\nrule ante 2\nrule ante 2",
        "Line 5: `rule ante` is here for the second time",
    ),
    (
        "H\nrule blind_play maybe",
        "Line 4: `blind_play` is \"maybe\", and should be true or false",
    ),
    (
        "H\ngame nine_card\nrule open_min 2",
        "Line 5: `open_min` is not a rule of `nine_card`",
    ),
    ("H\nrule table_minimum 200", "Line 2: "),
    (
        "H\nrule dealers_choice true\nrule other_game true\nrule foo 1",
        "Line 6: `foo` is not a rule",
    ),
    (
        "H\nseat a",
        "Line 4: `seat` takes a whole number of chips and a name, like `100 Andy`",
    ),
    (
        "H\nbox 9",
        "Line 4: `box` takes a whole number of chips and the seat of the player",
    ),
    ("H\nbox 9 0", "Line 4: seat 0 can have no further box here"),
    ("H\ndealer 2", "Line 4: "),
    ("H\nlearner 2", "Line 4: nobody sits at seat 2"),
    (
        "H\nlearner x",
        "Line 4: `learner` takes the number of a seat",
    ),
    (
        "H\nbot 1 clever",
        "Line 4: `bot` takes the number of a seat, and `careful`",
    ),
    ("H\nbot 2 careful", "Line 4: nobody sits at seat 2"),
    (
        "brag-lesson 1\nseat 9",
        "Line 2: a game needs at least two players",
    ),
    (
        "H\ndeal\nseat 9",
        "Line 5: `seat` stands before the first deal",
    ),
    ("H\ndeal now", "Line 4: `deal` takes nothing"),
    ("H\ncards 0", "Line 4: `cards` takes a seat, `board`"),
    ("H\ncards 0 As as", "Line 4: "),
    (
        "H\ncards 0 As\ncards 1 As",
        "Line 5: As is given twice in this deal",
    ),
    (
        "H\ncards 0 As\ncards 0 Ac",
        "Line 5: `cards 0` is here for the second time",
    ),
    (
        "H\n0 look\ncards 0 As",
        "Line 5: `cards` follows a line with `deal`",
    ),
    ("H\n0 jump", "Line 4: `jump` is not a verb of this game"),
    (
        "H\n0 fold\n| x",
        "Line 5: only a line with a text goes on with `|`",
    ),
    ("H\nmark pot", "Line 4: `mark` follows a line with `say`"),
    ("H\nsay x\nmark 7", "Line 5: nobody sits at seat 7"),
    ("H\nhint x", "Line 4: `hint` follows a line with `ask`"),
    (
        "H\nask\n0 look",
        "Line 4: a question needs a line with `right`, or `judge`",
    ),
    (
        "H\nask\nwrong 0 fold",
        "Line 4: a question needs a line with `right`, or `judge`",
    ),
    (
        "H\nask\nright 0 fold\njudge",
        "Line 6: a question has either `judge`, or answers of its own",
    ),
    (
        "H\nask\njudge\nright 0 fold",
        "Line 6: a question has either `judge`, or answers of its own",
    ),
    (
        "H\nask\nright 0 fold: A\ngood 0 fold",
        "Line 6: `0 fold` is here for the second time",
    ),
    (
        "H\nask\nright fold",
        "Line 5: an action begins with the number of a seat",
    ),
    (
        "H\ngame nine_card\nrule form points\nrule set_bets true",
        "Line 6: `set_bets` doesn't go with `form` set like that",
    ),
    (
        "H\nask\nhint A\nhint B",
        "Line 6: `hint` is here for the second time",
    ),
];

/// What is told of each of these texts.
pub fn told() -> Vec<String> {
    let head = "brag-lesson 1\nseat 100 Andy\nseat 100 Bill";
    let told = |(text, _): (&str, &str)| {
        let text = text.replacen('H', head, 1);
        text.parse::<Lesson>().expect_err(&text).to_string()
    };
    let long = format!("{head}\nsay {}", "x".repeat(601));
    let long = long.parse::<Lesson>().expect_err("it is long").to_string();
    FAULTS.into_iter().map(told).chain([long]).collect()
}

#[test]
fn each_fault_is_told_with_its_line() {
    let found = told();
    let other = FAULTS.iter().zip(&found);
    let other: Vec<_> = other
        .filter(|((_, told), found)| !found.starts_with(told) || found.lines().count() != 1)
        .collect();
    assert!(other.is_empty(), "{other:#?}");
}

#[test]
fn what_is_too_long_is_refused() {
    let head = "brag-lesson 1\nseat 100\nseat 100\n";
    let cases = [
        (format!("{head}title {}", "x".repeat(81)), "title"),
        (format!("{head}author {}", "x".repeat(61)), "author"),
        (format!("{head}say {}", "ö".repeat(601)), "text"),
        (format!("{head}{}", "say x\n".repeat(501)), "steps"),
        (format!("{head}{}", "deal\n".repeat(51)), "deals"),
        (format!("{head}# {}", "x".repeat(70_000)), "bytes"),
    ];
    for (text, what) in cases {
        let fault = text.parse::<Lesson>().expect_err(what).to_string();
        assert!(
            fault.contains(" at most ") && fault.contains(what),
            "{fault}"
        );
    }
    let text = format!("{head}say {}", "ö".repeat(600));
    assert!(text.parse::<Lesson>().is_ok());
}
