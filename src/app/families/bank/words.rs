//! What is asked at a table with real cards, as sentences.

use crate::app::i18n::say;
use crate::app::table::game::Model;
use crate::app::words::join_list;
use crate::engine::{Chips, Choice, Compared, Question, Standing};

/// The question about the cards, or what the player in turn draws. `None`: something else is asked.
#[must_use]
pub fn asks(game: &Model) -> Option<String> {
    if let Some(question) = game.question() {
        let only = game.public(|view| view.ask().sideshow());
        return Some(match only {
            Some([by, of]) => say::bank_who_better(&join_list(vec![
                game.seats().name(by),
                game.seats().name(of),
            ])),
            None => question_text(game, question),
        });
    }
    if !game.has_real_cards() || !game.is_my_turn() {
        return None;
    }
    if counts(game) {
        return Some(say::BANK_EXCHANGE_HOW_MANY.get().into());
    }
    draws_to_number(game).then(|| say::BANK_DRAW_OR_STOP.get().into())
}

/// What the bank is asked, for those who listen: the sentence says whose turn it is.
#[must_use]
pub fn asks_aloud(game: &Model) -> Option<String> {
    if game.bank_plan().undoes {
        return Some(undoes(game));
    }
    let asks = asks(game)?;
    Some(match game.question() {
        Some(_) => asks,
        None => game.in_turn(&asks),
    })
}

/// The question whether the last act is taken back.
pub(super) fn undoes(game: &Model) -> String {
    let last = game.log().last();
    match last.is_empty() {
        _ if game.was_ended() => say::BANK_TAKE_BACK_END.get().into(),
        true => say::BANK_TAKE_BACK_THIS.get().into(),
        false => say::bank_take_back(&last),
    }
}

fn question_text(game: &Model, question: Question) -> String {
    let number = || number(game);
    match question.of {
        Compared::Hands { .. } => who_won(game, question),
        Compared::FaceUp { open } => say::bank_who_beats(&game.seats().somebody(open)),
        Compared::Upcards => say::BANK_WHO_UPCARD.get().into(),
        Compared::Dealt => say::bank_who_dealt(number()),
        Compared::Nearest => say::bank_who_nearest(number()),
        Compared::Drawn => say::BANK_WHO_DREW.get().into(),
    }
}

/// Who has won. Where somebody has covered, there are several pots: it says which, for how much, and between whom.
fn who_won(game: &Model, question: Question) -> String {
    match asked_pot(game, question) {
        None => say::BANK_WHO_WON.get().into(),
        Some((_, 0)) => say::BANK_WHO_IS_BETTER.get().into(),
        Some((Which::Last, chips)) => say::bank_who_last(chips),
        Some((Which::Covered, chips)) => {
            let among = question.among.iter();
            let names: Vec<String> = among.map(|seat| game.seats().name(seat)).collect();
            say::bank_who_covered(chips, &names.join(say::BANK_OR.get()))
        }
    }
}

/// A pot of several.
enum Which {
    Covered,
    Last,
}

/// The pot for which these hands are compared, and its chips. `None`: there is one alone. Covered pots come after the last
/// one, the newest first, and of the two who are compared one has covered this pot, and the other perhaps a newer one.
fn asked_pot(game: &Model, question: Question) -> Option<(Which, Chips)> {
    game.public(|view| {
        let covered = |seat| match view.seat(seat)?.standing() {
            Standing::Covered(pot) => Some(pot),
            _ => None,
        };
        let seats = view.seats().map(|place| place.seat());
        let covers = seats.filter(|seat| covered(*seat).is_some()).count();
        // After one cover nobody may have paid into the last pot, and then there is one alone.
        let last = view.pots().last().copied().unwrap_or(0);
        if covers == 0 || covers == 1 && last == 0 {
            return None;
        }
        let chips = |pot: usize| view.pots().get(pot).copied().unwrap_or(0);
        Some(match question.among.iter().filter_map(covered).min() {
            Some(pot) => (Which::Covered, chips(pot.into())),
            None => (Which::Last, last),
        })
    })
}

/// The number that is drawn to.
pub(super) fn number(game: &Model) -> u64 {
    game.public(|view| view.rules().number().map_or(0, |rules| rules.target.into()))
}

/// Whether the player in turn says how many cards he exchanges.
pub(super) fn counts(game: &Model) -> bool {
    let is_count = |choice: &Choice| choice.counts_exchanged().is_some();
    game.choices().iter().any(is_count)
}

/// Whether the player in turn draws to a number.
pub(super) fn draws_to_number(game: &Model) -> bool {
    let asks = game.public(|view| view.ask().is_to_draw_to_number());
    asks && !game.choices().is_empty()
}
