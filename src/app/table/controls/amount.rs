//! The amount that is set for a bet, a loan or chips to buy in with, and what may be set.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::whenever;
use crate::app::platform::state::{State, Stored};
use crate::app::table::game::Game;
use crate::app::table::press::Quick;
use crate::engine::{Action, Chips, Choice, RoundAction, Seat};

/// What an amount of chips is set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountKind {
    /// A bet.
    Bet,
    /// A loan from this seat.
    Borrow(Seat),
    /// A dealer's stake before the cards (RULES 10.6).
    Stake,
    /// A loan to a player with too few chips.
    Lend,
    /// Chips with which this seat buys in.
    BuyIn(Seat),
}

/// The amount that is set for the next bet, loan or purchase. Copies are the same amount.
#[derive(Clone, Copy)]
pub struct Amount {
    /// The game that it is set in.
    pub(super) game: Game,
    chips: State<Chips>,
    /// The seat that the player has chosen to borrow from or to buy in for. `None`: he has chosen none.
    chosen_seat: State<Option<Seat>>,
    /// Whether a key has set it: then it is told to those who listen.
    is_told: State<bool>,
}

/// A purpose, the least and the most amount, and the amount that is set at first.
type Range = (AmountKind, Chips, Chips, Chips);

impl Amount {
    /// An amount for this game. See [`Amount::follow`].
    #[must_use]
    pub fn new(game: Game) -> Amount {
        Amount {
            game,
            chips: State::new(0),
            chosen_seat: State::new(None),
            is_told: State::new(false),
        }
    }

    /// Sets the amount anew whenever another one is asked for.
    pub fn follow(self) {
        let amount = self;
        let was = Stored::new(None);
        whenever(move |_| {
            let range = amount.offered();
            if was.get_value() != range {
                was.set_value(range);
                amount.game.plans.forget_confirming();
                amount.is_told.set(false);
                if let Some((_, _, _, begins)) = range {
                    amount.chips.set(begins);
                }
            }
        });
    }

    /// The range for the chosen seat, else the first range.
    pub(super) fn offered(self) -> Option<Range> {
        let ranges = ranges(self.game);
        let wished = self.chosen_seat.get();
        let is_wished = |range: &&Range| wished.is_some() && seat_of(range.0) == wished;
        ranges.iter().find(is_wished).or(ranges.first()).copied()
    }

    /// Chooses the seat that the amount concerns.
    pub fn choose_seat(self, whom: Option<Seat>) {
        self.chosen_seat.set(whom);
    }

    /// The purpose of the amount. `None`: none is asked for.
    #[must_use]
    pub fn kind(self) -> Option<AmountKind> {
        self.offered().map(|range| range.0)
    }

    /// The least and the most amount. `None`: none is asked for.
    #[must_use]
    pub fn range(self) -> Option<(Chips, Chips)> {
        self.offered().map(|(_, least, most, _)| (least, most))
    }

    /// The amount that is set. `None`: none is asked for.
    #[must_use]
    pub fn get(self) -> Option<Chips> {
        let (least, most) = self.range()?;
        let chips = self.chips.get().clamp(least, most);
        Some(chips - (chips - least) % between(self.game))
    }

    /// Sets the amount, limited to what is allowed.
    pub fn set(self, chips: Chips) {
        if let Some((least, most)) = untrack(move || self.range()) {
            self.chips.set(chips.clamp(least, most));
            self.game.plans.forget_confirming();
        }
    }

    /// Sets one of the suggested amounts.
    pub fn set_quick(self, quick: Quick) {
        if let Some((least, _)) = untrack(move || self.range()) {
            let pot = untrack(|| self.game.shown.public(|view| view.pot()));
            self.set(quick.chips(least, pot));
        }
    }

    /// A sentence about buying in, while somebody chooses how much. `None`: nobody does.
    #[must_use]
    pub fn buys(self) -> Option<String> {
        let Some(AmountKind::BuyIn(seat)) = self.kind() else {
            return None;
        };
        let before = self
            .game
            .shown
            .public(|view| view.seat(seat).map(|place| place.chips()));
        let (before, more) = (before?, self.get()?);
        let who = self.game.seats.somebody(seat);
        Some(say::buying_in(&who, more, before.saturating_add(more)))
    }

    /// Raises the amount by one step, or lowers it.
    pub fn step(self, up: bool) {
        let now = self.chips.get_untracked();
        let step = untrack(|| between(self.game));
        self.set(if up {
            now.saturating_add(step)
        } else {
            now.saturating_sub(step)
        });
    }

    /// Does so, and tells it to those who listen.
    pub fn step_aloud(self, up: bool) {
        self.step(up);
        self.is_told.set(true);
    }

    /// The amount that a key has set, for those who listen. `None`: no key has.
    #[must_use]
    pub fn told(self) -> Option<String> {
        self.get().filter(|_| self.is_told.get()).map(say::chips)
    }

    /// Makes the bet, asks for the loan, lends, or buys in.
    pub fn act(self) {
        let (Some(chips), Some(what)) = untrack(move || (self.get(), self.kind())) else {
            return;
        };
        match what {
            AmountKind::Bet => self.game.act(Action::Bet(chips)),
            AmountKind::Borrow(from) => self.game.act(Action::Borrow { from, chips }),
            AmountKind::Stake => {
                let stake = RoundAction::Stake(chips);
                self.game.act(Action::Round(stake));
            }
            AmountKind::Lend => self.game.act(Action::Lend(Some(chips))),
            AmountKind::BuyIn(seat) => self.game.buy_in(seat, chips),
        }
    }
}

/// The seat that the amount concerns. `None`: it concerns none.
pub(super) fn seat_of(what: AmountKind) -> Option<Seat> {
    match what {
        AmountKind::Borrow(seat) | AmountKind::BuyIn(seat) => Some(seat),
        AmountKind::Bet | AmountKind::Stake | AmountKind::Lend => None,
    }
}

/// The ranges of all actions that take an amount now.
pub(super) fn ranges(game: Game) -> Vec<Range> {
    if game.is_buying() {
        let buyers = game.buyers().into_iter();
        return buyers
            .map(|buyer| {
                (
                    AmountKind::BuyIn(buyer.seat),
                    buyer.least,
                    buyer.most,
                    buyer.usual,
                )
            })
            .collect();
    }
    let choices = game.choices().into_iter();
    let range = |choice| match choice {
        Choice::Bet { least, most } | Choice::BetBy { least, most, .. } => {
            Some((AmountKind::Bet, least, most, least))
        }
        Choice::Stake { least, most } => Some((AmountKind::Stake, least, most, least)),
        Choice::Lend { least, most } => Some((AmountKind::Lend, least, most, least)),
        Choice::Borrow { from, least, most } => {
            Some((AmountKind::Borrow(from), least, most, least))
        }
        _ => None,
    };
    choices.filter_map(range).collect()
}

/// The step between one bet and the next, in chips (RULES 10.3).
pub(super) fn between(game: Game) -> Chips {
    let step = game.choices().into_iter().find_map(|choice| match choice {
        Choice::BetBy { step, .. } if !game.is_buying() => Some(step),
        _ => None,
    });
    step.unwrap_or(1).max(1)
}
