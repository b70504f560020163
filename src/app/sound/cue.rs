//! The sound of each event.

use crate::app::words::{Cue, Words};
use crate::engine::{Chips, Event, Purse, Seat, View};

/// The sound of an event. Most events have none. `is_person`: a person plays the seat. `riffles`: the shuffle can be
/// seen. `gains`: the seat has more chips now than before the deal. `words` are those of the games that the table
/// can play, and `public` is the gallery's view after the event.
pub fn cue(
    event: &Event,
    is_person: impl Fn(Seat) -> bool,
    gains: impl Fn(Seat) -> bool,
    riffles: bool,
    words: &Words,
    public: View<'_>,
) -> Option<Cue> {
    if is_win(event, |seat| is_person(seat) && gains(seat)) {
        // Whoever stays last in a game for lives has won it.
        let is_game = public.rules().lives().is_some();
        return Some(if is_game { Cue::Triumph } else { Cue::Win });
    }
    match *event {
        Event::Shuffled { .. } if riffles => Some(Cue::Riffle),
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::Cut { .. }
        | Event::Thrown { .. }
        | Event::Discarded { .. } => Some(Cue::Slide),
        Event::Looked { seat, .. } if is_person(seat) => Some(Cue::Turn),
        Event::Exposed { .. } | Event::Turned { .. } => Some(Cue::Turn),
        // A bet and its payment are one sound.
        Event::Paid { chips, .. }
        | Event::Bet { chips, .. }
        | Event::Saw { chips, .. }
        | Event::Covered { chips, .. }
        | Event::Lent { chips, .. }
        | Event::Repaid { chips, .. } => Some(Cue::Chips(clink_count(chips))),
        Event::Folded { .. } | Event::Stood { .. } => Some(Cue::Knock),
        Event::Carried { .. } => Some(Cue::Carried),
        Event::Shuffled { .. }
        | Event::Looked { .. }
        | Event::DealBegan { .. }
        | Event::HandDealt { .. }
        | Event::Declared { .. }
        | Event::StageBegan { .. }
        | Event::Asked(_)
        | Event::Offered { .. }
        | Event::Answered { .. }
        | Event::Gathered { .. }
        | Event::Retained { .. }
        | Event::LoanRefused { .. }
        | Event::ShownTo { .. }
        | Event::SetOff { .. }
        | Event::CutWon { .. }
        | Event::GameChosen { .. }
        | Event::OtherGameChosen { .. }
        | Event::Proposed { .. }
        | Event::Declined { .. }
        | Event::LimitsDoubled
        | Event::Presence { .. }
        | Event::PutRight { .. }
        | Event::Scored { .. }
        | Event::Ended { .. } => None,
        // The others belong to one mechanic each.
        _ => (words.of_mechanics.sound)(event, public, &is_person),
    }
}

/// Whether one of these seats wins a pot.
pub fn is_win(event: &Event, is_one: impl Fn(Seat) -> bool) -> bool {
    matches!(*event, Event::Paid { from: Purse::Pot(_), to: Purse::Seat(seat), .. } if is_one(seat))
}

/// The number of clinks for so many chips.
fn clink_count(chips: Chips) -> u8 {
    match chips {
        0 | 1 => 1,
        2..=4 => 2,
        5..=14 => 3,
        15..=49 => 4,
        _ => 5,
    }
}

/// Limits how often sounds play.
#[derive(Clone, Copy, Debug, Default)]
pub struct RateLimit {
    last: Option<f64>,
}

