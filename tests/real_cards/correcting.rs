//! Chips that are put right (RULES 9.2.21).

use brag::engine::{
    Action, Advance, Ask, Chips, Correction, CorrectionIllegal, Event, Illegal, Presence,
    PresenceIllegal, Purse, Reason, Role, Seat, Table, Viewer, Way,
};
use brag::games::{self, GAMES};
use brag::notation::{Move as Act, Record, Replayer, SeatEntry, Source};

use super::kit::dice::Dice;
use super::kit::sittings::{self, Move};
use super::kit::{options, real};

/// A correction of chips of this seat, drawn at random: too many chips, and nobody's, among them.
fn any(table: &Table, dice: &mut Dice) -> Correction {
    let seats = table.stacks().len() as u64;
    let most = if dice.one_in(2) { 4 } else { 30 };
    Correction {
        way: match dice.below(4) {
            0 => Way::ToPot,
            1 => Way::FromPot,
            _ => Way::ToPlayer(Seat(dice.below(seats + 1) as u8)),
        },
        chips: dice.below(most),
        why: dice.pick(&Reason::ALL),
    }
}

/// A slow second implementation of what may be put right.
fn may(table: &Table, seat: Seat, correction: Correction) -> bool {
    let view = table.view(Viewer::Gallery);
    let Some(place) = view.seat(seat) else {
        return false;
    };
    let keeps = place.hands().any(|hand| hand.role() == Role::Kept);
    let kept = place.chips().checked_sub(correction.chips);
    let may_go = kept.is_some_and(|kept| !keeps || kept >= view.rules().cost().max(1));
    let is_between = matches!(table.ask(), Ask::Deal { .. } | Ask::ChooseGame { .. });
    let fits = match correction.way {
        Way::ToPlayer(to) => to != seat && view.seat(to).is_some() && may_go,
        Way::ToPot => may_go,
        Way::FromPot => correction.chips <= table.pot(),
    };
    is_between && correction.chips > 0 && fits
}

/// Plays sittings of all games with real cards in which chips are put right and players come and go.
fn sittings(
    seed: u64,
    of_each: u32,
    mut watch: impl FnMut(&Table, Option<(Seat, Action)>, &Advance),
) {
    let banked = GAMES.iter().filter(|game| (game.rules)().can_be_banked());
    let mut dice = Dice::new(seed);
    for game in banked.cycle().take(of_each as usize * 12) {
        let mut table = real::of(&options::table(game, 60, &mut dice));
        loop {
            let right = dice.one_in(3).then(|| {
                let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
                let act = match dice.one_in(4) {
                    true => Action::Presence(dice.pick(&[
                        Presence::Here,
                        Presence::Away,
                        Presence::Left,
                    ])),
                    false => Action::PutRight(any(&table, &mut dice)),
                };
                Move::Act(seat, act)
            });
            let right = right.filter(|right| match right {
                Move::Act(seat, act) => table.check(*seat, *act).is_ok(),
                _ => false,
            });
            let next = right.or_else(|| sittings::choose(&table, &mut dice));
            let Some(next) = next else { break };
            let act = next.action(&table);
            let step = match act {
                None => table.deal(None).expect("a deal is due"),
                Some((seat, action)) => table.play(seat, action).expect("it was offered"),
            };
            watch(&table, act, &step);
            table = step.table;
        }
    }
}

#[test]
fn no_chip_is_lost_by_putting_right_and_the_pot_stays_for_the_next_deal() {
    let mut seen = [0; 3];
    sittings(41, 30, |table, _, step| {
        let mut rebuilt = table.clone();
        for event in &step.events {
            let before: Vec<Chips> = rebuilt.stacks().collect();
            rebuilt.apply(event);
            let held = rebuilt.stacks().sum::<Chips>() + rebuilt.pot();
            assert_eq!(held, rebuilt.brought(), "{event:?}");
            if let Event::PutRight {
                from, to, chips, ..
            } = *event
            {
                seen[match (from, to) {
                    (Purse::Seat(_), Purse::Seat(_)) => 0,
                    (Purse::Seat(_), _) => 1,
                    _ => 2,
                }] += 1;
                for (seat, before) in (0..).map(Seat).zip(before) {
                    let place = rebuilt.view(Viewer::Gallery);
                    let has = place.seat(seat).expect("a seat").chips() as i128;
                    let gives = i128::from(from == Purse::Seat(seat)) * i128::from(chips);
                    let gets = i128::from(to == Purse::Seat(seat)) * i128::from(chips);
                    assert_eq!(has, i128::from(before) - gives + gets);
                }
                let carried = rebuilt.view(Viewer::Gallery).carried();
                assert_eq!(carried, rebuilt.pot(), "it lies there for the next deal");
                let debts = |table: &Table| table.debts().to_vec();
                assert_eq!(debts(&rebuilt), debts(table), "nobody owes for it");
            }
        }
        assert!(rebuilt == step.table);
    });
    assert!(seen.iter().all(|times| *times > 10), "{seen:?}");
}

