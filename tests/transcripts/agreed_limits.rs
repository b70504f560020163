//! Limits that double when the players agree to it between two deals (O54; RULES 9.2.18).

use brag::engine::{Ask, Ending, Illegal, LimitsIllegal, Rules, Seat, Table};

use crate::kit::school::{ANY, School, all_rules};

fn agreed() -> Rules {
    all_rules(|rules, _, vying| {
        rules.agreed_limits = true;
        vying.open_max = Some(4);
    })
}

/// Everybody who is in turn looks and folds, until the deal is over.
fn one_wins(school: &mut School) {
    while let Ask::Vying(_) = school.table.ask() {
        let seat = school.to_act().expect("a turn");
        school.play(&format!("{seat} look, {seat} fold"));
    }
}

/// A table of these stacks after one deal.
fn after_a_deal(rules: Rules, stacks: &[u64]) -> School {
    let hands = vec![ANY; stacks.len()];
    let mut school = School::new(rules, stacks, &[&hands, &hands, &hands]);
    one_wins(&mut school);
    school
}

/// The ante and the first bet's limit.
fn limits(school: &School) -> (u64, Option<u64>) {
    let rules = school.table.rules();
    (rules.ante, rules.vying().expect("it is vied for").open_max)
}

fn refused(why: LimitsIllegal) -> Illegal {
    Illegal::Limits(why)
}

#[test]
fn rules_9_2_18_with_more_than_half_all_limits_double_from_the_next_deal() {
    let mut school = after_a_deal(agreed(), &[50; 3]);
    assert_eq!(limits(&school), (1, Some(4)));
    school.play("1 double, 2 refuse");
    assert_eq!(school.to_act(), Some(0), "all answer, clockwise from him");
    school.play("0 agree");
    assert_eq!(limits(&school), (2, Some(8)));
    school.deal();
    assert_eq!(school.table.pot(), 6);
}

#[test]
fn rules_9_2_18_half_is_not_enough() {
    for (stacks, answers) in [
        (&[50; 2][..], "1 refuse"),
        (&[50; 4], "1 refuse, 2 agree, 3 refuse"),
    ] {
        let mut school = after_a_deal(agreed(), stacks);
        school.play(&format!("0 double, {answers}"));
        assert_eq!(limits(&school), (1, Some(4)));
        assert!(matches!(school.table.ask(), Ask::Deal { .. }));
    }
}

#[test]
fn rules_9_2_18_only_players_who_can_pay_the_ante_ask_and_answer() {
    let mut school = after_a_deal(agreed(), &[50, 1, 50]);
    let poor = school.chips().iter().position(|chips| *chips == 0);
    assert_eq!(poor, Some(1));
    let why = refused(LimitsIllegal::CannotPay { ante: 1 });
    school.refuses("1 double", why);
    school.play("0 double");
    assert_eq!(school.to_act(), Some(2));
    school.play("2 agree");
    assert_eq!(limits(&school), (2, Some(8)));
}

#[test]
fn rules_9_2_18_one_vote_between_two_deals() {
    for answer in ["agree", "refuse"] {
        let mut school = after_a_deal(agreed(), &[50; 2]);
        school.play(&format!("0 double, 1 {answer}"));
        school.refuses("0 double", refused(LimitsIllegal::VotedAlready));
        school.refuses("1 double", refused(LimitsIllegal::VotedAlready));
        school.deal();
        one_wins(&mut school);
        assert!(school.table.may_double(Seat(0)));
    }
}

#[test]
fn rules_9_2_18_not_in_a_deal_nor_before_the_first() {
    let table = Table::new(agreed(), &[50; 2], Seat(1)).expect("playable rules");
    School { table }.refuses("0 double", refused(LimitsIllegal::NotNow));
    let mut school = School::new(agreed(), &[50; 2], &[&[ANY; 2]]);
    school.refuses("0 double", refused(LimitsIllegal::NotNow));
    school.play("0 look");
    school.refuses("1 double", refused(LimitsIllegal::NotNow));
}

