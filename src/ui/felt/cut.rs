//! The high card that finds the first dealer: a card to each seat, face up, and back under the pack.

use leptos::prelude::*;

use crate::ui::live::each;

use super::cards::front;
use super::scene::Ring;
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Seat};
use crate::ui::game::{Game, Scene};
use crate::ui::words;

/// What the high card has come to so far.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Cut {
    dealt: Vec<(Seat, Card)>,
    won: Option<Seat>,
}

impl Cut {
    /// Whether it is being dealt.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !self.dealt.is_empty()
    }
}

/// Follows it.
#[must_use]
pub fn cut(game: Game) -> Memo<Cut> {
    Memo::new(move |_| {
        let mut cut = Cut::default();
        if game.scene() == Scene::Playing && game.public(|view| view.deals()) == 0 {
            game.public(|view| {
                for event in view.history() {
                    match event {
                        Event::Cut { seat, card } => cut.dealt.push((seat, card)),
                        Event::CutWon { dealer } => cut.won = Some(dealer),
                        _ => {}
                    }
                }
            });
        }
        cut
    })
}

/// The cards of it.
#[component]
pub fn CutCards(ring: Memo<Ring>, cut: Memo<Cut>) -> impl IntoView {
    each(
        move || (0..cut.with(|cut| cut.dealt.len()) as u64).collect(),
        move |nth| {
            let nth = nth as usize;
            let dealt = cut.with_untracked(|cut| cut.dealt.get(nth).copied());
            dealt.map(|(seat, card)| {
                let before = cut.with_untracked(|cut| {
                    let earlier = cut.dealt.iter().take(nth);
                    earlier.filter(|(other, _)| *other == seat).count()
                });
                let class = move || {
                    let place = if ring.get().bottom == seat { "at-me" } else { "at-seat is-told" };
                    cut.with(|cut| match cut.won {
                        Some(dealer) if dealer == seat => format!("card cut up {place} glow won"),
                        Some(_) => format!("card cut up {place} won"),
                        None => format!("card cut up {place}"),
                    })
                };
                let style = move || {
                    let spot = ring.get().spot(seat).style("");
                    format!("{spot}--k:{before};--z:{}", nth + 1)
                };
                view! {
                    <div class=move || class() style=move || style() role="img" aria-label=words::card_name(card)>
                        <div class="leaf">{front(card, CardSet::NONE)}</div>
                    </div>
                }
            })
        },
    )
}
