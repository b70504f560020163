use std::fs;

use super::{
    Costs, PastDeal, PastSitting, Trend, by_sitting, costliest, costs, csv, deals, line, mistakes,
    rate, sources, thinned,
};
use crate::cards::HandKind;
use crate::engine::{Seat, SeatSet};
use crate::notation::{Record, Sitting};
use crate::sitting::findings::{Costly, DealFindings};
use crate::sitting::mistake::Mistake;
use crate::sitting::result::SittingResult;
use crate::sitting::tally::is_won;

fn read(record: &str) -> Sitting {
    let record: Record = record.parse().expect("a record");
    let mut sitting = Sitting::new(record).expect("it can be sat down to");
    while !sitting.read(7).expect("it can be played") {}
    sitting
}

fn of(sitting: &Sitting, seats: &[u8]) -> Vec<PastDeal> {
    let own: SeatSet = seats.iter().map(|seat| Seat(*seat)).collect();
    deals(sitting, own, |deal| is_won(deal, own))
}

fn nets(deals: &[PastDeal]) -> Vec<i64> {
    deals.iter().map(|deal| deal.net).collect()
}

/// The result that every version must read: two deals, both won by the Captain.
fn kept() -> Sitting {
    let text = fs::read_to_string("tests/results/1.json").expect("a result");
    let result = SittingResult::read(&text).expect("it can be read");
    read(&result.record.to_json())
}

#[test]
fn each_deal_tells_what_it_brought() {
    let sitting = kept();
    let (you, captain) = (of(&sitting, &[0]), of(&sitting, &[3]));
    assert_eq!((nets(&you), nets(&captain)), (vec![-1, -1], vec![3, 14]));
    assert!(captain.iter().all(|deal| deal.is_won) && !you.iter().any(|deal| deal.is_won));
    // All others had folded: nothing was shown. Everybody had looked.
    let brief = |deal: &PastDeal| (deal.number, deal.is_blind, deal.hand);
    assert_eq!(
        captain.iter().map(brief).collect::<Vec<_>>(),
        [(1, Some(false), None), (2, Some(false), None)]
    );
}

#[test]
fn chips_that_were_bought_are_not_won() {
    let mut record = kept().record().clone();
    let plain = nets(&of(&read(&record.to_json()), &[0]));
    // You buy in once the first deal is over.
    let end = record.actions.iter().position(|action| action == "2 fold");
    let at = end.expect("the first deal ends") + 1;
    record.actions.insert(at, "0 buy_in 50".into());
    record.notes = Default::default();
    assert_eq!(nets(&of(&read(&record.to_json()), &[0])), plain);
}

#[test]
fn all_boxes_of_a_player_count_as_his() {
    let text = fs::read_to_string("tests/records/poker_all_sit_out.json").expect("a record");
    let sitting = read(&text);
    let sum = |seats: &[u8]| nets(&of(&sitting, seats)).iter().sum::<i64>();
    assert_eq!(sum(&[0, 1]), sum(&[0]) + sum(&[1]));
    assert_eq!(
        of(&sitting, &[0, 1])[0].is_blind,
        None,
        "nobody plays blind there"
    );
}

/// A sitting of deals that brought so much, at three tables.
fn past(nets: &[i64]) -> PastSitting {
    let deal = |(net, number): (&i64, u32)| PastDeal {
        number,
        net: *net,
        is_won: *net > 0,
        is_blind: None,
        hand: None,
    };
    PastSitting {
        players: 4,
        game: "three_card",
        deals: nets.iter().zip(1..).map(deal).collect(),
        ..PastSitting::default()
    }
}

fn found(cards: i64, shares: &[i64]) -> DealFindings {
    let costly = |(share, nth): (&i64, usize)| Costly {
        nth,
        cost: share * 10,
        share: *share,
        is_about_a_life: false,
        mistake: None,
    };
    DealFindings {
        cards,
        own: -shares.iter().sum::<i64>() * 10,
        decisions: shares.len() as u32,
        shares: shares.iter().sum(),
        costly: shares.iter().zip(0..).map(costly).collect(),
    }
}

#[test]
fn decisions_and_opponents_are_what_the_line_of_reviewed_deals_rises_by() {
    let mut sitting = past(&[5, -3, 10]);
    sitting.found.add(1, found(-2_500, &[30, 20]));
    sitting.found.add(3, found(8_000, &[100]));
    // Decisions cost ten times their shares, and the rest is opponents and later cards.
    assert_eq!(
        sources([&sitting]),
        [-1_500, 5_000 + 2_500 + 500 + 10_000 - 8_000 + 1_000]
    );
    let mut all = past(&[5, -3, 10]);
    for deal in 1..=3 {
        all.found.add(deal, found(1_000 * i64::from(deal), &[40]));
    }
    let last = line([&all]).last().and_then(|point| point.adjusted);
    assert_eq!(last, Some(sources([&all]).iter().sum()));
}

