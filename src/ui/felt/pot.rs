//! What lies in the middle: chips, their sum, what a bet costs now, and the pack.

use leptos::prelude::*;

use crate::ui::live::{each, live};

use super::scene::{self, Ring};
use super::spots::Spot;
use crate::engine::{Event, Purse};
use crate::ui::game::{Flight, Game, Scene};
use crate::ui::language::say;
use crate::ui::words;

/// The pot.
#[component]
pub fn Pot() -> impl IntoView {
    let game = expect_context::<Game>();
    let dealt = Memo::new(move |_| game.public(|view| view.deals()) > 0);
    let total = Memo::new(move |_| game.public(|view| view.pot()));
    let carried = Memo::new(move |_| game.public(|view| view.carried()));
    let closed = Memo::new(move |_| {
        game.public(|view| {
            view.pots()
                .split_last()
                .map_or(0, |(_, closed)| closed.iter().sum::<u64>())
        })
    });
    live(move || {
        dealt.get().then(|| {
            let pile = move || denominations(total.get());
            let class = move || {
                if total.get() > 0 {
                    "total"
                } else {
                    "total none"
                }
            };
            let carried = move || {
                (carried.get() > 0).then(|| view! { <span class="carried">{say::carried(carried.get())}</span> })
            };
            let closed = move || {
                (closed.get() > 0).then(|| view! { <span class="side">{say::covered(closed.get())}</span> })
            };
            view! {
                <div class="pot">
                    <div class="pile" aria-hidden="true">{move || pile().into_iter().map(stack).collect_view()}</div>
                    <span class=move || class()>
                        <span class="sr">{say::POT.get()}" "</span>
                        {move || view! { <span class="roll">{total.get()}</span> }}
                    </span>
                    {live(carried)}
                    {live(closed)}
                    <Stake/>
                </div>
            }
        })
    })
}

/// The stake plate: what a bet costs now.
#[component]
fn Stake() -> impl IntoView {
    let game = expect_context::<Game>();
    let prices = Memo::new(move |_| {
        game.public(|view| {
            let vying = view.rules().vying()?;
            let open = if view.stake() > 0 && !scene::is_between_deals(view) {
                view.stake()
            } else {
                vying.open_min
            };
            Some((open, vying.blind_play.then(|| open.div_ceil(2))))
        })
    });
    let playing = move || game.scene() == Scene::Playing;
    live(move || {
        let (open, blind) = prices.get().filter(|_| playing())?;
        let blind = blind.map(
            |blind| view! { <span>{say::BLIND_PAYS.get()}" " <b class="roll">{blind}</b></span> },
        );
        Some(view! {
            <div class="stake">
                <span>{say::OPEN_PAYS.get()}" " <b class="roll">{open}</b></span>
                {blind}
            </div>
        })
    })
}

/// So many chips of each worth, dearest first.
fn denominations(mut chips: u64) -> Vec<(&'static str, u64)> {
    [(100, "c100"), (25, "c25"), (5, "c5"), (1, "c1")]
        .into_iter()
        .map(|(worth, class)| {
            let count = chips / worth;
            chips %= worth;
            (class, count.min(8))
        })
        .filter(|(_, count)| *count > 0)
        .collect()
}

fn stack((class, count): (&'static str, u64)) -> impl IntoView {
    let chips = (0..count)
        .map(|i| view! { <i class=format!("chip {class}") style=format!("--i:{i}")></i> })
        .collect_view();
    view! { <span class="stack">{chips}</span> }
}

/// The pack and how many cards it has.
#[component]
pub fn Pack() -> impl IntoView {
    let game = expect_context::<Game>();
    let dealt = Memo::new(move |_| game.public(|view| view.deals()) > 0);
    let left = Memo::new(move |_| game.public(|view| view.pack_len()));
    let riffles = move || {
        game.public(|view| view.deals()) > 1
            && game.is_last(|event| matches!(event, Event::Shuffled { .. }))
    };
    let turned = Memo::new(move |_| game.public(|view| view.turned()));
    let bottom = move || {
        turned.get().map(|card| {
            let label = say::bottom_card(&words::card_name(card));
            view! {
                <div class="bottom" role="img" aria-label=label>
                    <svg viewBox="0 0 100 140" aria-hidden="true"><use href=format!("cards.svg#{card}")/></svg>
                </div>
            }
        })
    };
    live(move || {
        dealt.get().then(|| {
            view! {
                {live(bottom)}
                <div class=move || if riffles() { "pack riffle" } else { "pack" }>
                    <svg viewBox="0 0 100 140" aria-hidden="true"><use href="back.svg#back"/></svg>
                    <i></i>
                    <i></i>
                    <span class="count">{move || say::cards_left(left.get() as u64)}</span>
                </div>
            }
        })
    })
}

/// Chips on their way to the pot, or back from it.
#[component]
pub fn Flights(ring: Memo<Ring>) -> impl IntoView {
    let game = expect_context::<Game>();
    let spot = move |purse: Purse| match purse {
        Purse::Seat(seat) => ring.get_untracked().spot(seat),
        // What comes from a pocket comes without a flight.
        Purse::Pot(_) | Purse::Outside => Spot::POT,
    };
    let fly = move |flight: Flight| {
        view! {
            <div
                class="chipfly"
                aria-hidden="true"
                style=spot(flight.from).style("from-") + &spot(flight.to).style("to-")
                on:animationend=move |_| game.landed(flight.number)
            >
                {pile(flight)}
            </div>
        }
    };
    let numbers = move || {
        game.flights()
            .iter()
            .map(|flight| flight.number.into())
            .collect()
    };
    each(numbers, move |number| {
        let flights = untrack(move || game.flights());
        flights
            .into_iter()
            .find(|flight| u64::from(flight.number) == number)
            .map(fly)
    })
}

fn pile(flight: Flight) -> impl IntoView {
    view! { <div class="pile">{denominations(flight.chips).into_iter().map(stack).collect_view()}</div> }
}
