//! What lies on the felt, worked out from a view: plain values, so that only what differs is redrawn.

use super::spots::{Spot, spot};
use crate::cards::Card;
use crate::engine::{Ask, CardId, Event, Purse, Seat, Standing, View};
use crate::ui::language::{Text, say};

/// The seats round the screen: who sits at the bottom, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ring {
    /// Who sits at the bottom.
    pub bottom: Seat,
    /// How many sit at the table.
    pub seats: usize,
}

impl Ring {
    /// Where a seat lies.
    #[must_use]
    pub fn spot(self, seat: Seat) -> Spot {
        let clockwise = (seat.index() + self.seats - self.bottom.index()) % self.seats.max(1);
        spot(clockwise, self.seats)
    }
}

/// Whose hands are shown to all, in the order of the showing.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Shown {
    /// Who shows, or is about to.
    pub seats: Vec<Seat>,
    /// Whose hand has won the newest pot.
    pub winner: Option<Seat>,
}

impl Shown {
    /// Works it out. Once the deal is `over`, only hands that were shown count.
    #[must_use]
    pub fn of(view: View<'_>, over: bool) -> Shown {
        let mut shown = Shown::default();
        for event in view.history() {
            match event {
                // Who plays with two hands names one first, where they lie.
                Event::Saw { payer, seen, .. } if !over && !plays_with_two(view, [payer, seen]) => {
                    shown.seats = vec![seen, payer];
                }
                Event::Exposed { seat, .. } if !shown.seats.contains(&seat) => {
                    shown.seats.push(seat)
                }
                Event::Paid {
                    from: Purse::Pot(_),
                    to: Purse::Seat(seat),
                    ..
                } => {
                    shown.winner = Some(seat).filter(|seat| shown.seats.contains(seat));
                }
                _ => {}
            }
        }
        // Until their cards are gathered.
        shown.seats.retain(|seat| {
            view.seat(*seat)
                .is_some_and(|place| place.hands().len() > 0)
        });
        shown
    }

    /// Where a hand lies in the light, where there is room there for all that are shown.
    #[must_use]
    pub fn slot(&self, seat: Seat) -> Option<usize> {
        if self.seats.len() > 2 {
            None
        } else {
            self.seats.iter().position(|shown| *shown == seat)
        }
    }
}

fn plays_with_two(view: View<'_>, players: [Seat; 2]) -> bool {
    let has_two = |seat| view.seat(seat).is_some_and(|place| place.hands().len() > 1);
    players.into_iter().any(has_two)
}

/// A card that has been dealt, for as long as the deal lasts.
#[derive(Clone, Debug, PartialEq)]
pub struct Lies {
    /// Which card of the deal.
    pub id: CardId,
    /// What it is, where that may be seen.
    pub card: Option<Card>,
    /// Its classes.
    pub class: String,
    /// Its custom properties.
    pub style: String,
    /// Whether it has gone back under the pack.
    pub is_gone: bool,
}

/// Every card of the deal, whether in a hand or back under the pack.
#[must_use]
pub fn cards(view: View<'_>, ring: Ring, shown: &Shown, own: Option<Seat>) -> Vec<Lies> {
    let mut lies: Vec<Lies> = Vec::new();
    let exposed: Vec<CardId> = view
        .history()
        .filter_map(|event| match event {
            Event::Exposed { card, .. } => Some(card.id),
            _ => None,
        })
        .collect();
    for place in view.seats() {
        let seat = place.seat();
        let hands = place.hands().len();
        let spot = ring.spot(seat);
        let all: usize = place.hands().map(|hand| hand.playing().count()).sum();
        let mut before = 0;
        for (nth, hand) in place.hands().enumerate() {
            let count = hand.playing().count();
            let playing = hand.playing().map(|face| (face, false));
            let thrown = hand.discards().map(|face| (face, true));
            for (k, (face, thrown)) in playing.chain(thrown).enumerate() {
                // Two hands of another lie side by side as one row.
                let apart = Some(seat) == own || shown.slot(seat).is_some();
                let offset = if thrown {
                    2 * k.saturating_sub(count) as isize
                } else if apart {
                    centred(k, count)
                } else {
                    centred(before + k, all) + if hands == 2 { 2 * nth as isize - 1 } else { 0 }
                };
                let mut class = vec!["card"];
                match shown.slot(seat) {
                    Some(_) => class.push("at-show"),
                    None if Some(seat) == own => class.push("at-me"),
                    None => class.push("at-seat"),
                }
                let public = shown.seats.contains(&seat);
                // What was thrown away lies face down, for its owner too, unless it is turned up.
                let card = face.card.filter(|_| !thrown || exposed.contains(&face.id));
                let flags = [
                    (Some(seat) == own && (hands == 2 || hand.is_kept()), "two"),
                    (hand.is_kept(), "kept"),
                    (card.is_some(), "up"),
                    (thrown, "thrown"),
                    (
                        !place.is_blind() && !public && Some(seat) != own,
                        "is-looked",
                    ),
                    (
                        !public && card.is_some() && hands == 1 && Some(seat) != own,
                        "is-told",
                    ),
                    (public && shown.slot(seat).is_none(), "is-shown"),
                    (shown.winner == Some(seat), "glow"),
                    (shown.seats.len() == 1, "alone"),
                ];
                class.push(row(if apart { count } else { all }));
                class.extend(flags.iter().filter(|(on, _)| *on).map(|(_, name)| *name));
                let mut style = spot.style("");
                style += &format!("--k:calc({offset}/2);--z:{};--hand:{nth};", before + k + 1);
                if let Some(slot) = shown.slot(seat) {
                    style += &format!("--slot:{slot};");
                }
                lies.push(Lies {
                    id: face.id,
                    card,
                    class: class.join(" "),
                    style,
                    is_gone: false,
                });
            }
            before += count;
        }
    }
    lies.extend(gathered(view, &lies));
    // No card has to change its place among the others.
    lies.sort_by_key(|lies| lies.id.0);
    lies
}

