//! A drill: a felt of its own in place of the table, at which one decision is made.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::name;
use super::over::Over;
use super::own::{self, Own};
use super::place::State;
use super::round::{ALL, Round};
use super::verdict::{Answer, Then};
use crate::app::i18n::say;
use crate::app::lazy::{DrillOf, Sheet};
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{self, in_slices};
use crate::app::replay::Position;
use crate::app::sheets::beats::ChartButton;
use crate::app::sheets::review::{Asked, Run};
use crate::app::sheets::school::today;
use crate::app::sheets::{SheetState, Tried, apart};
use crate::app::storage::drills;
use crate::app::table::drawing::draw;
use crate::app::table::felt::felt;
use crate::app::table::game::Game;
use crate::app::table::page::{Page, Programs};
use crate::app::table::patch::{Node, Permission};
use crate::bots;
use crate::school::drills::{Advice, Found, Kind, Search, Searched};
use crate::school::ten::OWN;
use crate::sitting::session::Session;

/// The id of the button that leaves the room.
const LEAVE: &str = "drill-leave";

/// The room.
#[component]
pub fn Drill(of: DrillOf) -> impl IntoView {
    let page = expect_context::<Page>();
    apart::hold(page);
    let advised = expect_context::<SheetState>().advised.get_value();
    let advised = advised.filter(|_| of == DrillOf::Advice);
    let point = advised.map(|tried| tried.point);
    let leads_to = match advised {
        Some(Tried { point, from, .. }) => Sheet::HowToPlay(point.kind().rules().game, from),
        None => Sheet::School,
    };
    let leave = move || page.sheet.set(Some(leads_to));
    let chosen = match of {
        DrillOf::Kind(kind) => Some(kind),
        DrillOf::Mistake(mistake) => Some(Kind::of_mistake(mistake)),
        DrillOf::Advice | DrillOf::Due => point.map(Advice::kind),
    };
    let stored = || drills::stored().unwrap_or_default();
    let state = RwSignal::new(State::Coming);
    let wanted = RwSignal::new(chosen.unwrap_or_else(|| stored().next(today().number())));
    // The player's own mistakes are asked first, the latest at once.
    let own = StoredValue::new_local(match of {
        DrillOf::Due | DrillOf::Mistake(_) => untrack(|| own::mistakes(page.save_state, page.game)),
        DrillOf::Kind(_) | DrillOf::Advice => Vec::new(),
    });
    let own_of = move |kind: Kind| {
        let is_wanted = |one: &Own| match of {
            DrillOf::Mistake(mistake) => one.mistake == mistake,
            _ => Kind::of_mistake(one.mistake) == kind,
        };
        let is_asked = match of {
            DrillOf::Mistake(_) => true,
            _ => stored().of(kind).due(today().number()) > 0,
        };
        let next = own.try_update_value(|own| {
            let at = own.iter().rposition(is_wanted).filter(|_| is_asked)?;
            Some(own.remove(at))
        });
        next.flatten()
    };
    let begin = move |other: Option<Kind>| {
        match other {
            Some(other) => wanted.set(other),
            None if of == DrillOf::Due => wanted.set(stored().next(today().number())),
            None => {}
        }
        let kind = wanted.get_untracked();
        let search = match point {
            Some(point) => Search::of_advice(point),
            None => Search::new(kind, entropy::seed()),
        };
        match own_of(kind) {
            Some(next) => own::ask(next, state, move || find(kind, search, state)),
            None => find(kind, search, state),
        }
    };
    begin(None);
    let round = Round {
        made: RwSignal::new(Vec::new()),
        state,
        next: Callback::new(move |other| {
            focus_element(LEAVE);
            begin(other);
        }),
    };
    // The number of the decision that is asked or has just been made. A point of advice is none of ten.
    let at = move || match state.get() {
        State::Asked(_, _, false) if point.is_none() => {
            let nth = round.made.with_untracked(Vec::len) + 1;
            Some(say::ten_deal_of(nth as u64, ALL as u64))
        }
        _ => None,
    };
    let game = RwSignal::new(None);
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
            State::Failed => apart::not_fetched(move || begin(None)),
            State::Asked(kind, found, is_again) => {
                let then = match advised {
                    Some(tried) => Then::Back(tried.says, leads_to),
                    None if is_again => Then::Over(round),
                    None => Then::Next(round),
                };
                view! { <Felt kind found=*found leads_to then at_the_felt=game/> }.into_any()
            }
            State::Over => view! { <Over round kind=wanted.get_untracked()/> }.into_any(),
        })
    };
    request_animation_frame(|| focus_element(LEAVE));
    view! {
        <div class="room trial ten guide drill" role="group" aria-label=move || name(wanted.get()) on:keydown=escape>
            <header class="bar">
                <h1>{move || name(wanted.get())}</h1>
                <span class="at">{at}</span>
                <ChartButton game/>
                <button id=LEAVE class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            {live(inside)}
        </div>
    }
}

/// Finds a decision in slices.
fn find(kind: Kind, mut search: Search, state: RwSignal<State>) {
    state.set(State::Coming);
    in_slices(move || {
        if state.try_get_untracked().is_none() {
            return slices::Step::Done;
        }
        state.set(match search.step(bots::bot) {
            Searched::Further => return slices::Step::More,
            Searched::Found(found) => State::Asked(kind, found, false),
            Searched::Missing => State::Failed,
        });
        slices::Step::Done
    });
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
    fn watch(self, found: Found, programs: Programs) {
        let Deciding { game, review } = self;
        let owner = Owner::current().unwrap_or_default();
        whenever(move |_| {
            game.changes();
            let first = |session: &Session| session.record().actions.first().cloned();
            if let Some(action) = game.session(first) {
                game.stop_timer();
                let asked = Asked::of_drill(&found, action);
                review.set(Some(owner.with(|| Run::begin(asked, programs))));
            }
        });
    }
}

/// The felt, with the controls or the verdict beneath it.
#[component]
fn Felt(
    kind: Kind,
    found: Found,
    leads_to: Sheet,
    then: Then,
    at_the_felt: RwSignal<Option<Game>>,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let position = Position::new(found.table.clone(), OWN);
    let game = untrack(|| position.game(found.setup.clone(), page.settings));
    let deciding = Deciding {
        game,
        review: RwSignal::new(None),
    };
    at_the_felt.set(Some(game));
    on_cleanup(move || {
        at_the_felt.try_set(None);
        if let Some(review) = deciding.review.try_get_untracked().flatten() {
            review.cancel();
        }
    });
    deciding.watch(found.clone(), page.programs);
    let found = StoredValue::new(found);
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
        Some(view! { <Answer kind found review then/> })
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
    vec![page.scene(felt).restrict(&|_| Permission::Deny)]
}
