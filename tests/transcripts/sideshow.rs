//! The sideshow of Teen Patti: two compare in private (RULES 10.3, `sideshow`).

use brag::engine::{
    Ending, Event, Illegal, PattiEvent, PattiIllegal, Seat, Sideshow, Standing, Table, Viewer,
};

use crate::kit::patti::{rules, school, sideshows};
use crate::kit::school::ANY;

const ACES: &str = "As Ad Ac";
const KINGS: &str = "Ks Kd Kc";
const NOTHING: &str = "7s 5d 2c";

#[test]
fn rules_10_3_nobody_is_asked_for_a_sideshow_whose_bet_fills_the_pot() {
    let full = rules(|rules| rules.pot_limit = Some(9));
    let mut school = school(full, &[KINGS, ACES, NOTHING]);
    school.play("0 look, 0 bet 2, 1 look, 1 bet 2, 2 look");
    assert_eq!(school.offers(2), "fold, bet 2-4 by 2, patti sideshow");
    school.play("2 sideshow");
    assert_eq!(
        (school.ended(), school.awards()),
        (Some(Ending::Limit), "1 9".into())
    );
    assert_eq!(sideshows(&school), []);
    let asked = |event: &Event| matches!(event, Event::Patti(PattiEvent::Asked { .. }));
    assert!(!school.table.history().iter().any(asked));
}

#[test]
fn rules_10_3_a_sideshow_is_seen_by_two_and_nobody_else() {
    let mut school = school(rules(|_| {}), &[KINGS, ACES, NOTHING]);
    school.play("0 look, 0 bet 2, 1 look");
    assert_eq!(school.offers(1), "fold, bet 2-4 by 2, patti sideshow");
    school.play("1 sideshow");
    assert_eq!(
        (school.offers(0), school.offers(1)),
        ("agree, refuse".into(), String::new())
    );
    school.refuses("0 bet 2", Illegal::Patti(PattiIllegal::MustAnswer));
    let before = school.table.history().len();
    school.play("0 agree");
    assert_eq!(sideshows(&school), [(1, 0, 0)]);
    // The better hand is known to the one who lost, and hidden from the third.
    assert_eq!(school.seen_of(1, Viewer::Seat(Seat(0))), ACES);
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Gallery] {
        assert_eq!(school.seen_of(1, viewer), "?? ?? ??");
        let shown = |event: &Event| matches!(event, Event::Exposed { .. });
        assert!(!school.table.history()[before..].iter().any(shown));
    }
    assert!(school.hands(0).is_empty(), "the worse hand is out of play");
    assert_eq!(school.to_act(), Some(2));
    // While both hands lie there, each of the two sees the other's.
    let mut told = school.table.history().to_vec();
    let compared = |event: &Event| matches!(event, Event::Patti(PattiEvent::Compared { .. }));
    told.truncate(told.iter().position(compared).expect("they compare"));
    let mut table = fresh(&[KINGS, ACES, NOTHING]);
    told.iter().for_each(|event| table.apply(event));
    let sees = |viewer: u8, of: u8| {
        let view = table.view(Viewer::Seat(Seat(viewer)));
        view.seat(Seat(of))
            .and_then(|seat| seat.known_hand())
            .is_some()
    };
    assert_eq!(
        [sees(0, 1), sees(1, 0), sees(2, 0), sees(2, 1)],
        [true, true, false, false]
    );
}

fn fresh(hands: &[&str]) -> Table {
    let rules = rules(|_| {});
    let dealer = Seat(hands.len() as u8 - 1);
    Table::new(rules, &vec![50; hands.len()], dealer).expect("playable rules")
}

#[test]
fn rules_10_3_a_sideshow_refused_costs_the_bet_and_the_turn() {
    let mut school = school(rules(|_| {}), &[KINGS, ACES, NOTHING]);
    school.play("0 look, 0 bet 2, 1 look, 1 sideshow, 0 refuse");
    assert_eq!((school.pots(), school.to_act()), (vec![7], Some(2)));
    assert_eq!(
        (sideshows(&school), school.standing(0)),
        (vec![], Standing::In)
    );
    school.refuses("2 agree", Illegal::Patti(PattiIllegal::NothingAsked));
}

#[test]
fn rules_10_3_who_may_ask_whom_for_a_sideshow() {
    let mut school = school(rules(|_| {}), &[KINGS, ACES, NOTHING, ANY]);
    school.refuses("0 sideshow", Illegal::Patti(PattiIllegal::SideshowBlind));
    school.play("0 look");
    school.refuses("0 sideshow", Illegal::Patti(PattiIllegal::SideshowOfBlind));
    school.play("0 bet 2, 1 fold, 2 look");
    assert_eq!(
        school.offers(2),
        "fold, bet 2-4 by 2, patti sideshow",
        "the nearest still in"
    );
    school.play("2 bet 2, 3 bet 1");
    school.refuses("0 sideshow", Illegal::Patti(PattiIllegal::SideshowOfBlind));
    school.play("0 bet 2, 2 fold, 3 look");
    school.refuses(
        "3 sideshow",
        Illegal::Patti(PattiIllegal::SideshowOfFew { least: 3 }),
    );
    let never = rules(|rules| rules.sideshow = Sideshow::Never);
    let mut never = self::school(never, &[KINGS, ACES, NOTHING]);
    never.play("0 look, 0 bet 2, 1 look");
    never.refuses("1 sideshow", Illegal::Patti(PattiIllegal::NoSideshow));
}

#[test]
fn rules_10_3_two_may_be_enough_for_a_sideshow() {
    let two = rules(|rules| rules.sideshow = Sideshow::Two);
    let mut two = self::school(two, &[KINGS, ACES]);
    two.play("0 look, 0 bet 2, 1 look");
    assert_eq!(
        two.offers(1),
        "fold, bet 2-4 by 2, see 0 for 2, patti sideshow"
    );
    two.play("1 sideshow, 0 agree");
    assert_eq!(
        (two.awards(), two.ended()),
        ("1 6".into(), Some(Ending::Fold))
    );
    assert_eq!((sideshows(&two), two.showed()), (vec![(1, 0, 0)], vec![]));
}
