//! The sheet with the code of a hand, and what its player enters of what his phone tells him.

use leptos::prelude::*;

use super::entered::{self, Asked, What};
use super::picture::code;
use super::told::showing;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::sheets::frame::{Frame, SheetFrame, close};
use crate::app::table::game::Game;
use crate::engine::{Action, Seat};

/// The sheet. No card is in it that the table does not show: the code is sealed.
#[component]
pub fn HandCodeSheet() -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let seat = game.actor().filter(|_| game.is_on_phone());
    let shown = seat.and_then(|seat| {
        let who = game.somebody(seat);
        let address = showing(game, seat)?;
        Some(view! {
            <p class="told">{say::phones_scan_hand(&who)}</p>
            {code(&address, say::phones_code_for(&who))}
        })
    });
    let asked = seat.and_then(|seat| entered::asked(game, seat));
    let acts = Callback::new(move |action: Action| {
        close(frame);
        game.act(action);
    });
    let enters = seat.zip(asked).map(|(seat, asked)| match asked {
        Asked::Word => view! { <Word seat acts/> }.into_any(),
        Asked::Places {
            cards,
            least,
            most,
            what,
        } => view! { <Places seat cards least most what acts/> }.into_any(),
    });
    let is_asked = enters.is_some();
    view! {
        <SheetFrame frame title=Sheet::HandCode.title()>
            <div class="body phones">{shown}{enters}</div>
            {(!is_asked).then(|| view! {
                <footer><button class="act go" on:click=move |_| close(frame)>{say::PHONES_HAVE_SEEN.get()}</button></footer>
            })}
        </SheetFrame>
    }
}

/// The field for the word of hands that were set on the phone.
#[component]
fn Word(seat: Seat, acts: Callback<Action>) -> impl IntoView {
    let game = expect_context::<Game>();
    let typed = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let lay = move || match entered::set_by(game, seat, &typed.get()) {
        Some(action) => acts.run(action),
        None => is_wrong.set(true),
    };
    view! {
        <form
            class="enters"
            on:submit=move |submitted| {
                submitted.prevent_default();
                lay();
            }
        >
            <label for="phone-word">{say::PHONES_WORD.get()}</label>
            <input
                id="phone-word"
                maxlength="12"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-invalid=move || is_wrong.get().then_some("true")
                aria-describedby="phone-word-error"
                prop:value=typed
                on:input:target=move |input| {
                    typed.set(input.target().value());
                    is_wrong.set(false);
                }
            />
            <span class="error" id="phone-word-error" role="status">{move || is_wrong.get().then(|| say::PHONES_WORD_WRONG.get())}</span>
            <button class="act go">{say::LAY.get()}</button>
        </form>
    }
}

/// Buttons with the numbers that the cards have on the phone.
#[component]
fn Places(
    seat: Seat,
    cards: usize,
    least: usize,
    most: usize,
    what: What,
    acts: Callback<Action>,
) -> impl IntoView {
    let game = expect_context::<Game>();
    let picked = RwSignal::new(Vec::<usize>::new());
    // The place on the board, where cards are swapped with it.
    let board = what.board();
    let has_board = !board.is_empty();
    let taken = RwSignal::new(None::<usize>);
    let pick = move |nth: usize| {
        picked.update(|picked| match picked.iter().position(|one| *one == nth) {
            Some(at) => drop(picked.remove(at)),
            None => {
                if picked.len() == most {
                    picked.remove(0);
                }
                picked.push(nth);
            }
        });
    };
    let one = move |nth: usize| {
        let is_picked = move || picked.with(|picked| picked.contains(&nth));
        view! {
            <button type="button" class="number" aria-label=say::phones_card_number(nth as u64 + 1) aria-pressed=move || is_picked().to_string() on:click=move |_| pick(nth)>
                {nth + 1}
            </button>
        }
    };
    let of_board = move |(nth, says): (usize, String)| {
        let is_taken = move || taken.get() == Some(nth);
        view! {
            <button type="button" class="number wide" aria-pressed=move || is_taken().to_string() on:click=move |_| taken.set(Some(nth))>{says}</button>
        }
    };
    let is_ready = move || {
        let count = picked.with(Vec::len);
        (least..=most).contains(&count) && (!has_board || taken.get().is_some())
    };
    let act = move |_| {
        if !is_ready() {
            return;
        }
        let action = entered::picked(game, seat, what, &picked.get(), taken.get());
        if let Some(action) = action {
            acts.run(action);
        }
    };
    view! {
        <div class="enters">
            <p>{what.asks()}</p>
            <div class="numbers">{(0..cards).map(one).collect_view()}</div>
            {has_board.then(|| view! {
                <p>{say::PHONES_FROM_BOARD.get()}</p>
                <div class="numbers">{board.into_iter().enumerate().map(of_board).collect_view()}</div>
            })}
            <button class="act go" aria-disabled=move || (!is_ready()).then_some("true") on:click=act>{what.does()}</button>
        </div>
    }
}
