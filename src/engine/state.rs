//! The state of the current stage. Each stage begins with a new one.

use super::seat::SeatSet;
use super::stages::bus::BusState;
use super::stages::casino::CasinoState;
use super::stages::classic::ClassicState;
use super::stages::round::RoundState;
use super::stages::setting::SettingState;
use super::stages::vying::VyingState;

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
