//! The four laws of the table, over random deals under random house rules.

mod kit;

use std::cell::RefCell;
use std::collections::BTreeSet;

use brag::engine::{
    Action, Advance, Ask, CasinoEvent, Chips, Choice, Event, Illegal, Purse, Rules, SettingEvent,
    Table, Turn, Viewer,
};
use brag::games::GAMES;
use kit::broad::{broad, is_for_records};
use kit::describe::{describe, viewers};
use kit::dice::Dice;
use kit::limits;
use kit::oracle;
use kit::patti;
use kit::prizes;
use kit::scramble::Seen;
use kit::settlement::{just_ended, settled};
use kit::shadow::Shadow;
use kit::showings::{only_showings_show, the_bottom_card_lies_open};
use kit::sittings::{self, Move};

const DEALS: u32 = 20_000;

// ---- What is offered is legal, and what is not offered is refused.

#[test]
fn what_is_offered_is_legal_and_the_rest_is_refused() {
    let dice = RefCell::new(Dice::new(1));
    sittings::play(
        11,
        DEALS,
        |_| (),
        |(), table, _, step| {
            let dice = &mut dice.borrow_mut();
            let seats = table.stacks().len() as u8;
            let thorough = dice.one_in(8);
            let actions = broad(table);
            for seat in (0..=seats).map(brag::engine::Seat) {
                let choices = table.choices(seat);
                if table.ask().seat() == Some(seat) {
                    assert!(!choices.is_empty(), "whoever must act can");
                }
                buys_in(table, seat, dice);
                doubles(table, seat);
                same_offers(
                    &choices,
                    &oracle::offers(
                        table.view(Viewer::Gallery),
                        table.view(Viewer::Seat(seat)),
                        seat,
                    ),
                );
                if !thorough && table.ask().seat() != Some(seat) {
                    continue;
                }
                for &action in actions
                    .iter()
                    .filter(|action| !is_for_records(table, seat, **action))
                {
                    let offered = choices.iter().any(|choice| choice.admits(action));
                    let check = table.check(seat, action);
                    assert_eq!(
                        check.is_ok(),
                        offered,
                        "{seat} {action:?} of {choices:?}: {check:?}"
                    );
                    if dice.one_in(100) {
                        try_out(table, seat, action, offered);
                    }
                }
            }
            said_and_done(table, step);
        },
    );
}

/// A purchase is offered if the second implementation offers it, and within its bounds. Only the ban after a lost cover
/// is left to the transcripts.
fn buys_in(table: &Table, seat: brag::engine::Seat, dice: &mut Dice) {
    let offered = table.buy_in(seat);
    let barred = table.check(seat, Action::BuyIn(1000)) == Err(Illegal::BrokeByCover);
    assert_eq!(offered, oracle::buy_in(table, seat).filter(|_| !barred));
    let (least, most) = match offered {
        Some(Choice::BuyIn { least, most }) => (least, most),
        _ => (1, 0),
    };
    for chips in [0, least - 1, least, least + 1, most, most + 1, Chips::MAX] {
        let legal = (least..=most).contains(&chips);
        let action = Action::BuyIn(chips);
        assert_eq!(table.check(seat, action).is_ok(), legal, "{chips}");
        if dice.one_in(100) {
            try_out(table, seat, action, legal);
        }
    }
}

/// A seat may ask to double the limits where the second implementation says so.
fn doubles(table: &Table, seat: brag::engine::Seat) {
    assert_eq!(table.may_double(seat), limits::may_double(table, seat));
    assert_eq!(
        table.check(seat, Action::Double).is_ok(),
        table.may_double(seat)
    );
}

fn same_offers(choices: &[Choice], expected: &[Choice]) {
    let same = choices.len() == expected.len() && expected.iter().all(|one| choices.contains(one));
    assert!(same, "{choices:?}, but expected are {expected:?}");
}

/// What was offered can be done. What was refused leaves the table unchanged.
fn try_out(table: &Table, seat: brag::engine::Seat, action: Action, offered: bool) {
    let mut tried = table.clone();
    assert_eq!(tried.play_in_place(seat, action).is_ok(), offered);
    assert_eq!(tried == *table, !offered, "{seat} {action:?}");
}

