//! The end of an evening with real cards: the screen, the text that is passed on, the payments and the stored result come to
//! the same sums.

use super::{act, press, table_by};
use crate::app::families::bank::{parcel, settling};
use crate::app::families::brag;
use crate::app::platform::share::{By, Passed};
use crate::app::table::felt::standings;
use crate::app::table::game::tests::{changes, lift_curtain};
use crate::app::table::game::{Model, Phase};
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice, Declared, Presence, Question, Rules, Seat, Shortage, Viewer};
use crate::notation::{Record, replay};
use crate::sitting::settlement::{Account, accounts};

fn screen(game: &Model) -> String {
    let drawn = standings(
        &Scene::of(game, &brag::FUNCTIONS, None),
        brag::result,
        |game| settling(game, true),
    );
    drawn.expect("the sitting is over").html()
}

/// The texts of an element's cells with this class, or of all elements of this tag.
fn texts(html: &str, opens: &str) -> Vec<String> {
    let parts = html.split(opens).skip(1);
    let text = |part: &str| {
        let inside = part.split_once('>').map_or("", |(_, inside)| inside);
        inside.split('<').next().unwrap_or_default().to_owned()
    };
    parts.map(text).collect()
}

fn number(text: &str) -> i64 {
    let sign = if text.starts_with('−') { -1 } else { 1 };
    let digits = text.trim_start_matches(['+', '−']);
    sign * digits.parse::<i64>().expect("a number")
}

/// What the screen says that each has won, from the column *Change*.
fn on_screen(game: &Model) -> Vec<i64> {
    let html = screen(game);
    let (_, body) = html.split_once("<tbody").expect("a table");
    let rows = body.split("<tr").skip(1);
    let last = |row: &str| {
        let cells = texts(row.split("</tr").next().unwrap_or_default(), "<td");
        number(cells.last().expect("a change"))
    };
    rows.map(last).collect()
}

/// What the text says that each has won.
fn in_text(game: &Model) -> Vec<i64> {
    let text = parcel(game).text;
    let lines = text.lines().take_while(|line| !line.is_empty());
    let change = |line: &str| number(line.rsplit(' ').next().unwrap_or_default());
    lines.map(change).collect()
}

/// What the payments on the screen come to.
fn by_payments(game: &Model) -> Vec<i64> {
    let players = game.setup().players;
    let mut sums = vec![0; players.len()];
    let seat = |name: &str| players.iter().position(|player| player.name == name);
    for line in texts(&screen(game), "class=\"pays\"") {
        let words: Vec<&str> = line.trim_end_matches('.').split(' ').collect();
        if let [from, "pays", to, chips] = words[..] {
            let chips = number(chips);
            sums[seat(from).expect("a player")] -= chips;
            sums[seat(to).expect("a player")] += chips;
        }
    }
    sums
}

/// Ends the evening, and returns what each has won.
fn comes_to_one_sum(game: &mut Model) -> Vec<i64> {
    press(game, Press::Bank(BankPress::End));
    assert_eq!(game.phase(), Phase::SittingOver);
    let sums = on_screen(game);
    assert_eq!(sums.iter().sum::<i64>(), 0, "{}", screen(game));
    assert_eq!(in_text(game), sums, "{}", parcel(game).text);
    assert_eq!(by_payments(game), sums, "{}", screen(game));
    assert_eq!(changes(game), sums, "the stored result");
    sums
}

#[test]
fn a_carried_pot_belongs_to_whoever_keeps_the_hand() {
    let mut game = table_by("three_card", 3, 100, |_| {});
    press(&mut game, Press::Deal);
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::Fold);
    act(&mut game, Action::Fold);
    assert_eq!(comes_to_one_sum(&mut game), [2, -1, -1]);
    let html = screen(&game);
    for says in [
        "Pot: Ann, 4.",
        ">Total<",
        "Ended after one deal",
        "Nell pays Ann 1.",
    ] {
        assert!(html.contains(says), "{says} of {html}");
    }
    for never in ["for the next deal", "stays"] {
        assert!(!html.contains(never), "{never} of {html}");
    }
    assert!(parcel(&game).text.contains("Pot: Ann, 4."));
}

#[test]
fn debts_are_named_and_count() {
    let borrows = |rules: &mut Rules| {
        rules.vying_mut().expect("a betting game").shortage = Shortage::Borrow;
    };
    let mut game = table_by("three_card", 3, 3, borrows);
    press(&mut game, Press::Deal);
    act(&mut game, Action::Look(None));
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::Look(None));
    act(&mut game, Action::Bet(6));
    act(&mut game, Action::Look(None));
    act(&mut game, Action::Fold);
    let from = Seat(1);
    let borrows = game.choices().iter().find_map(|choice| match *choice {
        Choice::Borrow {
            from: lender, most, ..
        } if lender == from => Some(most),
        _ => None,
    });
    let chips = borrows.expect("Nell may lend");
    act(&mut game, Action::Borrow { from, chips });
    act(&mut game, Action::Lend(None));
    act(&mut game, Action::See);
    // Nell has the better hand.
    act(
        &mut game,
        Action::Declare(Declared::of([from].into_iter().collect())),
    );
    let [ann, nell, bill] = comes_to_one_sum(&mut game)[..] else {
        panic!("three play");
    };
    assert_eq!((ann + nell, bill), (1, -1));
    assert!(ann < -3, "she has lost more than she had");
    let html = screen(&game);
    let owes = ann + 3;
    let owed = format!("Ann owes Nell {}.", -owes);
    let (less, more) = (format!(">−{}<", -owes), format!(">+{}<", -owes));
    for says in [&owed, ">Debts<", &less, &more, ">Total<"] {
        assert!(html.contains(says), "{says} of {html}");
    }
    assert!(parcel(&game).text.contains(&owed));
}

