//! A sitting by number that the page around an embedded table asks for. It is dealt at the table itself. At its end it is
//! dealt again, with the same cards, where the visitor or that page asks for the same again.

use leptos::prelude::*;

use super::expert::{maker, with_bots};
use crate::app::embed::{EmbedRequest, Options, Reason};
use crate::app::platform::live::live;
use crate::app::sheets::chosen::today;
use crate::app::sheets::room::Opening;
use crate::app::table::page::Page;
use crate::school::ten::Ten;
use crate::sitting::session::Setup;

/// Sets the table, and makes room for it.
#[component]
pub fn Numbered(request: EmbedRequest, number: String) -> impl IntoView {
    let page = expect_context::<Page>();
    let opening = RwSignal::new(Opening::Coming);
    let set = move || {
        opening.set(Opening::Coming);
        set_table(page, request, &number, opening);
    };
    set();
    let inside = move || Some(opening.get().view(set.clone(), |()| ().into_any()));
    view! { <div class="room trial ten">{live(inside)}</div> }
}

fn set_table(page: Page, request: EmbedRequest, number: &str, opening: RwSignal<Opening<()>>) {
    let is_first = request.waits_untracked();
    let end = move || {
        page.sheet.set(None);
        request.done();
    };
    let why = Reason::Value(number.chars().take(40).collect());
    let refuse = move || {
        end();
        request.refuse("number", why);
    };
    let Some(ten) = named(number, &request.with(Options::setup)) else {
        set_timeout(refuse, std::time::Duration::ZERO);
        return;
    };
    with_bots(&ten.clone(), page.programs, move |experts| {
        let Some(experts) = experts else {
            opening.try_set(Opening::Failed);
            return;
        };
        match ten.begin(&move |rules, temper| maker(experts, rules, temper)) {
            Ok(session) => {
                page.game.resume(session);
                end();
                if !is_first {
                    page.game.deal();
                }
            }
            Err(_) => refuse(),
        }
    });
}

/// What names the deals of the day.
const TODAY: &str = "today";

/// The deals of this number at this table, or of the text of a link or of today, which have a table of their own.
fn named(number: &str, table: &Setup) -> Option<Ten> {
    if number == TODAY {
        return Some(Ten::of_day(today()));
    }
    match number.parse() {
        Ok(number) => Ten::of_number(number, table),
        Err(_) => Ten::read_link(number).ok().map(|(ten, _)| ten),
    }
}
