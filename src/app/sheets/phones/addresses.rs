//! What the codes of the table contain.

use crate::app::table::game::Game;
use crate::app::table::link;
use crate::cards::Card;
use crate::engine::{Seat, SeatView, View};
use crate::notation::{FragmentKind, write_link};
use crate::phones::{CodedHand, HandCode, Holder, Join, SeatKey, Which, seal, shorten};
use crate::sitting::session::Session;

/// How many codes have been shown by which a phone joins at this seat.
pub fn shown_so_far(game: Game, seat: Seat) -> u8 {
    let joins = game.session(Session::joins);
    joins.shown.get(seat.index()).copied().unwrap_or_default()
}

/// The address that makes a phone the one of this seat. `None`: there is no such seat.
pub fn joining(game: Game, seat: Seat) -> Option<String> {
    // The only person is spoken to, in the language of the phone.
    let is_you = game.somebody(seat).is_you;
    game.session(|session| {
        let (holder, key) = phone(session, seat)?;
        let player = session.setup().players.get(seat.index())?;
        let name = match is_you {
            true => String::new(),
            false => player.name.clone(),
        };
        let join = Join {
            holder,
            key,
            name,
            rules: write_link(&session.setup().rules),
        };
        Some(link::address(FragmentKind::Phone, &join.to_string()))
    })
}

/// What shows a seat's cards on its phone: an address for camera apps, or a short code for a phone that scans in the page.
/// `None`: there is nothing to show.
pub fn showing(game: Game, seat: Seat, is_for_app: bool) -> Option<String> {
    let owner = game.seats(|seats| seats.owner(seat));
    let mut hand = game.seen_by(seat, |view| hand(view))?;
    game.session(|session| {
        let (holder, key) = phone(session, owner)?;
        let joined_with = write_link(&session.setup().rules);
        hand.rules = hand.rules.filter(|rules| *rules != joined_with);
        let code = seal(&key, holder, &hand);
        match is_for_app {
            true => Some(link::address(FragmentKind::Hand, &code)),
            false => shorten(&code),
        }
    })
}

/// The key of the phone on which this seat's cards are. `None`: there is none.
pub fn key(game: Game, seat: Seat) -> Option<SeatKey> {
    let owner = game.seats(|seats| seats.owner(seat));
    game.session(|session| Some(phone(session, owner)?.1))
}

fn phone(session: &Session, seat: Seat) -> Option<(Holder, SeatKey)> {
    let seed = session.sealed_seed()?;
    let joins = session.joins();
    let join = joins.shown.get(seat.index())?.saturating_add(1);
    let holder = Holder::of(seed, seat.0, join);
    let chance = *joins.chance.get(seat.index())?;
    Some((holder, holder.key(seed, chance)))
}

/// The cards that the viewer of this view may see, and not everybody. `None`: there are none.
fn hand(view: View<'_>) -> Option<HandCode> {
    let own = view.own()?;
    let mut hands = own_hands(own);
    for place in view.seats().filter(|place| place.seat() != own.seat()) {
        let open = gallery(view, place.seat());
        let shown = seen(place).into_iter().enumerate();
        let secret = shown.filter(|(nth, _)| open.get(*nth) == Some(&None));
        hands.extend(secret.filter_map(|(_, cards)| {
            Some(CodedHand {
                which: Which::Of(place.seat().0),
                cards: cards?,
            })
        }));
    }
    (!hands.is_empty()).then(|| HandCode {
        deal: view.deals(),
        moment: u16::try_from(view.history().len()).unwrap_or(u16::MAX),
        hands,
        rules: Some(write_link(view.rules())),
    })
}

fn own_hands(own: SeatView<'_>) -> Vec<CodedHand> {
    let has_two = own.hands().any(|hand| hand.is_kept()) && own.hands().len() > 1;
    let hands = own.hands().map(|hand| hand.is_kept()).zip(seen(own));
    let shown = hands.filter_map(|(is_kept, cards)| {
        Some(CodedHand {
            which: match (has_two, is_kept) {
                (false, _) => Which::Only,
                (true, true) => Which::Old,
                (true, false) => Which::New,
            },
            cards: cards?,
        })
    });
    shown.collect()
}

/// The cards of each hand of a seat. `None`: the viewer does not see the hand.
fn seen(place: SeatView<'_>) -> Vec<Option<Vec<Card>>> {
    let hands = place.hands();
    hands
        .map(|hand| hand.playing().map(|face| face.card).collect())
        .collect()
}

/// The cards of each hand of a seat as everybody sees them. `None`: the hand is hidden.
fn gallery(view: View<'_>, seat: Seat) -> Vec<Option<Vec<Card>>> {
    let place = view.as_everybody().seat(seat);
    place.map(seen).unwrap_or_default()
}
