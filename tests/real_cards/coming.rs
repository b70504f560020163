//! Players who sit out, come back, leave, and sit down later (RULES 9.2.21).

use brag::engine::{
    Action, Advance, Ask, Chips, Event, Illegal, Presence, PresenceIllegal, Purse, Role, Seat,
    SeatSet, Shortage, Standing, Table, Turn, Viewer,
};
use brag::games::{self, GAMES};
use brag::notation::{Move as Act, Record, Replayer, SeatEntry, Source};

use super::kit::dice::Dice;
use super::kit::sittings::{self, Move};
use super::kit::{house, options, real};

const EACH: [Presence; 3] = [Presence::Here, Presence::Away, Presence::Left];

/// A sitting in which players come and go. Returns the table before it, what was done, and the table after it.
fn sitting(
    start: Table,
    dice: &mut Dice,
    mut watch: impl FnMut(&Table, &Advance),
) -> (Vec<(Seat, Action)>, Table) {
    let mut table = start;
    let mut done = Vec::new();
    loop {
        let goes = comes_or_goes(&table, dice);
        let next = goes.or_else(|| sittings::choose(&table, dice));
        let Some(next) = next else {
            return (done, table);
        };
        let step = match (&next, next.action(&table)) {
            (Move::Deal(pack), _) => table.deal(pack.clone()).expect("a deal is due"),
            (_, None) => unreachable!("a move deals or acts"),
            (_, Some((seat, action))) => {
                done.push((seat, action));
                table.play(seat, action).expect("it was offered")
            }
        };
        watch(&table, &step);
        table = step.table;
    }
}

fn comes_or_goes(table: &Table, dice: &mut Dice) -> Option<Move> {
    if !matches!(table.ask(), Ask::Deal { .. } | Ask::ChooseGame { .. }) || !dice.one_in(3) {
        return None;
    }
    let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
    let to = match dice.one_in(5) {
        true => Presence::Left,
        false => dice.pick(&EACH[..2]),
    };
    let act = Action::Presence(to);
    let may = table.check(seat, act).is_ok();
    may.then_some(Move::Act(seat, act))
}

/// Tables with real cards, or with those of the page.
fn starts(seed: u64, of_each: u32, real_cards: bool) -> impl Iterator<Item = (Table, Dice)> {
    let banked = GAMES.iter().filter(|game| (game.rules)().can_be_banked());
    let mut dice = Dice::new(seed);
    banked.cycle().take(of_each as usize * 12).map(move |game| {
        let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
        let by_house = (game.rules)().is_betting() && !dice.one_in(4);
        let start = match by_house {
            true => house::table(cards, &mut dice),
            false => options::table(game, 60, &mut dice),
        };
        let start = if real_cards { real::of(&start) } else { start };
        let own = Dice::new(dice.below(1 << 40));
        (start, own)
    })
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.stacks().len() as u8).map(Seat)
}

#[test]
fn no_chip_is_lost_and_who_is_not_there_is_not_dealt_in() {
    let mut seen = [0; 3];
    let all = starts(31, 60, true).chain(starts(41, 20, false));
    for (start, mut dice) in all {
        sitting(start, &mut dice, |table, step| {
            let mut rebuilt = table.clone();
            for event in &step.events {
                rebuilt.apply(event);
                let held = rebuilt.stacks().sum::<Chips>() + rebuilt.pot();
                assert_eq!(held, rebuilt.brought(), "{event:?}");
                match *event {
                    Event::Presence { to, .. } => {
                        seen[EACH
                            .iter()
                            .position(|each| *each == to)
                            .expect("one of three")] += 1;
                    }
                    Event::Asked(Ask::Declare { .. }) => {}
                    // Who sits out may be asked for a loan (RULES 5.2).
                    Event::Asked(ask) => {
                        let asked = ask.seat().map(|seat| rebuilt.presence(seat));
                        let lends = matches!(ask.turn(), Some(Turn::Lend { .. }));
                        let may = |is| is == Presence::Here || (lends && is == Presence::Away);
                        assert!(asked.is_none_or(may), "{ask:?}");
                    }
                    Event::DealBegan { players, dealer } => {
                        let is_here = |seat: Seat| rebuilt.presence(seat) == Presence::Here;
                        assert!(players.iter().all(is_here) && players.contains(dealer));
                    }
                    // What is owed to somebody who has gone is still paid to him.
                    Event::Paid { from, to, .. } => {
                        if let Purse::Seat(seat) = from {
                            let lends = matches!(to, Purse::Seat(_));
                            let is = rebuilt.presence(seat);
                            let may = is == Presence::Here || (lends && is == Presence::Away);
                            assert!(may, "{event:?}");
                        }
                        if let (Purse::Seat(seat), Purse::Pot(_) | Purse::Outside) = (to, from) {
                            assert_eq!(rebuilt.presence(seat), Presence::Here, "{event:?}");
                        }
                    }
                    _ => {}
                }
            }
            assert!(rebuilt == step.table);
            let view = step.table.view(Viewer::Gallery);
            let plays = !matches!(
                step.table.ask(),
                Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Agree { .. } | Ask::Over
            );
            for place in view
                .seats()
                .filter(|place| place.presence() != Presence::Here)
            {
                assert!(!place.is_able());
                assert!(!plays || !is_in(place.standing()));
            }
        });
    }
    assert!(seen.iter().all(|times| *times > 40), "{seen:?}");
}

