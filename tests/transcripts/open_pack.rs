//! The bottom card that everybody sees (O20; RULES 9.2.10), and the high card that finds the first
//! dealer (O23).

use brag::cards::Pack;
use brag::engine::{DealError, Event, FirstDealer, Rules, Seat, Table, Viewer};

use crate::kit::school::{ANY, School, all_rules};

fn face_up() -> Rules {
    all_rules(|_, dealing, _| dealing.stock_face_up = true)
}

fn turned(school: &School) -> Option<String> {
    let card = school.table.view(Viewer::Gallery).turned();
    card.map(|card| card.to_string())
}

#[test]
fn o20_the_bottom_card_is_seen_after_the_deal_and_after_each_fold() {
    let hands = ["Ks Kd 2c", "As Ad Ac", "9s 7d 2d", "Qs Qd 3c"];
    let mut school = School::new(face_up(), &[50; 4], &[&hands]);
    assert_eq!(turned(&school).as_deref(), Some(school.bottom(1).as_str()));
    school.play("0 fold");
    assert_eq!(turned(&school).as_deref(), Some("2c"));
    school.play("1 bet 1");
    assert_eq!(turned(&school).as_deref(), Some("2c"));
    school.play("2 fold");
    assert_eq!(turned(&school).as_deref(), Some("2d"));
    let seen = school
        .table
        .history()
        .iter()
        .filter_map(|event| match event {
            Event::Turned { card } => Some(card.to_string()),
            _ => None,
        });
    assert_eq!(seen.skip(1).collect::<Vec<_>>(), ["2c", "2d"]);
    school.play("3 fold");
    // The last one keeps his hand: nothing covers the hand that went under before.
    assert_eq!(turned(&school).as_deref(), Some("3c"));
    school.deal();
    assert_eq!(turned(&school).as_deref(), Some(school.bottom(1).as_str()));
}

#[test]
fn o20_what_is_gathered_at_the_end_goes_under_unseen() {
    let mut school = School::new(face_up(), &[50; 2], &[&[ANY; 2]]);
    school.play("0 look, 0 bet 1, 1 look, 1 see");
    assert_eq!(turned(&school), None);
}

#[test]
fn o20_a_hand_thrown_away_lies_open_with_its_last_card_too() {
    let deals: [&[&str]; 2] = [&["Ks Kd 2c", ANY, ANY], &["9s 7d 2d", ANY, ANY]];
    let mut school = School::new(face_up(), &[50; 3], &deals);
    school.play("0 bet 1, 1 fold, 2 fold");
    school.deal();
    school.play("1 look, 1 bet 2, 2 fold, 0 look new, 0 keep");
    assert_eq!(turned(&school).as_deref(), Some("2c"));
}

#[test]
fn o20_is_not_played_by_default() {
    let rules = all_rules(|_, _, _| {});
    let school = School::new(rules, &[50; 2], &[&[ANY; 2]]);
    assert_eq!(turned(&school), None);
}

fn high_card() -> Rules {
    all_rules(|rules, _, _| rules.first_dealer = FirstDealer::HighCard)
}

/// A pack with these cards on top.
fn pack(top: &str) -> Pack {
    let top: Pack = top.parse().expect("cards");
    let rest: Vec<_> = Pack::sorted()
        .iter()
        .filter(|card| !top.iter().any(|c| c == *card))
        .collect();
    Pack::new(top.iter().chain(rest)).expect("a pack")
}

fn cut(stacks: &[u64], top: &str) -> (Table, String) {
    let mut table = Table::new(high_card(), stacks, Seat(0)).expect("playable rules");
    let mut rebuilt = table.clone();
    table.cut_in_place(&pack(top)).expect("a high card is due");
    let mut told = Vec::new();
    for event in table.history() {
        rebuilt.apply(event);
        match event {
            Event::Cut { seat, card } => told.push(format!("{seat} {card}")),
            Event::CutWon { dealer } => told.push(format!("{dealer} deals")),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(rebuilt, table);
    assert_eq!(table.pack().len(), 52, "the cards go back");
    (table, told.join(", "))
}

#[test]
fn o23_the_highest_card_deals_first() {
    let (mut table, told) = cut(&[5, 5, 5], "9c Kd Ks 2h 2d");
    assert_eq!(
        told,
        "0 9c, 1 Kd, 2 Ks, 1 2h, 2 2d, 1 2c, 2 2s, 1 3c, 2 3d, 1 3h, 2 3s, 1 4c, 2 4d, \
        1 4h, 2 4s, 1 5c, 2 5d, 1 5h, 2 5s, 1 6c, 2 6d, 1 6h, 2 6s, 1 7c, 2 7d, 1 7h, 2 7s, 1 8c, 2 8d, \
        1 8h, 2 8s, 1 9d, 2 9h, 1 9s, 2 Tc, 2 deals"
    );
    table
        .deal_in_place(Some(Pack::sorted()))
        .expect("the first deal");
    assert_eq!(table.dealer(), Seat(2));
}

#[test]
fn o23_ace_is_high_and_those_who_tie_get_another() {
    assert_eq!(cut(&[5, 5, 5], "Ac Kd Ks").1, "0 Ac, 1 Kd, 2 Ks, 0 deals");
    let told = "0 9c, 1 Kd, 2 Ks, 1 2h, 2 Td, 2 deals";
    assert_eq!(cut(&[5, 5, 5], "9c Kd Ks 2h Td").1, told);
}

#[test]
fn o23_who_cannot_play_gets_no_card() {
    assert_eq!(cut(&[5, 0, 5], "9c Kd").1, "0 9c, 2 Kd, 2 deals");
}

#[test]
fn o23_a_pack_that_ties_to_its_end_leaves_the_first_of_them() {
    let pairs: Vec<_> = Pack::sorted().iter().collect();
    let text: Vec<_> = pairs.iter().map(|card| card.to_string()).collect();
    assert!(cut(&[5, 5], &text.join(" ")).1.ends_with("1 As, 0 deals"));
}

#[test]
fn o23_a_high_card_is_dealt_once_before_the_first_deal_and_where_it_is_agreed_on() {
    let mut table = Table::new(high_card(), &[5, 5], Seat(0)).expect("playable rules");
    let short: Pack = "As Kd".parse().expect("cards");
    assert_eq!(table.cut_in_place(&short), Err(DealError::OtherCards));
    table.cut_in_place(&pack("As Kd")).expect("due");
    assert_eq!(table.cut_in_place(&pack("As Kd")), Err(DealError::NoCut));
    table
        .deal_in_place(Some(Pack::sorted()))
        .expect("the first deal");
    assert_eq!(table.cut_in_place(&pack("As Kd")), Err(DealError::NoCut));
    let mut given = Table::new(all_rules(|_, _, _| {}), &[5, 5], Seat(0)).expect("playable");
    assert_eq!(given.cut_in_place(&pack("As Kd")), Err(DealError::NoCut));
    let mut over = Table::new(high_card(), &[5, 0], Seat(0)).expect("playable rules");
    assert_eq!(over.cut_in_place(&pack("As Kd")), Err(DealError::NoCut));
}
