//! Reports to the page around an embedded table that a deal begins, that it is over and shown, and the end of the sitting.

use leptos::prelude::*;

use super::report;
use super::request::EmbedRequest;
use super::tables::Tables;
use super::wire::Wire;
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Phase};
use crate::sitting::session::Session;

/// What has been reported.
#[derive(Clone, Copy)]
struct Reported {
    /// The number of the last deal that has begun.
    began: u32,
    /// The number of the last deal that is over.
    ended: u32,
    /// Whether the end of the sitting is.
    sitting: bool,
    /// Whether a deal was in play.
    playing: bool,
}

/// Reports each deal and sitting once, as long as the page lives. A sitting that goes on here has been reported as far as it
/// was played elsewhere.
pub fn report(wire: Wire, game: Game, request: EmbedRequest, tables: Tables) {
    let with_record = request.with(|options| options.record);
    let reported = StoredValue::new(None::<Reported>);
    whenever(move |_| {
        let phase = game.phase();
        let (deals, dealer, chips) = game.settled(|view| {
            let chips = view.seats().map(|place| place.chips());
            (view.deals(), view.dealer(), chips.collect::<Vec<_>>())
        });
        // What another table replaces at once has not begun.
        if request.waits() || tables.is_due(game) {
            return;
        }
        let playing = phase == Phase::Playing;
        let is_over = phase == Phase::SittingOver;
        let is_shown = is_over || phase == Phase::DealOver;
        let ended = match is_shown {
            true => deals,
            false => deals.saturating_sub(1),
        };
        let now = Reported {
            began: deals,
            ended,
            sitting: is_over,
            playing,
        };
        let Some(before) = reported.get_value() else {
            reported.set_value(Some(now));
            return;
        };
        // Another sitting may begin with the same number.
        if playing && (deals != before.began || !before.playing) {
            wire.send(&report::deal_began(deals, dealer.0));
        }
        if is_shown
            && deals > before.ended
            && let Some(outcome) = game.session(report::outcome)
        {
            wire.send(&report::deal_ended(deals, &outcome, &chips));
        }
        if is_over && !before.sitting {
            let record = with_record.then(|| game.whole_record()).flatten();
            wire.send(&report::sitting_ended(
                &game.setup(),
                deals,
                &game.session(Session::brought),
                &chips,
                record.as_ref(),
            ));
        }
        reported.set_value(Some(now));
    });
}
