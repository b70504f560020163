//! The sources' tables of betting, retold bet by bet: before each of his own moves the learner says what he would do, and
//! then hears what was done there and what an expert makes of it.

mod printed;

#[cfg(test)]
mod tests;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::printed::{PRINTED, Printed};
use super::apart;
use super::guide;
use super::hint_text::{Says, label};
use super::odds::about;
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::slices::{Step, in_slices};
use crate::app::table::drawing::draw;
use crate::app::table::family;
use crate::app::table::felt::felt;
use crate::app::table::focus::focus_element;
use crate::app::table::game::{Game, Scene};
use crate::app::table::page::Page;
use crate::app::table::patch::{Node, Permission};
use crate::app::table::press::Press;
use crate::cards::Pack;
use crate::engine::{Action, Choice, Seat};
use crate::games;
use crate::notation::{Move, Record, SeatEntry, Source};
use crate::sitting::FIRST_NAME;
use crate::sitting::session::Session;

/// The chips of each player.
const CHIPS: u64 = 200;
/// The id of the first button to press.
const NEXT: &str = "retold-next";

/// The place of the table that this sheet shows, after the guided and the first deals. `None`: it shows another.
#[must_use]
pub fn place_of(nth: u8) -> Option<usize> {
    guide::place_of(nth)?.checked_sub(guide::COUNT)
}

/// Buttons that open the tables.
#[component]
pub fn ToRetold() -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let one = move |(nth, table): (usize, &'static Printed)| {
        let open = move |_| sheet.set(Some(guide::sheet_of(guide::COUNT + nth)));
        view! { <button type="button" class="add" on:click=open>{table.title.get()}</button> }
    };
    view! {
        <h3>{say::RETOLD_HEAD.get()}</h3>
        <p class="rules">{say::RETOLD_IS.get()}</p>
        {PRINTED.iter().enumerate().map(one).collect_view()}
    }
}

impl Printed {
    /// The table as a record. `None`: its pack is not valid.
    fn record(&self) -> Option<Record> {
        let pack: Pack = self.pack.parse().ok()?;
        let seat = |(nth, name): (usize, &&str)| SeatEntry {
            name: if nth == self.learner.index() {
                FIRST_NAME
            } else {
                name
            }
            .into(),
            chips: CHIPS,
        };
        let seats: Vec<SeatEntry> = self.names.iter().enumerate().map(seat).collect();
        let dealer = Seat(seats.len() as u8 - 1);
        let shuffles = Vec::new();
        let packs = Source::Packs { pack, shuffles };
        let mut record = Record::new(games::usual(), seats, dealer, packs);
        record.actions = self.moves.iter().map(|done| (*done).to_owned()).collect();
        Some(record)
    }

    /// What the learner's player did, in order.
    fn own(&self) -> Vec<Action> {
        let moves = self.moves.iter().filter_map(|text| text.parse().ok());
        let own = moves.filter(|done: &Move| done.seat == self.learner);
        own.map(|done| done.action).collect()
    }
}

/// A table that is retold. Copies are the same one.
#[derive(Clone, Copy)]
struct Run {
    game: Game,
    table: &'static Printed,
    own: StoredValue<Vec<Action>>,
    /// How many of the own moves have been made.
    done: RwSignal<usize>,
    /// What the learner would do now. `None`: he has not said it.
    would: RwSignal<Option<Action>>,
    /// How often he would have done the same, and how often he was asked.
    same: RwSignal<(u64, u64)>,
    /// What an expert makes of it.
    expert: RwSignal<Option<Says>>,
}

/// The table at this place.
#[component]
pub fn Retold(place: usize) -> impl IntoView {
    let page = expect_context::<Page>();
    let leave = move || page.sheet.set(None);
    let begun = PRINTED.get(place).and_then(|table| {
        let session = Session::scripted(&table.record()?, table.learner)?;
        Some((table, untrack(|| Run::new(page, table, session))))
    });
    let Some((table, run)) = begun else {
        request_animation_frame(leave);
        return ().into_any();
    };
    apart::hold(page);
    on_cleanup(move || {
        run.game.stop_timer();
    });
    let at_the_table = Page {
        game: run.game,
        ..page
    };
    apart::listen(at_the_table, leave, || false);
    run.look_by_itself();
    let place = NodeRef::<Div>::new();
    whenever(move |_| {
        if let Some(place) = place.get() {
            draw(at_the_table, &place, drawn);
        }
    });
    whenever(move |_| {
        run.now();
        run.would.get();
        request_animation_frame(|| focus_element(NEXT));
    });
    let controls = move || {
        let inside = match run.now()? {
            Now::Asked => match run.would.get() {
                None => view! { <Options run/> }.into_any(),
                Some(_) => view! { <Told run/> }.into_any(),
            },
            Now::Over => {
                let (same, all) = run.same.get();
                view! {
                    <p class="says" role="status">{say::retold_end(same, all)}</p>
                    <div class="acts one">
                        <button id=NEXT class="act go" on:click=move |_| leave()>{say::LESSON_BACK.get()}</button>
                    </div>
                }
                .into_any()
            }
        };
        Some(
            view! { <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>{inside}</section> },
        )
    };
    view! {
        <div class="room trial ten guide" role="group" aria-label=table.title.get()>
            <header class="bar">
                <h1>{table.title.get()}</h1>
                <button class="leave" on:click=move |_| leave()>{say::LESSON_LEAVE.get()}</button>
            </header>
            <div style="display:contents" node_ref=place></div>
            {live(controls)}
        </div>
    }
    .into_any()
}

fn drawn(page: Page) -> Vec<Node> {
    let permission = |press: Press| match press {
        Press::Skip | Press::Landed(_) => Permission::Allow,
        _ => Permission::Deny,
    };
    vec![felt(page).restrict(&permission)]
}

