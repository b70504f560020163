//! Evenings with real cards: whenever one ends, the accounts, the payments, the stored result and the record come to the same
//! sums.

use brag::engine::{
    Action, Ask, Chips, Ending, Event, Presence, Purse, Rules, Seat, SeatView, Table, Viewer,
};
use brag::games::GAMES;
use brag::notation::Replayer;
use brag::random::Seed;
use brag::sitting::result::SittingResult;
use brag::sitting::session::{Player, PlayerKind, Session, Setup};
use brag::sitting::settlement::{Account, accounts, payments, sums};

use super::kit::dice::Dice;
use super::kit::{house, options, real, sittings};

/// A second bookkeeping, by what is told of each chip.
#[derive(Clone, Default)]
struct Book {
    has: Vec<i64>,
    brought: Vec<i64>,
    claims: Vec<i64>,
    keeper: Option<Seat>,
    kept: Option<Seat>,
    pot: i64,
}

impl Book {
    fn of(table: &Table) -> Book {
        let has: Vec<i64> = table.stacks().map(|chips| chips as i64).collect();
        Book {
            claims: vec![0; has.len()],
            brought: has.clone(),
            has,
            ..Book::default()
        }
    }

    fn hear(&mut self, event: &Event) {
        let mut owes = |debtor: Seat, creditor: Seat, chips: Chips| {
            self.claims[debtor.index()] -= chips as i64;
            self.claims[creditor.index()] += chips as i64;
        };
        match *event {
            Event::Paid { from, to, chips } => {
                let chips = chips as i64;
                for (purse, change) in [(from, -chips), (to, chips)] {
                    match purse {
                        Purse::Seat(seat) => self.has[seat.index()] += change,
                        Purse::Pot(_) => self.pot += change,
                        _ => {}
                    }
                }
                if let (Purse::Outside, Purse::Seat(seat)) = (from, to) {
                    self.brought[seat.index()] += chips;
                }
            }
            Event::Lent { from, to, chips } => owes(to, from, chips),
            Event::Repaid { from, to, chips } => owes(to, from, chips),
            Event::SetOff { from, to, chips } => owes(to, from, chips),
            Event::DealBegan { .. } => self.kept = self.keeper.take(),
            // He keeps his hand on, unseen.
            Event::Ended {
                how: Ending::FaceUp,
            } => self.keeper = self.kept,
            Event::Retained { seat } => self.keeper = Some(seat),
            _ => {}
        }
    }

    /// What each has won or lost, if the evening ends now.
    fn changes(&self, table: &Table) -> Vec<i64> {
        let view = table.view(Viewer::Gallery);
        let here: Vec<usize> = match self.keeper {
            Some(keeper) => vec![keeper.index()],
            None => {
                let here = view
                    .seats()
                    .filter(|seat| seat.presence() == Presence::Here);
                here.map(|seat| seat.seat().index()).collect()
            }
        };
        let mut changes: Vec<i64> = (0..self.has.len())
            .map(|seat| self.has[seat] + self.claims[seat] - self.brought[seat])
            .collect();
        for nth in 0..self.pot {
            changes[here[nth as usize % here.len()]] += 1;
        }
        changes
    }
}

fn begin(nth: usize, dice: &mut Dice) -> Session {
    let banked: Vec<_> = GAMES
        .iter()
        .filter(|game| (game.rules)().can_be_banked())
        .collect();
    let game = banked[nth % banked.len()];
    let cards = (game.rules)().dealing().expect("a deal is dealt").cards;
    let table = real::of(&match (game.rules)().is_betting() && !dice.one_in(4) {
        true => house::table(cards, dice),
        false => options::table(game, 30, dice),
    });
    let players = table.stacks().map(|chips| Player {
        name: "Ann".into(),
        chips,
        kind: PlayerKind::Person,
    });
    // Nobody cuts on the table.
    let first_dealer = brag::games::three_card().first_dealer;
    let rules = Rules {
        first_dealer,
        ..table.rules().clone()
    };
    let setup = Setup {
        rules,
        players: players.collect(),
        first_dealer: Some(table.dealer()),
        at_home: false,
    };
    let seed = Seed([7; 32]);
    Session::new(setup, seed, seed).expect("the table was made")
}

/// Whether this is between two deals, and nobody is asked about a purchase.
fn is_between(table: &Table) -> bool {
    matches!(
        table.ask(),
        Ask::Deal { .. } | Ask::ChooseGame { .. } | Ask::Over
    )
}

