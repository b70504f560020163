//! Ten deals in play: a felt of its own in place of the table, whose game waits meanwhile.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::js_sys::Date;

use super::chosen::Chosen;
use super::expert::{maker, with_bots};
use super::names::title;
use crate::app::families::{self, REPERTOIRE};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{self, in_slices};
use crate::app::sheets::beats::ChartButton;
use crate::app::sheets::curtain::Curtain;
use crate::app::sheets::{Course, SheetState, apart};
use crate::app::storage::{path, tens};
use crate::app::table::drawing::draw;
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::app::table::patch::Node;
use crate::school::outcome::is_over;
use crate::school::played::{Again, Played, Progress};
use crate::school::ten::{DEALS, Origin, Ten as Deals};
use crate::sitting::session::Session;

/// The id of the button that leaves the room.
const LEAVE: &str = "ten-leave";
/// The id of the button that shows what came of the deals.
const DONE: &str = "ten-done";

/// Where the room is.
#[derive(Clone)]
enum State {
    /// What it needs is being fetched.
    Coming,
    /// That failed.
    Failed,
    /// What is stored does not fit the deals: it was changed.
    Spoilt,
    /// The deals are played.
    Plays(Box<Run>),
}

/// Ten deals in play. Copies are the same ones.
#[derive(Clone, Copy)]
struct Run {
    game: Game,
    played: StoredValue<Played>,
    /// Whether all of them are over and have been shown.
    is_over: RwSignal<bool>,
}

/// The room.
#[component]
pub fn Ten() -> impl IntoView {
    let page = expect_context::<Page>();
    let chosen = expect_context::<SheetState>().ten();
    chosen.enter();
    let ten = untrack(|| chosen.ten());
    let leave = move || page.sheet.set(Some(Sheet::School));
    apart::hold(page);
    let heading = title(&ten);
    // The whole title has no room on a phone.
    let head = heading.split(" · ").next().unwrap_or_default().to_owned();
    let state = RwSignal::new(State::Coming);
    let door = Door {
        page,
        chosen,
        state,
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
    };
    door.open(&ten);
    let again = move || {
        state.set(State::Coming);
        door.open(&ten);
    };
    let deal = move || match state.get() {
        State::Plays(run) => {
            let deals = run.game.public(|view| view.deals());
            say::ten_deal_of(deals.max(1).into(), DEALS.into())
        }
        _ => String::new(),
    };
    let game = Signal::derive(move || match state.get() {
        State::Plays(run) => Some(run.game),
        _ => None,
    });
    let inside = move || {
        Some(match state.get() {
            State::Coming => apart::coming(),
            State::Failed => apart::not_fetched(again.clone()),
            State::Spoilt => {
                view! { <p class="waits" role="alert">{say::TEN_SPOILT.get()}</p> }.into_any()
            }
            State::Plays(run) => view! { <Felt run=*run chosen/> }.into_any(),
        })
    };
    request_animation_frame(|| focus_element(LEAVE));
    view! {
        <div class="room trial ten" role="group" aria-label=heading>
            <header class="bar">
                <h1>{head}</h1>
                <span class="at">{deal}</span>
                <ChartButton game/>
                <button id=LEAVE class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            {live(inside)}
        </div>
    }
}

/// The way into the room. Copies are the same one.
#[derive(Clone, Copy)]
struct Door {
    page: Page,
    chosen: Chosen,
    state: RwSignal<State>,
    /// Owns what lives as long as the room.
    owner: StoredValue<Owner>,
}

impl Door {
    /// Fetches what the deals need, and begins them or goes on with them.
    fn open(self, ten: &Deals) {
        let (ten, other) = (ten.clone(), untrack(|| self.chosen.other()));
        with_bots(&ten.clone(), self.page.programs, move |experts| {
            let Some(experts) = experts else {
                self.state.try_set(State::Failed);
                return;
            };
            // Those that the school has shown, even if the day has just ended.
            let counts = ten.origin == Origin::Day(untrack(|| self.chosen.day()));
            let stored = tens::of(&ten.id());
            let begun = || Played::new(ten, Date::now() as u64, counts, other);
            let mut played = stored.unwrap_or_else(begun);
            played.other = other.or(played.other);
            match played.again(&move |rules, temper| maker(experts, rules, temper)) {
                Some(again) => self.go_on(played, again),
                None => _ = self.state.try_set(State::Spoilt),
            }
        });
    }