/// What the page waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Now {
    /// The learner's answer, or that he reads what was done.
    Asked,
    /// The deal is over.
    Over,
}

impl Run {
    fn new(page: Page, table: &'static Printed, session: Session) -> Run {
        let game = Game::of_a_lesson(session, page.settings);
        game.deal();
        Run {
            game,
            table,
            own: StoredValue::new(table.own()),
            done: RwSignal::new(0),
            would: RwSignal::new(None),
            same: RwSignal::new((0, 0)),
            expert: RwSignal::new(None),
        }
    }

    /// What the player did whom the learner stands for.
    fn next(self) -> Option<Action> {
        let done = self.done.get();
        self.own.with_value(|own| own.get(done).copied())
    }

    fn is_asked(self) -> bool {
        self.game.in_play.changes();
        let asked = |session: &Session| session.table().ask().seat() == Some(self.table.learner);
        !self.game.is_moving() && self.game.in_play.read(asked)
    }

    fn now(self) -> Option<Now> {
        if self.game.scene() == Scene::DealOver && !self.game.is_moving() {
            return Some(Now::Over);
        }
        let looks = matches!(self.next(), Some(Action::Look(_)));
        (self.is_asked() && !looks).then_some(Now::Asked)
    }

    /// Looks where the player did, without a question.
    fn look_by_itself(self) {
        whenever(move |_| {
            if let Some(look @ Action::Look(_)) = self.next()
                && self.is_asked()
            {
                untrack(|| self.does(look));
            }
        });
    }

    fn does(self, action: Action) {
        self.would.set(None);
        self.expert.set(None);
        self.done.update(|done| *done += 1);
        self.game.act(action);
    }

    /// The actions that the learner may choose from, and their labels.
    fn options(self) -> Vec<(Action, String)> {
        let Some(next) = self.next() else {
            return Vec::new();
        };
        let choices = self.game.choices();
        let is_plain = |action: &Action| {
            matches!(
                action,
                Action::Look(_) | Action::Bet(_) | Action::See | Action::Fold
            )
        };
        let plain = choices.iter().map(|choice| choice.plain()).filter(is_plain);
        let mut actions: Vec<Action> = plain.collect();
        if !actions.contains(&next) {
            let least = actions
                .iter()
                .position(|action| matches!(action, Action::Bet(_)));
            actions.insert(least.map_or(0, |least| least + 1), next);
        }
        let named = |action| Some((action, self.label(action, &choices)?));
        actions.into_iter().filter_map(named).collect()
    }

    fn label(self, action: Action, choices: &[Choice]) -> Option<String> {
        self.game.view(|view| label(action, view, choices))
    }

    /// Takes the learner's answer, and begins to think about it.
    fn answer(self, action: Action) {
        let is_same = self.next() == Some(action);
        self.same
            .update(|(same, all)| (*same, *all) = (*same + u64::from(is_same), *all + 1));
        self.would.set(Some(action));
        let of = self.done.get_untracked();
        spawn_local(async move {
            let experts = family::experts().await;
            if !self.waits(of) {
                return;
            }
            let choices = self.game.choices();
            let thought = self.game.view(|view| {
                let begin = experts?.appraise;
                begin(view, &choices, family::cast)
            });
            if let Some(mut thought) = thought {
                in_slices(move || {
                    if !self.waits(of) {
                        return Step::Done;
                    }
                    let found = thought();
                    if let Some(estimates) = found.news {
                        let name = |seat| self.game.seats.name(seat);
                        let says = untrack(|| {
                            let choices = self.game.choices();
                            self.game
                                .view(|view| Says::worths(view, &choices, &estimates, name, about))
                        });
                        self.expert.set(Some(says));
                    }
                    match found.is_done {
                        true => Step::Done,
                        false => Step::More,
                    }
                });
            }
        });
    }

    /// Whether the learner still reads about this move.
    fn waits(self, of: usize) -> bool {
        self.done.try_get_untracked() == Some(of) && self.would.get_untracked().is_some()
    }
}

/// The question, and what can be answered.
#[component]
fn Options(run: Run) -> impl IntoView {
    let options = untrack(|| run.options());
    let one = |(nth, (action, label)): (usize, (Action, String))| {
        let id = (nth == 0).then_some(NEXT);
        view! { <button id=id class="act" on:click=move |_| run.answer(action)>{label}</button> }
    };
    view! {
        <p class="says" role="status">{say::RETOLD_ASK.get()}</p>
        <div class="acts few wraps">{options.into_iter().enumerate().map(one).collect_view()}</div>
    }
}

/// What was done there, and what an expert makes of it.
#[component]
fn Told(run: Run) -> impl IntoView {
    let next = untrack(|| run.next());
    let choices = untrack(|| run.game.choices());
    let done = next.and_then(|next| untrack(|| run.label(next, &choices)));
    let done = say::retold_did(&done.unwrap_or_default());
    let is_same = untrack(|| run.would.get()) == next;
    let same = is_same.then(|| say::RETOLD_SAME.get());
    let expert = move || {
        let says = run.expert.get()?;
        let each = |(button, figure)| view! { <li><b>{button}</b>" "{figure}</li> };
        let choices: Vec<_> = says.choices.into_iter().map(each).collect();
        Some(view! { <p>{say::RETOLD_EXPERT.get()}</p><ul>{choices}</ul> })
    };
    let goes_on = move |_| {
        if let Some(next) = next {
            run.does(next);
        }
    };
    view! {
        <div class="says">
            <p role="status">{done}" "{same}</p>
            {live(expert)}
        </div>
        <div class="acts one">
            <button id=NEXT class="act go" on:click=goes_on>{say::LESSON_NEXT.get()}</button>
        </div>
    }
}
