//! The result of a deal against the house.

use super::own::OwnResult;
use super::teller::Teller;
use crate::app::i18n::say;
use crate::app::words::by_stage::casino as shown;
use crate::app::words::{a_hand, join_list};
use crate::cards::sort_few;
use crate::engine::{Came, CasinoEvent, Ending, Event, Seat};

/// What the game says of the result.
#[must_use]
pub fn casino_result(teller: &Teller<'_>, _: Ending) -> OwnResult {
    OwnResult {
        headline: Some(teller.net_of_house()),
        details: teller.casino(),
        game_won: None,
    }
}

impl Teller<'_> {
    /// The net result of all boxes of the player who is "you", without a full stop. If nobody is, that of the house.
    fn net_of_house(&self) -> String {
        let of_you = |seat: &Seat| self.name(*seat).is_you;
        let boxes: Vec<Seat> = self.boxes();
        let is_you = boxes.iter().any(of_you);
        let of = boxes.iter().filter(|seat| !is_you || of_you(seat));
        let net: i64 = of.map(|seat| self.net(*seat)).sum();
        let (net, chips) = (net.signum(), net.unsigned_abs());
        match (is_you, net) {
            (true, 1) => say::you_win_from_house(chips),
            (true, -1) => say::you_lose_to_house(chips),
            (true, _) => say::YOU_COME_OUT_EVEN.get().into(),
            (false, 1) => say::house_loses(chips),
            (false, -1) => say::house_wins(chips),
            (false, _) => say::HOUSE_COMES_OUT_EVEN.get().into(),
        }
    }

    /// Sentences about the house's hand and the result of each bet: of the boxes of "you", otherwise of all boxes.
    fn casino(&self) -> Vec<String> {
        let out = |event: &Event<_>| {
            matches!(
                event,
                Event::Casino(CasinoEvent::Opened { qualified: false })
            )
        };
        let is_out = self.history.iter().any(out);
        let hand = shown::hand(self.view).map(|hand| a_hand(self.view.ranking().value(hand)));
        let hand = hand.map(|hand| match is_out {
            true => say::house_shows_and_is_out(&hand),
            false => say::house_shows(&hand),
        });
        let boxes = self.boxes();
        let is_you = boxes.iter().any(|seat| self.name(*seat).is_you);
        let mut told = boxes;
        told.retain(|seat| !is_you || self.name(*seat).is_you);
        // In the order of the seats.
        sort_few(&mut told, |seat| *seat);
        let told = told.into_iter();
        let lines = told.map(|seat| say::box_came_to(&self.name(seat), &self.bets(seat)));
        hand.into_iter().chain(lines).collect()
    }

    /// The seats that staked, the eldest first.
    fn boxes(&self) -> Vec<Seat> {
        let staked = self.history.iter().filter_map(|event| match event {
            Event::Casino(CasinoEvent::Staked { seat, .. }) => Some(*seat),
            _ => None,
        });
        staked.collect()
    }

    /// The results of a box's bets, such as `ante +10, play +10, bonus +50 and Pair Plus −5`.
    fn bets(&self, seat: Seat) -> String {
        let settled = self.settled(seat).map(|(bet, came)| match came {
            Came::Won(chips) => say::bet_in_brief(bet, &format!("+{chips}")),
            Came::Lost(chips) => say::bet_in_brief(bet, &format!("−{chips}")),
            Came::Back(_) => say::bet_back_in_brief(bet),
        });
        join_list(settled.collect())
    }

    fn net(&self, seat: Seat) -> i64 {
        let whole = |chips| i64::try_from(chips).unwrap_or(i64::MAX);
        let settled = self.settled(seat).map(|(_, came)| match came {
            Came::Won(chips) => whole(chips),
            Came::Lost(chips) => -whole(chips),
            Came::Back(_) => 0,
        });
        settled.fold(0, i64::saturating_add)
    }

    fn settled(&self, of: Seat) -> impl Iterator<Item = (&'static str, Came)> {
        self.history.iter().filter_map(move |event| match *event {
            Event::Casino(CasinoEvent::Settled { seat, bet, came }) if seat == of => {
                Some((shown::key(bet), came))
            }
            _ => None,
        })
    }
}
