//! Reports to the page around an embedded table that a deal begins, that it is over and shown, and the end of the sitting.

use leptos::prelude::*;

use super::report::{self, Report};
use super::request::EmbedRequest;
use super::tables::Tables;
use super::wire::Wire;
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Phase};
use crate::engine::Viewer;
use crate::notation::{DealOutcome, Record, Replayer};
use crate::sitting::session::Session;

/// What has been reported.
#[derive(Clone, Copy, Default)]
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
/// was played elsewhere. What was played here before this is reported first.
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
        let before = match reported.get_value() {
            Some(before) => before,
            None if request.goes_on() => now,
            None => {
                // `session` does not subscribe.
                game.session(|session| catch_up(session.record(), now, |late| wire.send(&late)));
                Reported {
                    began: deals.saturating_sub(u32::from(playing)),
                    ended,
                    ..Reported::default()
                }
            }
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

/// Tells what was played before `now`: all but the end of the last deal, and not its beginning if it is still played. `report`
/// tells those.
fn catch_up(record: &Record, now: Reported, tell: impl Fn(Report<'_>)) {
    // What was played here can be replayed.
    let Ok(mut replayer) = Replayer::sit(record) else {
        return;
    };
    let (mut began, mut ended) = (0, 0);
    let last = now.began;
    while let Ok(true) = replayer.small_step() {
        let table = replayer.table();
        let view = table.view(Viewer::Gallery);
        let deal = view.deals();
        // A replay goes on with a deal that nobody has begun yet.
        if deal > last {
            return;
        }
        if deal > began && (deal < last || !now.playing) {
            tell(report::deal_began(deal, view.dealer().0));
        }
        began = deal;
        if deal > ended
            && deal < last
            && let Some(outcome) = DealOutcome::seen_by(table, Viewer::Gallery)
        {
            let chips: Vec<_> = view.seats().map(|place| place.chips()).collect();
            tell(report::deal_ended(deal, &outcome, &chips));
            ended = deal;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Reported, catch_up};
    use crate::random::Seed;
    use crate::sitting::session::Session;
    use crate::sitting::usual_table;

    /// What is told late of a sitting of bots: the words of its kind and the number of the deal.
    fn told(deals: u32, playing: bool) -> Vec<String> {
        let table = usual_table(None, 3, 100);
        let mut session =
            Session::new(table, Seed([1; 32]), Seed([2; 32])).expect("the usual table");
        for deal in 1..=deals {
            session.deal().expect("a deal");
            while (deal < deals || !playing) && session.bot_acts().is_some() {}
        }
        let now = Reported {
            began: deals,
            playing,
            ..Reported::default()
        };
        let told = std::cell::RefCell::new(Vec::new());
        catch_up(session.record(), now, |late| {
            let late = serde_json::to_value(late).expect("a message");
            let [kind, deal] = ["type", "deal"].map(|name| late[name].to_string());
            told.borrow_mut()
                .push(format!("{} {deal}", kind.trim_matches('"')));
        });
        told.into_inner()
    }

    #[test]
    fn deals_that_were_played_before_anybody_listened_are_told_once_and_in_order() {
        assert_eq!(told(0, false), [""; 0]);
        assert_eq!(told(1, true), [""; 0]);
        assert_eq!(told(1, false), ["deal-began 1"]);
        assert_eq!(told(2, true), ["deal-began 1", "deal-ended 1"]);
        let both = ["deal-began 1", "deal-ended 1", "deal-began 2"];
        assert_eq!(told(2, false), both);
    }
}