#[test]
fn the_line_without_the_cards_is_drawn_where_deals_were_reviewed() {
    let (mut first, second) = (past(&[5, -3, 10, 4]), past(&[-6]));
    first.found.add(2, found(-2_500, &[0]));
    first.found.add(3, found(8_000, &[0]));
    let line = line([&first, &second]);
    let chips: Vec<i64> = line.iter().map(|point| point.chips).collect();
    assert_eq!(chips, [5, 2, 12, 16, 10]);
    let adjusted: Vec<_> = line.iter().map(|point| point.adjusted).collect();
    // It begins at the five chips before: −3 of which the cards were −2.5, then 10 of which they were 8.
    assert_eq!(adjusted, [None, Some(4_500), Some(6_500), None, None]);
    assert_eq!(line.last().map(|point| point.won), Some(3));
    assert_eq!(by_sitting([&first, &second]), [(4, 16), (1, -6)]);
    assert_eq!((first.not_reviewed(), second.not_reviewed()), (2, 1));
}

#[test]
fn nothing_overflows() {
    let mut wild = past(&[i64::MAX, i64::MAX, i64::MIN]);
    for deal in 1..=3 {
        wild.found.add(deal, found(1 << 50, &[1 << 50]));
    }
    assert_eq!(line([&wild]).len(), 3);
    assert_eq!(by_sitting([&wild]).len(), 1);
    assert_eq!(costs([&wild], 1).len(), 1);
}

#[test]
fn costs_are_means_of_parts_of_the_same_size() {
    let mut sitting = past(&[0; 9]);
    for deal in 1..=7 {
        sitting
            .found
            .add(deal, found(0, &[i64::from(deal) * 10, 0]));
    }
    // A deal without a decision is no part of it.
    sitting.found.add(8, found(0, &[]));
    let parts = costs([&sitting], 3);
    let brief = |part: &Costs| (part.deals, part.decisions, part.mean());
    assert_eq!(
        parts.iter().map(brief).collect::<Vec<_>>(),
        [((1, 3), 6, 10), ((4, 6), 6, 25), ((7, 7), 2, 35)]
    );
    assert_eq!(costs([&past(&[1, 2])], 3), []);
    assert_eq!(costs([&sitting], 0).len(), 1);
}

#[test]
fn the_costliest_decisions_of_all_sittings_come_first() {
    let (mut one, mut other) = (past(&[0; 2]), past(&[0; 2]));
    one.found.add(1, found(0, &[40, 200]));
    other.found.add(2, found(0, &[90, 29]));
    // A deal in which he was not dealt in.
    other.found.add(3, found(0, &[900]));
    let brief = |(nth, deal, one): &(usize, u32, Costly)| (*nth, *deal, one.share);
    let all = costliest(&[&one, &other], 30, 10);
    let all: Vec<_> = all.iter().map(brief).collect();
    assert_eq!(all, [(0, 1, 200), (1, 2, 90), (0, 1, 40)]);
    assert_eq!(costliest(&[&one, &other], 30, 2).len(), 2);
}

#[test]
fn a_line_is_thinned_to_what_can_be_drawn_and_keeps_its_extremes() {
    let wave = |nth: i64| (nth * 7_919) % 1_009 - 500;
    for (count, most) in [
        (0, 10),
        (1, 10),
        (10, 10),
        (11, 10),
        (10_000, 240),
        (3, 1),
        (50, 2),
    ] {
        let values: Vec<i64> = (0..count).map(wave).collect();
        let kept = thinned(&values, most);
        assert!(kept.len() <= most.max(3), "{count} {most}: {}", kept.len());
        assert!(kept.is_sorted_by(|a, b| a < b), "{count} {most}");
        assert_eq!(kept.last().copied(), values.len().checked_sub(1));
        let drawn = || kept.iter().map(|at| values[*at]);
        assert_eq!(
            drawn().max(),
            values.iter().copied().max(),
            "{count} {most}"
        );
        assert_eq!(
            drawn().min(),
            values.iter().copied().min(),
            "{count} {most}"
        );
    }
}

