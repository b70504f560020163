//! The state of the current stage. Each stage begins with a new one.

use arrayvec::ArrayVec;

use super::Chips;
use super::own_rules::{BoxBets, MOST_BOXES};
use super::seat::{Seat, SeatSet};

/// The state of the current stage.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum StageState {
    /// It needs none.
    #[default]
    None,
    Vying(VyingState),
    Setting(SettingState),
    Bus(BusState),
    Classic(ClassicState),
    Round(RoundState),
    Exchange(SeatSet),
    Casino(CasinoState),
}

/// The state of betting.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct VyingState {
    /// The last bet, in open chips.
    pub stake: Chips,
    /// The players who have bet or folded.
    pub acted: SeatSet,
    /// The number of blind bets of each seat. Seats after the last that has made one are left out.
    blind_bets: Vec<u32>,
    /// Bets since two were left. Only those two can make any.
    pub bets_between_two: ArrayVec<(Seat, u32), 2>,
}

/// The state of setting and showing hands (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct SettingState {
    /// The players who have been asked about a spare hand.
    pub asked: SeatSet,
    /// The number of spare hands taken.
    pub taken: u8,
    pub set: SeatSet,
    /// The players who have shown or passed the current hand.
    pub spoken: SeatSet,
    /// Those of them who have passed it.
    pub passed: SeatSet,
    /// The winner of each hand so far.
    pub won: ArrayVec<Option<Seat>, 5>,
    /// The betting on the current hand (RULES 10.1, `set_bets`).
    pub bets: RoundState,
}

/// The state of swapping (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct BusState {
    /// The players who have had a turn in this deal.
    pub acted: SeatSet,
    pub stuck: Option<Seat>,
    /// The players who have had their last turn since.
    pub last: SeatSet,
}

/// The state of one of three stakes (RULES 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ClassicState {
    /// The player who brags.
    pub bragger: Option<Seat>,
    /// The player who has taken the brag up.
    pub challenger: Option<Seat>,
    /// The chips that the player in turn owes.
    pub owed: Chips,
    /// The players who draw no more.
    pub stood: SeatSet,
}

impl ClassicState {
    /// Notes that a player has put chips in. The first brags, the next takes the brag up.
    pub(super) fn speaks(&mut self, seat: Seat) {
        match self.bragger {
            None => self.bragger = Some(seat),
            Some(bragger) if bragger == seat => {}
            Some(_) => self.challenger = Some(seat),
        }
    }

    /// The other one of the two who brag. `None`: they are not two yet.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<Seat> {
        if self.challenger == Some(seat) {
            self.bragger
        } else {
            self.challenger
        }
    }
}

/// The state of a round of equalised betting (RULES 10.0.6).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct RoundState {
    /// The amount that each seat counts as having put in. A player who has not looked pays half of it.
    pub level: Vec<Chips>,
    pub acted: SeatSet,
    /// The players who have given up the pot and keep their cards.
    pub left: SeatSet,
    /// The number of bets, a big blind included.
    pub bets: u8,
    /// The player who put in chips last.
    pub last: Option<Seat>,
    /// The player who bet last.
    pub bettor: Option<Seat>,
}

impl RoundState {
    /// The amount that every player still in must have put in.
    pub(super) fn top(&self) -> Chips {
        self.level.iter().copied().max().unwrap_or_default()
    }

    /// The amount that a seat counts as having put in.
    pub(super) fn level(&self, seat: Seat) -> Chips {
        self.level.get(seat.index()).copied().unwrap_or_default()
    }

    /// Sets the amount that a seat counts as having put in.
    pub(super) fn raise_to(&mut self, seat: Seat, level: Chips) {
        if self.level.len() <= seat.index() {
            self.level.resize(seat.index() + 1, 0);
        }
        self.level[seat.index()] = level;
        self.last = Some(seat);
    }
}

/// The state of a game against the bank (RULES 10.10).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct CasinoState {
    /// The players who have staked or sit out.
    pub staked: SeatSet,
    /// The bets in each box, by seat.
    pub bets: [BoxBets; MOST_BOXES],
}

impl VyingState {
    /// Becomes this other state.
    pub(super) fn copy(&mut self, other: &VyingState) {
        let VyingState {
            stake,
            acted,
            blind_bets,
            bets_between_two,
        } = other;
        (self.stake, self.acted) = (*stake, *acted);
        self.blind_bets.clone_from(blind_bets);
        self.bets_between_two.clone_from(bets_between_two);
    }

    /// Notes a bet and the new stake.
    pub(super) fn bet(&mut self, seat: Seat, blind: bool, stake: Chips, between_two: bool) {
        self.stake = stake;
        self.acted.insert(seat);
        if blind {
            if self.blind_bets.len() <= seat.index() {
                self.blind_bets.resize(seat.index() + 1, 0);
            }
            let bets = &mut self.blind_bets[seat.index()];
            *bets = bets.saturating_add(1);
        }
        if between_two {
            match self.bets_between_two.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, bets)) => *bets = bets.saturating_add(1),
                // There are only two.
                None => drop(self.bets_between_two.try_push((seat, 1))),
            }
        }
    }

    /// The number of this seat's blind bets.
    pub(super) fn blind_bets(&self, seat: Seat) -> u32 {
        let bets = self.blind_bets.get(seat.index());
        bets.copied().unwrap_or_default()
    }

    /// The number of this seat's bets since two were left.
    pub(super) fn bets_between_two(&self, seat: Seat) -> u32 {
        let own = self.bets_between_two.iter().find(|(of, _)| *of == seat);
        own.map_or(0, |(_, bets)| *bets)
    }
}
