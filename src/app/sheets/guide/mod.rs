//! The first deal of a game: the learner plays it against two bots as he likes, and is told each thing when it comes up.
//!
//! What is told is data, and stands with all that is said of the game ([`FirstDeal`]), in the sentences of *How to play*.

mod when;

#[cfg(test)]
mod tests;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::room::{self, Room, Uses};
use crate::app::about::{FirstDeal, PAGES, When};
use crate::app::families::repertoire;
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::focus::focus_element;
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Phase};
use crate::app::table::page::Page;
use crate::app::words::{full_game_name, told};
use crate::bots::{self, Temper};
use crate::engine::{Rules, Seat, Viewer};
use crate::games;
use crate::school::ten::Origin;
use crate::sitting::session::{Player, PlayerKind, Session, Setup};
use crate::sitting::{FIRST_NAME, REGULARS};

/// The learner's seat. He deals, so that he sees the others act before him.
const LEARNER: Seat = Seat(0);
/// The chips of each player.
const CHIPS: u64 = 100;
/// The id of the button that goes on when a sentence has been read.
const NEXT: &str = "guide-next";

/// A button that opens the first deal of a game. `None`: it has none of its own.
#[component]
pub fn ToFirstDeal(game: &'static str) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    Guide::of(game).map(|guide| {
        let open = move |_| sheet.set(Some(Sheet::FirstDeal(guide.game)));
        view! { <button type="button" class="add" on:click=open>{say::FIRST_DEAL_OF_GAME.get()}</button> }
    })
}

/// The first deal of a game.
#[derive(Clone, Copy)]
struct Guide {
    /// The key of the game.
    game: &'static str,
    deal: &'static FirstDeal,
}

impl Guide {
    /// That of the game with this key. `None`: it has none of its own.
    fn of(game: &str) -> Option<Guide> {
        let (game, page) = PAGES.iter().find(|(key, _)| *key == game)?;
        let deal = page.first.as_ref()?;
        Some(Guide { game, deal })
    }

    fn rules(&self) -> Rules {
        games::named(self.game).map_or_else(games::usual, |game| (game.rules)())
    }

    /// The table: the learner and two bots. Against the house he is alone.
    fn setup(&self) -> Setup {
        let rules = self.rules();
        let kinds = [
            PlayerKind::Person,
            PlayerKind::Bot(Temper::Careful),
            PlayerKind::Bot(Temper::Straightforward),
        ];
        let names = [FIRST_NAME].into_iter().chain(REGULARS);
        let player = |(kind, name): (PlayerKind, &str)| Player {
            name: name.into(),
            kind,
            chips: CHIPS,
        };
        let seats = if rules.least_seats() == 1 {
            1
        } else {
            kinds.len()
        };
        Setup {
            rules,
            players: kinds
                .into_iter()
                .zip(names)
                .map(player)
                .take(seats)
                .collect(),
            first_dealer: Some(LEARNER),
            at_home: false,
        }
    }

    fn begin(&self) -> Option<Session> {
        let session = Origin::Number(self.deal.number).begin(self.setup(), &bots::bot);
        session.ok()
    }
}

/// A first deal in play. Copies are the same one.
#[derive(Clone, Copy)]
struct FirstDealInPlay {
    game: Game,
    guide: Guide,
    /// Which of the sentences have been read: a bit for each.
    read: RwSignal<u32>,
}

/// The first deal of the game with this key.
#[component]
pub fn FirstDeal(game: &'static str) -> impl IntoView {
    let page = expect_context::<Page>();
    let leave = move || page.sheet.set(None);
    let begun = Guide::of(game).and_then(|guide| Some((guide, guide.begin()?)));
    let Some((guide, session)) = begun else {
        request_animation_frame(leave);
        return ().into_any();
    };
    let run = FirstDealInPlay::new(page, guide, session);
    let title = move || full_game_name(guide.game).to_owned();
    let tools = room::tools(None, Some(run.game), leave);
    let inside = felt(page, run);
    room::frame(page, "room trial ten guide", title, title, tools, inside)
}

impl FirstDealInPlay {
    fn new(page: Page, guide: Guide, session: Session) -> FirstDealInPlay {
        let game = Game::of_a_room(session, page.settings, repertoire::REPERTOIRE);
        game.deal();
        FirstDealInPlay {
            game,
            guide,
            read: RwSignal::new(0),
        }
    }

    /// What the learner may do: a sentence is read first.
    fn uses(self) -> Uses {
        match self.says() {
            None => Uses::Plays,
            Some(_) => Uses::Watches,
        }
    }

    /// The place of the sentence that is to be read now.
    fn says(self) -> Option<usize> {
        let read = self.read.get();
        let game = self.game;
        let scene = game.phase();
        game.changes();
        if game.is_moving() {
            return None;
        }
        let is_over = matches!(scene, Phase::DealOver | Phase::SittingOver);
        let is_now = |when: When| {
            game.session(|session| {
                let table = session.table();
                let is_asked = table.ask().seat() == Some(LEARNER);
                let choices = table.choices(LEARNER);
                is_asked && when.is_now(table.view(Viewer::Seat(LEARNER)), &choices)
            })
        };
        let mut script = self.guide.deal.script.iter().enumerate();
        let found = script.find(|(nth, (when, _))| {
            read & 1 << nth == 0
                && match when {
                    When::Over => is_over,
                    when => !is_over && is_now(*when),
                }
        });
        found.map(|(nth, _)| nth)
    }
}

/// The felt, with a sentence or the controls beneath it.
fn felt(page: Page, run: FirstDealInPlay) -> AnyView {
    let FirstDealInPlay { game, read, guide } = run;
    let room = Room::for_people(game, page);
    room.takes_keys(move || page.sheet.set(None), move || run.uses());
    let says = Memo::new(move |_| run.says());
    whenever(move |begun| match says.get() {
        // A new sentence stands where the last one stood.
        Some(_) => request_animation_frame(|| focus_element(NEXT)),
        None if begun => request_animation_frame(focus_controls),
        None => {}
    });
    let spoken = move || {
        let nth = says.get()?;
        let (_, step) = guide.deal.script.get(nth)?;
        let next = move || read.update(|read| *read |= 1 << nth);
        let says = told(*step, &guide.rules())?;
        Some(room::beneath(view! {
            <p class="says" role="status">{says}</p>
            {room::one_button(NEXT, say::LESSON_NEXT.get(), next)}
        }))
    };
    room.table(move || run.uses(), spoken)
}

/// Focuses the usual one of the controls.
fn focus_controls() {
    let usual = ".guide .controls button:not([aria-disabled=true], [disabled])";
    let found = document().query_selector(usual).ok().flatten();
    let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    if let Some(found) = found.filter(|_| frame::may_focus()) {
        // Fails only for elements that cannot have the focus.
        let _ = found.focus();
    }
}
