//! Every event of a deal as a sentence.

use super::cards::{a_hand, card_name, reads};
use super::family_words::Words;
use super::named::named;
use crate::app::i18n::{Name, say};
use crate::engine::{CardId, Event, Face, Motion, NamedGame, Pick, Purse, Seat, View};

/// Describes an event in a sentence. `None`: the event says nothing to players. `public` is the gallery's view after
/// the event. `words` are those of the games that the table can play.
#[must_use]
pub fn event_sentence(
    event: &Event,
    public: View<'_>,
    name: impl Fn(Seat) -> Name,
    words: &Words,
) -> Option<String> {
    let own = (words.of)(public.rules());
    if let Some(said) = (own.sentence)(event, public, &name) {
        return Some(said).filter(|said| !said.is_empty());
    }
    let name_of = words.name;
    Some(match *event {
        Event::DealBegan { dealer, .. } => deal_began(public, &name(dealer), name_of),
        Event::Shuffled { .. } if public.deals() > 1 => say::PACK_IS_SHUFFLED.get().into(),
        Event::Turned { card } => say::bottom_card_is(&card_name(card)),
        Event::Cut { seat, card } => say::cut(&name(seat), &card_name(card)),
        Event::CutWon { dealer } => say::has_high_card(&name(dealer)),
        Event::OtherGameChosen { seat, game } => say::names_game(&name(seat), name_of(game.key())),
        Event::Proposed { seat, on } => proposes(on, &name(seat), name_of),
        Event::Declined {
            on: Motion::Game(game),
            ..
        } => say::game_declined(name_of(game.key())),
        Event::Declined {
            seat,
            on: Motion::BuyIn(_),
        } => say::buy_in_declined(&name(seat)),
        Event::Declined {
            on: Motion::Double, ..
        } => say::LIMITS_STAY.get().into(),
        Event::LimitsDoubled => say::LIMITS_DOUBLE.get().into(),
        Event::GameChosen { seat, game } => say::names_game(&name(seat), &named(game)),
        Event::Looked { seat, pick: None } => say::looks(&name(seat)),
        Event::Looked {
            seat,
            pick: Some(pick),
        } => say::looks_at(&name(seat), which(pick)),
        Event::Bet {
            seat, chips, blind, ..
        } => say::bets(&name(seat), chips, if blind { "blind" } else { "seen" }),
        Event::Saw { payer, seen, chips } => say::pays_to_see(&name(payer), chips, &name(seen)),
        Event::Folded { seat } => say::folds(&name(seat)),
        Event::Covered { seat, chips: 0 } => say::covers_with_nothing(&name(seat)),
        Event::Covered { seat, chips } => say::covers(&name(seat), chips),
        Event::Offered { seat } => say::offers_to_show(&name(seat)),
        Event::Answered { seat, agrees } if is_voted(public) => match agrees {
            true => say::agrees_to_game(&name(seat)),
            false => say::refuses_game(&name(seat)),
        },
        Event::Answered { seat, agrees: true } => say::agrees(&name(seat)),
        Event::Answered {
            seat,
            agrees: false,
        } => say::refuses(&name(seat)),
        Event::Thrown { seat, pick } => say::throws_hand(&name(seat), which(pick)),
        // The sentence comes with the last discard.
        Event::Discarded { seat, card, under } => {
            let hand = public.seat(seat)?.hands().last()?;
            let is_last = hand.playing().count() == 3;
            let is_up = hand
                .discards()
                .any(|face| face.id == card.id && face.card.is_some());
            // If the hand lies face up, everybody sees which three cards play.
            if !is_last || is_up {
                return None;
            }
            let cards = hand.thrown_count() as u64;
            match under {
                true => say::puts_under(&name(seat), cards),
                false => say::throws_away(&name(seat), cards),
            }
        }
        Event::Exposed { seat, card } if is_discard(public, seat, card.id) => {
            say::turns_up(&name(seat), &card_name(card.card))
        }
        Event::Exposed { seat, .. } => {
            let (hand, value) = public.seat(seat)?.known_hand()?;
            let hand = a_hand(value) + &reads(public.ranking(), hand);
            say::shows(&name(seat), &hand)
        }
        Event::Paid {
            from: Purse::Pot(pot),
            to: Purse::Seat(seat),
            chips,
        } => pot_goes(public.history(), pot, seat, chips, &name)
            .unwrap_or_else(|| say::wins(&name(seat), chips)),
        Event::Paid {
            from: Purse::Outside,
            to: Purse::Seat(seat),
            chips,
        } => say::buys_in(&name(seat), chips),
        Event::Lent { from, to, chips } => say::lends(&name(from), &name(to), chips),
        Event::Repaid { from, to, chips } => say::pays_back(&name(from), &name(to), chips),
        Event::SetOff { from, to, chips } => say::set_off(&name(from), &name(to), chips),
        Event::LoanRefused { seat, borrower } => say::refuses_to_lend(&name(seat), &name(borrower)),
        Event::ShownTo { seat, to } => say::shows_to(&name(seat), &name(to)),
        Event::Carried { chips } => say::pot_is_carried(chips),
        Event::Retained { seat } => say::keeps_unseen(&name(seat)),
        Event::Scored { seat, score } if public.rules().points().is_some() => {
            say::has_points(&name(seat), score.into())
        }
        // The others need no sentence: what they change can be seen. Or they are of one mechanic, or of a table with real
        // cards.
        _ => {
            let told = (words.of_mechanics.sentence)(event, public, &name);
            return told.or_else(|| (words.bank)(event, public, &name));
        }
    })
}

