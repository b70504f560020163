//! A drill: a felt of its own in place of the table, at which one decision is made.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::verdict::{Answer, Then};
use super::{ADVISED, NEXT, name, told};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::entropy;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::Position;
use crate::app::sheets::review::{Asked, Run};
use crate::app::sheets::school::today;
use crate::app::sheets::{SheetState, Tried, apart};
use crate::app::storage::drills;
use crate::app::table::drawing::draw;
use crate::app::table::family;
use crate::app::table::felt::felt;
use crate::app::table::focus::focus_element;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::school::drills::{Advice, Found, Kind, Search, Searched};
use crate::school::ten::OWN;
use crate::sitting::session::Session;

/// The id of the button that leaves the room.
const LEAVE: &str = "drill-leave";

/// Where the room is.
#[derive(Clone)]
enum State {
    /// A decision is being found.
    Coming,
    /// What plays the game could not be fetched.
    Failed,
    /// The player decides, or reads what his decision was worth.
    Asked(Kind, Box<Found>),
}

/// The room. `kind` is the number of the kind in the list, [`NEXT`] or [`ADVISED`].
#[component]
pub fn Drill(kind: u8) -> impl IntoView {
    let page = expect_context::<Page>();
    apart::hold(page);
    let advised = expect_context::<SheetState>().advised.get_value();
    let advised = advised.filter(|_| kind == ADVISED);
    let point = advised.map(|tried| tried.point);
    let leads_to = match advised {
        Some(Tried { point, from, .. }) => Sheet::HowToPlay(point.kind().rules().game, from),
        None => Sheet::School,
    };
    let leave = move || page.sheet.set(Some(leads_to));
    let chosen = point.map(Advice::kind);
    let chosen = chosen.or_else(|| Kind::ALL.get(usize::from(kind)).copied());
    let stored = || drills::stored().unwrap_or_default();
    let state = RwSignal::new(State::Coming);
    let wanted = RwSignal::new(chosen.unwrap_or_else(|| stored().next(today().number())));
    let begin = move || {
        if kind == NEXT {
            wanted.set(stored().next(today().number()));
        }
        let kind = wanted.get_untracked();
        let search = match point {
            Some(point) => Search::of_advice(point),
            None => Search::new(kind, entropy::seed()),
        };
        find(kind, search, state);
    };
    begin();
    let score = RwSignal::new(0);
    let at = move || {
        score.track();
        // A point of advice does not count.
        let is_scored = point.is_none();
        is_scored.then(|| told(stored().of(wanted.get())))
    };
    // The felt listens too, once it is there.
    let escape = move |key: KeyboardEvent| {
        if key.key() == "Escape" {
            key.prevent_default();
            leave();
        }
    };
    let inside = move || {
        Some(match state.get() {
            State::Coming => apart::coming(),
            State::Failed => apart::not_fetched(begin),
            State::Asked(kind, found) => {
                let next = Callback::new(move |()| {
                    focus_element(LEAVE);
                    begin();
                });
                let then = match advised {
                    Some(tried) => Then::Back(tried.says, leads_to),
                    None => Then::Next(score, next),
                };
                view! { <Felt kind found=*found leads_to then/> }.into_any()
            }
        })
    };
    request_animation_frame(|| focus_element(LEAVE));
    view! {
        <div class="room trial ten guide drill" role="group" aria-label=move || name(wanted.get()) on:keydown=escape>
            <header class="bar">
                <h1>{move || name(wanted.get())}</h1>
                <span class="at">{at}</span>
                <button id=LEAVE class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            {live(inside)}
        </div>
    }
}

/// Fetches what plays the game, and finds a decision in slices.
fn find(kind: Kind, mut search: Search, state: RwSignal<State>) {
    state.set(State::Coming);
    let begin = move |is_here: bool| {
        if !is_here {
            state.try_set(State::Failed);
            return;
        }
        in_slices(move || {
            if state.try_get_untracked().is_none() {
                return slices::Step::Done;
            }
            state.set(match search.step(family::cast) {
                Searched::Further => return slices::Step::More,
                Searched::Found(found) => State::Asked(kind, found),
                Searched::Missing => State::Failed,
            });
            slices::Step::Done
        });
    };
    family::with_games(&[&kind.rules()], Box::new(begin));
}

/// A decision that is made at this table. Copies are the same one.
#[derive(Clone, Copy)]
struct Deciding {
    game: Game,
    /// What reviews it, once it is made.
    review: RwSignal<Option<Run>>,
}

impl Deciding {
    /// Whether it is made.
    fn is_made(self) -> bool {
        self.review.get().is_some()
    }

    /// Begins the review once the player has acted. What he did is not shown: the felt stays as it was when he decided.
    fn watch(self, found: Found) {
        let Deciding { game, review } = self;
        let owner = Owner::current().unwrap_or_default();
        whenever(move |_| {
            game.in_play.changes();
            let first = |session: &Session| session.record().actions.first().cloned();
            if let Some(action) = game.in_play.read(first) {
                game.stop_timer();
                let asked = Asked::of_drill(&found, action);
                review.set(Some(owner.with(|| Run::begin(asked))));
            }
        });
    }
}

/// The felt, with the controls or the verdict beneath it.
#[component]
fn Felt(kind: Kind, found: Found, leads_to: Sheet, then: Then) -> impl IntoView {
    let page = expect_context::<Page>();
    let position = Position::new(found.table.clone(), OWN);
    let game = untrack(|| position.game(found.setup.clone(), page.settings));
    let deciding = Deciding {
        game,
        review: RwSignal::new(None),
    };
    on_cleanup(move || {
        if let Some(review) = deciding.review.try_get_untracked().flatten() {
            review.cancel();
        }
    });
    deciding.watch(found);
    let at_the_drill = apart::page_of(game, page);
    let leave = move || page.sheet.set(Some(leads_to));
    apart::listen(at_the_drill, leave, move || !deciding.is_made());
    provide_context(deciding);
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        if let Some(place) = place.get() {
            // It may be the element of the drill before.
            place.set_inner_html("");
            draw(at_the_drill, &place, drawn);
        }
    });
    let answer = move || {
        let review = deciding.review.get()?;
        Some(view! { <Answer kind review then/> })
    };
    view! {
        <div style="display:contents" node_ref=place></div>
        {live(answer)}
    }
}

/// Draws the felt and, until the decision is made, the controls.
fn drawn(page: Page) -> Vec<Node> {
    if !expect_context::<Deciding>().is_made() {
        return apart::drawn(page, true);
    }
    // The deal does not go on.
    vec![felt(page).restrict(&|_| Permission::Deny)]
}
