//! Teen Patti, one test a clause of RULES 1.6 and 10.3.

use brag::engine::{
    Chips, Ending, Illegal, Limit, PattiIllegal, PattiRules, Raise, Rules, Seat, SetupError,
    Standing, Table,
};
use brag::games;

use crate::kit::patti::{rules, school, sideshows};
use crate::kit::school::{ANY, School};

const ACES: &str = "As Ad Ac";
const KINGS: &str = "Ks Kd Kc";
const NOTHING: &str = "7s 5d 2c";

fn varied(variation: u64) -> Rules {
    let game = games::named("teen_patti").expect("a game of the catalogue");
    let mut rules = (game.rules)();
    let option = game.option("variation").expect("an option of it");
    option.set(&mut rules, Some(variation));
    rules
}

fn boot(boot: Chips) -> Rules {
    Rules {
        ante: boot,
        ..rules(|_| {})
    }
}

#[test]
fn v82_stake_updates_sideshow_and_show() {
    let equal = ["As Kd 9c", "Ah Kc 9d", "Ad Kh 9s"];
    let mut school = school(rules(|_| {}), &equal);
    assert_eq!(school.pots(), [3]);
    school.play("0 bet 1, 1 look");
    assert_eq!(school.offers(1), "fold, bet 2-4 by 2");
    school.play("1 bet 2, 2 bet 2");
    assert_eq!((school.pots(), school.stake()), (vec![8], 4));
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 4-8 by 2");
    school.play("0 bet 8, 1 bet 8, 2 bet 4");
    assert_eq!(school.pots(), [28]);
    school.refuses("0 sideshow", Illegal::Patti(PattiIllegal::SideshowOfBlind));
    school.play("0 bet 8");
    assert_eq!(school.pots(), [36]);
    school.play("1 sideshow");
    assert_eq!((school.pots(), school.to_act()), (vec![44], Some(0)));
    school.play("0 agree");
    assert_eq!(sideshows(&school), [(1, 0, 1)]);
    assert_eq!(school.standing(1), Standing::Folded);
    assert_eq!(school.offers(2), "look, fold, bet 4-8, see 0 for 4");
    school.play("2 see");
    assert_eq!(
        (school.awards(), school.ended()),
        ("0 48".into(), Some(Ending::See))
    );
    assert_eq!(school.chips(), [80, 31, 39]);
}

#[test]
fn v83_who_may_ask_for_a_show() {
    let two = || school(rules(|_| {}), &[ACES, KINGS]);
    let mut school = two();
    assert_eq!(
        school.offers(0),
        "look, fold, bet 1-2, see 1 for 1",
        "blind against blind"
    );
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 2-4 by 2", "seen against blind");
    school.refuses("0 see", Illegal::BlindMan);
    school.play("0 bet 4");
    assert_eq!(
        school.offers(1),
        "look, fold, bet 2-4, see 0 for 2",
        "blind against seen"
    );
    school.play("1 look");
    assert_eq!(
        school.offers(1),
        "fold, bet 4-8 by 2, see 0 for 4",
        "seen against seen"
    );
    school.play("1 see");
    assert_eq!(school.awards(), "0 10");
}

#[test]
fn v85_seen_and_blind_limits() {
    let mut first = School::new(boot(10), &[200; 2], &[&[ACES, KINGS]]);
    assert_eq!(first.offers(0), "look, fold, bet 10-20, see 1 for 10");
    first.refuses("0 bet 9", Illegal::BetTooSmall { least: 10 });
    first.refuses(
        "0 bet 21",
        Illegal::BetTooLarge {
            most: 20,
            by: Limit::Rules,
        },
    );
    first.play("0 bet 15");
    assert_eq!(first.stake(), 30);
    assert_eq!(first.offers(1), "look, fold, bet 15-30, see 0 for 15");
    let mut second = School::new(boot(10), &[200; 2], &[&[ACES, KINGS]]);
    second.play("0 look");
    assert_eq!(second.offers(0), "fold, bet 20-40 by 2");
    second.refuses("0 bet 31", Illegal::Patti(PattiIllegal::OddBet));
    second.play("0 bet 30");
    assert_eq!(second.stake(), 30);
}

