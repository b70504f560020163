//! The table of the workshop: whoever acts at it acts for the seat that is asked, and what is done is added to the text.

use leptos::prelude::*;

use super::shop::{Made, Shop};
use crate::app::families::repertoire;
use crate::app::i18n::say;
use crate::app::platform::live::whenever;
use crate::app::replay::play_on;
use crate::app::sheets::lesson::{players, to_act};
use crate::app::sheets::room::{self, Room, Uses};
use crate::app::table::page::Page;
use crate::engine::Ask;
use crate::notation::{LessonTask, Move};
use crate::review::Position;
use crate::sitting::session::Session;

/// The table at the end of what is made, or why there is none.
pub fn felt(page: Page, shop: Shop) -> AnyView {
    let Made::Whole(made) = shop.made() else {
        let fault = shop.fault().unwrap_or_default();
        return view! { <p class="waits" role="alert">{fault}</p> }.into_any();
    };
    let (lesson, prepared) = *made;
    let seat = to_act(&lesson, &prepared);
    let setup = players(&lesson.setup, seat);
    let is_between = matches!(prepared.table.ask(), Ask::Deal { .. });
    let game = play_on(Position::new(prepared.table, seat), setup, page.settings);
    repertoire::seat_all(page.programs, game);
    let first = |session: &Session| session.record().actions.first().cloned();
    whenever(move |_| {
        game.changes();
        if let Some(act) = game
            .session(first)
            .and_then(|text| text.parse::<Move>().ok())
        {
            game.stop_timer();
            request_animation_frame(move || shop.acts(act));
        }
    });
    let deals = move || {
        is_between.then(|| {
            let deal = move || shop.add(LessonTask::Deal(Vec::new()));
            room::beneath(room::one_button(
                "workshop-deal",
                say::NEXT_DEAL.get(),
                deal,
            ))
        })
    };
    let uses = move || match is_between {
        true => Uses::Rests,
        false => Uses::Tries,
    };
    Room::new(game, page).table(uses, deals)
}