#[test]
fn rules_9_2_18_without_the_option_nobody_votes() {
    let mut rules = agreed();
    rules.agreed_limits = false;
    let school = after_a_deal(rules, &[50; 2]);
    school.refuses("0 double", refused(LimitsIllegal::Fixed));
}

#[test]
fn rules_9_2_18_while_others_are_asked_they_only_answer() {
    let mut school = after_a_deal(agreed(), &[50; 3]);
    school.play("1 double");
    school.refuses("0 double", Illegal::MustVote);
    school.refuses("2 buy_in 20", Illegal::MustVote);
    school.refuses("0 agree", Illegal::NotYourTurn { to_act: Seat(2) });
    assert!(school.table.deal(None).is_err());
}

#[test]
fn rules_9_2_18_plan_and_vote_add_up_to_twenty_at_most() {
    let mut rules = agreed();
    rules.double_every = Some(1);
    let mut school = after_a_deal(rules, &[1 << 40; 2]);
    school.play("0 double, 1 agree");
    assert_eq!(limits(&school), (4, Some(16)));
    for nth in 2..20 {
        school.deal();
        assert_eq!(limits(&school).0, 1 << nth);
        one_wins(&mut school);
    }
    assert_eq!(limits(&school).0, 1 << 20);
    school.refuses("0 double", refused(LimitsIllegal::Highest));
}

#[test]
fn rules_9_2_18_the_sitting_ends_where_too_few_can_pay() {
    let mut school = after_a_deal(agreed(), &[2, 2, 50]);
    school.play("2 double, 0 agree, 1 refuse");
    assert!(matches!(school.table.ask(), Ask::Over));
    assert_eq!(school.chips().iter().sum::<u64>(), 54);
}

#[test]
fn rules_9_2_18_whoever_keeps_a_hand_must_be_able_to_pay() {
    let mut school = School::new(agreed(), &[3, 50], &[&[ANY; 2]]);
    school.play("0 bet 1, 1 fold");
    assert_eq!(school.ended(), Some(Ending::Carried));
    let why = LimitsIllegal::KeeperCannotPay { ante: 2 };
    school.refuses("1 double", refused(why));
}

#[test]
fn rules_9_2_18_before_a_dealer_names_a_game_and_not_after() {
    let mut rules = agreed();
    rules.dealers_choice = true;
    let mut school = after_a_deal(rules, &[50; 2]);
    for _ in 0..2 {
        school.deal();
        one_wins(&mut school);
    }
    let Ask::ChooseGame { seat, .. } = school.table.ask() else {
        panic!("a game is chosen");
    };
    let dealer = seat.0;
    let other = 1 - dealer;
    let mut before = School {
        table: school.table.clone(),
    };
    before.play(&format!("{other} double, {dealer} agree"));
    assert_eq!(limits(&before).0, 2);
    assert_eq!(before.to_act(), Some(dealer));
    school.play(&format!("{dealer} call 3 none 0 open"));
    school.refuses(&format!("{other} double"), refused(LimitsIllegal::NotNow));
}

#[test]
fn rules_9_2_18_bots_agree_where_they_stay_deep() {
    use brag::bots::Temper;
    use brag::engine::{Action, Viewer};
    use brag::random::{Rng, Seed};
    let mut rng = Rng::new(Seed([1; 32]), 0);
    // The ante would be 2.
    for (chips, answer) in [(41, Action::Agree), (40, Action::Refuse)] {
        let mut school = after_a_deal(agreed(), &[chips, 50]);
        school.play("1 double");
        for temper in Temper::USUAL {
            let said = temper.policy().choose(
                school.table.view(Viewer::Seat(Seat(0))),
                &school.table.choices(Seat(0)),
                &mut rng,
            );
            assert_eq!(said, answer, "{temper:?} with {}", school.chips()[0]);
        }
    }
}