fn comes_or_goes(table: &Table, dice: &mut Dice) -> Option<(Seat, Action)> {
    let seat = Seat(dice.below(table.stacks().len() as u64) as u8);
    let to = dice.pick(&[Presence::Away, Presence::Here, Presence::Left]);
    let act = Action::Presence(to);
    (dice.one_in(6) && table.check(seat, act).is_ok()).then_some((seat, act))
}

/// What has come up in the evenings.
#[derive(Default, Debug)]
struct Seen {
    kept: u32,
    shared: u32,
    owed: u32,
    bought: u32,
    gone: u32,
    in_a_deal: u32,
}

fn adds_up(session: &Session, book: &Book, seen: &mut Seen) -> Vec<Account> {
    let table = session.table();
    let changes = book.changes(table);
    let own_accounts: Vec<Account> = session.accounts();
    let own: Vec<i64> = own_accounts.iter().map(Account::change).collect();
    let game = table.rules().game;
    assert_eq!(own, changes, "{game}: {:?}", session.record().actions);
    assert_eq!(changes.iter().sum::<i64>(), 0, "{game}");
    for account in &own_accounts {
        assert_eq!(account.chips as i64, book.has[account.seat.index()]);
        assert_eq!(account.debts, book.claims[account.seat.index()]);
    }
    let mut left = changes.clone();
    for paid in payments(&own_accounts) {
        left[paid.from.index()] += paid.chips as i64;
        left[paid.to.index()] -= paid.chips as i64;
    }
    assert!(left.iter().all(|chips| *chips == 0), "{left:?}");
    let pot = table.pot() > 0;
    let keeps = own_accounts
        .iter()
        .filter(|account| account.share > 0)
        .count()
        == 1;
    seen.kept += u32::from(pot && keeps);
    seen.shared += u32::from(pot && !keeps);
    seen.owed += u32::from(!table.debts().is_empty());
    let began = session.setup().players.iter().map(|one| one.chips as i64);
    seen.bought += u32::from(book.brought.iter().sum::<i64>() > began.sum());
    let has_left = |seat: SeatView<'_>| seat.presence() == Presence::Left;
    seen.gone += u32::from(table.view(Viewer::Gallery).seats().any(has_left));
    own_accounts
}

/// The record alone leads to the same.
fn is_recorded(session: &Session, own_accounts: &[Account]) {
    let record = session.ended_record();
    let mut replayer = Replayer::sit(&record).expect("the players sit down");
    while replayer.done() < record.actions.len() {
        assert!(replayer.small_step().expect("each act is legal"));
    }
    let view = replayer.table().view(Viewer::Gallery);
    let brought = record.brought(record.seats.iter().map(|seat| seat.chips));
    let again = accounts(view, &brought);
    assert_eq!(again, own_accounts, "{}", record.rules.game);
}

/// The stored result of a sitting that ends now.
fn is_stored(session: &Session, changes: &[i64]) {
    let Some(result) = SittingResult::of(session, 9) else {
        return;
    };
    assert_eq!(result.gains(), changes, "{:?}", session.record().actions);
    let read = SittingResult::read(&result.write()).expect("it was written");
    assert_eq!(read, result);
}

#[test]
fn an_evening_comes_to_one_sum_wherever_it_ends() {
    let mut dice = Dice::new(81);
    let mut seen = Seen::default();
    for nth in 0..300 {
        let mut session = begin(nth, &mut dice);
        let mut book = Book::of(session.table());
        let mut before = book.changes(session.table());
        for _ in 0..120 {
            let next = comes_or_goes(session.table(), &mut dice)
                .map(|(seat, act)| sittings::Move::Act(seat, act))
                .or_else(|| sittings::choose(session.table(), &mut dice));
            let Some(next) = next else {
                break;
            };
            let events = match next.action(session.table()) {
                None => {
                    before = book.changes(session.table());
                    session.deal().expect("a deal is due")
                }
                Some((seat, action)) => session.act(seat, action).expect("it was offered"),
            };
            events.iter().for_each(|event| book.hear(event));
            if is_between(session.table()) {
                let own = adds_up(&session, &book, &mut seen);
                if dice.one_in(8) {
                    is_recorded(&session, &own);
                }
                is_stored(&session, &book.changes(session.table()));
            } else if session.is_in_a_deal() && dice.one_in(8) {
                seen.in_a_deal += 1;
                is_stored(&session, &before);
            }
        }
        let left: i64 = sums(session.table().view(Viewer::Gallery)).iter().sum();
        assert_eq!(left, book.has.iter().sum::<i64>() + book.pot);
    }
    let each = [
        seen.kept,
        seen.shared,
        seen.owed,
        seen.bought,
        seen.gone,
        seen.in_a_deal,
    ];
    assert!(each.iter().all(|times| *times > 20), "{seen:?}");
}
