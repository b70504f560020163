//! The result of a deal for three stakes.

use super::own::OwnResult;
use super::teller::Teller;
use crate::app::i18n::say;
use crate::app::words::by_stage::classic::{draws, pot_name, total, upcard};
use crate::app::words::{card_name, hand_name, join_list};
use crate::engine::{ClassicEvent, Ending, Event, Purse, Seat, SeatSet};

/// What these games say of the result.
#[must_use]
pub fn classic_result(teller: &Teller<'_>, how: Ending) -> OwnResult {
    let is_of_stakes = matches!(how, Ending::Three | Ending::Post);
    let details = is_of_stakes.then(|| teller.three_stakes());
    OwnResult {
        details: details.unwrap_or_default(),
        ..OwnResult::default()
    }
}

impl Teller<'_> {
    /// A sentence for each pot: who won it, with what, and how much. Also the prize for winning all three.
    fn three_stakes(&self) -> Vec<String> {
        let names = self.view.pot_names();
        let won = self.history.iter().filter_map(|event| match event {
            Event::Classic(ClassicEvent::Won { pot, seats }) => Some((*pot, *seats)),
            _ => None,
        });
        let line = |(pot, seats): (u8, SeatSet)| {
            let name = pot_name(*names.get(usize::from(pot))?).get();
            let chips = self.paid_of(pot);
            let Some(one) = seats.iter().next() else {
                let left = self.view.pots().get(usize::from(pot)).copied();
                return Some(say::stake_stays(name, left.unwrap_or(0)));
            };
            let who = join_list(seats.iter().map(|seat| self.in_line(seat)).collect());
            Some(say::stake_line(
                name,
                &who,
                &self.with_what(pot, one)?,
                chips,
            ))
        };
        let mut lines: Vec<String> = won.filter_map(line).collect();
        lines.extend(self.history.iter().find_map(|event| match event {
            Event::Classic(ClassicEvent::AllThree { seat, chips }) => {
                Some(say::all_three_won(&self.name(*seat), *chips))
            }
            _ => None,
        }));
        lines
    }

    fn in_line(&self, seat: Seat) -> String {
        say::who_of_line(&self.name(seat))
    }

    /// The chips that were paid from a pot.
    fn paid_of(&self, of: u8) -> u64 {
        let paid = self.history.iter().filter_map(|event| match event {
            Event::Paid {
                from: Purse::Pot(pot),
                to: Purse::Seat(_),
                chips,
            } if *pot == of => Some(*chips),
            _ => None,
        });
        paid.sum()
    }

    fn with_what(&self, pot: u8, seat: Seat) -> Option<String> {
        let rules = self.view.rules().number()?;
        Some(match pot {
            0 => card_name(upcard(self.view, seat)?),
            2 if draws(self.view) => total(self.view, rules, seat).to_string(),
            _ if self.showed_for_it(seat) => {
                let cards = self.view.seat(seat)?.hands().next()?;
                let mut faces = cards.faces().map(|face| face.card);
                let hand = crate::cards::Hand([faces.next()??, faces.next()??, faces.next()??]);
                hand_name(self.view.ranking().value(hand))
            }
            _ => say::UNSEEN_IN_LINE.get().into(),
        })
    }

    /// Whether a hand was shown for the second pot.
    fn showed_for_it(&self, seat: Seat) -> bool {
        let shows =
            |event: &Event<_>| matches!(event, Event::Exposed { seat: by, .. } if *by == seat);
        self.history.iter().any(shows)
    }
}
