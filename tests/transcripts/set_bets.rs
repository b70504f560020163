//! Nine-card Brag with bets: each hand is bet on before it is shown (RULES 10.1, `set_bets`).

use brag::engine::{
    Ask, Chips, Illegal, RoundAsk, RoundIllegal, Rules, Seat, SettingIllegal, SetupError, Table,
    Viewer,
};
use brag::games;
use brag::notation::DealOutcome;

use crate::kit::school::School;

const BEST: &str = "Ah As Ad Kh Ks Kd Qc Qh Qd";
const NEXT: &str = "9h 8h 7h Tc Td 3c 6s 5d 2c";
const LAST: &str = "Jc Jd Js 9c 8d 7s 4h 3d 2s";

fn rules(settings: &[(&str, u64)]) -> Rules {
    let game = games::named("nine_card").expect("a game");
    let mut rules = (game.rules)();
    for (key, value) in settings.iter().chain(&[("set_bets", 1)]) {
        let option = game.option(key).expect("an option of it");
        option.set(&mut rules, Some(*value));
    }
    rules
}

/// Three players who have set their hands as they are written.
fn three(stacks: &[Chips; 3]) -> School {
    let mut school = School::new(rules(&[]), stacks, &[&[BEST, NEXT, LAST]]);
    for (seat, hand) in [BEST, NEXT, LAST].iter().enumerate() {
        let cards: String = hand.split(' ').collect();
        let rows: Vec<&str> = [0..6, 6..12, 12..18].map(|row| &cards[row]).to_vec();
        school.play(&format!("{seat} set {}", rows.join(" ")));
    }
    school
}

fn asked(school: &School) -> Ask {
    school.table.ask()
}

fn speaks(seat: u8) -> Ask {
    Ask::Round(RoundAsk::Speak { seat: Seat(seat) })
}

fn pots(table: &Table) -> Vec<Chips> {
    table.view(Viewer::Gallery).pots().to_vec()
}

/// Whether the gallery sees this hand.
fn is_open(table: &Table, seat: u8, nth: u8) -> bool {
    let place = table
        .view(Viewer::Gallery)
        .seat(Seat(seat))
        .expect("a seat");
    let hand = place.set(nth).expect("it is set");
    hand.faces().all(|face| face.card.is_some())
}

#[test]
fn v97_hand_by_hand_into_its_own_pot() {
    let mut school = three(&[20, 20, 20]);
    assert_eq!(
        (asked(&school), pots(&school.table)),
        (speaks(0), vec![3, 3, 3, 3])
    );
    school.play("0 bet 2, 1 match");
    assert_eq!(pots(&school.table), [7, 3, 3, 3]);
    assert!(
        !is_open(&school.table, 0, 0),
        "nothing is shown before the bets are level"
    );
    school.play("2 fold");
    // The first hand is decided, and its winner begins with the second.
    assert!(is_open(&school.table, 0, 0) && is_open(&school.table, 1, 0));
    assert!(!is_open(&school.table, 2, 0) && !is_open(&school.table, 0, 1));
    assert_eq!(
        (asked(&school), pots(&school.table)),
        (speaks(0), vec![0, 3, 3, 3])
    );
    school.play("0 bet 5, 1 fold, 2 fold");
    assert!(!is_open(&school.table, 0, 1), "he takes it unseen");
    assert_eq!(pots(&school.table), [0, 0, 3, 3]);
    school.play("0 check, 1 check, 2 check");
    assert_eq!(school.awards(), "0 7, 0 8, 0 3, 0 3");
    assert_eq!(school.table.stacks().collect::<Vec<_>>(), [30, 14, 16]);
}

/// The seat that folds the first hand bets on the second. The main pot stays, although the others have won all.
#[test]
fn r10_1_who_folds_is_out_of_this_hand_alone() {
    let mut school = three(&[20, 20, 20]);
    school.play("0 fold");
    school.refuses("0 check", Illegal::NotYourTurn { to_act: Seat(1) });
    school.play("1 check, 2 bet 4");
    assert_eq!(asked(&school), speaks(1), "the first is not asked again");
    school.play("1 fold");
    assert_eq!(
        asked(&school),
        speaks(2),
        "the winner of a hand begins with the next"
    );
    school.play("2 check, 0 bet 2, 1 match, 2 match, 0 check, 1 check, 2 check");
    let outcome = DealOutcome::of(&school.table).expect("it is over");
    let sets = outcome.own.sets().expect("hands were set");
    assert_eq!(sets.won, [Some(Seat(2)), Some(Seat(0)), Some(Seat(0))]);
    assert!(
        sets.rows
            .iter()
            .all(|(_, rows)| rows[0].is_none() && rows[1].is_some())
    );
    assert_eq!((outcome.carried, school.table.pot()), (Some(3), 3));
}

