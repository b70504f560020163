//! Table talk: a bot now and then says a few words. They depend on its temper, on public events and on chance, never
//! on its cards. The chance is computed from the deal number and the event, so no random source is used.

use crate::app::i18n::{Text, say};
use crate::app::words::change_by;
use crate::bots::Temper;
use crate::engine::{Event, Purse, Seat, View};

/// An occasion for a bot to speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Folds,
    Raises,
    BetsBlind,
    Sees,
    Wins,
    Loses,
}

/// A bot speaks on average on one of this many occasions.
const ONE_IN: u32 = 4;
/// A text disappears after this many further actions.
const SHOWN_FOR: usize = 3;

/// What a player has just said, with the number of the event as a key. `view` is the gallery's.
#[must_use]
pub fn talk_of(view: View<'_>, seat: Seat, temper: Temper) -> Option<(u64, &'static str)> {
    let mut since = 0;
    let events: Vec<_> = view.history().collect();
    for (nth, event) in events.iter().enumerate().rev() {
        if let Some(moment) = moment(&events[..nth], event, seat) {
            let chance = chance(view.deals(), nth, seat);
            let words = words(moment, temper)?;
            let of = |text: Text| (nth as u64, text.get());
            let word = words[(chance / ONE_IN % 2) as usize];
            return chance.is_multiple_of(ONE_IN).then(|| of(word));
        }
        let is_act = matches!(
            event,
            Event::Bet { .. } | Event::Folded { .. } | Event::Saw { .. } | Event::Covered { .. }
        );
        since += usize::from(is_act);
        if since == SHOWN_FOR {
            return None;
        }
    }
    None
}

/// The occasion that an event is for a player. `None`: it does not concern him.
fn moment<C>(before: &[Event<C>], event: &Event<C>, seat: Seat) -> Option<Moment> {
    match event {
        Event::Folded { seat: by } if *by == seat => Some(Moment::Folds),
        Event::Bet {
            seat: by,
            blind,
            stake,
            ..
        } if *by == seat => {
            let last = before.iter().rev().find_map(|event| match event {
                Event::Bet { stake, .. } => Some(*stake),
                _ => None,
            });
            match last {
                Some(last) if *stake >= last.saturating_mul(2) => Some(Moment::Raises),
                _ => blind.then_some(Moment::BetsBlind),
            }
        }
        Event::Saw { payer, .. } if *payer == seat => Some(Moment::Sees),
        Event::Paid {
            from: Purse::Pot(_),
            to: Purse::Seat(to),
            ..
        } => {
            let has_lost = before.iter().any(
                |event| matches!(event, Event::Saw { payer, seen, .. } if [payer, seen].contains(&&seat)),
            );
            // Who wins back a part of what he has lost says nothing.
            let changes = before.iter().chain([event]);
            let gains = || changes.map(|event| change_by(event, seat)).sum::<i64>() > 0;
            match *to == seat {
                true => gains().then_some(Moment::Wins),
                false => has_lost.then_some(Moment::Loses),
            }
        }
        _ => None,
    }
}

/// A pseudo-random number that depends only on the arguments.
fn chance(deal: u32, event: usize, seat: Seat) -> u32 {
    let all = deal
        .wrapping_mul(0x9e37_79b1)
        .wrapping_add((event as u32).wrapping_mul(0x85eb_ca6b))
        .wrapping_add(u32::from(seat.0).wrapping_mul(0xc2b2_ae35));
    let mixed = (all ^ (all >> 15)).wrapping_mul(0x2c1b_3c6d);
    (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39) >> 9
}

