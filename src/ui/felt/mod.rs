//! The felt: seats, cards, pot and pack, all placed by custom properties and moved by transforms.

mod cards;
mod cut;
mod pot;
mod scene;
mod seats;
mod spots;
mod verdict;

pub use self::verdict::{Standings, Verdict};

use leptos::prelude::*;

use crate::ui::live::live;

use self::cards::Cards;
use self::cut::CutCards;
use self::pot::{Flights, Pack, Pot};
pub use self::scene::is_between_deals;
use self::scene::{Ring, Shown};
pub use self::seats::Peek;
use self::seats::{DealerButton, OldNew, Seats};
use super::game::{Game, Scene};
use super::keep::Keeper;
use super::language::say;
use super::pages::{Apart, Piece};
use crate::engine::Seat;

/// The felt and all that lies on it.
#[component]
pub fn Felt() -> impl IntoView {
    let game = expect_context::<Game>();
    let keeper = expect_context::<Keeper>();
    let over = move || matches!(game.scene(), Scene::DealOver | Scene::SittingOver);
    let shown = Memo::new(move |_| game.public(|view| Shown::of(view, over())));
    let ring = Memo::new(move |_| Ring {
        bottom: game.actor().unwrap_or(Seat(0)),
        seats: game.public(|view| view.seats().len()),
    });
    let in_the_light = move || {
        let shown = shown.get();
        !shown.seats.is_empty() && shown.seats.len() <= 2
    };
    let sign = move || {
        (game.scene() == Scene::Ready && game.public(|view| view.deals()) == 0).then(|| {
            let cards = game.public(|view| view.rules().dealing().map_or(3, |rules| rules.cards));
            let says = match cards {
                4 => say::SIGN_FOUR,
                5 => say::SIGN_FIVE,
                _ => say::SIGN_THREE,
            };
            view! {
                <div class="sign">
                    <h1>"Brag"</h1>
                    <p>{says.get()}</p>
                </div>
            }
        })
    };
    let seal = move || {
        let new = game.scene() == Scene::Ready && game.public(|view| view.deals()) == 0;
        // Of a sitting that waits to be taken up it was shown before its first card.
        (new && !keeper.can_go_on())
            .then(|| view! { <p class="seal">{say::SHUFFLE_SEALED.get()}" "<code>{game.seal()}</code></p> })
    };
    let cut = cut::cut(game);
    let caption = move || {
        let see = (in_the_light() && !over()) || cut.with(|cut| cut.is_on());
        see.then(|| view! { <p class=move || if in_the_light() { "caption" } else { "caption mid" } aria-hidden="true">{move || game.log().last()}</p> })
    };
    view! {
        <section
            class="felt"
            aria-label=say::THE_TABLE.get()
            data-see=move || in_the_light().then_some("")
            data-end=move || over().then_some("")
            on:click=move |_| game.skip()
        >
            {live(sign)}
            {live(seal)}
            {live(caption)}
            <Pot/>
            <Pack/>
            <DealerButton ring/>
            <Cards ring shown/>
            <CutCards ring cut/>
            <Seats ring shown/>
            <OldNew/>
            <Apart piece=Piece::Peek/>
            <Flights ring/>
            <Apart piece=Piece::Verdict/>
            <Apart piece=Piece::Standings/>
        </section>
    }
}
