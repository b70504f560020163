//! Ten deals in play: a felt of its own in place of the table, whose game waits meanwhile.

use leptos::prelude::*;
use web_sys::js_sys::Date;

use super::expert::{maker, with_bots};
use super::names::title;
use crate::app::families::repertoire::{self, REPERTOIRE};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{self, in_slices};
use crate::app::sheets::SheetState;
use crate::app::sheets::chosen::Chosen;
use crate::app::sheets::course::Course;
use crate::app::sheets::room::{self, Opening, Room, Uses};
use crate::app::storage::{path, tens};
use crate::app::table::game::Game;
use crate::app::table::page::Page;
use crate::school::outcome::is_over;
use crate::school::played::{Again, Played, PlayedStep};
use crate::school::ten::{DEALS, Origin, Ten as Deals};
use crate::sitting::session::Session;

/// The id of the button that leaves the room.
const LEAVE: &str = "ten-leave";
/// The id of the button that shows what came of the deals.
const DONE: &str = "ten-done";

/// Ten deals in play. Copies are the same ones.
#[derive(Clone, Copy)]
struct TenInPlay {
    game: Game,
    played: StoredValue<Played>,
    /// Whether all of them are over and have been shown.
    is_over: RwSignal<bool>,
}

/// What is stored does not fit the deals: it was changed.
const SPOILT: Opening<TenInPlay> = Opening::Refused(say::TEN_SPOILT);

/// The room.
#[component]
pub fn Ten() -> impl IntoView {
    let page = expect_context::<Page>();
    let chosen = expect_context::<SheetState>().ten();
    chosen.enter();
    let ten = chosen.ten();
    let leave = move || page.sheet.set(Some(Sheet::School));
    let heading = title(&ten);
    // The whole title has no room on a phone.
    let head = heading.split(" · ").next().unwrap_or_default().to_owned();
    let opening = RwSignal::new(Opening::Coming);
    let door = Door {
        page,
        chosen,
        opening,
        owner: StoredValue::new(Owner::current().unwrap_or_default()),
    };
    door.open(&ten);
    let again = move || {
        opening.set(Opening::Coming);
        door.open(&ten);
    };
    let run = move || opening.with(|opening| opening.here().copied());
    let deal = move || {
        let deals = run().map(|run| run.game.public(|view| view.deals()));
        deals.map(|deals| say::ten_deal_of(deals.max(1).into(), DEALS.into()))
    };
    let game = Signal::derive(move || run().map(|run| run.game));
    let inside = move || {
        let felt = |run| felt(page, run, chosen);
        Some(opening.get().view(again.clone(), felt))
    };
    request_animation_frame(|| focus_element(LEAVE));
    let bar = view! {
        <span class="at">{deal}</span>
        {room::tools(Some(LEAVE), game, leave)}
    };
    room::frame(
        page,
        "room trial ten",
        move || heading.clone(),
        move || head.clone(),
        bar,
        live(inside),
    )
}

/// The way into the room. Copies are the same one.
#[derive(Clone, Copy)]
struct Door {
    page: Page,
    chosen: Chosen,
    opening: RwSignal<Opening<TenInPlay>>,
    /// Owns what lives as long as the room.
    owner: StoredValue<Owner>,
}

impl Door {
    /// Fetches what the deals need, and begins them or goes on with them.
    fn open(self, ten: &Deals) {
        let (ten, other) = (ten.clone(), self.chosen.other());
        with_bots(&ten.clone(), self.page.programs, move |experts| {
            let Some(experts) = experts else {
                self.opening.try_set(Opening::Failed);
                return;
            };
            // Those that the school has shown, even if the day has just ended.
            let counts = ten.origin == Origin::Day(self.chosen.day());
            let stored = tens::of(&ten.id());
            let begun = || Played::new(ten, Date::now() as u64, counts, other);
            let mut played = stored.unwrap_or_else(begun);
            played.other = other.or(played.other);
            match played.again(&move |rules, temper| maker(experts, rules, temper)) {
                Some(again) => self.go_on(played, again),
                None => _ = self.opening.try_set(SPOILT),
            }
        });
    }

    /// Plays again what had been played, and opens the table.
    fn go_on(self, played: Played, again: Again) {
        let mut rest = Some((played, again));
        in_slices(move || {
            let Some((played, again)) = rest.take() else {
                return slices::Progress::Done;
            };
            if self.opening.try_get_untracked().is_none() {
                return slices::Progress::Done;
            }
            match again.step() {
                PlayedStep::More(more) => {
                    rest = Some((played, more));
                    return slices::Progress::More;
                }
                PlayedStep::Done(session) => self.enter(session, played),
                PlayedStep::Spoilt => self.opening.set(SPOILT),
            }
            slices::Progress::Done
        });
    }

    fn enter(self, session: Session, played: Played) {
        let owner = self.owner.get_value();
        let run = owner.with(|| TenInPlay::new(self.page, session, played));
        self.opening.set(Opening::Here(run));
    }
}

impl TenInPlay {
    fn new(page: Page, session: Session, played: Played) -> TenInPlay {
        let is_new = session.deals() == 0;
        let game = Game::of_a_room(session, page.settings, REPERTOIRE);
        repertoire::seat_all(page.programs, game);
        if is_new {
            game.deal();
        }
        TenInPlay {
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
fn felt(page: Page, run: TenInPlay, chosen: Chosen) -> AnyView {
    let game = run.game;
    run.watch(page, chosen);
    let uses = move || match run.is_over.get() {
        true => Uses::Watches,
        false => Uses::Plays,
    };
    let room = Room::for_people(game, page);
    room.takes_keys(move || page.sheet.set(Some(Sheet::School)), uses);
    let state = expect_context::<SheetState>();
    let ends_course = run
        .played
        .with_value(|played| Deals::against_straightforward().id() == played.ten.id());
    let end = move || {
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
        state.slot().set_value(course);
    };
    let done = move || {
        let button = || room::one_button(DONE, say::TEN_WHAT_CAME.get(), end);
        run.is_over.get().then(|| room::beneath(button()))
    };
    room.table(uses, done)
}
