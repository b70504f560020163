//! Whether the shuffle is fair: what was sealed, what it is checked by, and why no bot sees a card.

mod checking;
mod told;

use leptos::html::Div;
use leptos::prelude::*;

use self::checking::Checking;
use self::told::{BY_HAND, WHAT_IT_CANNOT_SHOW, WHY_BOTS_ARE_BLIND};
use super::frame::{self, Frame, SheetFrame};
use super::new_game::give_focus;
use super::sheets::{Sheet, Whence};
use crate::notation::Record;
use crate::ui::game::Game;
use crate::ui::live::live;
use crate::ui::past::Records;

/// The question, as a button that leads to the sheet.
#[component]
pub fn Ask(whence: Whence, says: &'static str) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    view! {
        <button type="button" class="asks" on:click=move |_| sheet.set(Some(Sheet::Fair(whence)))>{says}</button>
    }
}

/// The sheet.
#[component]
pub fn Fair(whence: Whence) -> impl IntoView {
    let game = expect_context::<Game>();
    let records = expect_context::<Records>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let frame = Frame::new();
    let body = NodeRef::<Div>::new();
    let read_from_its_head = || request_animation_frame(|| give_focus("sheet-title"));
    let back = move |_| {
        match whence {
            Whence::Felt => return frame::close(frame),
            Whence::NewGame => sheet.set(Some(Sheet::NewGame)),
            Whence::House | Whence::Brought => sheet.set(Some(Sheet::House)),
        }
        read_from_its_head();
    };
    // It takes the place of the sheet where it was asked, which may have been read to its end.
    Effect::new(move || {
        if let Some(body) = body.get() {
            request_animation_frame(move || body.set_scroll_top(0));
            read_from_its_head();
        }
    });
    let about = move || {
        Some(if whence == Whence::Brought {
            view! { <Check records=records.brought()/> }.into_any()
        } else {
            view! { <Own/> }.into_any()
        })
    };
    let points = |points: &'static [&'static str]| {
        let point = |point: &'static str| view! { <li>{point}</li> };
        view! { <ul class="agreed">{points.iter().copied().map(point).collect_view()}</ul> }
    };
    let next = move || {
        (whence == Whence::NewGame).then(|| view! {
            <h3>"The next sitting"</h3>
            <p class="rules">"Its shuffle is sealed before you deal. Note this down, and compare it when the sitting is over."</p>
            <code class="seal">{move || game.next_seal()}</code>
        })
    };
    view! {
        <SheetFrame frame title=Sheet::Fair(whence).title()>
            <div class="body fair" node_ref=body role="group" tabindex="0" aria-labelledby="sheet-title">
                {live(next)}
                {live(about)}
                <h3>"Why no bot can see your cards"</h3>
                {points(&WHY_BOTS_ARE_BLIND)}
                <h3>"By hand"</h3>
                {points(&BY_HAND)}
                <h3>"What this cannot show"</h3>
                {points(&WHAT_IT_CANNOT_SHOW)}
            </div>
            <footer>
                <button class="act go whole" on:click=back>"Back"</button>
            </footer>
        </SheetFrame>
    }
}

/// This sitting: its seal, and once it is over its seed and the check.
#[component]
fn Own() -> impl IntoView {
    let game = expect_context::<Game>();
    let told = move || {
        Some(match game.seed() {
            Some(seed) => view! {
                <p class="rules">"The seed, from which every shuffle of it came:"</p>
                <code class="seal" aria-label="The seed">{seed}</code>
                <Check records=game.whole_record().into_iter().collect()/>
            }
            .into_any(),
            None => view! {
                <p class="rules">
                    "The seed is told when the sitting is over: who knows it knows every card to come. Then this sheet checks \
                    that it is the one that was sealed, and deals every deal again from it."
                </p>
            }
            .into_any(),
        })
    };
    view! {
        <h3>"This sitting"</h3>
        <p class="rules">"Before the first card its shuffle was settled by a seed, a long number drawn by chance, and this seal of it was shown:"</p>
        <code class="seal" aria-label="The seal">{move || game.seal()}</code>
        {live(told)}
    }
}

/// The check of some records, which begins at once.
#[component]
fn Check(records: Vec<Record>) -> impl IntoView {
    let checking = Checking::begin(records);
    view! {
        <div class="checked" role="status">
            {live(move || {
                let lines = checking.lines();
                let line = |(good, says): (bool, String)| view! { <p class=if good { "good" } else { "error" }>{says}</p> };
                Some(lines.into_iter().map(line).collect_view())
            })}
        </div>
    }
}
