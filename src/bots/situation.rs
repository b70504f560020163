//! The situation in which a bot decides.

use super::intent::{Intent, Offer};
use super::mix::Mix;
use super::rival::{self, Credit, Rival, Rivals};
use super::strength::strength;
use crate::cards::{Card, CardSet};
use crate::engine::{Bids, Chips, Choice, Seat, Standing, Turn, View};
use crate::random::PerMille;

/// All that a bot considers before it decides.
pub(super) struct Situation {
    pub offer: Offer,
    /// The chips in all pots.
    pub pot: Chips,
    pub stake: Chips,
    pub chips: Chips,
    /// The strength of the hand. `None`: it has not been looked at.
    pub strength: Option<PerMille>,
    /// The cards to throw away: all but the best three. `None`: none must be thrown away.
    pub discards: Option<CardSet>,
    pub own: Bids,
    pub rivals: Rivals,
    /// The number of players who were dealt in.
    pub dealt: usize,
    /// The loan that a borrower asks this bot for.
    pub loan: Option<Loan>,
    /// Whether the pot is carried if the last player left has played blind.
    carries: bool,
}

/// A loan that a bot is asked for.
#[derive(Clone, Copy)]
pub(super) struct Loan {
    pub chips: Chips,
    /// The strength of the borrower's hand. `None`: it has not been shown.
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

/// A limit on stacks in calculations, so that no product overflows.
const LARGEST_STACK: Chips = 1 << 32;

fn weigh(chips: Chips) -> Worth {
    chips.min(LARGEST_STACK) as Worth
}

impl Situation {
    /// All of it.
    pub fn read(view: View<'_>, choices: &[Choice]) -> Situation {
        let mut situation = Situation::begin(view, choices);
        situation.read_on(view);
        situation
    }

    /// What costs little to read; [`Situation::read_on`] reads the rest. It is large, so it is not moved in between.
    pub fn begin(view: View<'_>, choices: &[Choice]) -> Situation {
        let own = view.own();
        let known = own.and_then(|own| own.known_hand());
        Situation {
            offer: Offer::read(choices),
            discards: None,
            pot: view.pot(),
            stake: view.stake(),
            chips: own.map_or(0, |own| own.chips()),
            strength: known.map(|(_, value)| strength(view, value)),
            own: own.map_or(Bids::default(), |own| own.bids()),
            rivals: Rivals::new(),
            dealt: view
                .seats()
                .filter(|seat| seat.standing() != Standing::Out)
                .count(),
            loan: Loan::read(view),
            carries: view.rules().carries_last_blind(),
        }
    }

    /// Reads the rivals and their bets, and which cards must be thrown away.
    pub fn read_on(&mut self, view: View<'_>) {
        let own = view.own().map_or(Seat(u8::MAX), |own| own.seat());
        rival::read(view, own, &mut self.rivals);
        self.discards = self.offer.discard.and_then(|hand| {
            let cards: Vec<Card> = hand.iter().collect();
            view.ranking().best(&cards).map(|best| best.discards)
        });
    }

    /// The rivals who can still bet.
    pub fn betting(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().filter(|rival| !rival.covered)
    }

    /// The only rival who can still bet. `None`: there is none, or there are several.
    pub fn opponent(&self) -> Option<&Rival> {
        let mut betting = self.betting();
        betting.next().filter(|_| betting.next().is_none())
    }

    /// A typical raise with this chance in per cent, otherwise this. Many bots seldom raise, so it is made only then.
    pub fn raise_or(&self, percent: u32, otherwise: impl Into<Mix>) -> Mix {
        match percent {
            0 => otherwise.into(),
            _ => Mix::either(percent, self.raise(), otherwise),
        }
    }

    /// A typical raise.
    fn raise(&self) -> Mix {
        match self.offer.raises(self.pot, self.chips) {
            Some([small, usual, large]) => Mix::either(25, small, Mix::either(67, usual, large)),
            None => Intent::Stay.into(),
        }
    }

    /// Whether the only rival left has not looked at his hand.
    pub fn is_against_blind_man(&self) -> bool {
        self.rivals.len() == 1 && self.opponent().is_some_and(|rival| rival.blind)
    }

    /// The price of staying in, in chips.
    pub fn price(&self) -> Chips {
        self.offer.bet.map_or(self.chips, |(least, _)| least)
    }

    /// The chance that this hand beats all others still in the deal.
    pub fn win(&self, credit: Credit) -> PerMille {
        match self.strength {
            Some(strength) => self.win_with([strength], credit)[0],
            None => {
                let hands = [100, 300, 500, 700, 900];
                self.win_with(hands, credit).iter().sum::<PerMille>() / 5
            }
        }
    }

    fn win_with<const N: usize>(&self, strengths: [PerMille; N], credit: Credit) -> [PerMille; N] {
        self.rivals.iter().fold([1000; N], |mut wins, rival| {
            let beaten = rival.all_beaten_by(strengths, credit);
            for (win, beaten) in wins.iter_mut().zip(beaten) {
                *win = *win * beaten / 1000;
            }
            wins
        })
    }

    /// The expected gain of paying this price now and winning or losing at once.
    pub fn see_worth(&self, win: PerMille, cost: Chips) -> Worth {
        Worth::from(win) * (weigh(self.pot) + weigh(cost)) - 1000 * weigh(cost)
    }

    /// The expected gain of staying in at the present price until the deal ends. Chips paid before do not count. Each
    /// turn costs again, for the others too; each of them is assumed to pay for half of the rounds. Sometimes all of
    /// them fold.
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

    /// The expected gain of folding. It is usually zero. But a blind player who is left alone does not win: the pot
    /// goes into the next deal, where everybody can win it, though he then has two hands.
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

    /// The number of further rounds to expect. It grows with the length of the deal, so that no bot pays for ever.
    /// Against a blind player who never looks, all but good hands then fold.
    fn rounds(&self) -> u32 {
        let blind_man = self.opponent().filter(|rival| rival.blind);
        let lasted = blind_man.map_or(self.own.open, |rival| rival.bets.blind);
        2 + lasted.min(40) / 2
    }

    /// Whether this bot has bet so often that it should end the deal.
    pub fn is_long(&self) -> bool {
        self.own.open + self.own.blind >= 4
    }

    /// Whether the only rival left has looked and has bet nothing but the least. That tells little of his hand.
    pub fn is_against_who_never_raised(&self) -> bool {
        let opponent = self.opponent();
        opponent.is_some_and(|rival| !rival.blind && rival.bets.open_raises == 0)
    }

    /// Whether the deal has lasted far too long and nobody can see anybody.
    pub fn is_endless(&self) -> bool {
        self.own.open >= 12 && self.betting().nth(1).is_some()
    }

    /// Whether a player who has looked has bet. A blind hand is then likely to be behind.
    pub fn faces_open_bet(&self) -> bool {
        self.betting()
            .any(|rival| !rival.blind && rival.bets.open > 0)
    }

    /// Whether this price is small beside the pot and beside the chips of the bot.
    pub fn is_cheap(&self, price: Chips) -> bool {
        price.saturating_mul(2) <= self.pot && price.saturating_mul(12) <= self.chips
    }
}
