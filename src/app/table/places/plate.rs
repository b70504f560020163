//! The text of a seat's plate, computed from a view.

use crate::app::i18n::{Text, say};
use crate::app::table::patch::Node;
use crate::engine::{Ask, Chips, Event, Presence, Purse, Seat, Standing, View};

/// A player's name in an element of this kind. The letters of a long one are narrower.
#[must_use]
pub fn name_in(tag: &'static str, name: String) -> Node {
    let is_long = name.chars().count() > LONGEST_USUAL;
    Node::new(tag, if is_long { "name long" } else { "name" }).text_owned(name)
}

/// The name of a hand at a plate. The letters of a long one are narrower.
#[must_use]
pub fn kind_of(hand: String) -> Node {
    let is_long = hand.chars().count() > LONGEST_USUAL_KIND;
    Node::new("span", if is_long { "kind long" } else { "kind" }).text_owned(hand)
}

/// The most letters of a name that is not long.
const LONGEST_USUAL: usize = 8;
/// The most letters of the name of a hand that is not long.
const LONGEST_USUAL_KIND: usize = 20;

/// A seat's plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    pub chips: u64,
    /// How the hand is held, such as *blind* or *open*.
    pub held: String,
    /// The creditor and the sum of the seat's debts, in chips. The creditor is `None` if there are several.
    pub owes: Option<(Option<Seat>, u64)>,
    /// What the player did last, in a few words.
    pub last_action: String,
    /// The chips that he did it with. 0: it cost none.
    pub paid: u64,
    /// Its classes, apart from those of a shown hand.
    pub class: String,
}

/// Computes the plate of a seat, in the words of Brag. `None`: there is no such seat.
#[must_use]
pub fn plate(view: View<'_>, seat: Seat, own: bool) -> Option<Plate> {
    let place = view.seat(seat)?;
    let has_cards = place.hands().len() > 0;
    let is_asked = !matches!(view.ask(), Ask::Declare { .. });
    let turn = is_asked && view.ask().seat() == Some(seat) && !is_settling(view);
    // Actions and offers of a deal disappear with its cards.
    let between = view.is_between_deals();
    // Who has joined or is back is dealt in next.
    let waits = between && place.is_able();
    let is_out = matches!(place.standing(), Standing::Out) && view.deals() > 0 && !waits;
    let held = match place.standing() {
        _ if place.presence() == Presence::Away => say::BANK_AWAY.get(),
        _ if place.presence() == Presence::Left => say::BANK_LEFT.get(),
        Standing::Out if is_out => say::HELD_OUT.get(),
        Standing::Folded | Standing::Covered(_) if between => "",
        Standing::Folded => say::HELD_FOLDED.get(),
        Standing::Covered(_) => say::HELD_COVERED.get(),
        Standing::In if !has_cards => "",
        Standing::In if place.is_blind() => say::HELD_BLIND.get(),
        Standing::In => say::HELD_OPEN.get(),
        Standing::Out => "",
    };
    let is_folded = !between && matches!(place.standing(), Standing::Folded);
    let is_here = place.presence() == Presence::Here;
    let flags = [
        (own, "is-me"),
        (turn, "is-turn"),
        (place.is_blind() && has_cards, "is-blind"),
        (is_folded || is_out || !is_here, "is-out"),
    ];
    let class = flags
        .iter()
        .filter(|(on, _)| *on)
        .fold("seat".to_owned(), |class, (_, name)| class + " " + name);
    let said = if turn || is_folded || between {
        String::new()
    } else {
        last_action(view, seat)
    };
    let debts = view.debts().iter().filter(|debt| debt.debtor == seat);
    let owes = debts.fold(None, |owes, debt| match owes {
        None => Some((Some(debt.creditor), debt.chips)),
        Some((to, sum)) => Some((to.filter(|to| *to == debt.creditor), sum + debt.chips)),
    });
    Some(Plate {
        owes,
        chips: place.chips(),
        held: held.to_owned(),
        last_action: said,
        paid: last_payment(view, seat),
        class,
    })
}

/// Whether the betting is over, and hands are shown or pots paid.
pub fn is_settling(view: View<'_>) -> bool {
    // In a game for several pots, some of this happens in the middle of a deal.
    let goes_on = view.rules().settles_pots_in_turn();
    let mut last = view
        .history()
        .rev()
        .take_while(|event| !(goes_on && matches!(event, Event::Asked(_))));
    last.any(|event| {
        matches!(
            event,
            Event::Saw { .. }
                | Event::Carried { .. }
                | Event::Exposed { .. }
                | Event::Paid {
                    from: Purse::Pot(_),
                    ..
                }
        )
    })
}

/// What a player did last in this deal.
fn last_action(view: View<'_>, seat: Seat) -> String {
    let plain = |text: Text| Some(text.get().into());
    let last = view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by,
            chips,
            blind,
            ..
        } if by == seat => Some(if blind {
            say::did_bet_blind(chips)
        } else {
            say::did_bet(chips)
        }),
        Event::Saw { payer, chips, .. } if payer == seat => Some(say::did_see(chips)),
        Event::Covered { seat: by, chips: 0 } if by == seat && view.rules().last_chip_ends() => {
            plain(say::DID_BET_LAST_CHIP)
        }
        Event::Covered { seat: by, chips } if by == seat => Some(say::did_cover(chips)),
        Event::Discarded { seat: by, .. } if by == seat => {
            let hands = view.seat(seat)?.hands().map(|hand| hand.thrown_count());
            Some(say::did_throw(hands.sum::<usize>() as u64))
        }
        Event::Lent { from, chips, .. } if from == seat => Some(say::did_lend(chips)),
        Event::Looked { seat: by, .. } if by == seat => plain(say::DID_LOOK),
        Event::Offered { seat: by } if by == seat => plain(say::DID_OFFER),
        Event::Answered { seat: by, agrees } if by == seat => plain(if agrees {
            say::DID_AGREE
        } else {
            say::DID_REFUSE
        }),
        Event::LoanRefused { seat: by, .. } if by == seat => plain(say::DID_NOT_LEND),
        Event::ShownTo { seat: by, .. } if by == seat => plain(say::DID_SHOW_ONE),
        Event::Retained { seat: by } if by == seat => plain(say::DID_KEEP),
        _ => None,
    });
    last.unwrap_or_default()
}

/// The chips of a player's last action in this deal. 0: it cost none.
fn last_payment(view: View<'_>, seat: Seat) -> Chips {
    let last = view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by, chips, ..
        }
        | Event::Saw {
            payer: by, chips, ..
        }
        | Event::Covered { seat: by, chips }
            if by == seat =>
        {
            Some(chips)
        }
        Event::Looked { seat: by, .. }
        | Event::Discarded { seat: by, .. }
        | Event::Lent { from: by, .. }
        | Event::Offered { seat: by }
        | Event::Answered { seat: by, .. }
        | Event::LoanRefused { seat: by, .. }
        | Event::ShownTo { seat: by, .. }
        | Event::Retained { seat: by }
            if by == seat =>
        {
            Some(0)
        }
        other => other
            .act_of_round()
            .filter(|(by, _)| *by == seat)
            .map(|(_, chips)| chips),
    });
    last.unwrap_or(0)
}
