//! What can be done with what was made: it is played on, its choices are weighed, and it is passed on.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::shop::Shop;
use super::worths::worths;
use crate::app::i18n::say;
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::frame::is_embedded;
use crate::app::platform::{files, share};
use crate::app::replay::Records;
use crate::app::sheets::SheetState;
use crate::app::sheets::every_hand::{EveryHand, Of, ShownChart};
use crate::app::sheets::lesson::{players, to_act};
use crate::app::sheets::share::PassOn;
use crate::app::sheets::taught::{FILE, open_lesson};
use crate::app::storage::lessons;
use crate::app::table::link;
use crate::app::table::page::Page;
use crate::notation::{FragmentKind, Move, write_lesson_link};
use crate::review::Position;

/// The buttons, or what is wrong with the text.
pub fn uses(page: Page, state: SheetState, shop: Shop) -> AnyView {
    let Some((lesson, prepared)) = shop.whole_now() else {
        let fault = shop.fault_now();
        return view! { <p class="error" role="alert">{fault}</p> }.into_any();
    };
    let records = expect_context::<Records>();
    let text = StoredValue::new(lesson.to_string());
    let seat = to_act(&lesson, &prepared);
    let is_asked = prepared.table.ask().seat() == Some(seat);
    let position = Position::new(prepared.table.clone(), seat);
    let setup = players(&lesson.setup, seat);
    let play_on = {
        let (position, setup) = (position.clone(), setup.clone());
        move |_| {
            records.try_from(position.clone(), setup.clone());
            page.sheet.set(Some(Sheet::Trial(TrialFrom::Workshop)));
        }
    };
    let learn = move |_| {
        open_lesson(state, text.get_value(), Some(Sheet::Workshop));
        page.sheet.set(Some(Sheet::Written));
    };
    let said = RwSignal::new("");
    let tell = move |says: crate::app::i18n::Text| said.set(says.get());
    let keep = {
        let lesson = lesson.clone();
        move |_| match lessons::put(&lesson) {
            Ok(()) => tell(say::WORKSHOP_KEPT),
            Err(_) => tell(say::NOTHING_IS_KEPT),
        }
    };
    // If the browser refuses the file, nothing changes.
    let save = move |_| _ = files::offer_as("text/plain", FILE, &text.get_value());
    let record = StoredValue::new(prepared.record.to_json());
    let copy_record = move |_| {
        spawn_local(async move {
            let is_copied = share::copy(&record.get_value()).await;
            let says = match is_copied {
                true => say::SITTING_RECORD_COPIED,
                false => say::SHARE_COPY,
            };
            _ = said.try_set(says.get());
        });
    };
    let is_situation = lesson.is_situation();
    let word = write_lesson_link(&lesson);
    let links = match &word {
        Ok(word) => {
            let address = link::address(FragmentKind::Lesson, word);
            let what = Callback::new(move |()| Some((String::new(), address.clone())));
            view! { <PassOn says=[say::WORKSHOP_SHARE, say::COPY_THE_LINK] what said/> }.into_any()
        }
        Err(_) => view! {
            <p class="rules">{say::WORKSHOP_LONG.get()}</p>
            <p role="status">{said}</p>
        }
        .into_any(),
    };
    let charted = prepared.table.choices(seat).first().and_then(|choice| {
        let mut record = prepared.record.clone();
        let nth = record.actions.len();
        let action = choice.plain();
        record.actions.push(Move { seat, action }.to_string());
        let of = Of::Past {
            record: Box::new(record),
            seat,
            nth,
            position: Box::new(position),
        };
        (is_asked && of.is_charted()).then_some(of)
    });
    let shown = ShownChart::new();
    let chart = charted.map(|of| {
        let show = move |_| shown.show(of.clone());
        view! { <button type="button" class="act whole" aria-haspopup="dialog" on:click=show>{say::EVERY_HAND.get()}</button> }
    });
    let embed = word.as_ref().ok().filter(|_| !is_embedded()).map(|word| {
        let (word, options) = (word.clone(), state.embed());
        let begin = move |_| {
            options.update(|options| {
                options.forget_in_place();
                options.lesson = Some(word.clone());
            });
            page.sheet.set(Some(Sheet::Embed));
        };
        view! { <button type="button" class="add" on:click=begin>{say::EMBED_THIS_LESSON.get()}</button> }
    });
    view! {
        {is_asked.then(|| view! { <button type="button" class="act go whole" on:click=play_on>{say::WORKSHOP_PLAY_ON.get()}</button> })}
        {is_asked.then(|| worths(&lesson, &prepared))}
        {chart}
        {(!is_situation).then(|| view! { <button type="button" class="act whole" on:click=learn>{say::WORKSHOP_LEARN.get()}</button> })}
        <h3>{say::WORKSHOP_PASS_ON.get()}</h3>
        <div class="share">{links}</div>
        <div class="ways">
            {(!is_embedded()).then(|| view! { <button type="button" class="add" on:click=keep>{say::WORKSHOP_KEEP.get()}</button> })}
            {embed}
            <button type="button" class="add" on:click=save>{say::SAVE_TO_A_FILE.get()}</button>
            <button type="button" class="add" on:click=copy_record>{say::COPY_THE_RECORD.get()}</button>
        </div>
        <EveryHand shown/>
    }
    .into_any()
}
