//! Playing a lesson: where its cards lie, and what of it cannot be played, with its line.

use brag::cards::Card;
use brag::engine::{Ask, Event, Seat, Table, Viewer, Zone};
use brag::notation::{Lesson, LessonFault, Move, PreparedLesson, replay};
use brag::random::Seed;

/// A lesson of two players with 100 chips each: its first line is line 4.
fn of_two(steps: &str) -> String {
    format!("brag-lesson 1\nseat 100 Andy\nseat 100 Bill\n{steps}")
}

fn prepare(text: &str, seed: u8) -> Result<PreparedLesson, LessonFault> {
    let lesson: Lesson = text
        .parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    lesson.prepare(Seed([seed; 32]))
}

fn played(text: &str, seed: u8) -> PreparedLesson {
    prepare(text, seed).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What was dealt to a place in this deal.
fn dealt(table: &Table, place: Zone) -> Vec<Card> {
    let events = table.history().iter();
    let cards = events.filter_map(|event| match event {
        Event::Dealt { to, card } if *to == place => Some(card.card),
        _ => None,
    });
    cards.collect()
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ')
        .map(|card| card.parse().expect("a card"))
        .collect()
}

/// A lesson of [`of_two`], and what is told of it.
const FAULTS: [(&str, &str); 20] = [
    ("0 see", "Line 4: nobody has bet yet (RULES 1.3, see)"),
    (
        "0 look\n1 bet 1",
        "Line 5: it's seat 0's turn (RULES 1.3, turn)",
    ),
    (
        "0 fold\n1 look",
        "Line 5: the deal is over: a line with `deal` comes first",
    ),
    (
        "0 look\ndeal",
        "Line 5: the deal before this one is not over",
    ),
    (
        "rule rounds 1\n0 fold\ndeal\n1 fold\ndeal",
        "Line 8: the game is over",
    ),
    (
        "rule rounds 1\n0 fold\ndeal\n1 fold\n0 look",
        "Line 8: the game is over",
    ),
    (
        "say x\nask\njudge\n0 fold\nask\njudge",
        "Line 8: it isn't the learner's turn here",
    ),
    (
        "learner 1\nask\njudge",
        "Line 5: it isn't the learner's turn here",
    ),
    (
        "ask\nright 0 fold\nwrong 1 fold",
        "Line 6: the learner answers, and doesn't sit at seat 1",
    ),
    (
        "ask\nright 0 fold\n\nwrong 0 see: x",
        "Line 7: nobody has bet yet (RULES 1.3, see)",
    ),
    ("cards 0 *1", "Line 4: there is no *1 in this pack"),
    (
        "deal\ncards 0 ? ? ? As",
        "Line 5: seat 0 isn't dealt so many cards in this deal",
    ),
    (
        "cards board As",
        "Line 4: so many cards aren't dealt there in this deal",
    ),
    (
        "cards spare 0 As\n0 fold\ndeal",
        "Line 4: so many cards aren't dealt there in this deal",
    ),
    (
        "cards 0 As Ac Ad\n0 fold\ndeal\ncards 1 As",
        "Line 7: As can't be dealt here: it lies elsewhere",
    ),
    ("0 bet 1\n1 bet 1000", "Line 5: "),
    ("1 buy_in 0", "Line 4: "),
    ("0 discard As", "Line 4: "),
    ("0 pass", "Line 4: "),
    ("0 keep", "Line 4: "),
];

/// What is told of each of these lessons.
pub fn told() -> Vec<String> {
    let told = |(steps, _): (&str, &str)| {
        let played = prepare(&of_two(steps), 1);
        played.map_or_else(|fault| fault.to_string(), |_| "it is played".into())
    };
    FAULTS.into_iter().map(told).collect()
}

#[test]
fn each_fault_of_playing_is_told_with_its_line() {
    let found = told();
    let other = FAULTS.iter().zip(&found);
    let other: Vec<_> = other
        .filter(|((_, told), found)| !found.starts_with(told))
        .collect();
    assert!(other.is_empty(), "{other:#?}");
}

#[test]
fn given_cards_land_where_they_are_given_and_others_come_by_chance() {
    let text = of_two("seat 100\ndealer 0\ncards 1 As ? 2c\ncards 0 ? Ad");
    let (mut others, mut unknown) = (Vec::new(), Vec::new());
    for seed in 0..30 {
        let table = played(&text, seed).table;
        let [first, second, third] = [1, 0, 2].map(|seat| dealt(&table, Zone::Hand(Seat(seat))));
        assert_eq!([first[0], first[2]], cards("As 2c")[..]);
        assert_eq!(second[1], cards("Ad")[0]);
        others.push(third);
        unknown.push(first[1]);
    }
    for all in [others.len(), unknown.len()] {
        assert_eq!(all, 30);
    }
    others.sort_unstable_by_key(|hand| hand.iter().map(|card| card.index()).collect::<Vec<_>>());
    others.dedup();
    assert!(others.len() > 25, "chance deals the rest");
}

#[test]
fn cards_of_later_deals_lie_in_the_pack_that_is_gathered() {
    // Nothing is shuffled: what was thrown away lies under the pack.
    let steps = "rule shuffle never\n\
        cards 0 As Ac 9s\n0 bet 1\n1 fold\n0 retain\n";
    assert!(of_two(steps).parse::<Lesson>().is_err());
    let mut steps =
        String::from("rule shuffle never\nrule blind_last win\ncards 0 As ? 9s\n0 fold\n");
    let deals = [
        "cards 0 ? Kd\ncards 1 2h 2d 2s",
        "cards 0 ? Qd 7h",
        "cards 1 3h 3d 3s\ncards 0 Qs",
        "cards 0 Th Td",
    ];
    for (nth, deal) in deals.iter().enumerate() {
        steps.push_str(&format!(
            "deal\n{deal}\n{} fold\n",
            if nth % 2 == 0 { 1 } else { 0 }
        ));
    }
    for seed in 0..20 {
        let played = played(&of_two(&steps), seed);
        let lesson: Lesson = of_two(&steps).parse().expect("a lesson");
        let deal = |nth: usize| played.table_before(2 * nth + 1).expect("a deal");
        assert_eq!(lesson.steps.len(), 10);
        assert_eq!(dealt(&deal(0), Zone::Hand(Seat(0)))[0], cards("As")[0]);
        assert_eq!(dealt(&deal(1), Zone::Hand(Seat(0)))[1], cards("Kd")[0]);
        assert_eq!(dealt(&deal(1), Zone::Hand(Seat(1))), cards("2h 2d 2s"));
        assert_eq!(dealt(&deal(3), Zone::Hand(Seat(1))), cards("3h 3d 3s"));
        assert_eq!(dealt(&deal(4), Zone::Hand(Seat(0)))[..2], cards("Th Td"));
        // One pack is enough: it was shuffled once.
        let replayed = replay(&played.record).expect("a record");
        assert_eq!(replayed.deals.len(), 5);
    }
}

#[test]
fn cards_that_are_drawn_later_are_given_too() {
    let text = "brag-lesson 1\ngame american\nseat 100\nseat 100\nseat 100\n\
        cards 1 2s 7h Jd 9c 9d\n";
    let lesson: Lesson = text.parse().expect("a lesson");
    let fault = lesson.prepare(Seed([1; 32])).expect_err("nobody draws");
    assert_eq!(fault.line, 6);
    let text = "brag-lesson 1\ngame three_stake\nseat 100\nseat 100\ndealer 1\n\
        cards 0 2s 2h 3d 4c 4d\ncards 1 5c 5d 6h\n";
    let (acts, seat) = up_to_drawing(&text.replace(" 4c 4d", ""));
    assert_eq!(seat, Some(Seat(0)));
    let played = played(&format!("{text}{acts}0 draw\n0 draw\n"), 5);
    assert_eq!(
        dealt(&played.table, Zone::Hand(Seat(0))),
        cards("2s 2h 3d 4c 4d")
    );
}

/// The acts from the deal to the first question who draws to thirty-one, and who is asked. Whoever is asked before does what
/// comes first.
fn up_to_drawing(text: &str) -> (String, Option<Seat>) {
    let mut table = played(text, 1).table;
    let mut acts = String::new();
    while !table.ask().is_to_draw_to_number() {
        let seat = table.ask().seat().expect("a player");
        let choices = table.choices(seat);
        let calm = choices.iter().find(|choice| {
            let text = format!("{:?}", choice.plain());
            text.contains("Pass") || text.contains("Match") || text.contains("Check")
        });
        let action = calm.unwrap_or(&choices[0]).plain();
        acts.push_str(&format!("{}\n", Move { seat, action }));
        table.play_in_place(seat, action).expect("it was offered");
    }
    (acts, table.ask().seat())
}

#[test]
fn cards_that_break_a_tie_are_given_too() {
    let text = "brag-lesson 1\ngame three_stake\nseat 100\nseat 100\ndealer 1\n\
        cards 0 Kc Qd 5h 2s\ncards 1 Ks Qh 5d 9c\n";
    let (acts, _) = up_to_drawing(&text.replace(" 2s", "").replace(" 9c", ""));
    let played = played(&format!("{text}{acts}0 stand\n1 stand\n"), 6);
    let drawn = played.table.history().iter();
    let drawn: Vec<_> = drawn.filter_map(|event| event.drawn_again_by()).collect();
    let [two, nine] = ["2s", "9c"].map(|card| cards(card)[0]);
    assert_eq!(drawn, [(Seat(0), two), (Seat(1), nine)]);
}

#[test]
fn the_table_before_each_step_is_that_of_the_learner() {
    let text = of_two("say x\n0 look\nask\njudge\n0 bet 2\n1 fold\nsay y\ndeal\n1 fold");
    let played = played(&text, 2);
    assert_eq!(played.done, [0, 0, 1, 2, 2, 3, 4, 4, 5]);
    let between = played.table_before(6).expect("after the fold");
    assert!(matches!(between.ask(), Ask::Deal { .. }));
    let asked = played.table_before(3).expect("the question");
    assert_eq!(asked.ask().seat(), Some(Seat(0)));
    let before = played.table_before(0).expect("the first step");
    assert_eq!(before.ask(), Ask::Deal { shuffle: true });
    assert_eq!(before.view(Viewer::Gallery).deals(), 0);
    assert_eq!(played.table_before(99), None);
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let text = of_two("0 fold\ndeal\ncards 0 As\n1 fold");
    let [one, same, other] = [3, 3, 4].map(|seed| played(&text, seed).record);
    assert_eq!(one, same);
    assert_ne!(one.source, other.source);
}