    /// Plays again what had been played, and opens the table.
    fn go_on(self, played: Played, again: Again) {
        let mut rest = Some((played, again));
        in_slices(move || {
            let Some((played, again)) = rest.take() else {
                return slices::Step::Done;
            };
            if self.state.try_get_untracked().is_none() {
                return slices::Step::Done;
            }
            match again.step() {
                Progress::More(more) => {
                    rest = Some((played, more));
                    return slices::Step::More;
                }
                Progress::Done(session) => self.enter(session, played),
                Progress::Spoilt => self.state.set(State::Spoilt),
            }
            slices::Step::Done
        });
    }

    fn enter(self, session: Session, played: Played) {
        let owner = self.owner.get_value();
        let run = owner.with(|| Run::new(self.page, session, played));
        self.state.set(State::Plays(run.into()));
    }
}

impl Run {
    fn new(page: Page, session: Session, played: Played) -> Run {
        let is_new = session.deals() == 0;
        let game = Game::of_a_trial(session, page.settings, REPERTOIRE);
        families::seat_all(page.programs, game);
        if is_new {
            game.deal();
        }
        Run {
            game,
            played: StoredValue::new(played),
            is_over: RwSignal::new(false),
        }
    }

    /// Stores what has been played, after each move and deal.
    fn watch(self, page: Page, chosen: Chosen) {
        let has_told = StoredValue::new(false);
        whenever(move |_| {
            self.game.changes();
            let is_over = self.game.session(|session| {
                let is_over = is_over(session);
                self.played.update_value(|played| match is_over {
                    true => played.end(session),
                    false => played.take(session),
                });
                is_over
            });
            if self.played.with_value(tens::put).is_err() && !has_told.get_value() {
                has_told.set_value(true);
                page.save_state
                    .notify(say::NOTHING_IS_KEPT.get().into(), None);
            }
            self.played.with_value(tens::note);
            chosen.changed();
            self.game.phase();
            if is_over && !self.game.is_moving() {
                path::is_learnt();
                // No further deal begins by itself.
                self.game.stop_timer();
                self.is_over.set(true);
                request_animation_frame(|| focus_element(DONE));
            }
        });
    }
}

/// The felt and the controls.
#[component]
fn Felt(run: Run, chosen: Chosen) -> impl IntoView {
    let page = expect_context::<Page>();
    let game = run.game;
    run.watch(page, chosen);
    let at_the_ten = apart::page_of(game, page);
    let leave = move || page.sheet.set(Some(Sheet::School));
    apart::listen(at_the_ten, leave, move || !run.is_over.get());
    provide_context(run);
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        if let Some(place) = place.get() {
            draw(at_the_ten, &place, drawn);
        }
    });
    let state = expect_context::<SheetState>();
    let ends_course = run.played.with_value(|played| {
        Deals::against_straightforward().is_some_and(|course| course.id() == played.ten.id())
    });
    let end = move |_| {
        let course = || {
            let record = game.session(|session| session.record().clone());
            let (setup, outcome) = run
                .played
                .with_value(|played| (played.ten.setup.clone(), played.outcome.clone()));
            Some(Course {
                setup,
                record,
                outcome: outcome?,
                review: None,
            })
        };
        let course = if ends_course { course() } else { None };
        page.sheet.set(Some(match course {
            Some(_) => Sheet::CourseEnd,
            None => Sheet::School,
        }));
        state.course.set_value(course);
    };
    let done = move || {
        run.is_over.get().then(|| {
            view! {
                <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>
                    <div class="acts one">
                        <button id=DONE class="act go" on:click=end>
                            {say::TEN_WHAT_CAME.get()}
                        </button>
                    </div>
                </section>
            }
        })
    };
    view! {
        <div style="display:contents" node_ref=place></div>
        <Curtain game/>
        {live(done)}
    }
}

/// Draws the felt and, until the last deal is over, the controls. No sheet is opened from here.
fn drawn(page: Page) -> Vec<Node> {
    let run = expect_context::<Run>();
    apart::drawn(page, !run.is_over.get())
}
