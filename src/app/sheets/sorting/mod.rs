//! Lesson zero: seven hands that the learner sorts, the best first. Each is one press, whatever it is made with, and what
//! the hand is and why is told at once.

mod hands;

use leptos::prelude::*;

use self::hands::{HANDS, LIE, told};
use super::pictures::row;
use super::room;
use crate::app::i18n::say;
use crate::app::lazy::{GuidedDeal, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::live;
use crate::app::storage::path::Gone;
use crate::app::table::page::Page;

/// After so many wrong presses in a row the right hand is shown.
const MISSES: u32 = 2;
/// The id of the heading.
const HEAD: &str = "sort-head";
/// The id of the button that goes on.
const NEXT: &str = "sort-next";

/// What the learner has done. Copies are the same.
#[derive(Clone, Copy)]
struct Sorting {
    /// How many hands lie in order.
    sorted: RwSignal<usize>,
    /// How many presses in a row were wrong.
    misses: RwSignal<u32>,
    /// What is said of the last press.
    says: RwSignal<String>,
}

impl Sorting {
    fn new() -> Sorting {
        Sorting {
            sorted: RwSignal::new(0),
            misses: RwSignal::new(0),
            says: RwSignal::new(say::SORT_ASK.get().into()),
        }
    }

    fn is_done(self) -> bool {
        self.sorted.get() == HANDS.len()
    }

    /// Takes the hand at this place for the best of those that are left.
    fn takes(self, place: usize) {
        let next = self.sorted.get_untracked();
        let (name, is) = told(place);
        if place != next {
            self.misses.update(|misses| *misses += 1);
            let shown = self.misses.get_untracked() >= MISSES;
            self.says.set(match shown {
                true => say::sort_shown(&name),
                false => say::sort_wrong(&name),
            });
            return;
        }
        self.misses.set(0);
        self.sorted.set(next + 1);
        let left = HANDS.len() - next - 1;
        // The last one has no choice beside it.
        if left == 1 {
            self.sorted.set(HANDS.len());
        }
        self.says.set(match left {
            0 | 1 => say::SORT_DONE.get().into(),
            _ => say::sort_right(&name, is),
        });
        if self.is_done() {
            Gone::Sorted.store();
            return request_animation_frame(|| focus_element(NEXT));
        }
        // The pressed button is gone.
        let first = LIE.into_iter().find(|place| *place > next);
        if let Some(first) = first {
            request_animation_frame(move || focus_element(&id(first)));
        }
    }
}

fn id(place: usize) -> String {
    format!("sort-{place}")
}

/// The room.
#[component]
pub fn Sort() -> impl IntoView {
    let page = expect_context::<Page>();
    let sorting = Sorting::new();
    let leave = move || page.sheet.set(Some(Sheet::School));
    room::hold(page);
    room::escape_leaves(leave);
    let controls = move || {
        Some(match sorting.is_done() {
            true => view! { <Goes page/> }.into_any(),
            false => view! { <Heap sorting/> }.into_any(),
        })
    };
    request_animation_frame(|| focus_element(HEAD));
    view! {
        <div class="room trial sort" role="group" aria-label=say::WHAT_BEATS_WHAT.get()>
            <header class="bar">
                <h1 id=HEAD tabindex="-1">{say::WHAT_BEATS_WHAT.get()}</h1>
                <button class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            <div class="sorting">
                <p class="says" role="status">{sorting.says}</p>
                <ol class="ladder" aria-label=say::SORT_LADDER.get()>
                    {(0..HANDS.len()).map(|place| view! { <Rung sorting place/> }).collect_view()}
                </ol>
                {live(controls)}
            </div>
        </div>
    }
}

/// A place in the order, with its hand once that is found.
#[component]
fn Rung(sorting: Sorting, place: usize) -> impl IntoView {
    let lies = move || {
        let (name, is) = told(place);
        (sorting.sorted.get() > place).then(|| {
            let cards = HANDS.get(place).map(|cards| row(cards));
            view! { {cards}<span><b>{name}</b>" "<small>{is}</small></span> }
        })
    };
    view! { <li class:laid=move || { sorting.sorted.get() > place }>{live(lies)}</li> }
}

/// The hands that are not sorted yet. None moves when another is taken away.
#[component]
fn Heap(sorting: Sorting) -> impl IntoView {
    let one = |place: usize| {
        let is_laid = move || sorting.sorted.get() > place;
        let is_shown = move || sorting.misses.get() >= MISSES && sorting.sorted.get() == place;
        view! {
            <li>
                <button
                    id=id(place)
                    class:shown=is_shown
                    style:visibility=move || is_laid().then_some("hidden")
                    on:click=move |_| sorting.takes(place)
                >
                    {HANDS.get(place).map(|cards| row(cards))}
                </button>
            </li>
        }
    };
    view! { <ul class="heap" aria-label=say::SORT_HEAP.get()>{LIE.into_iter().map(one).collect_view()}</ul> }
}

/// What follows.
#[component]
fn Goes(page: Page) -> impl IntoView {
    view! {
        <div class="goes">
            <button class="act" on:click=move |_| page.sheet.set(Some(Sheet::School))>{say::BACK.get()}</button>
            <button id=NEXT class="act go" on:click=move |_| page.sheet.set(Some(Sheet::Lesson(GuidedDeal::First)))>
                {say::path_next(say::PATH_LESSONS.get())}
            </button>
        </div>
    }
}
