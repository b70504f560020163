//! What only the stage in hand knows. A stage's state begins anew with the stage.

use arrayvec::ArrayVec;

use super::Chips;
use super::own_rules::{BoxBets, MOST_BOXES};
use super::rules::StageRules;
use super::seat::{Seat, SeatSet};

/// The state of the stage in hand.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum StageState {
    /// It needs none.
    #[default]
    None,
    Vying(VyingState),
    Setting(SettingState),
    Swapping(SwappingState),
    Classic(ClassicState),
    Round(RoundState),
    Exchange(SeatSet),
    House(HouseState),
}

/// What the betting has come to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct VyingState {
    /// The last bet, in open chips.
    pub stake: Chips,
    /// Who has bet or folded.
    pub acted: SeatSet,
    pub bet_blind: SeatSet,
    /// Bets made since two were left: only those two can make any.
    pub bets_between_two: ArrayVec<(Seat, u32), 2>,
}

/// How far setting and showing have come (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct SettingState {
    /// Who has been asked for a spare hand.
    pub asked: SeatSet,
    /// How many spare hands have been taken.
    pub taken: u8,
    pub set: SeatSet,
    /// Who has shown or passed the hand in hand.
    pub spoken: SeatSet,
    /// Which of them have passed it.
    pub passed: SeatSet,
    /// Who won each hand so far.
    pub won: ArrayVec<Option<Seat>, 5>,
}

/// How far the swapping has come (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct SwappingState {
    /// Who has had a turn in this deal.
    pub acted: SeatSet,
    pub stuck: Option<Seat>,
    /// Who has had his last turn since.
    pub last: SeatSet,
}

/// How far one of three stakes has come (RULES 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ClassicState {
    /// Who brags.
    pub bragger: Option<Seat>,
    /// Who has taken the brag up.
    pub challenger: Option<Seat>,
    /// What the one whose turn it is has to put in to be level.
    pub owed: Chips,
    /// Who draws no more.
    pub stood: SeatSet,
}

impl ClassicState {
    /// Somebody has put chips in: the first to do so brags, the next takes the brag up.
    pub(super) fn speaks(&mut self, seat: Seat) {
        match self.bragger {
            None => self.bragger = Some(seat),
            Some(bragger) if bragger == seat => {}
            Some(_) => self.challenger = Some(seat),
        }
    }

    /// The other of the two who brag, once they are two.
    #[must_use]
    pub fn other(&self, seat: Seat) -> Option<Seat> {
        if self.challenger == Some(seat) {
            self.bragger
        } else {
            self.challenger
        }
    }
}

/// How far a round of equalised betting has come (RULES 10.0.6).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct RoundState {
    /// What each seat counts as having put in: who has not looked pays half of it.
    pub level: Vec<Chips>,
    pub acted: SeatSet,
    /// Who has given up the pot and keeps his cards.
    pub left: SeatSet,
    /// How many bets were made, a big blind included.
    pub bets: u8,
    /// Who put in chips last.
    pub last: Option<Seat>,
}

impl RoundState {
    /// What everybody still in must have put in.
    pub(super) fn top(&self) -> Chips {
        self.level.iter().copied().max().unwrap_or_default()
    }

    /// What a seat counts as having put in.
    pub(super) fn level(&self, seat: Seat) -> Chips {
        self.level.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat has put in so much from now on.
    pub(super) fn raise_to(&mut self, seat: Seat, level: Chips) {
        if self.level.len() <= seat.index() {
            self.level.resize(seat.index() + 1, 0);
        }
        self.level[seat.index()] = level;
        self.last = Some(seat);
    }
}

/// What lies in the boxes (RULES 10.10).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct HouseState {
    /// Who has staked or sits out.
    pub staked: SeatSet,
    /// What lies in each box, by seat.
    pub bets: [BoxBets; MOST_BOXES],
}

impl StageState {
    /// The state that a stage begins with.
    pub(super) fn of(stage: Option<&StageRules>) -> StageState {
        match stage {
            Some(StageRules::Vying(_) | StageRules::Patti(_)) => {
                StageState::Vying(VyingState::default())
            }
            Some(StageRules::Setting(_)) => StageState::Setting(SettingState::default()),
            Some(StageRules::Swapping(_)) => StageState::Swapping(SwappingState::default()),
            Some(StageRules::Classic(_)) => StageState::Classic(ClassicState::default()),
            Some(StageRules::Round(_)) => StageState::Round(RoundState::default()),
            Some(StageRules::Exchange(_)) => StageState::Exchange(SeatSet::NONE),
            Some(StageRules::House(_)) => StageState::House(HouseState::default()),
            Some(StageRules::Dealing(_) | StageRules::Staking(_)) | None => StageState::None,
        }
    }
}

impl VyingState {
    /// A bet has been made, and the stake is this from now on.
    pub(super) fn bet(&mut self, seat: Seat, blind: bool, stake: Chips, between_two: bool) {
        self.stake = stake;
        self.acted.insert(seat);
        if blind {
            self.bet_blind.insert(seat);
        }
        if between_two {
            match self.bets_between_two.iter_mut().find(|(of, _)| *of == seat) {
                Some((_, bets)) => *bets = bets.saturating_add(1),
                // There is no third.
                None => drop(self.bets_between_two.try_push((seat, 1))),
            }
        }
    }

    /// How many bets this seat has made since two were left.
    pub(super) fn bets_between_two(&self, seat: Seat) -> u32 {
        let own = self.bets_between_two.iter().find(|(of, _)| *of == seat);
        own.map_or(0, |(_, bets)| *bets)
    }
}