/// What a player of this temper says. `None`: he says nothing.
fn words(moment: Moment, temper: Temper) -> Option<[Text; 2]> {
    use Moment::{BetsBlind, Folds, Loses, Raises, Sees, Wins};
    use Temper::{Bragger, Careful, Expert, Straightforward};
    Some(match (moment, temper) {
        (Folds, Careful) => [say::TALK_CAREFUL_FOLDS_1, say::TALK_CAREFUL_FOLDS_2],
        (Folds, Straightforward) => [say::TALK_STRAIGHT_FOLDS_1, say::TALK_STRAIGHT_FOLDS_2],
        (Folds, Bragger) => [say::TALK_BRAGGER_FOLDS_1, say::TALK_BRAGGER_FOLDS_2],
        (Raises, Careful) => [say::TALK_CAREFUL_RAISES_1, say::TALK_CAREFUL_RAISES_2],
        (Raises, Straightforward) => [say::TALK_STRAIGHT_RAISES_1, say::TALK_STRAIGHT_RAISES_2],
        (Raises, Bragger) => [say::TALK_BRAGGER_RAISES_1, say::TALK_BRAGGER_RAISES_2],
        (BetsBlind, Careful) => [say::TALK_CAREFUL_BLIND_1, say::TALK_CAREFUL_BLIND_2],
        (BetsBlind, Straightforward) => [say::TALK_STRAIGHT_BLIND_1, say::TALK_STRAIGHT_BLIND_2],
        (BetsBlind, Bragger) => [say::TALK_BRAGGER_BLIND_1, say::TALK_BRAGGER_BLIND_2],
        (Sees, Careful) => [say::TALK_CAREFUL_SEES_1, say::TALK_CAREFUL_SEES_2],
        (Sees, Straightforward) => [say::TALK_STRAIGHT_SEES_1, say::TALK_STRAIGHT_SEES_2],
        (Sees, Bragger) => [say::TALK_BRAGGER_SEES_1, say::TALK_BRAGGER_SEES_2],
        (Wins, Careful) => [say::TALK_CAREFUL_WINS_1, say::TALK_CAREFUL_WINS_2],
        (Wins, Straightforward) => [say::TALK_STRAIGHT_WINS_1, say::TALK_STRAIGHT_WINS_2],
        (Wins, Bragger) => [say::TALK_BRAGGER_WINS_1, say::TALK_BRAGGER_WINS_2],
        (Loses, Careful) => [say::TALK_CAREFUL_LOSES_1, say::TALK_CAREFUL_LOSES_2],
        (Loses, Straightforward) => [say::TALK_STRAIGHT_LOSES_1, say::TALK_STRAIGHT_LOSES_2],
        (Loses, Bragger) => [say::TALK_BRAGGER_LOSES_1, say::TALK_BRAGGER_LOSES_2],
        (Wins | Loses, Expert) => [say::TALK_EXPERT_1, say::TALK_EXPERT_2],
        (_, Expert) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::talk_of;
    use crate::bots::Temper;
    use crate::engine::{Action, Seat, Viewer};
    use crate::random::Seed;
    use crate::sitting::session::{PlayerKind, Session};
    use crate::sitting::table_for_four;

    fn bots(seed: u8) -> Session {
        let mut setup = table_for_four();
        setup.players[0].kind = PlayerKind::Bot(Temper::Bragger);
        for player in &mut setup.players {
            player.chips = 10_000;
        }
        Session::new(setup, Seed([seed; 32]), Seed([seed; 32])).expect("a sitting")
    }

    /// What everybody says at this moment.
    fn heard(session: &Session) -> Vec<Option<(u64, &'static str)>> {
        let view = session.table().view(Viewer::Gallery);
        let tempers = session
            .setup()
            .players
            .iter()
            .map(|player| match player.kind {
                PlayerKind::Bot(temper) => temper,
                PlayerKind::Person | PlayerKind::Phone | PlayerKind::Box => Temper::Careful,
            });
        let seats = tempers.zip(0..);
        seats
            .map(|(temper, seat)| talk_of(view, Seat(seat), temper))
            .collect()
    }

    #[test]
    fn bots_speak_seldom_and_not_never() {
        let (mut acts, mut words) = (0, 0);
        let mut session = bots(7);
        for _ in 0..200 {
            session.deal().expect("a deal");
            let mut before = heard(&session);
            while session.bot_acts().is_some() {
                let now = heard(&session);
                let new = now
                    .iter()
                    .zip(&before)
                    .filter(|(now, was)| now.is_some() && now != was);
                (acts, words) = (acts + 1, words + new.count());
                before = now;
            }
        }
        // About one in six.
        assert!(words * 9 > acts && words * 4 < acts, "{words} of {acts}");
    }

    #[test]
    fn what_is_said_goes_by_what_all_have_seen_and_not_by_cards() {
        let mut heard_by_seed = Vec::new();
        for seed in 1..20 {
            let mut setup = table_for_four();
            for player in &mut setup.players {
                player.kind = PlayerKind::Person;
            }
            let mut session =
                Session::new(setup, Seed([seed; 32]), Seed([1; 32])).expect("a sitting");
            // The seed also decides the first dealer, so every other sitting is skipped.
            session.deal().expect("a deal");
            let mut heard_now = Vec::new();
            for (nth, chips) in [1, 2, 4, 8, 8, 20].into_iter().enumerate() {
                let seat = session.table().ask().seat().expect("somebody is asked");
                if nth == 2 {
                    session.act(seat, Action::Fold).expect("a fold");
                } else {
                    session.act(seat, Action::Bet(chips)).expect("a bet");
                }
                heard_now.push(heard(&session));
            }
            heard_by_seed.push((session.table().dealer(), heard_now));
        }
        let mut said_something = false;
        for (dealer, heard) in &heard_by_seed {
            for (other, others) in &heard_by_seed {
                assert!(
                    dealer != other || heard == others,
                    "the same deal, other cards"
                );
            }
            said_something |= heard.iter().flatten().any(Option::is_some);
        }
        assert!(said_something);
    }
}
