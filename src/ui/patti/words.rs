//! What happens at the table in the words of Teen Patti, and what stands on plates.

use crate::engine::{Chips, Event, PattiEvent, Seat, Standing, View};
use crate::ui::family::Speech;
use crate::ui::felt::{Plate, is_between_deals, pays};
use crate::ui::language::{Name, say};
use crate::ui::patch::Node;

/// How the game speaks.
pub static SPEECH: Speech = Speech {
    events,
    plate,
    stake,
    next: say::patti_next_boot,
};

/// What has happened, in a sentence: none where it is said as in every game, an empty one where it is told by what
/// follows.
fn events(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
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
        // What the two see is told once they have compared.
        Event::ShownTo { .. } => String::new(),
        Event::Patti(PattiEvent::Asked { by, of }) => say::patti_asks(&name(by), &name(of)),
        Event::Patti(PattiEvent::Compared { by, of, loser }) => {
            say::patti_compared(&name(by), &name(of), &name(loser))
        }
        _ => return None,
    })
}

/// How the hand is held, and what was done last.
fn plate(view: View<'_>, seat: Seat, plate: &mut Plate) {
    if is_between_deals(view) {
        return;
    }
    let place = view.seat(seat).filter(|place| place.hands().len() > 0);
    let standing = view.seat(seat).map(|place| place.standing());
    match (standing, place) {
        (Some(Standing::Folded), _) => plate.held = say::PATTI_HELD_PACKED.get().into(),
        (Some(Standing::In), Some(place)) if !place.is_blind() => {
            plate.held = say::PATTI_HELD_SEEN.get().into();
        }
        _ => {}
    }
    // Where nothing is said of what was done, as in one's own turn, nothing is.
    if !plate.said.is_empty() {
        plate.said = said(view, seat).unwrap_or_default();
    }
}

fn said(view: View<'_>, seat: Seat) -> Option<String> {
    view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by,
            chips,
            blind,
            ..
        } if by == seat => Some(match blind {
            true => say::did_bet_blind(chips),
            false => say::patti_did_chaal(chips),
        }),
        Event::Saw { payer, chips, .. } if payer == seat => Some(say::patti_did_show(chips)),
        Event::Covered { seat: by, chips } if by == seat => Some(say::did_cover(chips)),
        Event::Looked { seat: by, .. } if by == seat => Some(say::DID_LOOK.get().into()),
        Event::Answered {
            seat: by,
            agrees: false,
        } if by == seat => Some(say::DID_REFUSE.get().into()),
        Event::Patti(PattiEvent::Asked { by, .. }) if by == seat => {
            Some(say::PATTI_DID_SIDESHOW.get().into())
        }
        Event::Patti(PattiEvent::Compared { by, of, .. }) if [by, of].contains(&seat) => {
            Some(say::PATTI_DID_SIDESHOW.get().into())
        }
        _ => None,
    })
}

/// What a bet costs now, beneath the pot: a chaal, and half of it for who is blind.
fn stake(view: View<'_>) -> Option<Node> {
    let unit = unit(view);
    let stake = Node::new("div", "stake");
    let chaal = pays(say::PATTI_CHAAL_PAYS, unit * 2);
    Some(stake.hold(chaal).hold(pays(say::PATTI_BLIND_PAYS, unit)))
}

/// The stake in blind units: the boot before any bet.
fn unit(view: View<'_>) -> Chips {
    match view.stake() {
        0 => view.rules().ante,
        _ if is_between_deals(view) => view.rules().ante,
        stake => stake / 2,
    }
}