impl RateLimit {
    /// Whether a sound may be played now, in seconds. Without motion all events happen at once and have one sound.
    pub fn allows(&mut self, now: f64, at_once: bool) -> bool {
        let apart = if at_once { 0.3 } else { 0.025 };
        let may = self.last.is_none_or(|last| now - last >= apart);
        if may {
            self.last = Some(now);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::families::brag;
    use crate::app::words::tests::dealt;
    use crate::cards::Card;
    use crate::engine::{Ask, CardId, Held, Pick, SeatSet, Viewer, Zone};
    use crate::games::three_card;

    const ME: Seat = Seat(0);
    const BOT: Seat = Seat(1);

    fn heard(event: Event) -> Option<Cue> {
        sound_of(&event, true, true)
    }

    /// The sound of an event at a table of three-card Brag where this seat is a person's.
    fn sound_of(event: &Event, gains: bool, riffles: bool) -> Option<Cue> {
        let table = dealt(three_card(), &[9; 2], &["Kc 8d 4h", "Qc 7d 3h"]);
        let public = table.view(Viewer::Gallery);
        let words = brag::REPERTOIRE.words;
        cue(event, |seat| seat == ME, |_| gains, riffles, words, public)
    }

    fn card() -> Held {
        let card: Card = "3s".parse().expect("a card");
        Held {
            id: CardId(1),
            card,
            seen_by: SeatSet::NONE,
        }
    }

    fn bet(chips: Chips) -> Event {
        Event::Bet {
            seat: BOT,
            chips,
            blind: false,
            stake: chips,
        }
    }

    fn paid(to: Seat) -> Event {
        Event::Paid {
            from: Purse::Pot(0),
            to: Purse::Seat(to),
            chips: 20,
        }
    }

    #[test]
    fn cards_slide_and_are_turned() {
        let card = card();
        assert_eq!(
            heard(Event::Dealt {
                to: Zone::Hand(BOT),
                card
            }),
            Some(Cue::Slide)
        );
        assert_eq!(
            heard(Event::Discarded {
                seat: BOT,
                card,
                under: false
            }),
            Some(Cue::Slide)
        );
        let pick = Pick::New;
        assert_eq!(heard(Event::Thrown { seat: BOT, pick }), Some(Cue::Slide));
        assert_eq!(heard(Event::Exposed { seat: BOT, card }), Some(Cue::Turn));
        let looks = |seat| Event::Looked { seat, pick: None };
        assert_eq!(heard(looks(ME)), Some(Cue::Turn));
        assert_eq!(heard(looks(BOT)), None, "nobody sees a card turned");
    }

    #[test]
    fn chips_clink_by_the_size_of_the_bet() {
        let clinks = [1, 2, 5, 20, 500].map(|chips| heard(bet(chips)));
        assert_eq!(clinks, [1, 2, 3, 4, 5].map(|many| Some(Cue::Chips(many))));
    }

    #[test]
    fn folding_knocks_and_only_a_person_wins_with_a_sound_of_his_own() {
        assert_eq!(heard(Event::Folded { seat: BOT }), Some(Cue::Knock));
        assert_eq!(heard(paid(ME)), Some(Cue::Win));
        assert_eq!(heard(paid(BOT)), Some(Cue::Chips(4)));
        let loses = sound_of(&paid(ME), false, true);
        assert_eq!(
            loses,
            Some(Cue::Chips(4)),
            "a part of what is lost comes back"
        );
        assert!(is_win(&paid(ME), |seat| seat == ME));
        assert!(!is_win(&paid(BOT), |seat| seat == ME));
    }

    #[test]
    fn the_pack_that_comes_shuffled_makes_no_sound() {
        let shuffled = Event::Shuffled { pack: Vec::new() };
        assert_eq!(sound_of(&shuffled, true, false), None);
        assert_eq!(heard(shuffled), Some(Cue::Riffle));
        assert_eq!(heard(Event::Asked(Ask::Over)), None);
    }

    #[test]
    fn what_happens_at_once_is_heard_as_one() {
        let mut pace = RateLimit::default();
        let moments = [0.0, 0.001, 0.09, 0.18, 0.31];
        let all = moments.map(|now| pace.allows(now, true));
        assert_eq!(all, [true, false, false, false, true]);
        let mut pace = RateLimit::default();
        let all = moments.map(|now| pace.allows(now, false));
        assert_eq!(all, [true, false, true, true, true]);
    }
}
