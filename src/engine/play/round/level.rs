//! The end of a round in which all who are in are level.

use super::current::{self, is_playing};
use crate::engine::declare;
use crate::engine::facts::round::{RoundRules, Share, Then};
use crate::engine::flow::Flow;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Dealer;
use crate::engine::play::{classic, showing};

/// All who are in show, from the left of `last` on, and the best take the pot.
pub(super) fn show_level(dealer: &mut Dealer, rules: &RoundRules, last: Seat) -> Flow {
    let table = dealer.table();
    let order = table.clockwise_after(last);
    let players: Vec<Seat> = order.filter(|seat| is_playing(table, *seat)).collect();
    let Then::Show(share) = rules.then else {
        return classic::show_brag(dealer, &players);
    };
    let best = match table.best_of(&players) {
        Ok(best) => best,
        Err(unanswered) => return declare::ask(table, &unanswered, Resume::Level),
    };
    showing::show(dealer, &players);
    award(dealer, &best, rules.pot, share);
    Flow::end(Ending::Showdown, true)
}

/// Pays a pot to the best hands, which are equally good.
fn award(dealer: &mut Dealer, best: &[Seat], pot: u8, share: Share) {
    let table = dealer.table();
    let mut winners: Vec<Seat> = table.elders().filter(|seat| best.contains(seat)).collect();
    match share {
        Share::Split => {}
        Share::Elder => winners.truncate(1),
        // The dealer staked before the deal, and is the last in the order of elders.
        Share::FirstIn => match winners.last() {
            Some(&last) if last == table.dealer => winners = vec![last],
            _ => winners.truncate(1),
        },
    }
    dealer.split(pot, &winners);
}

/// Goes on after an answer about real cards. They are shown in any order.
pub(super) fn resume(dealer: &mut Dealer) -> Flow {
    match current::rules(dealer.table()) {
        Some(rules) => show_level(dealer, &rules, dealer.table().dealer),
        None => Flow::Stay,
    }
}
