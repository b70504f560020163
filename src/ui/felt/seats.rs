//! Seats, the dealer's button, and what is said of two blind hands.

use super::At;
use super::Worn;
use super::layout::Ring;
use super::plate::plate as plate_of;
use crate::engine::{Action, Choice, Pick, Seat, View};
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::words;

/// Every seat; before the first deal those of a sitting that waits, once it is known who sits there.
pub fn plates(page: Page, view: View<'_>, at: &At) -> Vec<Node> {
    let Page { keeper, later, .. } = page;
    if at.is_new && keeper.can_go_on() {
        let waiting = keeper.waiting().zip(later.parts());
        return waiting.map_or_else(Vec::new, |((setup, _), parts)| (parts.waiting)(&setup));
    }
    let seats = (0..at.layout.ring.seats).map(|seat| Seat(seat as u8));
    seats
        .filter_map(|seat| plate(page, view, at, seat))
        .collect()
}

fn plate(page: Page, view: View<'_>, at: &At, seat: Seat) -> Option<Node> {
    let game = page.game;
    let plate = plate_of(view, seat, at.layout.ring.bottom == seat)?;
    let slot = at.layout.shown.slot(seat);
    let mut class = plate.class;
    let worn = at
        .dress
        .as_ref()
        .and_then(|dress| dress.seats.get(seat.index()));
    let worn = worn.cloned();
    let mut style = at.layout.ring.spot(seat).style("");
    if let Some(worn) = &worn {
        style += &worn.style;
    }
    if let Some(slot) = slot {
        class += if at.layout.shown.seats.len() == 1 {
            " in-see alone"
        } else {
            " in-see"
        };
        style += &format!("--slot:{slot};");
    }
    let is_plain = worn.is_none();
    let Worn {
        said, has, tokens, ..
    } = worn.unwrap_or_default();
    let held = (!plate.held.is_empty() && slot.is_none() && is_plain).then(|| {
        let held = Node::new("span", "held");
        match own_hand(game, at, seat).or_else(|| shown_hand(view, at, seat)) {
            // Whoever sees the hand knows that it is open.
            Some(hand) => held
                .with("class", "held named")
                .hold(Node::new("span", "sr").tells(plate.held))
                .says(" ")
                .tells(hand),
            None => held.tells(plate.held),
        }
    });
    let owes = plate.owes.map(|(to, chips)| {
        let debtor = game.somebody(seat);
        let says = match to {
            Some(to) => say::owes_to(&debtor, &game.somebody(to), chips),
            None => say::owes_in_all(&debtor, chips),
        };
        Node::new("span", "owes").tells(says)
    });
    let is_named = shown_hand(view, at, seat).is_some();
    let known = view.seat(seat)?.known_hand();
    let known = known.filter(|_| is_plain && !is_named);
    let kind = known.map(|(_, value)| Node::new("span", "kind").tells(words::hand_name(value)));
    let chips = Node::new("span", "sr")
        .says(" ")
        .tells(say::chips_of_a_seat(plate.chips));
    let purse = Node::new("span", "purse")
        .hold(Node::new("b", "").tells(plate.chips.to_string()))
        .hold(chips)
        .maybe(held)
        .maybe(has.map(|has| Node::new("span", "has").tells(has)));
    let adorned = page
        .later
        .parts()
        .map(|parts| (parts.adorned)(page, view, at.layout.ring, seat));
    let words = Node::new("div", "plate")
        .hold(Node::new("span", "name").tells(game.name(seat)))
        .hold(purse)
        .maybe(owes)
        .all(tokens)
        .all(adorned.unwrap_or_default());
    let said = Node::new("span", "said")
        .with("aria-hidden", "true")
        .tells(if is_plain { plate.said } else { said });
    Some(
        Node::new("div", "seat")
            .key(u64::from(seat.0))
            .made("class", class)
            .made("style", style)
            .hold(words)
            .hold(said)
            .maybe(kind),
    )
}

/// What the one hand is called that the player at the screen sees.
fn own_hand(game: Game, at: &At, seat: Seat) -> Option<String> {
    let own = at.layout.own.filter(|own| *own == seat)?;
    game.view(|view| {
        let place = view.seat(own).filter(|place| place.hands().len() == 1)?;
        let (_, value) = place.known_hand()?;
        Some(words::hand_name(value))
    })
}

/// What a hand is called that lies shown at its seat once the deal is over: more are shown than have room in the light.
fn shown_hand(view: View<'_>, at: &At, seat: Seat) -> Option<String> {
    let shown = &at.layout.shown;
    let lies = at.is_over && shown.slot(seat).is_none() && shown.seats.contains(&seat);
    let (_, value) = view.seat(seat).filter(|_| lies)?.known_hand()?;
    Some(words::hand_name(value))
}

/// The dealer's button.
pub fn dealer(game: Game, ring: Ring, dealer: Seat) -> Node {
    let is_own = ring.bottom == dealer;
    Node::new("span", "dealer")
        .when(is_own, "class", "dealer at-me")
        .made("style", ring.spot(dealer).style(""))
        .with("role", "img")
        .made("aria-label", say::dealer(&game.somebody(dealer)))
        .says(say::DEALER_LETTER.get())
}

/// On two blind hands: which is old and which new, and what may be done with each.
pub fn old_new(game: Game, view: View<'_>, at: &At) -> Vec<Node> {
    let own = game.actor().and_then(|own| view.seat(own));
    // Of hands that are set there are several as well.
    let is_betting = view.rules().is_betting();
    let has_two = own.is_some_and(|place| is_betting && place.hands().len() == 2);
    if !has_two || at.is_over {
        return Vec::new();
    }
    let choices = game.choices();
    [Pick::Old, Pick::New]
        .map(|pick| on_packet(&choices, pick))
        .into()
}

fn on_packet(choices: &[Choice], pick: Pick) -> Node {
    let hand = pick as u8;
    // By the hand: the old one first, as `Pick` has it.
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
    // What the packet can be pressed for now.
    let node = match acts.into_iter().find(|(action, _)| offered(*action)) {
        Some((action, says)) => Node::new("button", "old-new")
            .on(Press::Act(action))
            .says(says[which].get()),
        None => Node::new("span", "old-new").says([say::OLD_HAND, say::NEW_HAND][which].get()),
    };
    node.key(u64::from(hand))
        .made("style", format!("--hand:{hand}"))
}
