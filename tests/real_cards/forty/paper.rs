//! A book on paper of an evening with real cards. It is kept from what people say and do alone.

use brag::engine::{Action, Correction, Presence, Seat, Way};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Out,
    In,
    Folded,
    Covered,
}

/// The book on paper.
#[derive(Default)]
pub struct Paper {
    pub has: Vec<i64>,
    pub brought: Vec<i64>,
    pub is_here: Vec<bool>,
    /// Debtor, creditor, chips. The oldest comes first.
    debts: Vec<(usize, usize, i64)>,
    /// The pots, the open one last, and who has covered each of the others.
    pub pots: Vec<i64>,
    covered_by: Vec<usize>,
    stands: Vec<Stands>,
    looked: Vec<bool>,
    bet_blind: Vec<bool>,
    pub keeper: Option<usize>,
    stake: i64,
    pub is_patti: bool,
    /// Who asks for a loan, of whom, and how many chips.
    loan: Option<(usize, usize, i64)>,
    sideshow: Option<usize>,
    /// The payer, the seen player, and who has won each comparison so far.
    showing: Option<(usize, usize)>,
    won: Vec<usize>,
    /// Who was named at the last see, who was not, and the chips of the pot.
    pub last_see: Option<(usize, usize, i64)>,
}

impl Paper {
    pub fn sits(&mut self, chips: i64) {
        self.has.push(chips);
        self.brought.push(chips);
        self.is_here.push(true);
        self.stands.push(Stands::Out);
    }

    fn of(&self, stands: Stands) -> Vec<usize> {
        let seats = 0..self.stands.len();
        seats.filter(|seat| self.stands[*seat] == stands).collect()
    }

    fn pays(&mut self, seat: usize, chips: i64) {
        self.has[seat] -= chips;
        assert!(self.has[seat] >= 0, "nobody pays what he has not");
        *self.pots.last_mut().expect("an open pot") += chips;
    }

    /// The pot that is carried lies there already.
    pub fn deal(&mut self) {
        let carried = self.pots.iter().sum();
        let seats = self.has.len();
        self.pots = vec![carried];
        self.covered_by.clear();
        self.won.clear();
        (self.looked, self.bet_blind) = (vec![false; seats], vec![false; seats]);
        (self.stake, self.showing) = (0, None);
        for seat in 0..seats {
            let plays = self.is_here[seat] && self.has[seat] >= 1;
            self.stands[seat] = if plays { Stands::In } else { Stands::Out };
            if plays {
                self.pays(seat, 1);
            }
        }
    }

    /// The least that a player bets: the last bet, and half of it if he is blind.
    fn price(&self, seat: usize) -> i64 {
        let open = self.stake.max(if self.is_patti { 2 } else { 1 });
        match self.looked[seat] {
            true => open,
            false => (open + 1) / 2,
        }
    }

    pub fn act(&mut self, seat: usize, action: Action) {
        match action {
            Action::Look(_) => self.looked[seat] = true,
            Action::Bet(chips) => self.bets(seat, chips as i64),
            Action::Fold => self.folds(seat),
            Action::Cover => {
                let all = self.has[seat];
                self.pays(seat, all);
                self.pots.push(0);
                self.covered_by.push(seat);
                self.stands[seat] = Stands::Covered;
                self.is_last();
            }
            Action::See => {
                let cost = self.price(seat) * if self.is_patti { 1 } else { 2 };
                self.pays(seat, cost);
                let mut others = self.of(Stands::In);
                others.retain(|other| *other != seat);
                self.showing = Some((seat, others[0]));
            }
            Action::Borrow { from, chips } => self.loan = Some((seat, from.index(), chips as i64)),
            Action::Lend(_) => {
                let (to, from, chips) = self.loan.take().expect("somebody has asked");
                self.has[from] -= chips;
                self.has[to] += chips;
                self.debts.push((to, from, chips));
            }
            Action::SIDESHOW => {
                let chips = self.price(seat);
                self.bets(seat, chips);
                self.sideshow = Some(seat);
            }
            Action::Refuse | Action::Agree => {}
            Action::BuyIn(chips) => {
                self.has[seat] += chips as i64;
                self.brought[seat] += chips as i64;
            }
            Action::Presence(to) => self.is_here[seat] = to == Presence::Here,
            Action::Declare(said) => self.best(said.seats.iter().map(Seat::index).collect()),
            Action::ChooseGame(_) => self.is_patti = false,
            Action::PutRight(Correction { way, chips, .. }) => {
                let Way::ToPlayer(to) = way else {
                    panic!("from a player to another");
                };
                self.has[seat] -= chips as i64;
                self.has[to.index()] += chips as i64;
            }
            other => panic!("{other:?}"),
        }
    }

