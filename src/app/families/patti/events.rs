//! Teen Patti: sentences, durations and sounds.

use crate::app::i18n::{Name, Text, say};
use crate::app::words::{Cue, FamilyWords};
use crate::engine::{Event, PattiEvent, Rules, Seat, View};
use crate::games;

/// The words of the game.
pub static WORDS: FamilyWords = FamilyWords {
    sentence,
    name: |rules| match variation(rules) {
        Some(variation) => variation.get().into(),
        None => (FamilyWords::DEFAULT.name)(rules),
    },
    rail: |rules| say::rail_boot(rules.ante),
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. `None`: the shared words describe it. An empty sentence: a later event describes
/// it.
fn sentence(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        Event::DealBegan { dealer, .. } => {
            let deals = say::deals(&name(dealer));
            format!("{deals} {}", say::patti_boot_is(public.rules().ante))
        }
        Event::Bet {
            seat,
            chips,
            blind: false,
            ..
        } => say::patti_chaals(&name(seat), chips),
        Event::Folded { seat } => say::patti_packs(&name(seat)),
        Event::Saw { payer, seen, chips } => {
            say::patti_pays_for_show(&name(payer), chips, &name(seen))
        }
        Event::Answered { seat, agrees: true } => say::patti_agrees(&name(seat)),
        Event::Answered {
            seat,
            agrees: false,
        } => say::patti_refuses(&name(seat)),
        // Hands that two players show each other get their sentence when they have been compared.
        Event::ShownTo { .. } => String::new(),
        _ => return None,
    })
}

/// Describes an event of this mechanic in a sentence.
pub fn told(event: &PattiEvent, _: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        PattiEvent::Asked { by, of } => say::patti_asks(&name(by), &name(of)),
        PattiEvent::Compared { by, of, loser } => {
            say::patti_compared(&name(by), &name(of), &name(loser))
        }
    })
}

/// How long an event takes, in milliseconds at normal speed. A comparison needs time to be read.
pub fn time(event: &PattiEvent) -> u32 {
    match event {
        PattiEvent::Asked { .. } => 900,
        PattiEvent::Compared { .. } => 2400,
    }
}

/// The sound of an event. `None`: it is silent.
pub fn sound(event: &PattiEvent, _: View<'_>, _: &dyn Fn(Seat) -> bool) -> Option<Cue> {
    match event {
        PattiEvent::Asked { .. } => None,
        PattiEvent::Compared { .. } => Some(Cue::Turn),
    }
}

/// The name of the variation. `None`: none is played.
fn variation(rules: &Rules) -> Option<Text> {
    let option = games::of(rules)?.option("variation")?;
    [
        None,
        Some(say::PATTI_MUFLIS),
        Some(say::PATTI_AK47),
        Some(say::PATTI_999),
        Some(say::PATTI_LOWEST_JOKER),
        Some(say::PATTI_HIGHEST_JOKER),
    ]
    .get(option.get(rules)? as usize)
    .copied()
    .flatten()
}