/// A see and a cover cost what was offered.
fn said_and_done(before: &Table, step: &Advance) {
    let offered = before
        .ask()
        .seat()
        .map(|seat| before.choices(seat))
        .unwrap_or_default();
    for event in &step.events {
        match *event {
            Event::Saw { seen, chips, .. } => {
                assert!(offered.contains(&Choice::See {
                    seat: seen,
                    cost: chips
                }));
            }
            // By betting the last chip (RULES 9.1, `last_chips`).
            Event::Covered { chips: 0, seat }
                if before
                    .rules()
                    .vying()
                    .is_some_and(|vying| vying.last_chips_show)
                    && step
                        .events
                        .iter()
                        .any(|e| matches!(e, Event::Bet { seat: by, .. } if *by == seat)) => {}
            Event::Covered { chips, .. } => assert!(offered.contains(&Choice::Cover { chips })),
            Event::Lent { from, to, chips } => {
                let mut asked = offered.iter().any(|choice| {
                    choice.admits(Action::Borrow { from, chips })
                        || choice.admits(Action::Lend(Some(chips)))
                });
                if let Some(Turn::Lend {
                    seat,
                    borrower,
                    chips: wanted,
                    ..
                }) = before.ask().turn()
                {
                    asked |= (seat, borrower, wanted) == (from, to, chips);
                }
                assert!(asked, "{event:?}");
            }
            _ => {}
        }
    }
}

// ---- Events alone rebuild the table; chips and cards are conserved.

#[test]
fn events_rebuild_the_table_and_nothing_is_lost_on_the_way() {
    sittings::play(12, DEALS, Table::clone, |rebuilt, table, _, step| {
        // Winnings of the house are no longer in play. Its losses are chips of the players in addition to those they
        // brought.
        let chips = |table: &Table| {
            let held = table.stacks().sum::<Chips>() + table.pot();
            u64::try_from(held as i64 + table.bank()).expect("no more than was brought is lost")
        };
        let mut sum = chips(table);
        assert_eq!(sum, table.brought());
        for event in &step.events {
            if let Event::Paid {
                from: Purse::Outside,
                chips,
                ..
            } = event
            {
                sum += chips;
            }
            let owed = owed(rebuilt);
            let view = rebuilt.view(Viewer::Gallery);
            let (betting, stake) = (view.betting(), view.stake());
            rebuilt.apply(event);
            assert_eq!((chips(rebuilt), rebuilt.brought()), (sum, sum), "{event:?}");
            match *event {
                Event::Lent { chips, .. } => assert_eq!(self::owed(rebuilt), owed + chips),
                Event::Repaid { chips, .. } | Event::SetOff { chips, .. } => {
                    assert_eq!(self::owed(rebuilt), owed - chips);
                }
                _ => assert_eq!(self::owed(rebuilt), owed, "{event:?}"),
            }
            assert!(whole_pack(rebuilt), "{event:?}");
            let view = rebuilt.view(Viewer::Gallery);
            assert!(view.carried() <= view.pot(), "{event:?}");
            match event {
                Event::DealBegan { .. } => assert_eq!(view.stake(), 0),
                _ => assert!(view.stake() >= stake, "{event:?}"),
            }
            match event {
                Event::DealBegan { .. } => {}
                Event::Folded { .. }
                | Event::Covered { .. }
                | Event::Casino(CasinoEvent::SatOut { .. }) => {
                    assert_eq!(view.betting(), betting - 1);
                }
                _ => assert_eq!(view.betting(), betting, "{event:?}"),
            }
        }
        assert_eq!(*rebuilt, step.table);
        nobody_owes_and_has(&step.table);
    });
}

fn owed(table: &Table) -> Chips {
    table.debts().iter().map(|debt| debt.chips).sum()
}

/// At a deal's end debts are paid as far as chips go.
fn nobody_owes_and_has(table: &Table) {
    let stacks: Vec<Chips> = table.stacks().collect();
    let mut debts = table.debts().iter().filter(|_| just_ended(table));
    assert!(debts.all(|debt| debt.chips > 0 && stacks[debt.debtor.index()] == 0));
}

/// Whether the pack and all cards elsewhere are the whole pack, each card once.
fn whole_pack(table: &Table) -> bool {
    let held = table.lying().map(|(_, held)| held.card);
    let mut count = 0;
    let all = table.pack().iter().chain(held).chain(table.thrown());
    let bits = all.fold(0u64, |bits, card| {
        count += 1;
        bits | 1 << card.index()
    });
    let ranking = table.rules().ranking;
    let below = 4 * ranking.lowest as u8;
    let whole = 52 + ranking.jokers;
    (count, bits) == (whole - below, (1 << whole) - (1 << below))
}

// ---- Nobody is shown a card that the rules do not show him.

