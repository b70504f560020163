//! Draws the seats, the dealer's button, and the labels of two blind hands.

use super::chips::coin;
use super::mood::mood;
use super::portrait;
use super::state::FeltState;
use crate::app::i18n::say;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::places::family_felt::SeatParts;
use crate::app::table::places::layout::Ring;
use crate::app::table::places::plate::{kind_of, name_in, plate as plate_of};
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Action, Choice, HandView, Pick, Seat, View};

/// Draws every seat.
pub fn plates(scene: &Scene<'_>, view: View<'_>, at: &FeltState) -> Vec<Node> {
    let seats = (0..at.layout.ring.seats).map(|seat| Seat(seat as u8));
    seats
        .filter_map(|seat| plate(scene, view, at, seat))
        .collect()
}

fn plate(scene: &Scene<'_>, view: View<'_>, at: &FeltState, seat: Seat) -> Option<Node> {
    let game = scene.game;
    let mut plate = plate_of(view, seat, at.layout.ring.bottom == seat)?;
    (scene.family.speech.plate)(view, seat, &mut plate);
    let slot = at.layout.shown.slot(seat);
    let mut class = plate.class;
    let seat_parts = at
        .family_felt
        .as_ref()
        .and_then(|family_felt| family_felt.seats.get(seat.index()));
    let seat_parts = seat_parts.cloned();
    let mut style = at.layout.ring.spot(seat).style("");
    if let Some(seat_parts) = &seat_parts {
        style += &seat_parts.style;
    }
    let shown = &at.layout.shown;
    if let Some(slot) = slot {
        class += " in-see";
        style += &shown.spot(slot);
    } else if !shown.seats.is_empty() {
        let others = at.others();
        let nth = others.iter().position(|other| *other == seat);
        let nth = nth.unwrap_or_default();
        style += &format!("--other:{nth};--others:{};", others.len());
    }
    if shown.winners.contains(seat) {
        class += " has-won";
    }
    class += mood(view, shown, at.is_over, seat);
    let is_plain = seat_parts.is_none();
    let SeatParts {
        last_action: said,
        instead_of_chips: has,
        tokens,
        class: family_class,
        has_own_face,
        ..
    } = seat_parts.unwrap_or_default();
    let held = (!plate.held.is_empty() && slot.is_none() && is_plain).then(|| {
        let held = Node::new("span", "held");
        match own_hand(game, at, seat) {
            // Instead of "open", a visible hand shows its name.
            Some(hand) => held
                .attr("class", "held named")
                .child(Node::new("span", "sr").text_owned(plate.held))
                .text(" ")
                .text_owned(hand),
            None => held.text_owned(plate.held),
        }
    });
    let owes = plate.owes.map(|(to, chips)| {
        let debtor = game.seats().somebody(seat);
        let says = match to {
            Some(to) => say::owes_to(&debtor, &game.seats().somebody(to), chips),
            None => say::owes_in_all(&debtor, chips),
        };
        Node::new("span", "owes").text_owned(says)
    });
    let kind = kind(game, view, at, seat, is_plain);
    let purse = Node::new("span", "purse");
    let change = change(view, at, seat);
    let marks = [
        (held.is_some(), " has-held"),
        (change.is_some(), " has-change"),
        (kind.is_some(), " has-kind"),
    ];
    for (_, mark) in marks.iter().filter(|(on, _)| *on) {
        class += mark;
    }
    class += family_class;
    let purse = match has {
        Some(_) => purse.marked("has-points"),
        None => purse
            .child(Node::new("b", "").text_owned(plate.chips.to_string()))
            .child(
                Node::new("span", "sr")
                    .text(" ")
                    .text_owned(say::chips_of_a_seat(plate.chips)),
            ),
    };
    let purse = purse
        .maybe_child(held)
        .maybe_child(has.map(|has| Node::new("span", "has").text_owned(has)))
        .maybe_child(change);
    let ring = at.layout.ring;
    let talk = scene
        .games
        .and_then(|games| (games.talk)(scene, view, ring, seat));
    let player = game.player(seat);
    for token in &tokens {
        // The second word of a name says how it is set.
        let name = token.name().split(' ').next();
        class += &format!(" has-{}", name.unwrap_or_default());
    }
    let is_lit = has_own_face || at.is_over || !shown.seats.is_empty() || at.lies_in_rows();
    let words = portrait::plate(player.as_ref(), ring, seat, is_lit)
        .child(name_in("span", game.seats().name(seat)))
        .child(purse)
        .maybe_child(owes)
        .children(tokens)
        .maybe_child(talk);
    let said = if is_plain { plate.last_action } else { said };
    // Whoever folds or looks pays nothing, and an empty bubble is not drawn.
    let paid = coin(plate.paid).filter(|_| is_plain && !said.is_empty());
    if !said.is_empty() {
        class += " has-said";
    }
    let said = Node::new("span", "said")
        .attr("aria-hidden", "true")
        .maybe_child(paid)
        .text_owned(said);
    let rises = rises(view, at, seat);
    if rises.is_some() {
        class += " has-gained";
    }
    Some(
        Node::new("div", "seat")
            .key(u64::from(seat.0))
            .attr_owned("class", class)
            .attr_owned("style", style)
            .child(words)
            .child(said)
            .maybe_child(kind)
            .maybe_child(rises),
    )
}

