//! Seats, the dealer's button, and what lies over one's own hand.

use leptos::prelude::*;

use crate::ui::live::{each, live};

use super::scene::{self, Ring, Shown};
use crate::engine::{Action, Ask, Choice, Event, Pick, Seat, Turn, VyingAsk};
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::settings::Settings;
use crate::ui::words;

/// Every seat.
#[component]
pub fn Seats(ring: Memo<Ring>, shown: Memo<Shown>) -> impl IntoView {
    each(
        move || (0..ring.get().seats as u64).collect(),
        move |seat| view! { <SeatPlate seat=Seat(seat as u8) ring shown/> },
    )
}

#[component]
fn SeatPlate(seat: Seat, ring: Memo<Ring>, shown: Memo<Shown>) -> impl IntoView {
    let game = expect_context::<Game>();
    let own = move || ring.get().bottom == seat;
    let plate = Memo::new(move |_| game.public(|view| scene::plate(view, seat, own())));
    let slot = Memo::new(move |_| shown.with(|shown| shown.slot(seat)));
    let alone = move || shown.with(|shown| shown.seats.len() == 1);
    let class = move || {
        let mut class = plate.get().map_or("seat".into(), |plate| plate.class);
        if slot.get().is_some() {
            class += if alone() { " in-see alone" } else { " in-see" };
        }
        class
    };
    let style = move || {
        let slot = slot
            .get()
            .map(|slot| format!("--slot:{slot};"))
            .unwrap_or_default();
        ring.get().spot(seat).style("") + &slot
    };
    let kind = move || {
        game.public(|view| {
            let (_, value) = view.seat(seat)?.known_hand()?;
            Some(view! { <span class="kind">{words::hand_name(value)}</span> })
        })
    };
    let held = move || {
        let held = plate.get().map_or("", |plate| plate.held);
        (!held.is_empty() && slot.get().is_none())
            .then(|| view! { <span class="held">{held}</span> })
    };
    let owes = move || {
        let (to, chips) = plate.get()?.owes?;
        let debtor = game.somebody(seat);
        let says = match to {
            Some(to) => say::owes_to(&debtor, &game.somebody(to), chips),
            None => say::owes_in_all(&debtor, chips),
        };
        Some(view! { <span class="owes">{says}</span> })
    };
    view! {
        <div class=move || class() style=move || style()>
            <div class="plate">
                <span class="name">{move || game.name(seat)}</span>
                <span class="purse">
                    <b>{move || plate.get().map(|plate| plate.chips)}</b>
                    <span class="sr">" "{move || say::chips_of_a_seat(plate.get().map_or(0, |plate| plate.chips))}</span>
                    {live(held)}
                </span>
                {live(owes)}
            </div>
            <span class="said" aria-hidden="true">{move || plate.get().map(|plate| plate.said)}</span>
            {live(kind)}
        </div>
    }
}

/// The dealer's button.
#[component]
pub fn DealerButton(ring: Memo<Ring>) -> impl IntoView {
    let game = expect_context::<Game>();
    let dealer = move || game.public(|view| (view.deals() > 0).then(|| view.dealer()));
    live(move || {
        dealer().is_some().then(|| {
            let dealer = move || dealer().unwrap_or(Seat(0));
            let label = move || say::dealer(&game.somebody(dealer()));
            let class = move || {
                if ring.get().bottom == dealer() {
                    "dealer at-me"
                } else {
                    "dealer"
                }
            };
            let style = move || ring.get().spot(dealer()).style("");
            view! { <span class=move || class() style=move || style() role="img" aria-label=move || label()>{say::DEALER_LETTER.get()}</span> }
        })
    })
}

/// On two blind hands: which is old and which new, and what may be done with each.
#[component]
pub fn OldNew() -> impl IntoView {
    let game = expect_context::<Game>();
    let two = Memo::new(move |_| {
        let own = game.actor()?;
        let two = game.public(|view| view.seat(own).is_some_and(|place| place.hands().len() == 2));
        let over = matches!(game.scene(), Scene::DealOver | Scene::SittingOver);
        (two && !over).then_some(())
    });
    live(move || {
        two.get().map(|()| {
            [Pick::Old, Pick::New]
                .map(|pick| view! { <OnPacket pick/> })
                .collect_view()
        })
    })
}