#[test]
fn rules_10_3_looking_is_for_ones_own_turn_and_does_not_end_it() {
    let mut school = school(rules(|_| {}), &[ACES, KINGS, ANY]);
    school.refuses("1 look", Illegal::NotYourTurn { to_act: Seat(0) });
    school.play("0 look");
    assert_eq!(school.to_act(), Some(0));
    school.refuses("0 look", Illegal::NotBlind);
}

#[test]
fn rules_10_3_both_hands_are_shown_and_of_equal_ones_the_payer_loses() {
    let mut better = school(rules(|_| {}), &[ACES, KINGS]);
    better.play("0 look, 0 bet 2, 1 look, 1 see");
    assert_eq!(
        (better.awards(), better.showed()),
        ("0 6".into(), vec![0, 1])
    );
    let mut equal = school(rules(|_| {}), &["As Kd 9c", "Ah Kc 9d"]);
    equal.play("0 see");
    assert_eq!(equal.awards(), "1 3");
    // Two blind players turn their cards in turn, the one asked first.
    assert_eq!(equal.exposed(), "1 Ah, 0 As, 1 Kc, 0 Kd, 1 9d, 0 9c");
}

#[test]
fn rules_10_3_with_three_in_nobody_may_ask_for_a_show() {
    let mut school = school(rules(|_| {}), &[ACES, KINGS, ANY]);
    school.refuses("0 see", Illegal::StillIn { players: 3 });
    school.play("0 bet 1, 1 fold");
    assert_eq!(school.offers(2), "look, fold, bet 1-2, see 0 for 1");
}

#[test]
fn rules_10_3_the_last_one_takes_the_pot_blind_or_not() {
    let mut school = school(rules(|_| {}), &[ACES, KINGS, ANY]);
    school.play("0 bet 1, 1 fold, 2 fold");
    assert_eq!(
        (school.awards(), school.ended()),
        ("0 4".into(), Some(Ending::Fold))
    );
    assert_eq!((school.showed(), school.shuffles()), (vec![], Some(true)));
}

#[test]
fn rules_10_3_after_so_many_blind_bets_a_player_must_look() {
    let mut school = school(
        rules(|rules| rules.blind_turns = Some(2)),
        &[ACES, KINGS, ANY],
    );
    school.play("0 bet 1, 1 bet 1, 2 look, 2 bet 2, 0 bet 1, 1 bet 1, 2 bet 2");
    assert_eq!(school.offers(0), "look");
    for action in ["0 fold", "0 bet 1", "0 cover"] {
        school.refuses(
            action,
            Illegal::Patti(PattiIllegal::MustLookNow { after: 2 }),
        );
    }
    school.play("0 look");
    assert_eq!(school.offers(0), "fold, bet 2-4 by 2, patti sideshow");
}

#[test]
fn rules_10_3_where_a_bet_only_doubles_it_is_one_of_two() {
    let mut school = school(
        rules(|rules| rules.raise = Raise::Double),
        &[ACES, KINGS, ANY],
    );
    school.play("0 bet 2");
    assert_eq!(school.offers(1), "look, fold, bet 2-4 by 2");
    school.refuses(
        "1 bet 3",
        Illegal::Patti(PattiIllegal::NotDouble { least: 2 }),
    );
    school.play("1 look");
    assert_eq!(school.offers(1), "fold, bet 4-8 by 4");
    school.refuses(
        "1 bet 6",
        Illegal::Patti(PattiIllegal::NotDouble { least: 4 }),
    );
    school.play("1 bet 8");
    assert_eq!(school.offers(2), "look, fold, bet 4-8 by 4");
}

#[test]
fn rules_10_3_a_chaal_limit_holds_the_stake_down_and_never_refuses_the_least() {
    let mut limited = school(
        rules(|rules| rules.chaal_limit = Some(7)),
        &[ACES, KINGS, ANY],
    );
    limited.play("0 bet 2");
    assert_eq!(
        limited.offers(1),
        "look, fold, bet 2-3",
        "half of seven, rounded down"
    );
    limited.refuses(
        "1 bet 4",
        Illegal::BetTooLarge {
            most: 3,
            by: Limit::Rules,
        },
    );
    limited.play("1 look");
    assert_eq!(limited.offers(1), "fold, bet 4-6 by 2");
    let limits = |rules: &mut PattiRules| {
        rules.chaal_limit = Some(7);
        rules.raise = Raise::Double;
    };
    let mut doubled = school(rules(limits), &[ACES, KINGS, ANY]);
    doubled.play("0 bet 2");
    assert_eq!(doubled.offers(1), "look, fold, bet 2-2");
    let low = Rules {
        ante: 5,
        ..rules(|rules| rules.chaal_limit = Some(2))
    };
    assert_eq!(
        school(low, &[ACES, KINGS]).offers(0),
        "look, fold, bet 5-5, see 1 for 5"
    );
}

