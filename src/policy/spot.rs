//! How things stand for a bot that has to decide.

use super::PerMille;
use super::rival::{self, Bets, Credit, Rival, Rivals};
use super::strength::strength;
use super::wish::{Offer, Wish};
use crate::cards::{Card, CardSet};
use crate::chance::Rng;
use crate::engine::{BlindLast, Chips, Choice, Seat, Standing, Turn, View};

/// What a bot takes in before it decides.
pub(super) struct Spot {
    pub offer: Offer,
    /// All that lies in the pots.
    pub pot: Chips,
    pub stake: Chips,
    pub chips: Chips,
    /// How strong the hand is, where it has been looked at.
    pub strength: Option<PerMille>,
    /// What to throw away, where that is asked: all but the best three.
    pub discards: Option<CardSet>,
    pub own: Bets,
    pub rivals: Rivals,
    /// How many were dealt in.
    pub dealt: usize,
    /// What a borrower asks this bot for.
    pub loan: Option<Loan>,
    /// Whether a pot is carried where the last player left has played blind.
    carries: bool,
}

/// A loan that a bot is asked for.
#[derive(Clone, Copy)]
pub(super) struct Loan {
    pub chips: Chips,
    /// How strong the borrower's hand is, where it has been shown.
    pub behind: Option<PerMille>,
    /// Whether the bot is still in the deal itself.
    pub in_deal: bool,
}

impl Loan {
    fn read(view: View<'_>) -> Option<Loan> {
        let Some(Turn::Lend {
            borrower, chips, ..
        }) = view.ask().turn()
        else {
            return None;
        };
        let shown = view.seat(borrower).and_then(|seat| seat.known_hand());
        Some(Loan {
            chips,
            behind: shown.map(|(_, value)| strength(view, value)),
            in_deal: view.own().is_some_and(|own| own.standing() == Standing::In),
        })
    }
}

/// A gain or a loss, in thousandths of a chip.
pub(super) type Worth = i64;

/// So many chips that no product of them with a chance overflows; nobody weighs more than that.
const UNTOLD: Chips = 1 << 32;

fn weigh(chips: Chips) -> Worth {
    chips.min(UNTOLD) as Worth
}

impl Spot {
    pub fn read(view: View<'_>, choices: &[Choice]) -> Spot {
        let own = view.own();
        let seat = own.map_or(Seat(u8::MAX), |own| own.seat());
        let (bets, rivals) = rival::read(view, seat);
        let known = own.and_then(|own| own.known_hand());
        let offer = Offer::read(choices);
        let discards = offer.discard.and_then(|hand| {
            let cards: Vec<Card> = hand.iter().collect();
            view.ranking().best(&cards).map(|best| best.discards)
        });
        Spot {
            offer,
            discards,
            pot: view.pot(),
            stake: view.stake(),
            chips: own.map_or(0, |own| own.chips()),
            strength: known.map(|(_, value)| strength(view, value)),
            own: bets,
            rivals,
            dealt: view
                .seats()
                .filter(|seat| seat.standing() != Standing::Out)
                .count(),
            loan: Loan::read(view),
            carries: view
                .rules()
                .vying()
                .is_some_and(|rules| rules.blind_last != BlindLast::Win),
        }
    }

    /// The rivals who can still bet.
    pub fn betting(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().filter(|rival| !rival.covered)
    }

    /// The one rival who can still bet, where there is only one.
    pub fn opponent(&self) -> Option<&Rival> {
        let mut betting = self.betting();
        betting.next().filter(|_| betting.next().is_none())
    }

    /// A raise as people make it.
    pub fn raise(&self, rng: &mut Rng) -> Wish {
        self.offer.raise(self.pot, self.chips, rng)
    }

    /// Whether all that is left is one player who has not looked.
    pub fn is_against_blind_man(&self) -> bool {
        self.rivals.len() == 1 && self.opponent().is_some_and(|rival| rival.blind)
    }

    /// What it costs to stay in.
    pub fn price(&self) -> Chips {
        self.offer.bet.map_or(self.chips, |(least, _)| least)
    }

    /// The chance that the own hand is the best of all still in.
    pub fn win(&self, credit: Credit) -> PerMille {
        match self.strength {
            Some(strength) => self.win_with(strength, credit),
            None => {
                let hands = [100, 300, 500, 700, 900];
                let sum: PerMille = hands.map(|hand| self.win_with(hand, credit)).iter().sum();
                sum / 5
            }
        }
    }

    fn win_with(&self, strength: PerMille, credit: Credit) -> PerMille {
        self.rivals.iter().fold(1000, |win, rival| {
            win * rival.beaten_by(strength, credit) / 1000
        })
    }

    /// What it is worth to pay so much now and win or lose at once.
    pub fn see_worth(&self, win: PerMille, cost: Chips) -> Worth {
        Worth::from(win) * (weigh(self.pot) + weigh(cost)) - 1000 * weigh(cost)
    }

    /// What it is worth to stay in at today's price for as long as the deal must be expected to last:
    /// nothing paid before counts, and every turn costs again, to the others too, of whom each pays
    /// for half of the rounds. And sometimes all of them fold.
    pub fn stay_worth(&self, credit: Credit) -> Worth {
        let win = Worth::from(self.win(credit));
        let rounds = Worth::from(self.rounds());
        let outlay = (weigh(self.price()) * rounds).min(weigh(self.chips));
        let stake = weigh(self.stake.max(self.price()));
        let income: Worth = self
            .betting()
            .map(|rival| if rival.blind { (stake + 1) / 2 } else { stake })
            .map(|price| price * rounds / 2)
            .sum();
        let alone = self.rivals.iter().fold(1000, |alone, rival| {
            alone * Worth::from(rival.folds(credit)) / 1000
        });
        let called = win * (weigh(self.pot) + income) - (1000 - win) * outlay;
        (alone * 1000 * weigh(self.pot) + (1000 - alone) * called) / 1000
    }

    /// What it is worth to fold. Usually nothing; but a blind man left alone does not win, and the pot
    /// comes back to everybody in the next deal, though he will sit there with two hands.
    pub fn fold_worth(&self) -> Worth {
        let carried = self.carries
            && self.rivals.len() == 1
            && self
                .opponent()
                .is_some_and(|rival| rival.blind && (rival.bets.blind > 0 || rival.keeper));
        if carried {
            weigh(self.pot) * 600 / self.dealt.max(2) as Worth
        } else {
            0
        }
    }

    /// How many more rounds the deal must be expected to last: the longer it has lasted already, the
    /// longer. So nobody pays for ever, and a blind man who never looks wears out all but good hands.
    fn rounds(&self) -> u32 {
        let blind_man = self.opponent().filter(|rival| rival.blind);
        let lasted = blind_man.map_or(self.own.open, |rival| rival.bets.blind);
        2 + lasted.min(40) / 2
    }

    /// Whether this bot has bet so often that it is time to come to an end.
    pub fn is_long(&self) -> bool {
        self.own.open + self.own.blind >= 4
    }

    /// Whether it has gone on beyond all measure, and nobody can see anybody.
    pub fn is_endless(&self) -> bool {
        self.own.open >= 12 && self.betting().nth(1).is_some()
    }

    /// Whether somebody who has looked has bet: then a blind hand is likely to be behind.
    pub fn faces_open_bet(&self) -> bool {
        self.betting()
            .any(|rival| !rival.blind && rival.bets.open > 0)
    }

    /// Whether this price is small change: for the pot, and for what one has.
    pub fn is_cheap(&self, price: Chips) -> bool {
        price.saturating_mul(2) <= self.pot && price.saturating_mul(12) <= self.chips
    }
}