#[component]
fn OnPacket(pick: Pick) -> impl IntoView {
    let game = expect_context::<Game>();
    let hand = pick as u8;
    // By the hand: the old one first, as `Pick` has it.
    let one = [say::OLD_HAND, say::NEW_HAND][hand as usize];
    // What the packet can be pressed for now.
    let use_of_it = Memo::new(move |_| {
        let choices = game.choices();
        let offered = |action| choices.contains(&Choice::One(action));
        let acts = [
            (
                Action::Look(Some(pick)),
                [say::LOOK_AT_OLD, say::LOOK_AT_NEW],
            ),
            (Action::Play(pick), [say::PLAY_OLD, say::PLAY_NEW]),
            (Action::Retain(Some(pick)), [say::KEEP_OLD, say::KEEP_NEW]),
        ];
        let (action, says) = acts.into_iter().find(|(action, _)| offered(*action))?;
        Some((action, says[hand as usize].get()))
    });
    live(move || {
        Some(match use_of_it.get() {
            Some((action, says)) => view! {
                <button
                    class="old-new"
                    style=format!("--hand:{hand}")
                    on:click=move |press| {
                        press.stop_propagation();
                        game.act(action);
                    }
                >
                    {says}
                </button>
            }
            .into_any(),
            None => {
                view! { <span class="old-new" style=format!("--hand:{hand}")>{one.get()}</span> }
                    .into_any()
            }
        })
    })
}

/// Over one's own cards on a shared screen: pressed, they are shown, and only then.
#[component]
pub fn Peek() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let looked = Memo::new(move |_| {
        let own = game
            .actor()
            .filter(|_| game.is_shared() && game.scene() == Scene::Playing)?;
        let deciding = matches!(
            game.public(|view| view.ask()),
            Ask::Vying(VyingAsk::Decide { .. })
        );
        let open = game.public(|view| {
            view.seat(own)
                .is_some_and(|place| place.hands().len() > 0 && !place.is_blind())
        });
        ((open || deciding || is_shown_a_hand(game, own)) && game.is_my_turn()).then_some(())
    });
    // Who must throw cards away needs his hands free: his cards are shown until he hides them.
    let throws = move || untrack(move || game.must_throw().is_some());
    let hold = move |on: bool| {
        if settings.now().hold_to_peek && !throws() {
            game.peek(on);
        }
    };
    // Where buttons cannot be held, one press shows and the next hides; keys always work so.
    let toggle = move |by_key: bool| {
        if by_key || throws() || !settings.now().hold_to_peek {
            game.peek(!game.is_peeking());
        }
    };
    live(move || {
        let picking = Memo::new(move |_| game.must_throw().is_some() && game.is_peeking());
        looked.get().filter(|()| !picking.get()).map(|()| {
            let holds = move || settings.get().hold_to_peek && game.must_throw().is_none();
            let label = move || match (holds(), game.is_peeking()) {
                (_, true) => say::HIDE_YOUR_CARDS.get(),
                (true, false) => say::HOLD_TO_LOOK.get(),
                (false, false) => say::LOOK_AT_YOUR_CARDS.get(),
            };
            view! {
                <button
                    class="peek"
                    aria-pressed=move || game.is_peeking().to_string()
                    on:pointerdown=move |_| hold(true)
                    on:pointerup=move |_| hold(false)
                    on:pointerleave=move |_| hold(false)
                    on:pointercancel=move |_| hold(false)
                    on:contextmenu=move |menu| menu.prevent_default()
                    on:blur=move |_| {
                        if !throws() {
                            game.peek(false);
                        }
                    }
                    on:click=move |press| {
                        press.stop_propagation();
                        // A press by key comes as a click of no pointer.
                        toggle(press.detail() == 0);
                    }
                >
                    <span>{move || label()}</span>
                </button>
            }
        })
    })
}

/// Whether this seat is asked for a loan by one who has shown it his hand.
fn is_shown_a_hand(game: Game, own: Seat) -> bool {
    game.public(|view| {
        let Ask::Vying(VyingAsk::Turn(Turn::Lend { borrower, .. })) = view.ask() else {
            return false;
        };
        let shown = Event::ShownTo {
            seat: borrower,
            to: own,
        };
        view.history().any(|event| event == shown)
    })
}
