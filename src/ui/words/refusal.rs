//! Why a button is dim, in the few words that fit on it.

use crate::engine::{Illegal, Limit};

/// The reason in a few words.
#[must_use]
pub fn why_not(reason: Illegal) -> String {
    match reason {
        Illegal::StillIn { players } => format!("{} still in", number(players)),
        Illegal::BlindMan => "not a blind man".into(),
        Illegal::BlindManTooSoon { after, bets } => {
            format!("blind man: {} more", after.saturating_sub(bets))
        }
        Illegal::NoBetYet => "no bet yet".into(),
        Illegal::TooFewChips { cost, .. } => format!("costs {cost}"),
        Illegal::BetTooLarge {
            most,
            by: Limit::Chips | Limit::Rules,
        } => format!("{most} at most"),
        Illegal::BetTooSmall { least } => format!("{least} at least"),
        Illegal::MustLookFirst => "look first".into(),
        Illegal::NotBlind => "seen".into(),
        Illegal::TooLateToLook => "on your turn".into(),
        Illegal::SayWhichHand => "old or new".into(),
        Illegal::MustDecide => "keep or throw".into(),
        Illegal::MustAnswer => "answer first".into(),
        Illegal::MustName | Illegal::MustRetain => "name a hand".into(),
        Illegal::NotToOneStillIn => "still in".into(),
        Illegal::ShowUnseen => "look first".into(),
        Illegal::ShownAlready => "has seen it".into(),
        _ => String::new(),
    }
}

fn number(count: usize) -> String {
    match count {
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        6 => "six".into(),
        7 => "seven".into(),
        8 => "eight".into(),
        more => more.to_string(),
    }
}
