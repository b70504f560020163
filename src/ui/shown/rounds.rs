//! Equalised betting, the dealer's stake and the draw, on the page.

use crate::engine::{Answer, Event, Face, Opening, RoundEvent, Seat, Standing, View, Zone};
use crate::ui::felt::is_between_deals;
use crate::ui::language::{Name, Text, say};
use crate::ui::senses::Cue;

/// What has happened, in a sentence. `public` is the table after it, as anybody sees it.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: impl Fn(Seat) -> Name) -> Option<String> {
    let brags = brags(public);
    Some(match *event {
        Event::Bet { seat, chips, .. } if brags => say::brags(&name(seat), chips),
        Event::Folded { seat } if brags => say::bolts(&name(seat)),
        // Told once the last card is there.
        Event::Dealt {
            to: Zone::Hand(seat),
            ..
        } => {
            let cards = thrown(public, seat);
            let held = public.seat(seat)?.hands().last()?.ids().count();
            if cards == 0 || held < 3 {
                return None;
            }
            say::draws_cards(&name(seat), cards)
        }
        Event::Round(event) => match event {
            RoundEvent::Staked { seat, chips } => say::stakes_first(&name(seat), chips),
            RoundEvent::Posted { seat, chips } if is_blind(public) => {
                say::posts_blind(&name(seat), chips)
            }
            // The dealer's stake again, once the cards are dealt.
            RoundEvent::Posted { .. } => return None,
            RoundEvent::Checked { seat } if brags => say::passes_brag(&name(seat)),
            RoundEvent::Checked { seat } => say::checks(&name(seat)),
            RoundEvent::Matched { seat, chips, .. } if brags => say::goes_it(&name(seat), chips),
            RoundEvent::Matched {
                seat,
                chips,
                blind: true,
            } => say::matches_unseen(&name(seat), chips),
            RoundEvent::Matched { seat, chips, .. } => say::matches(&name(seat), chips),
            RoundEvent::Left { seat } => say::gives_up_pot(&name(seat)),
            RoundEvent::Called { seat } => say::calls_sight(&name(seat)),
            RoundEvent::Stood { seat } => say::draws_none(&name(seat)),
            RoundEvent::Unmet { seat, chips } => say::nobody_met(&name(seat), chips),
        },
        _ => return None,
    })
}

/// How long it takes, in milliseconds.
#[must_use]
pub fn time(event: RoundEvent) -> u32 {
    match event {
        // A blind and a stake are paid just before.
        RoundEvent::Posted { .. } => 120,
        RoundEvent::Staked { .. } | RoundEvent::Matched { .. } => 520,
        RoundEvent::Checked { .. } | RoundEvent::Left { .. } => 420,
        RoundEvent::Stood { .. } => 520,
        RoundEvent::Called { .. } | RoundEvent::Unmet { .. } => 1100,
    }
}

/// How it sounds: chips are heard as they are paid.
#[must_use]
pub fn sound(event: RoundEvent) -> Option<Cue> {
    match event {
        RoundEvent::Checked { .. }
        | RoundEvent::Left { .. }
        | RoundEvent::Called { .. }
        | RoundEvent::Stood { .. } => Some(Cue::Knock),
        RoundEvent::Posted { .. }
        | RoundEvent::Staked { .. }
        | RoundEvent::Matched { .. }
        | RoundEvent::Unmet { .. } => None,
    }
}

/// How a player's hand is held and what he has in, and what he did last, both in a word or two; none in other games.
#[must_use]
pub fn plate(view: View<'_>, seat: Seat) -> Option<(String, String)> {
    let place = view.seat(seat)?;
    view.rules().round()?;
    let plays = place.standing() == Standing::In && !is_between_deals(view);
    if !plays || place.has_left() {
        return None;
    }
    let unseen = place.is_blind();
    // There is no room for both.
    let held = match place.level() {
        _ if unseen => say::HELD_UNSEEN.get().into(),
        0 => String::new(),
        chips => say::level_of_a_seat(chips),
    };
    Some((held, did(view, seat).unwrap_or_default()))
}

/// What everybody still in must have put in: what it is called, and how much.
#[must_use]
pub fn price(view: View<'_>) -> Option<(Text, u64)> {
    let top = view.top();
    (top > 0).then_some((say::EACH_IN_FOR, top))
}

fn did(view: View<'_>, seat: Seat) -> Option<String> {
    let brags = brags(view);
    let plain = |text: Text| Some(text.get().to_owned());
    view.history().rev().find_map(|event| match event {
        Event::Bet {
            seat: by, chips, ..
        } if by == seat => Some(if brags {
            say::did_brag(chips)
        } else {
            say::did_bet(chips)
        }),
        Event::Looked { seat: by, .. } if by == seat => plain(say::DID_LOOK),
        Event::Discarded { seat: by, .. } if by == seat => Some(say::did_draw(thrown(view, seat))),
        Event::Round(event) => match event {
            RoundEvent::Staked { seat: by, chips } if by == seat => Some(say::did_stake(chips)),
            RoundEvent::Posted { seat: by, chips } if by == seat && is_blind(view) => {
                Some(say::did_post(chips))
            }
            RoundEvent::Checked { seat: by } if by == seat => {
                plain(if brags { say::DID_PASS } else { say::DID_CHECK })
            }
            RoundEvent::Matched { seat: by, .. } if by == seat && brags => plain(say::DID_GO),
            RoundEvent::Matched {
                seat: by, chips, ..
            } if by == seat => Some(say::did_match(chips)),
            RoundEvent::Stood { seat: by } if by == seat => plain(say::DID_DRAW_NONE),
            _ => None,
        },
        _ => None,
    })
}

/// How many cards a player has thrown in this deal to take others.
fn thrown(view: View<'_>, seat: Seat) -> u64 {
    let is_his =
        |event: &Event<Face>| matches!(event, Event::Discarded { seat: by, .. } if *by == seat);
    view.history().filter(is_his).count() as u64
}

/// Whether one brags there, and the others go it or bolt.
#[must_use]
pub fn brags(view: View<'_>) -> bool {
    let round = view.rules().round();
    round.is_some_and(|rules| rules.answer == Answer::Sight)
}

fn is_blind(view: View<'_>) -> bool {
    let round = view.rules().round();
    round.is_some_and(|rules| matches!(rules.opening, Opening::Blinds { .. }))
}