/// The sentence about one of several pots: who covered it, and who won it. `None`: nobody has covered.
#[must_use]
pub fn pot_goes(
    history: impl Iterator<Item = Event<Face>>,
    pot: u8,
    seat: Seat,
    chips: u64,
    name: impl Fn(Seat) -> Name,
) -> Option<String> {
    let covered = history.filter_map(|event| match event {
        Event::Covered { seat, .. } => Some(seat),
        _ => None,
    });
    let covered: Vec<Seat> = covered.collect();
    if covered.is_empty() {
        return None;
    }
    Some(match covered.get(usize::from(pot)) {
        Some(by) if *by == seat => say::own_covered_pot_goes(&name(seat), chips),
        Some(by) => say::covered_pot_goes(&name(seat), chips, &name(*by)),
        None => say::last_pot_goes(&name(seat), chips),
    })
}

/// The sentence about a motion between two deals. `name_of` names another game.
fn proposes(on: Motion, who: &Name, name_of: impl Fn(&'static str) -> &'static str) -> String {
    match on {
        Motion::Game(game) => say::proposes_game(who, name_of(game.key())),
        Motion::BuyIn(chips) => say::asks_to_buy_in(who, chips),
        Motion::Double => say::asks_to_double(who),
    }
}

/// Whether an answer is one to a motion between two deals, and not to the offer of a showdown.
fn is_voted(public: View<'_>) -> bool {
    let mut events = public.history().rev();
    events.any(|event| matches!(event, Event::Proposed { .. }))
}

/// The beginning of a deal: who deals, the ante and, under dealer's choice, the game. `name_of` names another game.
fn deal_began(
    public: View<'_>,
    dealer: &Name,
    name_of: impl Fn(&'static str) -> &'static str,
) -> String {
    let rules = public.rules();
    let deals = if rules.dealers_choice {
        let game = match NamedGame::of(rules) {
            Some(game) => named(game),
            None => name_of(rules.game).into(),
        };
        say::deals_game(dealer, &game)
    } else {
        say::deals(dealer)
    };
    match rules.ante {
        // Nobody pays in a game for points. Against the house everyone chooses his stake.
        _ if rules.points().is_some() || rules.is_against_bank() => deals,
        0 => deals,
        // Antes are paid only before the first deal.
        _ if rules.lives().is_some() && public.deals() > 1 => deals,
        ante => format!("{deals} {}", say::ante_is(ante)),
    }
}

/// The key by which messages choose between two hands.
fn which(pick: Pick) -> &'static str {
    match pick {
        Pick::Old => "old",
        Pick::New => "new",
    }
}

fn is_discard(public: View<'_>, seat: Seat, id: CardId) -> bool {
    let mut hands = public
        .seat(seat)
        .into_iter()
        .flat_map(|place| place.hands());
    hands.any(|hand| hand.discards().any(|face| face.id == id))
}
