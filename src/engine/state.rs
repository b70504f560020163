//! What only the stage in hand knows. A stage's state begins anew with the stage.

use arrayvec::ArrayVec;

use super::Chips;
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

impl StageState {
    /// The state that a stage begins with.
    pub(super) fn of(stage: Option<&StageRules>) -> StageState {
        match stage {
            Some(StageRules::Vying(_) | StageRules::Patti(_)) => {
                StageState::Vying(VyingState::default())
            }
            Some(StageRules::Setting(_)) => StageState::Setting(SettingState::default()),
            Some(StageRules::Swapping(_)) => StageState::Swapping(SwappingState::default()),
            Some(StageRules::Dealing(_)) | None => StageState::None,
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
