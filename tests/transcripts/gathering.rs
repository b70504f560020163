//! Cards go under the pack and are seldom shuffled (RULES 1.3, collecting cards; 9.2.3; 9.2.5; 6.8).

use brag::cards::{Card, Pack};
use brag::engine::{DealError, Rules, Shuffle};

use crate::kit::school::{ANY, School, all_rules, rules};

/// Cards of a sorted pack by number, 1 at the top.
fn cards(numbers: &[usize]) -> String {
    let pack: Vec<Card> = Pack::sorted().iter().collect();
    let words: Vec<_> = numbers
        .iter()
        .map(|number| pack[number - 1].to_string())
        .collect();
    words.join(" ")
}

/// Plays deals in which everybody folds to the dealer, then begins one more.
fn fold_through(seats: usize, deals: usize) -> School {
    let mut school = School::new(rules(|_| {}), &vec![50; seats], &[&vec![ANY; seats]]);
    for _ in 0..deals {
        while let Some(seat) = school.to_act() {
            school.play(&format!("{seat} fold"));
        }
        school.deal();
    }
    school
}

#[test]
fn v62_stacking_with_three_players() {
    // A is seat 2 and deals first; C deals sixth, first to A.
    let school = fold_through(3, 5);
    assert_eq!(school.table.dealer().0, 1);
    assert_eq!(school.hands(2), [cards(&[46, 49, 52])]);
}

#[test]
fn v63_stacking_with_six_players() {
    // A is seat 5, B seat 0; C deals third, and A is the fourth he deals to.
    let school = fold_through(6, 2);
    assert_eq!(school.table.dealer().0, 1);
    assert_eq!(school.hands(5), [cards(&[40, 46, 52])]);
}

#[test]
fn v64_order_of_return_to_the_pack() {
    let mut school = School::new(rules(|_| {}), &[50; 4], &[&[ANY; 4]]).all_look();
    assert_eq!(school.hands(0), [cards(&[1, 5, 9])]);
    school.play("0 bet 1, 1 fold, 2 bet 1, 3 fold, 0 see");
    let mut numbers: Vec<usize> = (13..=52).collect();
    numbers.extend([2, 6, 10, 4, 8, 12, 3, 7, 11, 1, 5, 9]);
    assert_eq!(school.table.pack().to_string(), cards(&numbers));
}

#[test]
fn rules_1_3_the_last_players_cards_go_under_too() {
    let mut school = School::new(rules(|_| {}), &[50; 3], &[&[ANY; 3]]);
    school.play("0 fold, 1 fold");
    assert_eq!(school.bottom(9), cards(&[1, 4, 7, 2, 5, 8, 3, 6, 9]));
    assert_eq!(school.table.pack().len(), 52);
}

// ---- V65: when to shuffle.

const SHUFFLES: [Shuffle; 5] = [
    Shuffle::PrialWon,
    Shuffle::PrialShown,
    Shuffle::AnySeen,
    Shuffle::Always,
    Shuffle::Never,
];

/// Whether a deal is followed by a shuffle under each of the five rules, as a word: `won`, `shown`,
/// `seen` and `always` name the rules under which it is.
fn shuffled(play: impl Fn(Rules) -> School) -> String {
    let words = SHUFFLES
        .into_iter()
        .zip(["won", "shown", "seen", "always", "never"]);
    let yes = words.filter(|(shuffle, _)| {
        let school = play(all_rules(|rules, _, _| {
            rules.shuffle = *shuffle;
            rules.ranking.running_flush_over_prial = true;
        }));
        school.shuffles().expect("the deal is over")
    });
    yes.map(|(_, word)| word).collect::<Vec<_>>().join(" ")
}