#[test]
fn every_viewer_sees_his_own_looked_at_hand_and_what_lies_open() {
    sittings::play(13, DEALS, Shadow::new, |shadow, _, _, step| {
        for event in &step.events {
            shadow.follow(event);
            assert!(shadow.keeps_the_bounds());
        }
        for viewer in viewers(&step.table) {
            assert!(
                shadow.agrees_on_the_table(step.table.view(viewer)),
                "{viewer:?}"
            );
            for seat in step.table.view(viewer).seats() {
                assert!(shadow.agrees(viewer, seat), "{viewer:?} of {}", seat.seat());
            }
        }
        only_showings_show(&step.table);
        the_bottom_card_lies_open(&step.table);
    });
}

// ---- What a viewer has not seen changes nothing for him.

#[test]
fn cards_a_viewer_has_not_seen_change_neither_his_view_nor_his_choices() {
    let dice = RefCell::new(Dice::new(2));
    sittings::play(14, DEALS, Seen::new, |seen, _, next, step| {
        if seen.over {
            return;
        }
        let dice = &mut dice.borrow_mut();
        seen.follow(next, step);
        if seen.over || !dice.one_in(4) {
            return;
        }
        let (viewer, cards) = dice.pick(&seen.by);
        let pack = seen
            .scrambled(cards, dice)
            .expect("a sitting begins with a pack");
        let mut other = seen.start.clone();
        other.deal_in_place(Some(pack)).expect("the first deal");
        let quads = |event: &Event| matches!(event, Event::Setting(SettingEvent::Quads { .. }));
        // If four of a kind win everything, a player who has them shows them at once. Four cards set as one hand stay
        // of one rank.
        let fours = seen.moves.iter().any(|next| match next {
            Move::Set(_, rows) => rows.iter().any(|row| row.len() == 4),
            _ => false,
        });
        if fours || other.history().iter().any(quads) {
            return;
        }
        for next in &seen.moves[1..] {
            next.on(&mut other);
        }
        assert_eq!(
            describe(step.table.view(viewer)),
            describe(other.view(viewer))
        );
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(step.table.choices(seat), other.choices(seat));
        }
        let from = other.history().len() - step.events.len();
        for (event, twin) in step.events.iter().zip(&other.history()[from..]) {
            assert_eq!(event.seen_by(viewer), twin.seen_by(viewer));
        }
    });
}

// ---- Whoever wins by the rules gets the chips.

#[test]
fn every_pot_goes_where_the_rules_send_it() {
    sittings::play(
        15,
        DEALS,
        |_| (),
        |(), table, next, step| {
            let ended = step.events.iter().find_map(|event| match event {
                Event::Ended { how } => Some(*how),
                _ => None,
            });
            // The transcripts cover deals that are decided by dealing alone.
            if let (Some(how), Some(_)) = (ended, next.action(table)) {
                if !patti::bets(table) {
                    return;
                }
                let (purses, ending) = settled(table, step).expect("somebody wins");
                assert_eq!((step.table.stacks().collect(), step.table.pot()), purses);
                assert_eq!(how, ending);
            }
            if step.table.ask() == Ask::Over {
                assert_eq!(step.table.pot(), 0, "nobody leaves chips behind");
            }
        },
    );
}

/// Chips, points and lives in games without betting.
#[test]
fn every_hand_that_is_set_and_every_swap_wins_what_the_rules_say() {
    // The table after dealing, the chips bought since, and how often each player has dealt.
    let begin = |table: &Table| {
        let seats = table.stacks().len();
        (table.clone(), vec![0; seats], vec![0; seats])
    };
    let ended = RefCell::new(BTreeSet::new());
    sittings::play(
        18,
        DEALS / 2,
        begin,
        |(dealt, bought, deals), table, next, step| {
            if matches!(next, Move::Deal(_)) {
                deals[step.table.dealer().index()] += 1;
            }
            if patti::bets(table) {
                return;
            }
            match next {
                Move::Deal(_) => {
                    // The table after the antes. The records cover deals that are decided by the cards alone.
                    *dealt = step.table.clone();
                    bought.iter_mut().for_each(|chips| *chips = 0);
                }
                Move::Act(seat, Action::BuyIn(chips)) => bought[seat.index()] += chips,
                _ if just_ended(&step.table) => {
                    let due = prizes::due(dealt, bought, deals, &step.table);
                    assert_eq!(prizes::come_of(&step.table), due, "{}", table.rules().game);
                    ended.borrow_mut().insert(table.rules().game);
                }
                _ => {}
            }
        },
    );
    let bets = |rules: Rules| rules.is_betting() || rules.patti().is_some();
    let without_bets = GAMES.iter().filter(|game| !bets((game.rules)()));
    assert_eq!(ended.borrow().len(), without_bets.count());
}
