//! The sheet with the codes by which phones join: one seat after the other.

use leptos::prelude::*;

use super::picture::code;
use super::told::joining;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::live::live;
use crate::app::sheets::frame::{Frame, SheetFrame, close};
use crate::app::table::game::{Game, Model};
use crate::engine::Seat;

/// The sheet. Before the first deal it ends with the button that deals.
#[component]
pub fn Seats() -> impl IntoView {
    let game = expect_context::<Game>();
    let frame = Frame::new();
    let seats: Vec<Seat> = game.seats(|seats| seats.phones().iter().collect());
    let count = seats.len();
    let at = RwSignal::new(0_usize);
    // Another code after another phone has joined.
    let anew = RwSignal::new(0_u32);
    let is_new = game.peek_at(Model::is_undealt);
    let seats = StoredValue::new(seats);
    let now = move || seats.with_value(|seats| seats.get(at.get()).copied());
    let again = move |_| {
        if let Some(seat) = now() {
            game.join_again(seat);
            anew.update(|times| *times += 1);
        }
    };
    let drawn = move || {
        let seat = now()?;
        anew.track();
        let who = untrack(|| game.somebody(seat));
        let address = untrack(|| joining(game, seat))?;
        Some(view! {
            <p class="told">{say::phones_scan_to_join(&who)}</p>
            {code(&address, say::phones_code_for(&who))}
        })
    };
    let is_last = move || at.get() + 1 >= count;
    let next = move |_| at.update(|at| *at += 1);
    let before = move |_| at.update(|at| *at = at.saturating_sub(1));
    let done = move |_| {
        close(frame);
        if is_new {
            game.deal();
        }
    };
    let says = if is_new { say::DEAL_IT } else { say::BACK };
    view! {
        <SheetFrame frame title=Sheet::Phones.title()>
            <div class="body phones">
                {live(drawn)}
                <p class="note">{say::PHONES_NO_NETWORK.get()}</p>
                {(!is_new).then(|| view! { <button class="add" on:click=again>{say::PHONES_JOIN_AGAIN.get()}</button> })}
            </div>
            <footer>
                {live(move || (at.get() > 0).then(|| view! { <button class="act" on:click=before>{say::PHONES_BEFORE.get()}</button> }))}
                {live(move || Some(match is_last() {
                    true => view! { <button class="act go" on:click=done>{says.get()}</button> }.into_any(),
                    false => view! { <button class="act go" on:click=next>{say::PHONES_NEXT.get()}</button> }.into_any(),
                }))}
            </footer>
        </SheetFrame>
    }
}