/// Cards that were dealt and have gone back under the pack.
fn gathered(view: View<'_>, held: &[Lies]) -> Vec<Lies> {
    let dealt = view.history().filter_map(|event| match event {
        Event::Dealt { card, .. } => Some(card.id.0 + 1),
        _ => None,
    });
    (0..dealt.max().unwrap_or(0))
        .map(CardId)
        .filter(|id| held.iter().all(|lies| lies.id != *id))
        .map(|id| Lies {
            id,
            card: None,
            class: "card at-pack is-gone".into(),
            style: "--k:0;".into(),
            is_gone: true,
        })
        .collect()
}

/// The class of a row of so many cards, where it is closer than one of three.
fn row(cards: usize) -> &'static str {
    match cards {
        4 => "n4",
        5 => "n5",
        8 => "n8",
        10 => "n10",
        _ => "",
    }
}

/// How far a card lies from the middle of its hand, in half cards: whole numbers print small.
fn centred(k: usize, of: usize) -> isize {
    2 * k as isize - of as isize + 1
}

/// A seat's plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plate {
    /// Its chips.
    pub chips: u64,
    /// How the hand is held, in a word.
    pub held: &'static str,
    /// To whom he owes something, and how much in all; with several to whom, to none in particular.
    pub owes: Option<(Option<Seat>, u64)>,
    /// What the player did last, in two words.
    pub said: String,
    /// Its classes, but for those of the showing.
    pub class: String,
}

/// The plate of a seat.
#[must_use]
pub fn plate(view: View<'_>, seat: Seat, own: bool) -> Option<Plate> {
    let place = view.seat(seat)?;
    let has_cards = place.hands().len() > 0;
    let turn = view.ask().seat() == Some(seat) && !is_settling(view);
    // What was said and done in a deal goes with its cards.
    let between = is_between_deals(view);
    let held = match place.standing() {
        Standing::Out if view.deals() > 0 => say::HELD_OUT.get(),
        Standing::Folded | Standing::Covered(_) if between => "",
        Standing::Folded => say::HELD_FOLDED.get(),
        Standing::Covered(_) => say::HELD_COVERED.get(),
        Standing::In if !has_cards => "",
        Standing::In if place.is_blind() => say::HELD_BLIND.get(),
        Standing::In => say::HELD_OPEN.get(),
        Standing::Out => "",
    };
    let is_folded = !between && matches!(place.standing(), Standing::Folded);
    let is_out = matches!(place.standing(), Standing::Out) && view.deals() > 0;
    let flags = [
        (own, "is-me"),
        (turn, "is-turn"),
        (place.is_blind() && has_cards, "is-blind"),
        (is_folded || is_out, "is-out"),
    ];
    let class = flags
        .iter()
        .filter(|(on, _)| *on)
        .fold("seat".to_owned(), |class, (_, name)| class + " " + name);
    let said = if turn || is_folded || between {
        String::new()
    } else {
        said(view, seat)
    };
    let debts = view.debts().iter().filter(|debt| debt.debtor == seat);
    let owes = debts.fold(None, |owes, debt| match owes {
        None => Some((Some(debt.creditor), debt.chips)),
        Some((to, sum)) => Some((to.filter(|to| *to == debt.creditor), sum + debt.chips)),
    });
    Some(Plate {
        owes,
        chips: place.chips(),
        held,
        said,
        class,
    })
}

/// Whether the cards of one deal have been gathered and the next has not begun.
pub fn is_between_deals(view: View<'_>) -> bool {
    matches!(view.ask(), Ask::Deal { .. } | Ask::Call { .. })
}

/// Whether the betting is over and hands are shown or pots paid.
fn is_settling(view: View<'_>) -> bool {
    view.history().rev().any(|event| {
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
fn said(view: View<'_>, seat: Seat) -> String {
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
        Event::Covered { seat: by, chips } if by == seat => Some(say::did_cover(chips)),
        Event::Discarded { seat: by, .. } if by == seat => {
            let hands = view.seat(seat)?.hands().map(|hand| hand.discards().count());
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