    fn bets(&mut self, seat: usize, chips: i64) {
        self.pays(seat, chips);
        let is_blind = !self.looked[seat];
        self.bet_blind[seat] |= is_blind;
        self.stake = if is_blind { 2 * chips } else { chips };
    }

    fn folds(&mut self, seat: usize) {
        self.stands[seat] = Stands::Folded;
        self.is_last();
    }

    /// Whether one player alone is left: he wins, or, in Brag, keeps his blind hand while the pot stays.
    fn is_last(&mut self) {
        let left = self.of(Stands::In);
        let [last] = left[..] else { return };
        if !self.covered_by.is_empty() {
            return self.won.push(last);
        }
        let owes: i64 = self
            .debts
            .iter()
            .filter(|debt| debt.0 == last)
            .map(|debt| debt.2)
            .sum();
        let has_bet_blind = self.bet_blind[last] || self.keeper == Some(last);
        let keeps =
            !self.is_patti && !self.looked[last] && has_bet_blind && self.has[last] - owes >= 1;
        self.keeper = keeps.then_some(last);
        if !keeps {
            self.has[last] += self.pots.pop().expect("one pot");
            self.pots = vec![0];
        }
        self.repay();
    }

    /// Somebody says whose cards are best. Whoever has paid, asked or covered loses equal hands.
    fn best(&mut self, named: Vec<usize>) {
        if let Some(by) = self.sideshow.take() {
            let loser = match named[..] {
                [one] if one == by => self.before(by),
                _ => by,
            };
            return self.folds(loser);
        }
        match (self.won.last(), self.showing) {
            (None, Some((payer, seen))) => self.won.push(match named[..] {
                [one] => one,
                _ if named.contains(&payer) && !named.contains(&seen) => payer,
                _ => seen,
            }),
            (Some(&champion), _) => {
                let by = self.next_cover().expect("a cover");
                self.won.push(if named == [by] { by } else { champion });
            }
            (None, None) => panic!("nothing is shown"),
        }
        if self.next_cover().is_none() {
            self.pays_out();
        }
    }

    /// The player before him who is in.
    fn before(&self, by: usize) -> usize {
        let seats = self.stands.len();
        let mut before = (1..seats).map(|back| (by + seats - back) % seats);
        before
            .find(|seat| self.stands[*seat] == Stands::In)
            .expect("somebody is in")
    }

    /// Who is compared next for the pot that he has covered, the latest first.
    fn next_cover(&self) -> Option<usize> {
        let done = self.won.len().checked_sub(1)?;
        self.covered_by.iter().rev().nth(done).copied()
    }

    fn pays_out(&mut self) {
        let pots = std::mem::replace(&mut self.pots, vec![0]);
        if let Some((payer, seen)) = self.showing {
            self.last_see = Some(match self.won[0] == payer {
                true => (payer, seen, pots[0]),
                false => (seen, payer, pots[0]),
            });
        }
        for (chips, winner) in pots.into_iter().rev().zip(self.won.clone()) {
            self.has[winner] += chips;
        }
        self.keeper = None;
        self.repay();
    }

    fn repay(&mut self) {
        for at in 0..self.debts.len() {
            let (debtor, creditor, chips) = self.debts[at];
            let paid = chips.min(self.has[debtor]);
            self.has[debtor] -= paid;
            self.has[creditor] += paid;
            self.debts[at].2 -= paid;
        }
        self.debts.retain(|debt| debt.2 > 0);
    }

    /// What each has won or lost, if the evening ends now.
    pub fn changes(&self) -> Vec<i64> {
        let mut sums: Vec<i64> = self
            .has
            .iter()
            .zip(&self.brought)
            .map(|(has, brought)| has - brought)
            .collect();
        for (debtor, creditor, chips) in &self.debts {
            sums[*debtor] -= chips;
            sums[*creditor] += chips;
        }
        let here: Vec<usize> = match self.keeper {
            Some(keeper) => vec![keeper],
            None => (0..sums.len()).filter(|seat| self.is_here[*seat]).collect(),
        };
        for nth in 0..self.pots.iter().sum::<i64>() as usize {
            sums[here[nth % here.len()]] += 1;
        }
        sums
    }
}
