//! The result of a deal for three stakes.

use super::events::{draws, pot_name, total, upcard};
use crate::app::i18n::{Text, say};
use crate::app::words::{FamilyResult, Teller, card_name, hand_name, join_list};
use crate::cards::Merit;
use crate::engine::{ClassicEvent, Compared, Ending, Event, Purse, Seat, SeatSet};

/// What these games say of the result.
#[must_use]
pub fn result(teller: &Teller<'_>, how: Ending) -> FamilyResult {
    let is_of_stakes = matches!(how, Ending::Three | Ending::Post);
    let details = is_of_stakes.then(|| three_stakes(teller));
    FamilyResult {
        details: details.unwrap_or_default(),
        ..FamilyResult::default()
    }
}

/// A sentence for each pot: who won it, with what, and how much. Also the prize for winning all three.
fn three_stakes(teller: &Teller<'_>) -> Vec<String> {
    let names = teller.view.pot_names();
    let won = teller.history.iter().filter_map(|event| match event {
        Event::Classic(ClassicEvent::Won { pot, seats }) => Some((*pot, *seats)),
        _ => None,
    });
    let line = |(pot, seats): (u8, SeatSet)| {
        let name = pot_name(*names.get(usize::from(pot))?).get();
        let chips = paid_of(teller, pot);
        let Some(one) = seats.iter().next() else {
            let left = teller.view.pots().get(usize::from(pot)).copied();
            return Some(say::stake_stays(name, left.unwrap_or(0)));
        };
        let who = join_list(seats.iter().map(|seat| in_line(teller, seat)).collect());
        if teller.view.rules().real_cards {
            let says = say::bank_pot(name, &who, chips);
            return Some(match why_not_equal(teller, pot, seats) {
                Some(why) => format!("{says} {}", why.get()),
                None => says,
            });
        }
        Some(say::stake_line(
            name,
            &who,
            &with_what(teller, pot, one)?,
            chips,
        ))
    };
    let mut lines: Vec<String> = won.filter_map(line).collect();
    lines.extend(teller.history.iter().find_map(|event| match event {
        Event::Classic(ClassicEvent::AllThree { seat, chips }) => {
            Some(say::all_three_won(&teller.name(*seat), *chips))
        }
        _ => None,
    }));
    lines
}

/// Why the winner of a pot has won it against equal real cards. `None`: there were none, the pot is shared, or a card was drawn
/// for it.
fn why_not_equal(teller: &Teller<'_>, pot: u8, won: SeatSet) -> Option<Text> {
    let is_for_it = |of: Compared| match pot {
        0 => of == Compared::Upcards,
        1 => matches!(of, Compared::Hands { .. }),
        _ => of == Compared::Nearest,
    };
    let was_drawn = |event: &Event<_>| matches!(event, Event::Declared { question, .. } if question.of == Compared::Drawn);
    let was_drawn = pot > 1 && teller.history.iter().any(was_drawn);
    if won.len() != 1 || was_drawn || !teller.were_equal(is_for_it) {
        return None;
    }
    // With three braggers it goes to who put in first.
    let pairs = teller.view.ranking().rules().pairs;
    let is_first_in = pot == 1 && pairs.is_some_and(|pairs| pairs.merit == Merit::Natural);
    Some(match is_first_in {
        true => say::DECIDED_BY_FIRST_IN,
        false => say::DECIDED_BY_ELDER,
    })
}

fn in_line(teller: &Teller<'_>, seat: Seat) -> String {
    say::who_of_line(&teller.name(seat))
}

/// The chips that were paid from a pot.
fn paid_of(teller: &Teller<'_>, of: u8) -> u64 {
    let paid = teller.history.iter().filter_map(|event| match event {
        Event::Paid {
            from: Purse::Pot(pot),
            to: Purse::Seat(_),
            chips,
        } if *pot == of => Some(*chips),
        _ => None,
    });
    paid.sum()
}

fn with_what(teller: &Teller<'_>, pot: u8, seat: Seat) -> Option<String> {
    let rules = teller.view.rules().number()?;
    Some(match pot {
        0 => card_name(upcard(teller.view, seat)?),
        2 if draws(teller.view) => total(teller.view, rules, seat).to_string(),
        _ if showed_for_it(teller, seat) => {
            let cards = teller.view.seat(seat)?.hands().next()?;
            let mut faces = cards.faces().map(|face| face.card);
            let hand = crate::cards::Hand([faces.next()??, faces.next()??, faces.next()??]);
            hand_name(teller.view.ranking().value(hand))
        }
        _ => say::UNSEEN_IN_LINE.get().into(),
    })
}

/// Whether a hand was shown for the second pot.
fn showed_for_it(teller: &Teller<'_>, seat: Seat) -> bool {
    let shows = |event: &Event<_>| matches!(event, Event::Exposed { seat: by, .. } if *by == seat);
    teller.history.iter().any(shows)
}
