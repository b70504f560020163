//! Buying in where all others must agree (O17; RULES 9.2.19).

use brag::engine::{Action, Ask, Illegal, MoneyRules, Rules, Seat, TableStakes, Viewer};

use crate::kit::school::{ANY, School, all_rules};

fn agreed() -> Rules {
    let table_stakes = TableStakes::Agreed;
    all_rules(|rules, _, _| {
        rules.money = MoneyRules {
            table_stakes,
            ..MoneyRules::default()
        };
    })
}

/// Between the first two deals. The first player has lost his ante.
fn three() -> School {
    let mut school = School::new(agreed(), &[50; 3], &[&[ANY; 3], &[ANY; 3]]);
    school.play("0 fold, 1 look, 1 bet 1, 2 fold");
    assert_eq!(school.chips(), [49, 52, 49]);
    school
}

#[test]
fn rules_9_2_19_a_purchase_is_put_to_the_others_clockwise() {
    let mut school = three();
    school.play("1 buy_in 20");
    assert_eq!(school.to_act(), Some(2), "clockwise from him");
    assert_eq!(school.offers(2), "agree, refuse");
    assert_eq!(school.offers(0), "");
    assert_eq!(school.chips(), [49, 52, 49], "nothing is bought yet");
    school.play("2 agree");
    assert_eq!(school.to_act(), Some(0));
    school.play("0 agree");
    assert_eq!(school.chips(), [49, 72, 49]);
    assert_eq!(school.table.brought(), 170);
    assert!(matches!(school.table.ask(), Ask::Deal { .. }));
    school.deal();
    assert_eq!(school.chips(), [48, 71, 48]);
}

#[test]
fn rules_9_2_19_one_refusal_ends_it_until_a_deal_has_been_played() {
    let mut school = three();
    school.play("0 buy_in 20, 1 refuse");
    assert!(
        matches!(school.table.ask(), Ask::Deal { .. }),
        "nobody else is asked"
    );
    assert_eq!(school.chips(), [49, 52, 49]);
    school.refuses("0 buy_in 20", Illegal::BuyInRefused);
    school.refuses("0 buy_in 1", Illegal::BuyInRefused);
    assert_eq!(school.table.buy_in(Seat(0)), None);
    // Another player may ask.
    school.play("2 buy_in 5, 0 agree, 1 agree");
    assert_eq!(school.chips(), [49, 52, 54]);
    school.deal();
    school.play("1 fold, 2 look, 2 bet 1, 0 fold, 0 buy_in 20, 1 agree, 2 agree");
    assert_eq!(school.table.brought(), 175);
}

#[test]
fn rules_9_2_19_only_players_with_chips_have_a_say() {
    let hands = ["9s 7d 2c", "As Ad Ac", ANY];
    let mut school = School::new(agreed(), &[2, 50, 50], &[&hands]).all_look();
    school.play("0 bet 1, 1 bet 2, 2 fold, 0 cover");
    assert_eq!(school.chips()[0], 0);
    school.play("1 buy_in 20");
    assert_eq!(school.to_act(), Some(2));
    school.play("2 agree");
    assert_eq!(school.table.brought(), 122);
    // Where nobody else has a chip, nobody is asked.
    let table = brag::engine::Table::new(agreed(), &[5, 0, 5], Seat(2)).expect("playable rules");
    let mut school = School { table };
    school.play("1 buy_in 9, 2 agree, 0 agree");
    assert_eq!(school.chips(), [5, 9, 5], "before the first deal too");
}

#[test]
fn rules_9_2_19_in_a_deal_nothing_is_bought() {
    let mut school = School::new(agreed(), &[50; 2], &[&[ANY; 2]]);
    school.play("0 look");
    school.refuses("1 buy_in 5", Illegal::TableStakes);
    assert_eq!(school.table.buy_in(Seat(1)), None);
}

#[test]
fn rules_9_2_19_while_others_are_asked_they_only_answer() {
    let mut school = three();
    school.play("1 buy_in 20");
    school.refuses("0 buy_in 20", Illegal::MustVote);
    school.refuses("2 buy_in 20", Illegal::MustVote);
    school.refuses("2 fold", Illegal::MustVote);
    school.refuses("0 agree", Illegal::NotYourTurn { to_act: Seat(2) });
    assert!(school.table.deal(None).is_err());
}

#[test]
fn rules_9_2_19_a_dealer_who_is_about_to_choose_waits_for_the_vote() {
    let mut rules = agreed();
    rules.dealers_choice = true;
    rules.vying_mut().expect("it is vied for").blind_play = false;
    let mut school = School::new(rules, &[50; 2], &[&[ANY; 2], &[ANY; 2], &[ANY; 2]]);
    for _ in 0..2 {
        let first = school.to_act().expect("a turn");
        school.play(&format!("{first} look, {first} fold"));
        school.deal();
    }
    let first = school.to_act().expect("a turn");
    school.play(&format!("{first} look, {first} fold"));
    let Ask::ChooseGame { seat, .. } = school.table.ask() else {
        panic!("a game is chosen");
    };
    let other = 1 - seat.0;
    for (answer, chips) in [("refuse", 0), ("agree", 20)] {
        let before = school.chips()[usize::from(other)];
        let mut school = School {
            table: school.table.clone(),
        };
        school.play(&format!("{other} buy_in 20, {} {answer}", seat.0));
        assert_eq!(school.chips()[usize::from(other)], before + chips);
        assert_eq!(school.to_act(), Some(seat.0));
        assert!(matches!(school.table.ask(), Ask::ChooseGame { .. }));
    }
}

#[test]
fn rules_9_2_19_bots_agree_if_nobody_becomes_the_richest() {
    use brag::bots::Temper;
    use brag::random::{Rng, Seed};
    let school = three();
    let mut rng = Rng::new(Seed([1; 32]), 0);
    // The richest of the others has 52.
    for (chips, answer) in [(3, Action::Agree), (4, Action::Refuse)] {
        let asked = school
            .table
            .play(Seat(0), Action::BuyIn(chips))
            .expect("between deals")
            .table;
        let seat = asked.ask().seat().expect("somebody is asked");
        for temper in Temper::USUAL {
            let said = temper.policy().choose(
                asked.view(Viewer::Seat(seat)),
                &asked.choices(seat),
                &mut rng,
            );
            assert_eq!(said, answer, "{temper:?}: {chips}");
        }
    }
}
