//! The cut for the first dealer: a face-up card for each seat, then all back under the pack.

use super::card::{front, leaf};
use crate::app::table::game::Phase;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::Ring;
use crate::app::words;
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Seat, View};

/// The cut so far.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Cut {
    dealt: Vec<(Seat, Card)>,
    won: Option<Seat>,
}

impl Cut {
    /// Reads the cut from the history.
    #[must_use]
    pub fn of(view: View<'_>, phase: Phase) -> Cut {
        let mut cut = Cut::default();
        if phase == Phase::Playing && view.deals() == 0 {
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

    /// Whether the cut is being dealt.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.dealt.is_empty()
    }
}

/// Draws the cards of the cut.
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
            .attr_owned("class", format!("card cut up {place}{won}"))
            .attr_owned("style", format!("{spot}--k:{before};--z:{}", nth + 1))
            .attr("role", "img")
            .attr_owned("aria-label", words::card_name(card))
            .child(leaf(Some(front(card, CardSet::NONE))))
    };
    cut.dealt.iter().enumerate().map(card).collect()
}