#[test]
fn r10_0_4_a_bet_is_never_more_than_all_still_in_can_match() {
    let mut school = three(&[20, 9, 20]);
    school
        .refuses("0 bet 6", Illegal::Round(RoundIllegal::BetsOut { most: 5 }))
        .refuses("0 bet 0", Illegal::BetTooSmall { least: 1 });
    school.play("0 check, 1 fold");
    // The one with 5 chips is out of this hand, and so are his chips.
    school.refuses(
        "2 bet 17",
        Illegal::Round(RoundIllegal::BetsOut { most: 16 }),
    );
    school.play("2 bet 16, 0 match");
}

/// A player without chips is asked, and only checks or folds. The others cannot bet either.
#[test]
fn r10_1_who_has_no_chips_checks() {
    let mut school = three(&[4, 20, 20]);
    school.refuses("0 bet 1", Illegal::Round(RoundIllegal::BetsOut { most: 0 }));
    school.play("0 check");
    school.refuses("1 bet 1", Illegal::Round(RoundIllegal::BetsOut { most: 0 }));
    school.play("1 check, 2 check");
    assert_eq!(
        school.table.stacks().next(),
        Some(3),
        "he may bet what he has won"
    );
    school.play("0 bet 3, 1 match, 2 match");
}

#[test]
fn r10_1_only_the_words_of_equalised_betting_are_spoken() {
    let mut school = three(&[20, 20, 20]);
    school
        .refuses("0 see", Illegal::Setting(SettingIllegal::MustBetOnHand))
        .refuses("0 match", Illegal::Round(RoundIllegal::NothingOwed))
        .refuses("0 pass", Illegal::Setting(SettingIllegal::MustBetOnHand))
        .refuses("0 show", Illegal::Setting(SettingIllegal::MustBetOnHand))
        .refuses(
            "0 set AhAsAd KhKsKd QcQhQd",
            Illegal::Setting(SettingIllegal::MustBetOnHand),
        );
    school.play("0 bet 2");
    school
        .refuses("1 check", Illegal::Round(RoundIllegal::Owing { owed: 2 }))
        .refuses("1 bet 2", Illegal::BetTooSmall { least: 3 });
}

/// Nobody wins equal hands under `tie: nobody`: the pot stays with its bets for the same hand of the next deal.
#[test]
fn r10_1_an_undecided_set_pot_stays_with_its_bets() {
    let hands = ["Ah Kh Qh 8c 8d 5s 7c 5c 2d", "As Ks Qs 8h 8s 5d 7d 5h 2c"];
    let mut school = School::new(rules(&[("tie", 0)]), &[20, 20], &[&hands]);
    school.play("0 set AhKhQh 8c8d5s 7c5c2d, 1 set AsKsQs 8h8s5d 7d5h2c");
    school.play("0 bet 2, 1 match");
    assert_eq!(
        (asked(&school), pots(&school.table)),
        (speaks(0), vec![6, 2, 2, 2])
    );
    school.play("0 check, 1 bet 1, 0 fold, 1 check, 0 check");
    assert_eq!(school.awards(), "1 3");
    assert_eq!(pots(&school.table), [6, 0, 2, 2]);
}

/// Without pots for the hands there is nothing to bet into.
#[test]
fn r10_1_bets_need_set_pots() {
    let game = games::named("nine_card").expect("a game");
    let bets = game.option("set_bets").expect("an option of it");
    for form in [1, 2] {
        let mut rules = (game.rules)();
        game.option("form")
            .expect("an option")
            .set(&mut rules, Some(form));
        assert_eq!(bets.clash(&rules), Some("form"));
        bets.set(&mut rules, Some(1));
        assert_eq!(bets.get(&rules), None);
        let table: Result<Table, SetupError> = Table::new(rules, &[20, 20], Seat(0));
        table.expect("a game without bets");
    }
}
