//! The verbs of the games beside the betting games. A page installs them when it fetches those games.

use std::fmt;
use std::sync::OnceLock;

use crate::engine::{
    Action, DrawingAction, HouseAction, RoundAction, SettingAction, SwappingAction,
};

type Writes = fn(Action, &mut fmt::Formatter<'_>) -> fmt::Result;

static FETCHED: OnceLock<Writes> = OnceLock::new();

/// Installs the verbs in a page.
pub fn install_verbs() {
    // A second call changes nothing.
    let _ = FETCHED.set(verb);
}

/// Writes an action of these games. A page that has not fetched them has no such action.
pub(super) fn write(action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if cfg!(all(feature = "app", target_arch = "wasm32")) {
        FETCHED.get().map_or(Ok(()), |write| write(action, f))
    } else {
        verb(action, f)
    }
}

fn verb(action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        Action::CallOther(game) => write!(f, "call {}", game.key()),
        Action::Setting(SettingAction::Take) => f.write_str("take"),
        Action::Setting(SettingAction::Leave) => f.write_str("leave"),
        Action::Setting(SettingAction::Set(rows)) => write!(f, "set {rows}"),
        Action::Swapping(SwappingAction::Swap { give, take }) => match take {
            Some(take) => write!(f, "swap {give} {take}"),
            None => write!(f, "swap {give} down"),
        },
        Action::Swapping(SwappingAction::All) => f.write_str("swap all"),
        Action::Swapping(SwappingAction::Stick) => f.write_str("stick"),
        Action::Round(RoundAction::Check) => f.write_str("check"),
        Action::Round(RoundAction::Match) => f.write_str("match"),
        Action::Round(RoundAction::Go) => f.write_str("go"),
        Action::Round(RoundAction::Stake(chips)) => write!(f, "stake {chips}"),
        Action::Drawing(DrawingAction::Draw(cards)) => {
            f.write_str("draw")?;
            cards.iter().try_for_each(|card| write!(f, " {card}"))
        }
        // Records do not contain this action: they name the cards.
        Action::Drawing(DrawingAction::Unseen(_)) => f.write_str("draw unseen"),
        Action::Drawing(DrawingAction::Stand) => f.write_str("stand"),
        Action::House(HouseAction::Stake { ante, pair_plus }) => {
            write!(f, "stake {ante} {pair_plus}")
        }
        Action::House(HouseAction::SitOut) => f.write_str("sit_out"),
        Action::House(HouseAction::Play) => f.write_str("play"),
        Action::Sideshow => f.write_str("sideshow"),
        // The actions of the betting games are written in `action.rs`.
        _ => Ok(()),
    }
}
