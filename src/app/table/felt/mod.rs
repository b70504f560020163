//! The felt: seats, cards, pot and pack. Custom properties place them and transforms move them.

mod aloud;
mod bands;
pub mod card;
mod cards;
pub mod chips;
mod cut;
mod marks;
mod moment;
mod mood;
mod peek;
mod portrait;
pub mod pot;
mod ready;
mod result;
mod seats;
mod standing;
mod state;
mod talk;
mod waiting;

pub use self::aloud::aloud;
pub use self::card::small_card;
pub use self::peek::Peek;
pub use self::portrait::table_talk;
pub use self::pot::pays;
pub use self::ready::ready;
pub use self::result::{deal_result, standings};
pub use self::standing::{left_over, standing};
pub use self::waiting::stored_seats;

use std::mem;

use self::marks::marked;
use self::state::FeltState;
use super::game::Model;
use super::patch::Node;
use super::press::Press;
use super::scene::Scene;
use crate::app::i18n::say;
use crate::app::lazy::Piece;
use crate::engine::Event;

/// Numbers of shown hands, as values of the attribute `data-see`.
const COUNTS: [&str; 9] = ["", "1", "2", "3", "4", "5", "6", "7", "8"];

/// Draws the felt and everything on it.
#[must_use]
pub fn felt(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    game.public(|view| {
        let mut at = FeltState::of(scene, view);
        let laid = at
            .family_felt
            .as_mut()
            .map(|family_felt| mem::take(&mut family_felt.cards));
        let beneath = at
            .family_felt
            .as_mut()
            .map(|family_felt| mem::take(&mut family_felt.beneath));
        let in_the_light = !at.layout.shown.seats.is_empty();
        let is_named = game.is_last(|event| {
            matches!(
                event,
                Event::GameChosen { .. } | Event::OtherGameChosen { .. }
            )
        });
        let is_told = (in_the_light && !at.is_over) || at.cut.is_on() || is_named;
        let felt = Node::new("section", "felt")
            .attr("aria-label", say::THE_TABLE.get())
            .attr_if(
                in_the_light,
                "data-see",
                COUNTS[at.layout.shown.seats.len().min(8)],
            )
            .attr_if(in_the_light && !at.others().is_empty(), "data-others", "")
            .attr_if(at.is_over, "data-end", "")
            .attr_if(view.rules().real_cards, "data-bank", "")
            .on(Press::Skip)
            .maybe_child(is_told.then(|| caption(game, in_the_light)));
        let felt = if in_the_light {
            felt.attr_owned("style", at.layout.shown.style())
        } else {
            felt
        };
        let felt = if let Some(family_felt) = &at.family_felt {
            let moment = family_felt.moment.unwrap_or_default();
            felt.attr(family_felt.kind.0, family_felt.kind.1)
                .attr_if(!moment.is_empty(), "data-moment", moment)
                .attr_if(family_felt.many, "data-many", "")
                .child(pot::pack(game, view))
                .children(beneath.unwrap_or_default())
        } else if view.deals() > 0 {
            felt.child(pot::pot(scene, view))
                .maybe_child(pot::bottom(view))
                .child(pot::pack(game, view))
                .child(seats::dealer(game, at.layout.ring, view.dealer()))
        } else {
            felt
        };
        let felt = match scene.games.and_then(|games| (games.bank.side)(scene)) {
            Some([tall, wide]) => felt.attr("data-tall", tall).attr("data-wide", wide),
            None => felt,
        };
        let felt = felt
            .child(cards::cards(scene, &at, laid))
            .children(cut::cards(&at.cut, at.layout.ring))
            .children(seats::plates(scene, view, &at))
            .maybe_child(
                scene
                    .games
                    .map(|games| (games.aloud)(scene, &at.layout.shown)),
            )
            .children(seats::old_new(game, view, &at))
            .maybe_child(scene.piece(Piece::Peek))
            .children(pot::flights(game, &at.layout))
            .maybe_child(moment::moment(view, &at))
            .maybe_child(scene.piece(Piece::Hint))
            .maybe_child(scene.ending());
        marked(felt)
    })
}

/// Draws the caption beneath the hands that are shown.
fn caption(game: &Model, in_the_light: bool) -> Node {
    Node::new("p", "caption")
        .attr_if(!in_the_light, "class", "caption mid")
        .attr("aria-hidden", "true")
        .text_owned(game.log().last())
}