/// By how many chips this deal has changed what a player has, once it is over.
fn change(view: View<'_>, at: &FeltState, seat: Seat) -> Option<Node> {
    let change = changed_by(view, at, seat)?;
    let class = if change > 0 { "change gain" } else { "change" };
    Some(Node::new("b", class).text_owned(words::signed(change)))
}

/// Draws what a player has gained as a figure that rises from the plate and is gone. `None`: nothing is gained.
fn rises(view: View<'_>, at: &FeltState, seat: Seat) -> Option<Node> {
    let change = changed_by(view, at, seat).filter(|change| *change > 0)?;
    let node = Node::new("b", "rising").attr("aria-hidden", "true");
    Some(node.key(1).text_owned(words::signed(change)))
}

/// By how many chips a finished deal has changed what a player has. `None`: it is not over, or has changed nothing.
fn changed_by(view: View<'_>, at: &FeltState, seat: Seat) -> Option<i64> {
    // In a game for lives everybody only pays the ante, but whoever stays last takes the pot.
    let is_for_lives = view.rules().lives().is_some();
    let change = words::change(view, seat);
    (at.is_over && change != 0 && (!is_for_lives || change > 0)).then_some(change)
}

/// The name of the player's own hand, where he plays one, or has looked at one of two.
fn own_hand(game: &Model, at: &FeltState, seat: Seat) -> Option<String> {
    let own = at.layout.own_seat.filter(|own| *own == seat)?;
    game.view(|view| {
        let place = view
            .seat(own)
            .filter(|place| place.hands().len() == 1 || !place.is_blind())?;
        let (_, value) = place.known_hand()?;
        Some(words::hand_name(value))
    })
}

/// The name of a hand whose cards are seen. Of a hand that only its owner sees, it says so once the deal is over.
fn kind(game: &Model, view: View<'_>, at: &FeltState, seat: Seat, is_plain: bool) -> Option<Node> {
    let shown = &at.layout.shown;
    let is_shown = shown.slot(seat).is_some();
    if !is_shown && !is_plain {
        return None;
    }
    if let Some(name) = shown.named(view, seat) {
        return Some(kind_of(name));
    }
    let name = game.view(|view| shown.named(view, seat));
    let name = name.filter(|_| is_shown)?;
    let only = at
        .is_over
        .then(|| Node::new("small", "").text(say::ONLY_YOU_SEE_THIS.get()));
    Some(kind_of(name).maybe_child(only))
}

/// Draws the dealer's button.
pub fn dealer(game: &Model, ring: Ring, dealer: Seat) -> Node {
    let is_own = ring.bottom == dealer;
    Node::new("span", "dealer")
        .attr_if(is_own, "class", "dealer at-me")
        .attr_owned("style", ring.spot(dealer).style(""))
        .attr("role", "img")
        .attr_owned("aria-label", say::dealer(&game.seats().somebody(dealer)))
        .text(say::DEALER_LETTER.get())
}

/// Draws the labels *old* and *new* on two blind hands, as buttons for what may be done with each.
pub fn old_new(game: &Model, view: View<'_>, at: &FeltState) -> Vec<Node> {
    let own = game.actor().and_then(|own| view.seat(own));
    // The hand that was kept is the first. Several hands may also be set from one deal.
    let has_two = own.is_some_and(|place| {
        let mut hands = place.hands();
        hands.len() == 2 && hands.next().is_some_and(HandView::is_kept)
    });
    if !has_two || at.is_over {
        return Vec::new();
    }
    // While others act they stay labels, so that nothing flashes between their actions.
    let choices = if game.others_act() {
        &[]
    } else {
        game.choices()
    };
    let looked = view.ask().looked();
    [Pick::Old, Pick::New]
        .map(|pick| on_packet(choices, pick).marked_if(Some(pick) == looked, "is-looked"))
        .into()
}

fn on_packet(choices: &[Choice], pick: Pick) -> Node {
    let hand = pick as u8;
    // In the order of `Pick`: the old hand first.
    let which = usize::from(hand);
    let acts = [
        (
            Action::Look(Some(pick)),
            [say::LOOK_AT_OLD, say::LOOK_AT_NEW],
        ),
        (Action::Play(pick), [say::PLAY_OLD, say::PLAY_NEW]),
        (Action::Retain(Some(pick)), [say::KEEP_OLD, say::KEEP_NEW]),
    ];
    let offered = |action| choices.contains(&Choice::One(action));
    // The action that pressing this hand plays now.
    let node = match acts.into_iter().find(|(action, _)| offered(*action)) {
        Some((action, says)) => Node::new("button", "old-new")
            // Who may look may do something else.
            .attr_if(
                !matches!(action, Action::Look(_)),
                "class",
                "old-new is-asked",
            )
            .on(Press::Act(action))
            .text(says[which].get()),
        None => Node::new("span", "old-new").text([say::OLD_HAND, say::NEW_HAND][which].get()),
    };
    node.key(u64::from(hand))
        .attr_owned("style", format!("--hand:{hand}"))
}