#[test]
fn rules_10_3_a_full_pot_shows_all_hands_and_equal_ones_share() {
    let full = || rules(|rules| rules.pot_limit = Some(8));
    let hands = ["As Kd 9c", "Ah Kc 9d", NOTHING];
    let mut school = school(full(), &hands);
    school.play("0 bet 1, 1 look, 1 bet 2, 2 bet 2");
    assert_eq!(school.ended(), Some(Ending::Limit));
    assert_eq!(
        (school.showed(), school.awards()),
        (vec![0, 1, 2], "0 4, 1 4".into())
    );
    // A show is no bet: it takes the pot beyond the limit and is settled as a show.
    let mut two = self::school(full(), &[ACES, KINGS]);
    two.play("0 bet 2, 1 bet 2, 0 see");
    assert_eq!(
        (two.awards(), two.ended()),
        ("0 8".into(), Some(Ending::See))
    );
}

#[test]
fn rules_10_3_who_cannot_pay_the_least_covers_or_folds() {
    let mut school = School::new(boot(2), &[50, 5, 50], &[&[KINGS, ACES, NOTHING]]);
    school.play("0 look, 0 bet 8");
    assert_eq!(school.offers(1), "look, fold, cover with 3");
    school.refuses("1 bet 4", Illegal::TooFewChips { cost: 4, chips: 3 });
    school.play("1 cover, 2 look");
    // The stake is what it was; the others bet for a pot of their own.
    assert_eq!(
        (school.offers(2), school.pots()),
        ("fold, bet 8-16 by 2, see 0 for 8".into(), vec![17, 0])
    );
    school.play("2 bet 8, 0 see");
    assert_eq!(
        (school.awards(), school.ended()),
        ("0 16, 1 17".into(), Some(Ending::See))
    );
    let mut last = School::new(boot(2), &[50, 5], &[&[KINGS, ACES]]);
    last.play("0 look, 0 bet 8, 1 cover");
    assert_eq!(
        (last.awards(), last.ended()),
        ("1 15".into(), Some(Ending::Cover))
    );
    let rich = self::school(rules(|_| {}), &[ACES, KINGS]);
    rich.refuses("0 cover", Illegal::CanStillBet { least: 1 });
}

#[test]
fn v84_the_lowest_hand_wins_at_muflis_and_the_highest_number_at_999() {
    for (variation, hands, winner) in [
        (1, [KINGS, "5s 3d 2c"], 1),
        (1, [ACES, KINGS], 1),
        (2, ["Qs 4d 7c", "Ah 2d 2c"], 0),
        (3, ["9s Kd 4c", "8s 8d 8c"], 0),
        (4, ["As Kd 2c", "As 9d 9c"], 1),
        (5, ["As 5d 3c", "Kd 9s 4c"], 0),
    ] {
        let mut hands = hands;
        if variation == 4 {
            hands[1] = "Ah 9d 9c";
        }
        let mut school = school(varied(variation), &hands);
        school.play("0 bet 1, 1 see");
        assert_eq!(school.awards(), format!("{winner} 4"), "{variation}");
    }
}

#[test]
fn rules_10_3_two_to_ten_sit_down() {
    let sit = |seats: usize| Table::new(rules(|_| {}), &vec![9; seats], Seat(0)).map(drop);
    assert_eq!(sit(1), Err(SetupError::TooFewSeats));
    assert_eq!((sit(2), sit(10)), (Ok(()), Ok(())));
    assert_eq!(sit(11), Err(SetupError::TooManySeats { most: 10 }));
}

#[test]
fn rules_10_3_it_knows_no_other_verb() {
    let school = school(rules(|_| {}), &[ACES, KINGS, ANY]);
    for action in ["0 showdown", "0 borrow 1 3", "0 keep", "0 show"] {
        school.refuses(action, Illegal::NotInThisGame);
    }
    school.refuses("0 look old", Illegal::OnlyOneHand);
}