fn is_in(standing: Standing) -> bool {
    standing != Standing::Out
}

/// A slow second implementation of who may come and go.
fn may(table: &Table, seat: Seat, to: Presence) -> bool {
    let view = table.view(Viewer::Gallery);
    let Some(place) = view.seat(seat) else {
        return false;
    };
    // A deal that the cards decided before anybody was asked leaves no trace in a record.
    let was_asked = |event: &Event| matches!(event, Event::Asked(ask) if ask.seat().is_some());
    let is_told = view.deals() == 0 || table.history().iter().any(was_asked);
    let is_between = is_told && matches!(table.ask(), Ask::Deal { .. } | Ask::ChooseGame { .. });
    let others = view
        .seats()
        .filter(|other| other.seat() != seat && other.is_able());
    let keeps = place.hands().any(|hand| hand.role() == Role::Kept);
    let owes = table.debts().iter().any(|debt| debt.debtor == seat);
    let goes = to == Presence::Here || (others.count() >= 2 && !keeps);
    is_between
        && !(place.presence() == Presence::Left && to == Presence::Away)
        && place.presence() != to
        && goes
        && !(to == Presence::Left && owes)
}

#[test]
fn only_who_can_be_spared_goes_and_only_between_deals() {
    let mut refused: Vec<Illegal> = Vec::new();
    for (start, mut dice) in starts(32, 25, true).chain(starts(42, 8, false)) {
        sitting(start, &mut dice, |_, step| {
            let table = &step.table;
            for seat in seats(table).chain([Seat(31)]) {
                for to in EACH {
                    let check = table.check(seat, Action::Presence(to));
                    assert_eq!(
                        check.is_ok(),
                        may(table, seat, to),
                        "{seat} {to:?} {check:?}"
                    );
                    let mut tried = table.clone();
                    let played = tried.play_in_place(seat, Action::Presence(to));
                    assert_eq!(played, check);
                    assert!(check.is_ok() || tried == *table);
                    refused.extend(check.err().filter(|why| !refused.contains(why)));
                }
            }
        });
    }
    use PresenceIllegal::{Already, HasLeft, KeepsHand, NotNow, TooFewLeft};
    for why in [Already, HasLeft, KeepsHand, NotNow, TooFewLeft] {
        assert!(refused.contains(&why.into()), "{why:?} of {refused:?}");
    }
    assert!(refused.contains(&Illegal::NoSuchSeat) && refused.contains(&Illegal::SittingOver));
}

fn record(start: &Table, done: &[(Seat, Action)], later: bool) -> Record {
    let chips = start.stacks().chain(later.then_some(0));
    let packs = Source::Packs {
        pack: brag::cards::Pack::default(),
        shuffles: Vec::new(),
    };
    let seats = chips.map(|chips| SeatEntry::new("Nell", chips)).collect();
    let mut record = Record::new(start.rules().clone(), seats, start.dealer(), packs);
    for (seat, action) in done {
        record.push(*seat, *action);
    }
    record.to_json().parse().expect("it was written")
}

fn replayed(record: &Record) -> Option<Table> {
    let mut replayer = Replayer::sit(record).ok()?;
    while replayer.done() < record.actions.len() {
        assert!(replayer.small_step().ok()?);
    }
    Some(replayer.table().clone())
}

/// Whoever sits down later sat there from the beginning, without chips. Nothing else is different.
#[test]
fn a_record_of_it_replays_also_with_one_chair_more() {
    let mut more = 0;
    for (start, mut dice) in starts(33, 30, true) {
        let mut last = start.clone();
        let (done, _) = sitting(start.clone(), &mut dice, |table, step| {
            let dealt = matches!(table.ask(), Ask::Deal { .. })
                && matches!(step.events.first(), Some(Event::DealBegan { .. }));
            // What the acts of the record lead to: no deal after the last of them.
            if !dealt {
                last = step.table.clone();
            }
        });
        let same = replayed(&record(&start, &done, false)).expect("each act is legal");
        assert!(same == last, "{done:?}");
        let most = start.rules().most_seats().expect("the rules are right");
        let longer = replayed(&record(&start, &done, true));
        assert!(longer.is_none() || start.stacks().len() < most);
        let Some(longer) = longer else {
            continue;
        };
        more += 1;
        let chips: Vec<Chips> = last.stacks().chain([0]).collect();
        assert_eq!(longer.stacks().collect::<Vec<_>>(), chips);
        assert_eq!(longer.ask(), last.ask());
        assert_eq!(longer.debts(), last.debts());
        assert_eq!(longer.dealer(), last.dealer());
        assert_eq!(longer.history(), last.history());
    }
    assert!(more > 100, "{more}");
}

