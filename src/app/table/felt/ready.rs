//! The felt before the first deal.

use super::cards::{pictures, sample};
use super::layout::Ring;
use crate::app::i18n::say;
use crate::app::lazy::{OpenedFrom, Sheet};
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::words;
use crate::engine::{Seat, View};

/// Draws the felt and what lies on it.
#[must_use]
pub fn ready(page: Page) -> Node {
    let (game, save_state) = (page.game, page.save_state);
    game.shown.public(|view| {
        let ring = Ring {
            bottom: game.actor().unwrap_or(Seat(0)),
            seats: view.seats().len(),
        };
        // The seal of a sitting that waits to be resumed was shown before its first card.
        let is_sealed = !save_state.can_resume();
        let from = ring.spot(view.dealer()).style("d");
        let cards = Node::new("div", "cards")
            .attr_owned("style", from)
            .children(sample())
            .maybe_child(page.first_move.made().then(pictures));
        Node::new("section", "felt")
            .attr("aria-label", say::THE_TABLE.get())
            .on(Press::Skip)
            .child(sign(view))
            .child(how_to_play(view))
            .maybe_child(save_state.is_new_here().then(first_deal))
            .maybe_child(is_sealed.then(|| sealed(page)))
            .child(cards)
            .children(plates(page, view, ring))
            .maybe_child(page.ending())
    })
}

/// Draws all seats. Those of a sitting that waits appear once it has been read.
fn plates(page: Page, view: View<'_>, ring: Ring) -> Vec<Node> {
    // The style of portraits comes with how deals end.
    let (save_state, sitting) = (page.save_state, page.lazy_parts.sitting());
    if save_state.can_resume() {
        let waiting = save_state.waiting().zip(sitting);
        return waiting.map_or_else(Vec::new, |((setup, _), part)| (part.stored_seats)(&setup));
    }
    let plate = |seat: Seat| {
        let chips = view.seat(seat)?.chips();
        // Portraits are fetched only after the visitor's first move.
        let company = sitting.filter(|_| page.first_move.made());
        let portrait_and_talk =
            company.map(|part| (part.portrait_and_talk)(page, view, ring, seat));
        let purse = Node::new("span", "purse")
            .child(Node::new("b", "").text_owned(chips.to_string()))
            .child(
                Node::new("span", "sr")
                    .text(" ")
                    .text_owned(say::chips_of_a_seat(chips)),
            );
        let words = Node::new("div", "plate")
            .child(Node::new("span", "name").text_owned(page.game.seats.name(seat)))
            .child(purse)
            .children(portrait_and_talk.unwrap_or_default());
        let class = match (ring.bottom == seat, view.ask().seat() == Some(seat)) {
            (true, true) => "seat is-me is-turn",
            (true, false) => "seat is-me",
            (false, true) => "seat is-turn",
            (false, false) => "seat",
        };
        let seat = Node::new("div", "seat")
            .key(u64::from(seat.0))
            .attr("class", class)
            .attr_owned("style", ring.spot(seat).style(""))
            .child(words)
            .child(Node::new("span", "said").attr("aria-hidden", "true"));
        Some(seat)
    };
    let seats = (0..ring.seats).map(|seat| Seat(seat as u8));
    seats.filter_map(plate).collect()
}

/// Draws the name of the game.
fn sign(view: View<'_>) -> Node {
    let rules = view.rules();
    let cards = rules.dealing().map_or(3, |rules| rules.cards);
    let other = words::family_words().filter(|_| !rules.is_betting() || cards > 5);
    let says = match (other, cards) {
        (Some(words), _) => (words.line)(rules.game),
        (_, 4) => say::SIGN_FOUR.get(),
        (_, 5) => say::SIGN_FIVE.get(),
        _ => say::SIGN_THREE.get(),
    };
    Node::new("div", "sign")
        .child(Node::new("h1", "").text("Brag"))
        .child(Node::new("p", "").text(says))
}

/// The button that opens the guided deals, for a visitor who has not played yet.
fn first_deal() -> Node {
    let to = Node::new("button", "first-deal").on(Press::Open(Sheet::Lesson(0)));
    to.text(say::PLAY_A_FIRST_DEAL.get())
}

/// The button that opens the rules of the game.
fn how_to_play(view: View<'_>) -> Node {
    let sheet = Sheet::HowToPlay(view.rules().game, OpenedFrom::Felt);
    let to = Node::new("button", "to-rules").on(Press::Open(sheet));
    to.text(say::HOW_TO_PLAY.get())
}

/// The button that opens the seal of the shuffle, with its first eight digits. `style/felt.css` puts a lock before it.
fn sealed(page: Page) -> Node {
    let seal = page.lazy_parts.play().map(|play| (play.seal)(page.game));
    // The digits take no other room than the dots that stand for them until `play` is here.
    let digits = seal.unwrap_or_else(|| "········…".to_owned());
    let brief = Node::new("code", "").attr("aria-hidden", "true");
    Node::new("button", "sealed")
        .on(Press::Open(Sheet::Fairness(OpenedFrom::Felt)))
        .child(Node::new("span", "").text(say::FAIR_SHUFFLE.get()))
        .child(brief.text_owned(digits))
}
