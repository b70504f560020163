//! What a player enters at the table of what he sees on his phone: the numbers of cards, or the word of hands.

use super::addresses::key;
use crate::app::i18n::say;
use crate::app::table::game::{Desk, Game, Model};
use crate::cards::arrange::{SetHand, best_first};
use crate::cards::{Card, CardSet};
use crate::engine::{Action, CardId, Choice, Face, Seat};
use crate::phones::read_word;

/// What is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The word of hands that were set.
    Word,
    /// The numbers of cards.
    Places {
        /// How many cards the hand has.
        cards: usize,
        /// How many must be picked.
        least: usize,
        /// How many may be picked.
        most: usize,
        /// What is done with them.
        what: What,
    },
}

/// What is done with the picked cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// They are thrown away.
    Throw,
    /// They play, and the others are thrown away.
    Play,
    /// They are exchanged for others of the pack.
    Draw,
    /// One is swapped for one of the board, with these cards. `None`: it lies face down.
    Swap([Option<Card>; 3]),
}

impl What {
    /// What the player is asked, in a sentence.
    pub fn asks(self) -> &'static str {
        let says = match self {
            What::Throw => say::PHONES_WHICH_TO_THROW,
            What::Play => say::PHONES_WHICH_TO_PLAY,
            What::Draw => say::PHONES_WHICH_TO_DRAW,
            What::Swap(_) => say::PHONES_WHICH_TO_SWAP,
        };
        says.get()
    }

    /// The label of the button that does it.
    pub fn does(self) -> &'static str {
        let says = match self {
            What::Throw => say::THROW,
            What::Play => say::PLAY_THESE_THREE,
            What::Draw => say::DRAW_SOME,
            What::Swap(_) => say::SWAP,
        };
        says.get()
    }
}

/// What is entered now. `None`: nothing is.
pub fn asked(game: Game, seat: Seat) -> Option<Asked> {
    let places = |least: usize, most: usize, what| Asked::Places {
        cards: cards(game, seat).len(),
        least,
        most,
        what,
    };
    if game.must_set() {
        return Some(Asked::Word);
    }
    if game.read(Model::must_swap) {
        // The card of one place may lie face down, and is taken unseen (RULES 10.2, `one_down`).
        let board = game.public(|view| {
            let one_down = view.rules().hides_card_of_board();
            let open = |(nth, face): (usize, Face)| face.card.filter(|_| !one_down || nth != 1);
            view.board().enumerate().map(open).collect::<Vec<_>>()
        });
        return Some(places(
            1,
            1,
            What::Swap(<[Option<Card>; 3]>::try_from(board).ok()?),
        ));
    }
    let choices = game.choices();
    let picks = choices.iter().find_map(|choice| match *choice {
        Choice::Discard { cards, .. } if cards > 2 => Some(places(3, 3, What::Play)),
        Choice::Discard { cards, .. } => Some(places(cards.into(), cards.into(), What::Throw)),
        Choice::Exchange { most, .. } => Some(places(1, most.into(), What::Draw)),
        _ => None,
    });
    picks.filter(|_| !cards(game, seat).is_empty())
}

/// The cards of the hand that is played, in dealing order, if its owner has seen them.
fn cards(game: Game, seat: Seat) -> Vec<Card> {
    game.seen_by(seat, |view| {
        let hand = view.seat(seat).and_then(|place| place.hands().last());
        let cards: Option<Vec<Card>> =
            hand.map(|hand| hand.playing().map(|face| face.card).collect())?;
        cards
    })
    .unwrap_or_default()
}

/// The action with the picked cards. `None`: it is not possible.
pub fn picked(
    game: Game,
    seat: Seat,
    what: What,
    picked: &[usize],
    taken: Option<usize>,
) -> Option<Action> {
    let all = cards(game, seat);
    let places = all.iter().enumerate();
    let these = |are: bool| -> CardSet {
        let of = places
            .clone()
            .filter(|(nth, _)| picked.contains(nth) == are);
        of.map(|(_, card)| *card).collect()
    };
    Some(match what {
        What::Throw => Action::Discard(these(true)),
        What::Play => Action::Discard(these(false)),
        What::Draw => Action::draw(these(true)),
        What::Swap(board) => Action::swap(*all.get(*picked.first()?)?, *board.get(taken?)?),
    })
}

/// The action that sets the hands of this word. `None`: it is not a word of these cards.
pub fn set_by(game: Game, seat: Seat, typed: &str) -> Option<Action> {
    let cards = cards(game, seat);
    let key = key(game, seat)?;
    game.seen_by(seat, |view| {
        let shape = view.rules().shape_of(cards.len())?;
        let plan = read_word(typed, shape, &key, &cards, view.deals()).ok()?;
        let ranking = view.ranking();
        let hand = |places: &Vec<u8>| {
            let cards = places
                .iter()
                .map(|place| cards.get(usize::from(*place)).copied());
            SetHand::new(&cards.collect::<Option<Vec<Card>>>()?, ranking)
        };
        let mut hands: Vec<SetHand> = plan.hands.iter().map(hand).collect::<Option<_>>()?;
        best_first(&mut hands);
        let held = cards
            .iter()
            .copied()
            .zip(0..)
            .map(|(card, nth)| (CardId(nth), card));
        let mut desk = Desk::new(
            held.collect(),
            hands.len() as u8,
            shape.four_of_a_kind(),
            None,
        );
        desk.lay(&hands, ranking);
        Some(Action::set(desk.rows(ranking)?))
    })
}
