//! A deal as an expert plays it.

use brag::bots::Temper;
use brag::cards::Card;
use brag::engine::{Action, Event, Seat, Table, Viewer};
use brag::games::{self, GAMES};
use brag::notation::{Record, Sitting, replay};
use brag::review::AsExpert;

use super::sittings::{folded, means, sitting};
/// The expert's mean and the other figures of this deal, when all deals are played.
fn as_expert(record: &Record, seat: Seat) -> brag::review::ExpertResult {
    let tempers = vec![Temper::Straightforward; record.seats.len()];
    let mut deal = AsExpert::begin(record.clone(), seat, 1, tempers, means(60));
    while deal.step().expect("the record can be replayed") {}
    deal.result().expect("the seat has cards")
}

/// Bill has folded a prial. An expert wins with it, and that does not follow from what Andy holds.
#[test]
fn an_expert_wins_with_a_prial_that_was_folded() {
    let made = |andy| as_expert(&folded(["7c", "7d", "7h"], andy, 2), Seat(1));
    let first = made(["2c", "9h", "Jd"]);
    assert_eq!((first.own, first.is_done), (-3_000, true));
    assert!(first.mean > 2 * first.error, "{first:?}");
    assert_eq!(first, made(["As", "Ah", "Ad"]));
    let poor = as_expert(&folded(["2c", "5d", "8h"], ["As", "Ah", "Ad"], 2), Seat(1));
    assert!(
        poor.mean < first.mean - 2 * first.error,
        "{poor:?} {first:?}"
    );
}

/// What the seat never saw of its own cards is dealt anew too.
#[test]
fn cards_that_were_never_looked_at_are_dealt_anew() {
    let blind = |bill| {
        let mut record = folded(bill, ["2c", "9h", "Jd"], 2);
        record.actions.clear();
        record.push(Seat(1), Action::Fold);
        as_expert(&record, Seat(1))
    };
    assert_eq!(blind(["7c", "7d", "7h"]), blind(["3c", "5d", "9s"]));
}

/// Where points or lives are played for, they count, and not chips.
#[test]
fn an_expert_is_told_in_what_the_game_counts() {
    for (key, most) in [("ten_card", 3_000), ("stop_the_bus", 1_000)] {
        let game = games::named(key).expect("a game");
        let record = sitting((game.rules)(), 3, 1, 5);
        let scores = |table: &Table| -> Vec<i64> {
            let seats = table.view(Viewer::Gallery).seats();
            seats.map(|seat| seat.score().into()).collect()
        };
        let mut dealt = Table::new((game.rules)(), &[60; 3], Seat(0)).expect("a table");
        let pack = dealt.gathered();
        dealt.deal_in_place(Some(pack)).expect("a deal is due");
        let before = scores(&dealt);
        let after = scores(&replay(&record).expect("it can be replayed").table);
        assert_ne!(before, after, "{key}: somebody's score changes");
        for seat in 0..3 {
            let tempers = vec![Temper::Careful; 3];
            let mut deal = AsExpert::begin(record.clone(), Seat(seat), 1, tempers, means(24));
            while deal.result().is_none_or(|made| made.deals < 4) && deal.step().expect("a record")
            {
            }
            let made = deal.result().expect("the seat has cards");
            let nth = usize::from(seat);
            assert_eq!(made.own, (after[nth] - before[nth]) * 1000, "{key}");
            assert!(made.mean.abs() <= most, "{key}: {made:?}");
        }
    }
}

/// The real deal with the expert in the seat ends as deals do, in every game, and has the real cards.
#[test]
fn a_deal_is_watched_with_the_expert_in_the_seat() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let record = sitting(rules, seats, 1, 5);
        let tempers = vec![Temper::Bragger; seats];
        let mut deal = AsExpert::begin(record.clone(), Seat(0), 1, tempers, means(30));
        while deal.result().is_none() && deal.step().expect("it can be replayed") {}
        if deal.result().is_none() {
            continue;
        }
        let watched = (0..10_000).find_map(|_| deal.watch()).expect("it ends");
        let mut table = watched.before.clone();
        watched.events.iter().for_each(|event| table.apply(event));
        assert_eq!(table.ask(), watched.after.ask(), "{}", game.key);
        assert!(table.ask().seat().is_none() || table.view(Viewer::Gallery).is_between_deals());
        let dealt = |events: &[Event]| -> Vec<Card> {
            let dealt = events.iter().filter_map(|event| match event {
                Event::Dealt { card, .. } => Some(card.card),
                _ => None,
            });
            dealt.take(3).collect()
        };
        let mut played = Sitting::new(record).expect("it can be replayed");
        while !played.read(100).expect("it can be replayed") {}
        let played = played.replay(1).expect("it has been read").events;
        assert_eq!(dealt(&watched.events), dealt(&played), "{}", game.key);
    }
}
