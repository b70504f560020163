//! The deal that the page around an embedded table asks for: it is imported, and then replayed or played on.

use leptos::prelude::*;

use super::replay::Replay;
use crate::app::embed::{EmbedRequest, Reason, Replayed};
use crate::app::lazy::{Sheet, TrialFrom};
use crate::app::platform::live::{live, whenever};
use crate::app::replay::{FileError, Records};
use crate::app::sheets::room::Opening;
use crate::app::table::page::Page;
use crate::bots::Temper;
use crate::engine::{Seat, Viewer};
use crate::review::Position;
use crate::sitting::session::{PlayerKind, Setup};

/// The deal.
#[component]
pub fn AskedFor(request: EmbedRequest, replayed: Replayed) -> impl IntoView {
    let page = expect_context::<Page>();
    let records = expect_context::<Records>();
    let opening = RwSignal::new(Opening::Coming);
    records.import(&replayed.record);
    whenever(move |_| {
        if records.is_reading() || opening.with_untracked(|opening| opening.here().is_some()) {
            return;
        }
        let end = |why: Reason| {
            page.sheet.set(None);
            request.refuse("replay", why);
            request.done();
        };
        match records.refused() {
            Some(FileError::Fault(fault)) => end(Reason::Record(fault)),
            Some(_) => end(refused(&replayed.letters())),
            None => match untrack(|| open(page, records, request, &replayed)) {
                None => end(refused(&replayed.letters())),
                Some(is_replayed) => {
                    if is_replayed {
                        opening.set(Opening::Here(()));
                    }
                    request.done();
                }
            },
        }
    });
    let inside = move || {
        Some(match opening.get() {
            Opening::Here(()) => view! { <Replay/> }.into_any(),
            coming => {
                let coming = coming.view(|| (), |()| ().into_any());
                view! { <div class="room replay">{coming}</div> }.into_any()
            }
        })
    };
    live(inside)
}

/// Opens the last deal of the record at its step. Returns whether it is replayed, and not played on. `None`: the record
/// has no deal.
fn open(page: Page, records: Records, request: EmbedRequest, replayed: &Replayed) -> Option<bool> {
    let which = records.deals(true).first().copied()?;
    let (setup, story) = records.story(which, page.game)?;
    let is_step = replayed.step <= story.steps.len();
    if !is_step {
        request.refuse("step", refused(&replayed.step.to_string()));
    }
    let step = if is_step { replayed.step } else { 1 };
    let asked_seat = replayed.seat.map(Seat);
    let is_seat = |seat: &Seat| seat.index() < setup.players.len();
    let own = asked_seat.filter(is_seat);
    if let Some(seat) = asked_seat.filter(|_| own.is_none()) {
        request.refuse("seat", refused(&seat.0.to_string()));
    }
    let table = story.table(step);
    let in_turn = table.ask().seat();
    records.open(which);
    records.leave_at(step, in_turn.is_some());
    records.see_as(own.map(Viewer::Seat));
    if !replayed.play {
        return Some(true);
    }
    // Nobody plays on with real cards: the record has none.
    let Some(in_turn) = in_turn.filter(|_| !table.rules().real_cards) else {
        request.refuse("play", refused("1"));
        return Some(true);
    };
    let (seat, setup) = seated(setup, own, in_turn);
    records.try_from(Position::new(table, seat), setup);
    page.sheet.set(Some(Sheet::Trial(TrialFrom::Replay)));
    Some(false)
}

fn refused(value: &str) -> Reason {
    Reason::Value(value.chars().take(40).collect())
}

/// The visitor has his `own` seat if one is asked for, or that of the player who is "you" in the record, or else of the
/// player in turn. The others are bots.
fn seated(mut setup: Setup, own: Option<Seat>, in_turn: Seat) -> (Seat, Setup) {
    let is_person = |kind: PlayerKind| kind == PlayerKind::Person;
    let mut people = (0..).zip(&setup.players);
    let you = people.find(|(_, player)| is_person(player.kind));
    let you = you.map(|(seat, _)| Seat(seat));
    let seat = own.or(you).unwrap_or(in_turn);
    for (nth, player) in (0..).zip(&mut setup.players) {
        player.kind = match nth == seat.0 {
            true => PlayerKind::Person,
            false => PlayerKind::Bot(Temper::Careful),
        };
    }
    (seat, setup)
}
