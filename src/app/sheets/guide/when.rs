//! When each thing is told.

use crate::app::about::When;
use crate::engine::{
    Action, Ask, CasinoAsk, Choice, ClassicAsk, RoundAsk, SettingAsk, View, VyingAsk,
};

impl When {
    /// Whether it is time, for the player of this view, who is asked and may do this.
    #[must_use]
    pub fn is_now(self, view: View<'_>, choices: &[Choice]) -> bool {
        let may = |action| choices.iter().any(|choice| choice.plain() == action);
        let is_blind = view.own().is_some_and(|own| own.is_blind());
        let turns = matches!(view.ask(), Ask::Vying(VyingAsk::Turn(_)));
        match self {
            When::First => true,
            When::Spare => matches!(view.ask(), Ask::Setting(SettingAsk::Spare { .. })),
            When::Set => matches!(view.ask(), Ask::Setting(SettingAsk::Set { .. })),
            When::Blind => turns && is_blind,
            When::Open => turns && !is_blind,
            When::Throw => matches!(view.ask(), Ask::Vying(VyingAsk::Discard { .. })),
            When::See => may(Action::See),
            When::Sideshow => may(Action::Sideshow) || may(Action::Refuse),
            When::Swap => matches!(view.ask(), Ask::Bus { .. }),
            When::Brag => matches!(
                view.ask(),
                Ask::Classic(ClassicAsk::Brag { .. } | ClassicAsk::Answer { .. })
                    | Ask::Round(RoundAsk::Speak { .. })
            ),
            When::Number => matches!(view.ask(), Ask::Classic(ClassicAsk::Draw { .. })),
            When::Stake => matches!(
                view.ask(),
                Ask::Casino(CasinoAsk::Stake { .. }) | Ask::Round(RoundAsk::Stake { .. })
            ),
            When::Play => matches!(view.ask(), Ask::Casino(CasinoAsk::Play { .. })),
            When::Exchange => matches!(view.ask(), Ask::Round(RoundAsk::Exchange { .. })),
            When::Over => false,
        }
    }
}
