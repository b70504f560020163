//! The button over the player's own cards, on a shared screen and where they were covered.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::live;
use crate::app::settings::Settings;
use crate::app::table::game::{Game, Model, Phase};
use crate::engine::{Event, Seat, Turn};

/// A button over the player's own cards on a shared screen, and over those of a single player that were covered while the
/// page was away. Pressing it shows them.
#[component]
pub fn Peek() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let looked = Memo::new(move |_| game.read(may_look).then_some(()));
    // A player who must throw cards away or set them needs his hands free, so his cards stay until he hides them. So do
    // those of a single player, and those at home.
    let throws = move || game.peek_at(stays_open);
    let hold = move |on: bool| {
        if settings.now().hold_to_peek && !throws() && !game.peek_at(Model::is_on_phone) {
            game.peek(on);
        }
    };
    // One press shows the cards and the next hides them: for keys, and where holding is off.
    let toggle = move |by_key: bool| {
        let is_on_phone = game.peek_at(Model::is_on_phone);
        if by_key || throws() || is_on_phone || !settings.now().hold_to_peek {
            game.peek(game.peek_at(Model::is_covered));
        }
    };
    live(move || {
        let picking = Memo::new(move |_| game.read(|game| needs_hands(game) && game.is_peeking()));
        looked.get().filter(|()| !picking.get()).map(|()| {
            let holds = move || settings.get().hold_to_peek && !game.read(stays_open);
            let label = move || match (holds(), game.is_peeking()) {
                _ if game.is_on_phone() => say::PHONES_SHOW_CODE.get(),
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
                        // A click by key has a detail of 0.
                        toggle(press.detail() == 0);
                    }
                >
                    <span>{move || label()}</span>
                </button>
            }
        })
    })
}

/// Whether the player at the screen may show his cards to himself.
fn may_look(game: &Model) -> bool {
    let Some(own) = game.actor() else {
        return false;
    };
    let may = match game.seats().is_shared() {
        true => game.phase() == Phase::Playing && game.is_my_turn(),
        false => game.is_covered(),
    };
    let deciding = game.public(|view| view.ask().looked().is_some());
    let open = game.public(|view| {
        view.seat(own)
            .is_some_and(|place| place.hands().len() > 0 && !place.is_blind())
    });
    may && !game.has_real_cards() && (open || deciding || is_shown_a_hand(game, own))
}

/// Whether the cards that are shown by one press stay until another, even where holding is on.
fn stays_open(game: &Model) -> bool {
    needs_hands(game) || !game.seats().is_shared() || game.is_at_home()
}

/// Whether the player must do something with the cards he looks at.
fn needs_hands(game: &Model) -> bool {
    game.most_to_pick() > 0 || game.must_set() || game.must_swap()
}

/// Whether this seat is asked for a loan by a player who has shown it his hand.
fn is_shown_a_hand(game: &Model, own: Seat) -> bool {
    game.public(|view| {
        let Some(Turn::Lend { borrower, .. }) = view.ask().turn() else {
            return false;
        };
        let shown = Event::ShownTo {
            seat: borrower,
            to: own,
        };
        view.history().any(|event| event == shown)
    })
}
