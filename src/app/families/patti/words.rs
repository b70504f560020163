//! Plates and costs in the words of Teen Patti.

use crate::app::i18n::say;
use crate::app::table::felt::pays;
use crate::app::table::patch::Node;
use crate::app::table::places::Plate;
use crate::app::table::scene::Speech;
use crate::cards::CardSet;
use crate::engine::{Chips, Event, PattiEvent, Seat, Standing, View};

/// The words of the game.
pub static SPEECH: Speech = Speech {
    plate,
    stake,
    next: |rules| say::patti_next_boot(rules.ante),
    wild,
};

/// Changes the plate: how the hand is held, and what the player did last.
fn plate(view: View<'_>, seat: Seat, plate: &mut Plate) {
    if view.is_between_deals() {
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
    // A plate that tells no action, as in the player's own turn, stays so.
    if !plate.last_action.is_empty() {
        plate.last_action = said(view, seat).unwrap_or_default();
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

/// Draws the cost of a bet: a chaal, and half of it for a blind player.
fn stake(view: View<'_>) -> Option<Node> {
    let unit = unit(view);
    let stake = Node::new("div", "stake");
    let chaal = pays(say::PATTI_CHAAL_PAYS, unit * 2);
    Some(stake.child(chaal).child(pays(say::PATTI_BLIND_PAYS, unit)))
}

/// The stake for a blind player, in chips. Before any bet it is the boot.
fn unit(view: View<'_>) -> Chips {
    match view.stake() {
        0 => view.rules().ante,
        _ if view.is_between_deals() => view.rules().ante,
        stake => stake / 2,
    }
}

/// The wild cards among the seen cards. Where each hand has its own wild rank, they are found hand by hand (RULES
/// 10.3).
fn wild(view: View<'_>) -> CardSet {
    let ranking = view.ranking();
    let hands = view.seats().filter_map(|place| place.known_hand());
    let in_hands = hands.flat_map(|(hand, _)| {
        let wild = ranking.wild_in(hand);
        hand.0.into_iter().filter(move |card| wild.contains(*card))
    });
    in_hands
        .collect::<CardSet>()
        .union(view.rules().ranking.wild)
}
