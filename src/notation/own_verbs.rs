//! The verbs of the games beside the betting games.

use std::fmt;

use crate::engine::{Action, BusAction, CasinoAction, DrawingAction, RoundAction, SettingAction};

/// Writes an action of these games.
pub(super) fn write(action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        Action::NameOther(game) => write!(f, "call {}", game.key()),
        Action::Setting(SettingAction::Take) => f.write_str("take"),
        Action::Setting(SettingAction::Leave) => f.write_str("leave"),
        Action::Setting(SettingAction::Set(rows)) => write!(f, "set {rows}"),
        Action::Bus(BusAction::Swap { give, take }) => match take {
            Some(take) => write!(f, "swap {give} {take}"),
            None => write!(f, "swap {give} down"),
        },
        Action::Bus(BusAction::All) => f.write_str("swap all"),
        Action::Bus(BusAction::Stick) => f.write_str("stick"),
        Action::Round(RoundAction::Check) => f.write_str("check"),
        Action::Round(RoundAction::Match) => f.write_str("match"),
        Action::Round(RoundAction::Go) => f.write_str("go"),
        Action::Round(RoundAction::Contest) => f.write_str("contest"),
        Action::Round(RoundAction::Concede) => f.write_str("concede"),
        Action::Round(RoundAction::Stake(chips)) => write!(f, "stake {chips}"),
        Action::Drawing(DrawingAction::Draw(cards)) => {
            f.write_str("draw")?;
            cards.iter().try_for_each(|card| write!(f, " {card}"))
        }
        // Records do not contain this action: they name the cards.
        Action::Drawing(DrawingAction::Unseen(_)) => f.write_str("draw unseen"),
        Action::Drawing(DrawingAction::Stand) => f.write_str("stand"),
        Action::Casino(CasinoAction::Stake { ante, pair_plus }) => {
            write!(f, "stake {ante} {pair_plus}")
        }
        Action::Casino(CasinoAction::SitOut) => f.write_str("sit_out"),
        Action::Casino(CasinoAction::Play) => f.write_str("play"),
        Action::Sideshow => f.write_str("sideshow"),
        // The actions of the betting games are written in `action.rs`.
        _ => Ok(()),
    }
}
