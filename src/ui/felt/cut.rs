//! The high card that finds the first dealer: a card to each seat, face up, and back under the pack.

use super::cards::{front, leaf};
use super::layout::Ring;
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Seat, View};
use crate::ui::game::Scene;
use crate::ui::patch::Node;
use crate::ui::words;

/// What the high card has come to so far.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Cut {
    dealt: Vec<(Seat, Card)>,
    won: Option<Seat>,
}

impl Cut {
    /// Follows it.
    #[must_use]
    pub fn of(view: View<'_>, scene: Scene) -> Cut {
        let mut cut = Cut::default();
        if scene == Scene::Playing && view.deals() == 0 {
            for event in view.history() {
                match event {
                    Event::Cut { seat, card } => cut.dealt.push((seat, card)),
                    Event::CutWon { dealer } => cut.won = Some(dealer),
                    _ => {}
                }
            }
        }
        cut
    }

    /// Whether it is being dealt.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.dealt.is_empty()
    }
}

/// The cards of it.
pub fn cards(cut: &Cut, ring: Ring) -> Vec<Node> {
    let card = |(nth, &(seat, card)): (usize, &(Seat, Card))| {
        let earlier = cut.dealt.iter().take(nth);
        let before = earlier.filter(|(other, _)| *other == seat).count();
        let place = if ring.bottom == seat {
            "at-me"
        } else {
            "at-seat is-told"
        };
        let won = match cut.won {
            Some(dealer) if dealer == seat => " glow won",
            Some(_) => " won",
            None => "",
        };
        let spot = ring.spot(seat).style("");
        Node::new("div", "cut")
            .key(nth as u64)
            .made("class", format!("card cut up {place}{won}"))
            .made("style", format!("{spot}--k:{before};--z:{}", nth + 1))
            .with("role", "img")
            .made("aria-label", words::card_name(card))
            .hold(leaf(Some(front(card, CardSet::NONE))))
    };
    cut.dealt.iter().enumerate().map(card).collect()
}
