//! A drill: a felt of its own in place of the table, at which one decision is made.

use leptos::prelude::*;

use super::find::{find, find_open};
use super::over::Over;
use super::own::{self, Own};
use super::place::Stage;
use super::round::{ALL, Round, left};
use super::verdict::{Answer, Then};
use super::words::name;
use crate::app::i18n::say;
use crate::app::lazy::{DrillOf, Sheet};
use crate::app::platform::entropy;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::replay::play_on;
use crate::app::sheets::chosen::today;
use crate::app::sheets::review::{ReviewRequest, ReviewRun};
use crate::app::sheets::room::{self, Opening, Room, Uses};
use crate::app::sheets::{SheetState, Tried};
use crate::app::storage::drills;
use crate::app::table::game::Game;
use crate::app::table::page::{Page, Programs};
use crate::review::Position;
use crate::school::drills::{Advice, Exercise, Kind, Search};
use crate::school::ten::OWN;
use crate::sitting::session::Session;

/// The id of the button that leaves the room.
const LEAVE: &str = "drill-leave";

/// The room.
#[component]
pub fn Drill(of: DrillOf) -> impl IntoView {
    let page = expect_context::<Page>();
    let sheets = expect_context::<SheetState>();
    let advised = sheets.advised.get_value();
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
    let state = RwSignal::new(Opening::Coming);
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
            // What shows a point of advice is known to do so.
            None if point.is_some() => find(kind, search, state),
            None => find_open(kind, search, state, page.programs),
        }
    };
    let round = Round {
        made: RwSignal::new(left(sheets)),
        state,
        next: Callback::new(move |other| {
            focus_element(LEAVE);
            begin(other);
        }),
    };
    // It may go on after a visit to the workshop.
    match round.is_over() {
        true => round.goes_on(),
        false => begin(None),
    }
    // The number of the decision that is asked or has just been made. A point of advice is none of ten.
    let at = move || match state.get() {
        Opening::Here(Stage::Asked(_, _, false)) if point.is_none() => {
            let nth = round.made.with_untracked(Vec::len) + 1;
            Some(say::ten_deal_of(nth as u64, ALL as u64))
        }
        _ => None,
    };
    let game = RwSignal::new(None);
    // The felt listens too, once it is there.
    room::escape_leaves(leave);
    let here = move |stage| match stage {
        Stage::Asked(kind, found, is_again) => {
            let then = match advised {
                Some(tried) => Then::Back(tried.says, leads_to),
                None if is_again => Then::Over(round),
                None => Then::Next(round),
            };
            view! { <Felt kind found=*found leads_to then at_the_felt=game/> }.into_any()
        }
        Stage::Over => view! { <Over round kind=wanted.get_untracked()/> }.into_any(),
    };
    let inside = move || Some(state.get().view(move || begin(None), here));
    request_animation_frame(|| focus_element(LEAVE));
    let title = move || name(wanted.get()).to_owned();
    let bar = view! {
        <span class="at">{at}</span>
        {room::tools(Some(LEAVE), game, leave)}
    };
    room::frame(
        page,
        "room trial ten guide drill",
        title,
        title,
        bar,
        live(inside),
    )
}

/// A decision that is made at this table. Copies are the same one.
#[derive(Clone, Copy)]
struct Deciding {
    game: Game,
    /// What reviews it, once it is made.
    review: RwSignal<Option<ReviewRun>>,
}

impl Deciding {
    /// The deal does not go on once it is made.
    fn uses(self) -> Uses {
        match self.review.get() {
            None => Uses::Plays,
            Some(_) => Uses::Rests,
        }
    }

    /// Begins the review once the player has acted. What he did is not shown: the felt stays as it was when he decided.
    fn watch(self, found: Exercise, programs: Programs) {
        let Deciding { game, review } = self;
        let owner = Owner::current().unwrap_or_default();
        whenever(move |_| {
            game.changes();
            let first = |session: &Session| session.record().actions.first().cloned();
            if let Some(action) = game.session(first) {
                game.stop_timer();
                let request = ReviewRequest::of_drill(&found, action);
                review.set(Some(owner.with(|| ReviewRun::begin(request, programs))));
            }
        });
    }
}

/// The felt, with the controls or the verdict beneath it.
#[component]
fn Felt(
    kind: Kind,
    found: Exercise,
    leads_to: Sheet,
    then: Then,
    at_the_felt: RwSignal<Option<Game>>,
) -> impl IntoView {
    let page = expect_context::<Page>();
    let position = Position::new(found.table.clone(), OWN);
    let game = play_on(position, found.setup.clone(), page.settings);
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
    game.cover_when_away();
    let room = Room::new(game, page);
    let leave = move || page.sheet.set(Some(leads_to));
    room.takes_keys(leave, move || deciding.uses());
    let answer = move || {
        let review = deciding.review.get()?;
        Some(view! { <Answer kind found review then/> }.into_any())
    };
    room.table(move || deciding.uses(), answer)
}