#[test]
fn the_table_has_a_line_for_each_deal() {
    let mut sitting = past(&[-5, 12]);
    sitting.at = Some(1_795_000_000_000);
    sitting.deals[0].is_blind = Some(true);
    sitting.deals[1].is_blind = Some(false);
    sitting.deals[1].hand = Some(HandKind::RunningFlush);
    sitting.found.add(1, found(0, &[125]));
    sitting.found.add(2, found(0, &[0]));
    let in_hand = past(&[3]);
    let now = 1_796_000_000_000;
    let text = csv(
        [&sitting, &in_hand],
        now,
        |at| format!("{at}, or \"so\""),
        '.',
    );
    let [date, today] = [5, 6].map(|day| format!("\"179{day}000000000, or \"\"so\"\"\""));
    assert_eq!(
        text,
        format!(
            "date,game,players,deal,net,won,blind,hand,cost\r\n\
             {date},three_card,4,1,-5,no,yes,,1.25\r\n\
             {date},three_card,4,2,12,yes,no,running_flush,0\r\n\
             {today},three_card,4,1,3,yes,,,\r\n"
        )
    );
    let text = csv([&sitting, &in_hand], now, |at| format!("{at}, or; so"), ',');
    assert_eq!(
        text,
        "date;game;players;deal;net;won;blind;hand;cost\r\n\
         \"1795000000000, or; so\";three_card;4;1;-5;no;yes;;1,25\r\n\
         \"1795000000000, or; so\";three_card;4;2;12;yes;no;running_flush;0\r\n\
         \"1796000000000, or; so\";three_card;4;1;3;yes;;;\r\n"
    );
}

#[test]
fn mistakes_are_grouped_by_kind_with_their_trend() {
    let mut all = [past(&[0; 12]), past(&[0; 9])];
    let mut number = 0;
    let mut note = |share: i64, mistake: Mistake| {
        number += 1;
        let mut deal = found(0, &[share, 10]);
        deal.costly
            .iter_mut()
            .for_each(|one| one.mistake = Some(mistake));
        let (sitting, at) = if number > 12 {
            (1, number - 12)
        } else {
            (0, number)
        };
        all[sitting].found.add(at, deal);
    };
    // The first deal belongs to no half; then ten and ten.
    note(300, Mistake::TooHigh);
    (0..10).for_each(|_| note(40, Mistake::Folded));
    (0..10).for_each(|_| note(50, Mistake::StayedIn));
    let groups = mistakes(&all.each_ref(), 30);
    let brief = groups
        .iter()
        .map(|group| (group.mistake, group.shares, group.halves, group.trend()));
    assert_eq!(
        brief.collect::<Vec<_>>(),
        [
            (Mistake::StayedIn, 500, [0, 10], Trend::More),
            (Mistake::Folded, 400, [10, 0], Trend::Less),
            (Mistake::TooHigh, 300, [0, 0], Trend::Unclear),
        ]
    );
    // The latest come first.
    assert_eq!(groups[0].each.first().map(|(sitting, _)| *sitting), Some(1));
    assert_eq!(groups[0].each.last().map(|(sitting, _)| *sitting), Some(0));
    assert!(mistakes(&all.each_ref(), 400).is_empty());
}

#[test]
fn a_few_mistakes_more_or_less_are_no_trend() {
    let mut one = past(&[0; 8]);
    for deal in 1..=8 {
        let mut found = found(0, &[50]);
        let mistake = if deal == 1 || deal > 4 {
            Mistake::Looked
        } else {
            Mistake::Kept
        };
        found.costly[0].mistake = Some(mistake);
        one.found.add(deal, found);
    }
    let groups = mistakes(&[&one], 30);
    assert_eq!(
        (groups[0].halves, groups[0].trend()),
        ([1, 4], Trend::Unclear)
    );
}

#[test]
fn the_rate_is_of_the_last_deals_of_the_game_in_which_something_was_decided() {
    let (mut first, mut second, mut other) = (past(&[9, 5]), past(&[-4, 7, 2]), past(&[100]));
    first.found.add(1, found(9_000, &[900]));
    first.found.add(2, found(1_000, &[20, 10]));
    second.found.add(1, found(-2_000, &[50]));
    // Nothing was decided in that deal, and the third was not reviewed.
    second.found.add(2, found(7_000, &[]));
    other.found.add(1, found(0, &[500]));
    other.game = "post_and_pair";
    second.players = 2;
    let brief = rate([&first, &second, &other].into_iter(), "three_card", 2);
    assert_eq!(brief.seats, [2, 4]);
    assert_eq!(brief.cost, (400, 100));
    assert_eq!(brief.result, (500, 4_500));
    assert_eq!(brief.adjusted, (1_000, 3_000));
    let all = rate([&first, &second].into_iter(), "three_card", 200);
    assert_eq!(all.seats.len(), 3);
    let none = rate([&other].into_iter(), "three_card", 200);
    assert_eq!((none.seats.len(), none.cost), (0, (0, 0)));
}
