//! From deal to deal: who is dealt in, who deals, when a sitting ends (RULES 0; 9.2.1; 9.2.9).

use brag::engine::{Ask, BlindLast, DealError, Illegal, Seat, Standing, Table};

use crate::kit::school::{ANY, School, all_rules, rules};

fn ante(chips: u64) -> brag::engine::Rules {
    all_rules(|rules, _, _| rules.ante = chips)
}

#[test]
fn rules_9_2_1_who_cannot_pay_the_ante_is_not_dealt_in() {
    let school = School::new(ante(5), &[50, 4, 5, 50], &[&[ANY; 4]]);
    assert_eq!(school.standing(1), Standing::Out);
    assert_eq!(
        (school.chips(), school.pots()),
        (vec![45, 4, 0, 45], vec![15])
    );
    school.refuses("1 look", Illegal::NotInDeal);
}

#[test]
fn rules_9_2_1_who_has_no_chip_at_all_is_not_dealt_in_even_without_an_ante() {
    let school = School::new(ante(0), &[50, 0, 50], &[&[ANY; 3]]);
    assert_eq!(school.standing(1), Standing::Out);
}

#[test]
fn rules_9_2_1_with_fewer_than_two_able_the_sitting_ends() {
    let mut school = School::new(ante(1), &[3, 50], &[&["9s 7d 2c", "As Ad Ac"]]).all_look();
    school.play("0 bet 1, 1 bet 2, 0 cover");
    assert_eq!(
        (school.table.ask(), school.chips()),
        (Ask::Over, vec![0, 53])
    );
    school.refuses("0 fold", Illegal::SittingOver);
    assert_eq!(school.table.deal(None).err(), Some(DealError::SittingOver));
}

#[test]
fn rules_9_2_1_the_carried_pot_then_goes_to_the_keeper_of_the_blind_hand() {
    let mut school = School::new(ante(2), &[50, 3], &[&[ANY; 2]]);
    school.play("0 bet 4, 1 fold");
    assert_eq!(
        (school.table.ask(), school.chips()),
        (Ask::Over, vec![52, 1])
    );
    assert_eq!(school.pots(), [0]);
}

#[test]
fn rules_9_2_1_or_to_the_one_player_left() {
    let carry = all_rules(|rules, _, vying| {
        rules.ante = 2;
        vying.blind_last = BlindLast::Carry;
    });
    let mut school = School::new(carry, &[50, 3], &[&[ANY; 2]]);
    school.play("0 bet 4, 1 fold");
    assert_eq!(
        (school.table.ask(), school.chips()),
        (Ask::Over, vec![52, 1])
    );
    assert!(school.hands(0).is_empty());
}

#[test]
fn rules_9_2_1_a_keeper_who_comes_to_hold_another_hand_is_still_dealt_in() {
    let mut school = School::new(ante(2), &[6, 50, 3], &[&[ANY; 3]]);
    school.play("0 bet 2, 1 fold, 2 fold");
    assert_eq!(school.chips(), [2, 48, 1]);
    school.deal();
    assert_eq!(
        (school.standing(0), school.standing(2)),
        (Standing::In, Standing::Out)
    );
    assert_eq!((school.hands(0).len(), school.chips()[0]), (2, 0));
}

#[test]
fn rules_9_2_1_a_table_with_one_purse_is_over_before_it_begins() {
    let table = Table::new(ante(5), &[50, 4, 0], Seat(0)).expect("playable rules");
    assert_eq!(table.ask(), Ask::Over);
    assert_eq!(
        table.check(Seat(0), brag::engine::Action::Fold),
        Err(Illegal::SittingOver)
    );
}

#[test]
fn rules_0_the_deal_passes_left_and_play_starts_left_of_the_dealer() {
    let mut school = School::new(ante(1), &[50; 3], &[&[ANY; 3]]);
    for (dealer, first) in [(2, 0), (0, 1), (1, 2), (2, 0)] {
        assert_eq!(
            (school.table.dealer().0, school.to_act()),
            (dealer, Some(first))
        );
        while let Some(seat) = school.to_act() {
            school.play(&format!("{seat} fold"));
        }
        school.deal();
    }
}

#[test]
fn rules_9_2_9_the_deal_passes_over_players_who_cannot_pay_the_ante() {
    let mut school = School::new(
        ante(1),
        &[1, 50, 1, 50],
        &[&["9s 7d 2c", "As Ad Ac", "9c 7h 2d", ANY]],
    );
    assert_eq!(school.table.dealer(), Seat(3));
    school.play("0 cover, 1 bet 1, 2 cover, 3 bet 1, 1 see");
    assert_eq!((school.chips()[0], school.chips()[2]), (0, 0));
    assert_eq!(school.shuffles(), Some(true), "a prial won");
    school.shuffle(&[ANY; 4]);
    assert_eq!(school.table.dealer(), Seat(1), "not seat 0");
    while let Some(seat) = school.to_act() {
        school.play(&format!("{seat} fold"));
    }
    school.deal();
    assert_eq!(school.table.dealer(), Seat(3), "not seat 2");
}

#[test]
fn rules_9_2_9_a_first_dealer_without_chips_passes_the_deal_on() {
    let school = School::new(ante(1), &[50, 50, 0], &[&[ANY; 3]]);
    assert_eq!((school.table.dealer().0, school.to_act()), (0, Some(1)));
}

#[test]
fn rules_0_between_deals_nobody_acts() {
    let mut school = School::new(rules(|_| {}), &[50; 2], &[&[ANY; 2]]);
    school.play("0 fold");
    school.refuses("0 bet 1", Illegal::BetweenDeals);
    school.refuses("1 look", Illegal::BetweenDeals);
    school.refuses("2 look", Illegal::NoSuchSeat);
}
