//! The verbs of single mechanics.

use std::fmt;

use crate::engine::{BusAction, CasinoAction, Declared, DrawingAction, RoundAction, SettingAction};

pub(super) fn setting(action: SettingAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        SettingAction::Take => f.write_str("take"),
        SettingAction::Leave => f.write_str("leave"),
        SettingAction::Set(rows) => write!(f, "set {rows}"),
    }
}

pub(super) fn bus(action: BusAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        BusAction::Swap { give, take } => match take {
            Some(take) => write!(f, "swap {give} {take}"),
            None => write!(f, "swap {give} down"),
        },
        BusAction::All => f.write_str("swap all"),
        BusAction::Stick => f.write_str("stick"),
    }
}

pub(super) fn round(action: RoundAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        RoundAction::Check => f.write_str("check"),
        RoundAction::Match => f.write_str("match"),
        RoundAction::Go => f.write_str("go"),
        RoundAction::Contest => f.write_str("contest"),
        RoundAction::Concede => f.write_str("concede"),
        RoundAction::Stake(chips) => write!(f, "stake {chips}"),
    }
}

pub(super) fn drawing(action: DrawingAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        DrawingAction::Draw(cards) => {
            f.write_str("draw")?;
            cards.iter().try_for_each(|card| write!(f, " {card}"))
        }
        // Records do not contain this action: they name the cards.
        DrawingAction::Unseen(_) => f.write_str("draw unseen"),
        DrawingAction::Give(card) => write!(f, "exchange {card}"),
        DrawingAction::Count(cards) => write!(f, "draw {cards}"),
        DrawingAction::Bust => f.write_str("bust"),
        DrawingAction::Made => f.write_str("made"),
        DrawingAction::Stand => f.write_str("stand"),
    }
}

pub(super) fn casino(action: CasinoAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        CasinoAction::Stake {
            ante,
            pair_plus,
            bonus,
        } => {
            write!(f, "stake {ante} {pair_plus}")?;
            bonus.map_or(Ok(()), |bonus| write!(f, " {bonus}"))
        }
        CasinoAction::SitOut => f.write_str("sit_out"),
        CasinoAction::Play => f.write_str("play"),
    }
}

pub(super) fn declared(answer: Declared, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("won")?;
    if answer.seats.is_empty() {
        f.write_str(" none")?;
    }
    let mut seats = answer.seats.iter();
    seats.try_for_each(|seat| write!(f, " {seat}"))?;
    match answer.royal {
        true => f.write_str(" royal"),
        false => Ok(()),
    }
}
