//! Laying the cards that a lesson gives: where a deal hands out another card, both change places in the pack it came from.

use super::fault::LessonError;
use super::model::GivenCards;
use crate::cards::{Card, CardSet, Pack};
use crate::engine::{Event, Zone};

/// What is given in a deal, and what has been dealt of it.
#[derive(Clone, Default)]
pub(super) struct Laying<'l> {
    given: &'l [GivenCards],
    /// How many cards each place has been dealt.
    dealt: Vec<(Zone, usize)>,
}

impl<'l> Laying<'l> {
    /// A deal in which these cards are given.
    pub fn new(given: &'l [GivenCards]) -> Laying<'l> {
        Laying {
            given,
            dealt: Vec::new(),
        }
    }

    /// The first given card that this pack does not have, and its line.
    pub fn foreign(&self, whole: &Pack) -> Option<(usize, Card)> {
        let whole: CardSet = whole.iter().collect();
        let cards = self.given.iter().flat_map(|given| {
            let cards = given.cards.iter().flatten();
            cards.map(|card| (given.line.0, *card))
        });
        cards.into_iter().find(|(_, card)| !whole.contains(*card))
    }

    /// The first place that has not been dealt every card that is given there, and its line.
    pub fn undealt(&self) -> Option<(usize, Zone)> {
        let mut given = self.given.iter();
        let first = given.find(|given| {
            let last = given.cards.iter().rposition(Option::is_some);
            last.is_some_and(|last| last >= self.count(given.to))
        });
        first.map(|given| (given.line.0, given.to))
    }

    fn count(&self, place: Zone) -> usize {
        let mut dealt = self.dealt.iter();
        let found = dealt.find(|(to, _)| *to == place);
        found.map_or(0, |(_, count)| *count)
    }

    /// The card that is given at the next place to be dealt to here, and its line. `None`: it comes by chance.
    fn next(&mut self, place: Zone) -> Option<(usize, Card)> {
        let nth = self.count(place);
        match self.dealt.iter_mut().find(|(to, _)| *to == place) {
            Some((_, count)) => *count += 1,
            None => self.dealt.push((place, 1)),
        }
        let given = self.given.iter().find(|given| given.to == place)?;
        let card = given.cards.get(nth).copied().flatten()?;
        Some((given.line.0, card))
    }

    /// Compares these events with what is given. Where they differ, cards change places in `pack`, from which all of them came;
    /// cards that were `settled` before cannot. Returns whether any did: then the deal is to be dealt anew.
    pub fn lay(
        &mut self,
        events: &[Event],
        pack: &mut Pack,
        settled: &mut CardSet,
    ) -> Result<bool, (usize, LessonError)> {
        let mut swaps: Vec<(Card, Card)> = Vec::new();
        for event in events {
            let Some((to, dealt)) = dealt(event) else {
                continue;
            };
            let Some((line, wanted)) = self.next(to) else {
                continue;
            };
            let lies = swaps.iter().fold(dealt, |face, swap| swapped(face, *swap));
            if lies != wanted {
                let is_there = pack.iter().any(|card| card == wanted);
                if !is_there || settled.contains(lies) || settled.contains(wanted) {
                    return Err((line, LessonError::CardElsewhere(wanted)));
                }
                let swap = (lies, wanted);
                let cards = pack.iter().map(|card| swapped(card, swap));
                *pack = Pack::new(cards).unwrap_or_default();
                swaps.push(swap);
            }
            settled.insert(wanted);
        }
        Ok(!swaps.is_empty())
    }
}

/// Where a card has come to by this event, and the card. The bottom card of the pack that is turned up lies on the board, and
/// what is drawn to break a tie before its player.
pub(super) fn dealt(event: &Event) -> Option<(Zone, Card)> {
    match *event {
        Event::Dealt { to, card } => Some((to, card.card)),
        Event::Turned { card } => Some((Zone::Board, card)),
        _ => {
            let drawn = event.drawn_again_by();
            drawn.map(|(seat, card)| (Zone::Hand(seat), card))
        }
    }
}

/// The card at the place of this one after two have changed places.
fn swapped(card: Card, (one, other): (Card, Card)) -> Card {
    match card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    }
}