#[test]
fn random_evenings_come_to_one_sum_everywhere() {
    let mut dice = Dice(5);
    let (mut owed, mut kept) = (0, 0);
    for nth in 0..60 {
        let games = [
            "three_card",
            "five_card",
            "three_card",
            "teen_patti",
            "three_stake",
            "american",
        ];
        let chips = 4 + dice.below(30);
        let mut game = table_by(games[nth % games.len()], 3 + nth % 2, chips, |rules| {
            if let Some(vying) = rules.vying_mut() {
                vying.shortage = Shortage::Borrow;
            }
        });
        for _ in 0..200 {
            match game.phase() {
                Phase::SittingOver => break,
                Phase::Ready | Phase::DealOver => {
                    let seat = Seat(dice.below(3) as u8);
                    let to = [Presence::Away, Presence::Here][dice.below(2) as usize];
                    if dice.below(4) == 0 {
                        game.comes_or_goes(seat, to);
                    }
                    press(&mut game, Press::Deal);
                }
                Phase::Playing => plays(&mut game, &mut dice),
            }
        }
        while game.phase() == Phase::Playing {
            plays(&mut game, &mut dice);
        }
        if game.phase() == Phase::DealOver {
            comes_to_one_sum(&mut game);
        }
        let html = screen(&game);
        owed += u32::from(html.contains(">Debts<"));
        kept += u32::from(html.contains("Pot: "));
    }
    assert!(owed > 0 && kept > 0, "{owed} {kept}");
}

/// Whoever is asked does something at random.
fn plays(game: &mut Model, dice: &mut Dice) {
    if game.curtain().is_some() {
        lift_curtain(game);
    }
    let choices: Vec<Choice> = game.choices().to_vec();
    let ask = game.public(|view| view.ask());
    assert!(!choices.is_empty(), "{ask:?} {:?}", game.curtain());
    let choice = choices[dice.below(choices.len() as u64) as usize];
    let action = match choice {
        Choice::Declare(question) => Action::Declare(answer(question, dice)),
        choice => choice.plain(),
    };
    press(game, Press::Act(action));
    // What is risky is pressed twice.
    if game.choices() == choices.as_slice() && game.phase() == Phase::Playing {
        press(game, Press::Act(action));
    }
}

fn answer(question: Question, dice: &mut Dice) -> Declared {
    let among: Vec<Seat> = question.among.iter().collect();
    Declared::of(
        [among[dice.below(among.len() as u64) as usize]]
            .into_iter()
            .collect(),
    )
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

#[test]
fn what_became_of_the_text_is_said_as_it_was() {
    let mut game = table_by("three_card", 3, 100, |_| {});
    press(&mut game, Press::Deal);
    for _ in 0..2 {
        act(&mut game, Action::Look(None));
        act(&mut game, Action::Fold);
    }
    press(&mut game, Press::Bank(BankPress::End));
    let html = screen(&game);
    assert!(
        html.contains(">Share the result<") && html.contains(">Copy<"),
        "{html}"
    );
    for never in ["Copied.", "Shared.", "<textarea"] {
        assert!(!html.contains(never), "{never} of {html}");
    }
    let alone: String = settling(&game, false)
        .iter()
        .map(|node| node.html())
        .collect();
    assert!(
        !alone.contains("Share the result"),
        "the device has no menu"
    );
    for (passed, says) in [
        (Passed::Shared, "Shared."),
        (Passed::NotShared, "Not shared."),
        (Passed::Copied, "Copied."),
        (Passed::Refused, "Copy this text"),
    ] {
        press(&mut game, Press::Bank(BankPress::Passed(passed)));
        let html = screen(&game);
        assert!(html.contains(says), "{says} of {html}");
        assert_eq!(html.contains("<textarea"), passed == Passed::Refused);
    }
    // The next try begins anew.
    press(&mut game, Press::Bank(BankPress::PassOn(By::Clipboard)));
    assert!(!screen(&game).contains("Copy this text"));
}

#[test]
fn the_record_replays_to_the_same_end() {
    let mut game = table_by("three_card", 3, 100, |_| {});
    press(&mut game, Press::Deal);
    act(&mut game, Action::Bet(1));
    act(&mut game, Action::Fold);
    act(&mut game, Action::Fold);
    let sums = comes_to_one_sum(&mut game);
    let record: Record = game
        .whole_record()
        .expect("it is over")
        .to_json()
        .parse()
        .expect("a record");
    let again = replay(&record).expect("it replays");
    let view = again.table.view(Viewer::Gallery);
    let brought = record.brought(record.seats.iter().map(|seat| seat.chips));
    let again = accounts(view, &brought);
    let again: Vec<i64> = again.iter().map(Account::change).collect();
    assert_eq!(again, sums);
}
