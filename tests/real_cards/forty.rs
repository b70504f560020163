//! An evening of forty deals with five people and a pack of their own, beside a book on paper: it is kept from what people say
//! and do alone, by the rules as they stand in the rule book, and shares no code with the table.

mod paper;

use brag::engine::{
    Action, Ask, Correction, Declared, Motion, NamedGame, OtherGame, Presence, Question, Reason,
    Seat, SeatSet, Shortage, TableStakes, Viewer, VyingAsk, Way,
};
use brag::games;
use brag::random::Seed;
use brag::sitting::result::SittingResult;
use brag::sitting::save;
use brag::sitting::session::{Player, PlayerKind, Session, Setup, TakeBack};
use brag::sitting::settlement::{Account, payments};

use self::paper::Paper;
use super::kit::dice::Dice;

/// What has happened in the evening.
#[derive(Default, Debug)]
struct Seen {
    loans: u32,
    covers: u32,
    sideshows: u32,
    carried: u32,
    votes: u32,
    sees: u32,
    put_right: u32,
    came_back: u32,
}

struct Evening {
    session: Session,
    paper: Paper,
    seen: Seen,
    /// Whether these are the last deals: they are played blind.
    ends: bool,
}

impl Evening {
    fn begin() -> Evening {
        let mut rules = games::three_card();
        (rules.real_cards, rules.dealers_choice) = (true, true);
        rules.choosable = games::ALL.choosable;
        rules.money.table_stakes = TableStakes::Agreed;
        rules.vying_mut().expect("a betting game").shortage = Shortage::Borrow;
        let player = |name: &str| Player {
            name: name.into(),
            chips: 24,
            kind: PlayerKind::Person,
        };
        let setup = Setup {
            rules,
            players: ["Ann", "Bob", "Cy", "Di", "Ed"].map(player).into(),
            first_dealer: Some(Seat(4)),
            at_home: false,
        };
        let session = Session::new(setup, Seed([1; 32]), Seed([1; 32])).expect("five sit down");
        let mut paper = Paper::default();
        (0..5).for_each(|_| paper.sits(24));
        Evening {
            session,
            paper,
            seen: Seen::default(),
            ends: false,
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let done = self.session.act(seat, action);
        done.unwrap_or_else(|why| {
            panic!(
                "{seat} {action:?} at {:?}: {why:?}",
                self.session.table().ask()
            )
        });
        self.paper.act(seat.index(), action);
        match action {
            Action::Lend(_) => self.seen.loans += 1,
            Action::Cover => self.seen.covers += 1,
            Action::SIDESHOW => self.seen.sideshows += 1,
            Action::See => self.seen.sees += 1,
            _ => {}
        }
    }

    /// Whether this may be done now.
    fn may(&self, seat: Seat, action: Action) -> bool {
        self.session.table().check(seat, action).is_ok()
    }

    /// Somebody comes or goes between deals, if he may.
    fn goes(&mut self, seat: u8, to: Presence) -> bool {
        let may = self.may(Seat(seat), Action::Presence(to));
        if may {
            self.act(Seat(seat), Action::Presence(to));
        }
        may
    }

    /// Somebody joins with these chips, and all others agree.
    fn joins(&mut self, name: &str, chips: u64) {
        let (session, seat) = self
            .session
            .with_chair(name, chips, Seed([1; 32]))
            .expect("a chair is free");
        self.session = session;
        self.paper.sits(0);
        self.act(seat, Action::BuyIn(chips));
        self.votes(true);
    }

    /// All who are asked say the same. If they refuse, no chips come.
    fn votes(&mut self, agree: bool) {
        while let Ask::Agree { seat, on, by, .. } = self.session.table().ask() {
            self.seen.votes += 1;
            let said = if agree { Action::Agree } else { Action::Refuse };
            self.session.act(seat, said).expect("he is asked");
            if let (Motion::BuyIn(chips), false) = (on, agree) {
                self.paper.has[by.index()] -= chips as i64;
                self.paper.brought[by.index()] -= chips as i64;
                return;
            }
        }
    }

    /// The dealer names a game where he must: every third time Teen Patti, to which the others agree or not.
    fn names_a_game(&mut self, nth: u32) {
        while let Ask::ChooseGame { seat, .. } = self.session.table().ask() {
            let patti = Action::ChooseOtherGame(OtherGame("teen_patti"));
            if nth % 3 != 2 && self.may(seat, patti) && !self.paper.is_patti {
                self.session.act(seat, patti).expect("he may");
                let agree = nth.is_multiple_of(3);
                self.votes(agree);
                if agree {
                    self.paper.is_patti = true;
                    return;
                }
            }
            let brag = NamedGame {
                blind_play: self.ends,
                ..NamedGame::plain(&games::THREE)
            };
            self.act(seat, Action::ChooseGame(brag));
        }
    }

    /// Plays a deal: whoever is asked does one of the things that he may.
    fn plays(&mut self, dice: &mut Dice) {
        if !matches!(self.session.table().ask(), Ask::Deal { .. }) {
            return;
        }
        self.session.deal().expect("a deal is due");
        self.paper.deal();
        for _ in 0..400 {
            let ask = self.session.table().ask();
            let Some(seat) = ask.seat().filter(|_| self.session.is_in_a_deal()) else {
                self.seen.carried += u32::from(self.paper.keeper.is_some());
                return;
            };
            let action = match ask {
                Ask::Declare { question, .. } => Action::Declare(says(question, dice)),
                Ask::Vying(VyingAsk::Turn(_)) => self.chooses(seat, dice),
                // Who has won blind with two hands keeps neither, and wins.
                other => panic!("{other:?}"),
            };
            self.act(seat, action);
        }
        panic!("the deal comes to no end");
    }

    /// Whether the game in hand is Brag that is played blind.
    fn is_played_blind(&self) -> bool {
        let view = self.session.table().view(Viewer::Gallery);
        let is_blind = view.rules().vying().is_some_and(|rules| rules.blind_play);
        is_blind && !self.paper.is_patti
    }

    /// The first to act bets blind, and the others fold.
    fn wins_blind(&mut self) {
        self.session.deal().expect("a deal is due");
        self.paper.deal();
        let first = self
            .session
            .table()
            .ask()
            .seat()
            .expect("somebody is asked");
        while let Some(seat) = self
            .session
            .table()
            .ask()
            .seat()
            .filter(|_| self.session.is_in_a_deal())
        {
            let is_keeper = self.paper.keeper == Some(seat.index());
            let action = match seat == first && !is_keeper {
                true => Action::Bet(1),
                false => Action::Fold,
            };
            self.act(seat, action);
        }
    }

    /// The wrong winner of a see was named, and gives the pot to the other.
    fn puts_right(&mut self, (wrong, right, chips): (usize, usize, i64)) -> bool {
        let correction = Action::PutRight(Correction {
            way: Way::ToPlayer(Seat(right as u8)),
            chips: chips as u64,
            why: Reason::Winner,
        });
        let seat = Seat(wrong as u8);
        let may = chips > 0 && self.may(seat, correction);
        if may {
            self.act(seat, correction);
            self.seen.put_right += 1;
        }
        may
    }

    /// The last act is taken back and put back, and nothing is different.
    fn thinks_again(&mut self) {
        let accounts = self.session.accounts();
        let back = self.session.without(TakeBack::Act).expect("an act");
        assert_eq!(back.changes().iter().sum::<i64>(), 0);
        self.session = back.put_back().expect("it was taken back");
        assert_eq!(self.session.accounts(), accounts);
    }

    /// Something that this player may do in his turn.
    fn chooses(&self, seat: Seat, dice: &mut Dice) -> Action {
        let is_keeper = self.paper.keeper == Some(seat.index());
        if self.may(seat, Action::Lend(None)) {
            return Action::Lend(None);
        }
        if self.may(seat, Action::Agree) {
            return Action::Agree;
        }
        let mut may: Vec<Action> = Vec::new();
        // Whoever keeps a hand folds both unseen, so that the pot is played for.
        if is_keeper {
            return Action::Fold;
        }
        may.extend([
            Action::Look(None),
            Action::See,
            Action::Cover,
            Action::SIDESHOW,
        ]);
        if dice.one_in(4) {
            may.push(Action::Fold);
        }
        for chips in [1, 2, 3, 4, 6, 8] {
            may.extend(dice.one_in(2).then_some(Action::Bet(chips)));
        }
        for from in 0..5 {
            for chips in 1..12 {
                let from = Seat(from);
                may.push(Action::Borrow { from, chips });
            }
        }
        may.retain(|action| self.may(seat, *action));
        match may.is_empty() {
            true if self.may(seat, Action::Fold) => Action::Fold,
            true => (1..40)
                .map(Action::Bet)
                .find(|bet| self.may(seat, *bet))
                .expect("he can do something"),
            false => dice.pick(&may),
        }
    }

    /// All books come to one sum.
    fn adds_up(&self, nth: u32) {
        let changes = self.paper.changes();
        let accounts = self.session.accounts();
        let own: Vec<i64> = accounts.iter().map(Account::change).collect();
        assert_eq!(
            own,
            changes,
            "deal {nth}: {:?}",
            self.session.record().actions
        );
        assert_eq!(changes.iter().sum::<i64>(), 0);
        let mut left = changes.clone();
        for paid in payments(&accounts) {
            left[paid.from.index()] += paid.chips as i64;
            left[paid.to.index()] -= paid.chips as i64;
        }
        assert_eq!(left, vec![0; left.len()]);
        let result = SittingResult::of(&self.session, 5).expect("it was played");
        assert_eq!(result.gains(), changes);
        // It is saved, and goes on elsewhere.
        let read = save::read(&save::write(&self.session), Seed([1; 32])).expect("it was written");
        assert_eq!(read.accounts(), accounts);
    }
}

fn says(question: Question, dice: &mut Dice) -> Declared {
    let among: Vec<Seat> = question.among.iter().collect();
    let equal = dice.one_in(5);
    let named: SeatSet = match equal {
        true => question.among,
        false => [dice.pick(&among)].into_iter().collect(),
    };
    Declared::of(named)
}

#[test]
fn forty_deals_with_five_people_end_with_one_sum_everywhere() {
    let mut dice = Dice::new(40);
    let mut evening = Evening::begin();
    let mut nth = 0;
    let mut wrong = None;
    while evening.session.deals() < 39 {
        nth += 1;
        match nth {
            7 => evening.joins("Fay", 30),
            11 | 23 => evening.thinks_again(),
            _ => {}
        }
        // Bob sits out for some deals, and Cy leaves and comes back.
        for (seat, from, to, gone) in [(1, 9, 12, Presence::Away), (2, 15, 19, Presence::Left)] {
            let is_here = evening.paper.is_here[usize::from(seat)];
            if (from..to).contains(&nth) && is_here {
                evening.goes(seat, gone);
            } else if nth >= to && !is_here {
                assert!(evening.goes(seat, Presence::Here));
                evening.seen.came_back += 1;
            }
        }
        // A wrong winner is found two deals later.
        if let Some((found, see)) = wrong
            && nth >= found
            && evening.puts_right(see)
        {
            wrong = None;
            evening.adds_up(nth);
        }
        // Whoever has lost everything asks for more. Every other time the others refuse.
        for seat in 0..evening.paper.has.len() {
            let is_here = evening.paper.is_here[seat] && evening.paper.has[seat] < 4;
            let (seat, more) = (Seat(seat as u8), Action::BuyIn(20));
            if is_here && evening.may(seat, more) {
                evening.act(seat, more);
                evening.votes(nth.is_multiple_of(2));
            }
        }
        if nth > 25 && evening.paper.is_here[3] {
            evening.goes(3, Presence::Left);
        }
        evening.names_a_game(nth);
        evening.paper.last_see = None;
        evening.plays(&mut dice);
        evening.adds_up(nth);
        if wrong.is_none() && nth.is_multiple_of(6) {
            wrong = evening.paper.last_see.map(|see| (nth + 2, see));
        }
    }
    // In the last deal somebody wins blind, and the pot is carried. Whoever wins with two hands keeps neither.
    evening.ends = true;
    for nth in 40..56 {
        evening.names_a_game(2);
        match evening.is_played_blind() {
            true => evening.wins_blind(),
            false => evening.plays(&mut dice),
        }
        evening.adds_up(nth);
        if evening.paper.keeper.is_some() {
            break;
        }
    }
    assert!(evening.paper.keeper.is_some(), "{:?}", evening.seen);
    let shares = evening.session.accounts();
    let carried: u64 = shares.iter().map(|account| account.share).sum();
    assert!(carried > 0 && carried as i64 == evening.paper.pots.iter().sum::<i64>());
    let Seen {
        loans,
        covers,
        sideshows,
        carried,
        votes,
        sees,
        put_right,
        came_back,
    } = evening.seen;
    assert!(put_right > 0 && came_back == 2, "{:?}", evening.seen);
    for (what, times) in [
        ("loans", loans),
        ("covers", covers),
        ("sideshows", sideshows),
        ("carried pots", carried),
        ("votes", votes),
        ("sees", sees),
    ] {
        assert!(times > 2, "{what}: {:?}", evening.seen);
    }
    assert!(!evening.paper.is_here[3], "Di has left");
}