#[test]
fn chips_are_put_right_between_deals_and_only_those_that_are_there() {
    let mut dice = Dice::new(5);
    let mut refused: Vec<Illegal> = Vec::new();
    sittings(42, 10, |_, _, step| {
        let table = &step.table;
        for seat in (0..=table.stacks().len() as u8).map(Seat) {
            let correction = any(table, &mut dice);
            let action = Action::PutRight(correction);
            let check = table.check(seat, action);
            assert_eq!(
                check.is_ok(),
                may(table, seat, correction),
                "{seat} {correction:?} {check:?} {:?}",
                table.ask()
            );
            let mut tried = table.clone();
            assert_eq!(tried.play_in_place(seat, action), check);
            assert!(check.is_ok() || tried == *table);
            refused.extend(check.err().filter(|why| !refused.contains(why)));
        }
    });
    use CorrectionIllegal::{NoChips, NotNow, ToNobodyElse};
    for why in [NoChips, NotNow, ToNobodyElse] {
        assert!(refused.contains(&why.into()), "{why:?} of {refused:?}");
    }
    let is_too_many =
        |why: &Illegal| matches!(why, Illegal::Correction(CorrectionIllegal::TooMany { .. }));
    assert!(refused.iter().any(is_too_many));
    assert!(refused.contains(&Illegal::NoSuchSeat) && refused.contains(&Illegal::SittingOver));
}

#[test]
fn a_record_of_it_replays_to_the_chip() {
    let mut acts: Vec<(Seat, Action)> = Vec::new();
    let mut start: Option<Table> = None;
    let mut compared = 0;
    let mut compare = |start: &Option<Table>, acts: &[(Seat, Action)], end: &Table| {
        let Some(start) = start else { return };
        let packs = Source::Packs {
            pack: brag::cards::Pack::default(),
            shuffles: Vec::new(),
        };
        let seats = start.stacks().map(|chips| SeatEntry::new("Nell", chips));
        let mut record = Record::new(
            start.rules().clone(),
            seats.collect(),
            start.dealer(),
            packs,
        );
        for (seat, action) in acts {
            record.push(*seat, *action);
        }
        let record: Record = record.to_json().parse().expect("it was written");
        let mut replayer = Replayer::sit(&record).expect("they sat there");
        while replayer.done() < record.actions.len() {
            assert!(replayer.small_step().expect("each act is legal"));
        }
        assert!(replayer.table() == end);
        compared += 1;
    };
    let mut end: Option<Table> = None;
    sittings(43, 8, |table, act, step| {
        if table.view(Viewer::Gallery).deals() == 0 && table.history().is_empty() {
            if let Some(end) = &end {
                compare(&start, &acts, end);
            }
            (start, end) = (Some(table.clone()), None);
            acts.clear();
        }
        if let Some(act) = act {
            acts.push(act);
            end = Some(step.table.clone());
        }
    });
    assert!(compared > 40, "{compared}");
}

#[test]
fn a_wrong_winner_is_put_right_two_deals_later() {
    let mut rules = games::three_card();
    rules.real_cards = true;
    let mut table = Table::new(rules, &[50, 50, 50], Seat(2)).expect("three can play");
    let mut play = |act: &str| {
        let Act { seat, action } = act.parse().expect("an act");
        if matches!(table.ask(), Ask::Deal { .. }) && !action.needs_no_deal() {
            table.deal_in_place(None).expect("a deal is due");
        }
        table.play_in_place(seat, action).expect("legal");
        table.stacks().collect::<Vec<_>>()
    };
    for act in ["0 bet 1", "1 fold", "2 bet 1", "0 see"] {
        play(act);
    }
    assert_eq!(play("2 won 0"), [53, 49, 48], "it was the third, in truth");
    for act in ["1 look", "1 fold", "2 look", "2 fold"] {
        play(act);
    }
    let after = play("0 give 2 6 winner");
    assert_eq!(after.iter().sum::<u64>(), 150);
    assert_eq!(after[2], 53);
    play("1 give pot 2 agreed");
    play("2 collect 1 count");
    for act in ["2 look", "2 fold", "0 look"] {
        play(act);
    }
    let won = play("0 fold");
    assert_eq!(won.iter().sum::<u64>(), 150, "the pot of 1 was won too");
}

#[test]
fn where_the_page_deals_no_chips_are_put_right() {
    let table = Table::new(games::three_card(), &[9, 9, 9], Seat(0)).expect("three can play");
    let correction = Correction {
        way: Way::ToPot,
        chips: 1,
        why: Reason::Bet,
    };
    let put = table.check(Seat(0), Action::PutRight(correction));
    assert_eq!(put, Err(PresenceIllegal::PageDeals.into()));
}

#[test]
fn what_is_put_right_is_told_by_verbs_that_no_game_has() {
    for text in [
        "1 give 2 12 winner",
        "1 give pot 3 bet",
        "1 collect 3 count",
        "0 give 31 1 agreed",
    ] {
        let act: Act = text.parse().expect("an act");
        assert!(matches!(act.action, Action::PutRight(_)));
        assert_eq!(act.to_string(), text);
    }
    for text in [
        "1 give",
        "1 give 2 12",
        "1 give 2 12 theft",
        "1 collect pot 3 bet",
    ] {
        assert!(text.parse::<Act>().is_err(), "{text}");
    }
}
