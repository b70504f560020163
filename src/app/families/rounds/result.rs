//! The result of a deal with equalised betting.

use super::events::named_hand;
use crate::app::i18n::say;
use crate::app::words::{FamilyResult, Teller};
use crate::engine::{Compared, Ending, Event, RoundEvent, Share, Then};

/// What these games say of the result: the sum that the others paid to a dealer whose stake nobody met, and the named
/// hand to which all conceded. The dealer's own stake, which he takes back, is nothing that he wins.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    let told = teller.history.iter().filter_map(|event| match event {
        Event::Round(RoundEvent::Unmet { seat, chips }) if *chips > 0 => {
            Some(say::nobody_met(&teller.name(*seat), *chips))
        }
        Event::Round(RoundEvent::Named { kind, rank, .. }) if how == Ending::Conceded => {
            Some(say::all_conceded(&named_hand(*kind, *rank)))
        }
        _ => None,
    });
    let unmet = teller.history.iter().find_map(|event| match event {
        Event::Round(RoundEvent::Unmet { seat, chips }) => Some((*seat, *chips)),
        _ => None,
    });
    FamilyResult {
        headline: unmet.map(|(seat, chips)| match chips {
            0 => say::takes_stake_back(&teller.name(seat))
                .trim_end_matches('.')
                .into(),
            _ => say::has_won(&teller.name(seat), chips),
        }),
        details: told.chain(why_not_equal(teller, how)).collect(),
        ..FamilyResult::default()
    }
}

/// Why one of several equal real hands has won the pot.
fn why_not_equal(teller: &Teller<'_>, how: Ending) -> Option<String> {
    let is_of_hands = |of| matches!(of, Compared::Hands { .. });
    let shares = teller.view.rules().round()?.then;
    let why = match shares {
        Then::Show(Share::Elder) => say::DECIDED_BY_ELDER,
        Then::Show(Share::FirstIn) => say::DECIDED_BY_FIRST_IN,
        _ => return None,
    };
    let was_equal = how == Ending::Showdown && teller.were_equal(is_of_hands);
    was_equal.then(|| why.get().into())
}