#[test]
fn who_has_gone_does_not_buy_and_comes_back_to_the_same_chips() {
    let mut rules = games::three_card();
    rules.real_cards = true;
    let mut table = Table::new(rules, &[50, 50, 50, 0], Seat(3)).expect("four chairs");
    let mut play = |act: &str| {
        let Act { seat, action } = act.parse().expect("an act");
        match action {
            Action::Pass => table.deal_in_place(None).map_err(|_| Illegal::BetweenDeals),
            _ => table.play_in_place(seat, action),
        }
    };
    let why = |why: PresenceIllegal| Err(Illegal::Presence(why));
    assert_eq!(play("0 away"), Ok(()));
    assert_eq!(play("1 quit"), why(PresenceIllegal::TooFewLeft));
    assert_eq!(play("0 buy_in 20"), why(PresenceIllegal::IsAway));
    // Somebody sits down at the fourth chair.
    assert_eq!(play("3 buy_in 50"), Ok(()));
    assert_eq!(play("1 quit"), Ok(()));
    assert_eq!(play("1 away"), why(PresenceIllegal::HasLeft));
    assert_eq!(play("1 buy_in 20"), why(PresenceIllegal::HasLeft));
    assert_eq!(play("2 quit"), why(PresenceIllegal::TooFewLeft));
    // It was a slip: he is back, and goes again.
    assert_eq!(play("1 back"), Ok(()));
    assert_eq!(play("1 buy_in 20"), Ok(()));
    assert_eq!(play("1 quit"), Ok(()));
    assert_eq!(play("0 pass"), Ok(()), "a deal begins");
    assert_eq!(play("0 back"), why(PresenceIllegal::NotNow));
    assert_eq!(play("2 bet 1"), Ok(()), "two are dealt in");
    assert_eq!(play("3 fold"), Ok(()));
    assert_eq!(
        play("2 away"),
        why(PresenceIllegal::KeepsHand),
        "he won blind"
    );
    assert_eq!(play("0 back"), Ok(()));
    assert_eq!(play("3 quit"), Ok(()));
    assert_eq!(play("0 pass"), Ok(()), "the two others play on");
    let dealt_in = table.view(Viewer::Gallery);
    let dealt_in = dealt_in.seats().filter(|place| is_in(place.standing()));
    let dealt_in: SeatSet = dealt_in.map(|place| place.seat()).collect();
    assert_eq!(dealt_in, [Seat(0), Seat(2)].into_iter().collect());
}

#[test]
fn r_5_2_who_sits_out_may_lend_and_who_has_left_may_not() {
    let mut rules = games::three_card();
    rules.real_cards = true;
    rules.vying_mut().expect("betting").shortage = Shortage::Borrow;
    let mut table = Table::new(rules, &[50, 5, 50, 50, 50], Seat(2)).expect("five chairs");
    let mut play = |act: &str| {
        let Act { seat, action } = act.parse().expect("an act");
        match action {
            Action::Pass => table.deal_in_place(None).map_err(|_| Illegal::BetweenDeals),
            _ => table.play_in_place(seat, action),
        }
    };
    assert_eq!(play("3 away"), Ok(()));
    assert_eq!(play("4 quit"), Ok(()));
    assert_eq!(play("0 pass"), Ok(()), "a deal begins");
    for act in ["0 look", "0 bet 10", "1 look"] {
        assert_eq!(play(act), Ok(()), "{act}");
    }
    let left = Illegal::Presence(PresenceIllegal::HasLeft);
    assert_eq!(play("1 borrow 4 6"), Err(left));
    for act in ["1 borrow 3 6", "3 lend", "1 bet 10"] {
        assert_eq!(play(act), Ok(()), "{act}");
    }
    assert_eq!(table.stacks().nth(3), Some(44));
}

#[test]
fn players_come_and_go_where_each_deal_is_for_chips_and_nowhere_else() {
    for game in brag::games::GAMES {
        let rules = (game.rules)();
        let goes = rules.can_be_banked();
        let Ok(table) = Table::new(rules, &[90, 90, 90], Seat(0)) else {
            continue;
        };
        let out = table.check(Seat(0), Action::Presence(Presence::Away));
        let why = Err(PresenceIllegal::AllStay.into());
        assert_eq!(out, if goes { Ok(()) } else { why }, "{}", game.key);
    }
}

#[test]
fn who_comes_and_goes_is_told_by_verbs_that_no_game_has() {
    for (verb, to) in ["back", "away", "quit"].into_iter().zip(EACH) {
        let (seat, action) = (Seat(3), Action::Presence(to));
        let text = format!("3 {verb}");
        assert_eq!(text.parse(), Ok(Act { seat, action }));
        assert_eq!(Act { seat, action }.to_string(), text);
    }
}