fn see(hands: [&'static str; 2]) -> impl Fn(Rules) -> School {
    move |rules| {
        let mut school = School::new(rules, &[50; 2], &[&hands]).all_look();
        school.play("0 bet 1, 1 bet 1, 0 see");
        school
    }
}

const PAIR: &str = "Qs Qh 9c";
const PRIAL: &str = "7s 7h 7c";
const RUNNING_FLUSH: &str = "5d 4d 3d";
const POOR: &str = "Kc 8d 2h";

#[test]
fn v65_after_folds() {
    let folds = |rules| {
        let mut school = School::new(rules, &[50; 2], &[&[PRIAL, PAIR]]);
        school.play("0 look, 0 bet 1, 1 fold");
        school
    };
    assert_eq!(
        shuffled(folds),
        "always",
        "a prial not shown counts for nothing"
    );
}

#[test]
fn v65_after_a_carried_pot() {
    let carried = |rules| {
        let mut school = School::new(rules, &[50; 2], &[&[PRIAL, PAIR]]);
        school.play("0 bet 1, 1 fold");
        school
    };
    assert_eq!(shuffled(carried), "always");
}

#[test]
fn v65_seen_and_won_by_a_pair() {
    assert_eq!(shuffled(see([PAIR, POOR])), "seen always");
}

#[test]
fn v65_seen_and_won_by_a_prial() {
    assert_eq!(shuffled(see([PRIAL, POOR])), "won shown seen always");
    assert_eq!(shuffled(see([POOR, PRIAL])), "won shown seen always");
}

#[test]
fn v65_a_prial_seen_loses_to_a_running_flush() {
    assert_eq!(shuffled(see([RUNNING_FLUSH, PRIAL])), "shown seen always");
    assert_eq!(
        shuffled(see([PRIAL, RUNNING_FLUSH])),
        "seen always",
        "the payer's stays hidden"
    );
}

#[test]
fn v65_a_prial_wins_a_covered_pot() {
    let covered = |rules| {
        let hands = [PRIAL, PAIR, POOR];
        let mut school = School::new(rules, &[2, 50, 50], &[&hands]).all_look();
        school.play("0 bet 1, 1 bet 2, 2 bet 2, 0 cover, 1 bet 2, 2 see");
        assert_eq!(school.awards(), "1 6, 0 8");
        school
    };
    assert_eq!(shuffled(covered), "won shown seen always");
}

#[test]
fn v65_a_prial_that_wins_no_chip_has_not_won() {
    let covered = |rules| {
        let hands = [PRIAL, RUNNING_FLUSH];
        let mut school = School::new(rules, &[50, 2], &[&hands]).all_look();
        school.play("0 bet 2, 1 cover");
        assert_eq!(school.awards(), "1 5", "the new pot is empty");
        school
    };
    // The sitting goes on only where the loser has chips: he has.
    assert_eq!(shuffled(covered), "shown seen always");
}

#[test]
fn v65_after_an_agreed_showdown() {
    let showdown = |hands: [&'static str; 3]| {
        move |rules| {
            let mut school = School::new(rules, &[50; 3], &[&hands]).all_look();
            school.play("0 bet 1, 1 showdown, 2 agree, 0 agree");
            school
        }
    };
    assert_eq!(shuffled(showdown([PAIR, POOR, "Kd 9d 4h"])), "seen always");
    assert_eq!(
        shuffled(showdown([PAIR, PRIAL, POOR])),
        "won shown seen always"
    );
    assert_eq!(
        shuffled(showdown([RUNNING_FLUSH, PRIAL, POOR])),
        "shown seen always"
    );
}

#[test]
fn rules_9_2_3_a_kept_hand_stays_out_of_the_shuffle() {
    let always = all_rules(|rules, _, _| rules.shuffle = Shuffle::Always);
    let mut school = School::new(always, &[50; 3], &[&[PRIAL, ANY, ANY]]);
    school.play("0 bet 1, 1 fold, 2 fold");
    assert_eq!(
        (school.shuffles(), school.table.pack().len()),
        (Some(true), 49)
    );
    let whole = school.table.deal(Some(Pack::sorted()));
    assert_eq!(whole.err(), Some(DealError::OtherCards));
    school.shuffle(&[RUNNING_FLUSH, PAIR, POOR]);
    assert_eq!(school.hands(0), [PRIAL, RUNNING_FLUSH]);
    assert_eq!(school.hands(1), [PAIR]);
}

#[test]
fn rules_1_3_the_next_dealer_deals_from_the_top_without_shuffling() {
    let mut school = School::new(rules(|_| {}), &[50; 2], &[&[ANY; 2]]);
    school.play("0 fold");
    school.deal();
    // Seat 0 deals now, so seat 1 gets the first card.
    assert_eq!(school.hands(1), [cards(&[7, 9, 11])]);
    assert_eq!(school.hands(0), [cards(&[8, 10, 12])]);
}
