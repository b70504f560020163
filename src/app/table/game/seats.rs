//! Who sits at the table, and which seats the people play.

use crate::app::i18n::Name;
use crate::app::words;
use crate::engine::{Seat, SeatSet};
use crate::sitting::session::{PlayerKind, Setup};

/// The players of the sitting.
pub struct Seats {
    names: Vec<String>,
    /// The seats that people play, their further boxes included.
    people: SeatSet,
    /// The further boxes. Each belongs to the person in the nearest seat before it that is none.
    boxes: SeatSet,
    /// The seats of people whose cards are on phones of their own.
    phones: SeatSet,
}

impl Seats {
    pub(super) fn new(setup: &Setup) -> Seats {
        Seats {
            names: names(setup),
            people: seats_of(setup, |kind| !kind.is_bot()),
            boxes: seats_of(setup, |kind| kind == PlayerKind::Box),
            phones: seats_of(setup, |kind| kind == PlayerKind::Phone),
        }
    }

    /// The name of a player, with the grammar that sentences need.
    pub fn somebody(&self, seat: Seat) -> Name {
        let is_you = self.is_you(seat);
        let name = self.names.get(seat.index());
        words::somebody(name.map_or("", String::as_str), is_you)
    }

    /// The name of a seat in the log, which tells the boxes of a player apart: only the first is "you".
    pub fn in_the_log(&self, seat: Seat) -> Name {
        let is_box = self.boxes.contains(seat);
        let who = self.somebody(seat);
        Name {
            is_you: who.is_you && !is_box,
            ..who
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        self.somebody(seat).name
    }

    /// Whether this seat belongs to the only person, whom the page calls "you".
    pub fn is_you(&self, seat: Seat) -> bool {
        self.persons() == 1 && self.is_person(seat)
    }

    /// The number of people. Further boxes do not count.
    pub fn persons(&self) -> usize {
        self.people.len().saturating_sub(self.boxes.len())
    }

    /// The seats that people play.
    pub fn people(&self) -> SeatSet {
        self.people
    }

    /// Whether anybody plays more than one box.
    pub(super) fn has_boxes(&self) -> bool {
        !self.boxes.is_empty()
    }

    /// Whether several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.persons() > 1
    }

    /// Whether a person plays this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.people.contains(seat)
    }

    /// The seats of people whose cards are on phones of their own.
    pub fn phones(&self) -> SeatSet {
        self.phones
    }

    /// Whether the cards of this seat are on a phone.
    pub fn has_phone(&self, seat: Seat) -> bool {
        self.is_person(seat) && self.phones.contains(self.owner(seat))
    }

    /// Whether only bots play.
    pub fn is_watched(&self) -> bool {
        self.people.is_empty()
    }

    /// The first seat of the person who plays this box.
    pub fn owner(&self, seat: Seat) -> Seat {
        let is_first = |seat: &Seat| self.people.contains(*seat) && !self.boxes.contains(*seat);
        let mut before = (0..=seat.0).rev().map(Seat);
        before.find(is_first).unwrap_or(seat)
    }

    /// Whether one person plays both seats.
    pub fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        self.is_person(one) && self.is_person(other) && self.owner(one) == self.owner(other)
    }
}

fn seats_of(setup: &Setup, is: impl Fn(PlayerKind) -> bool) -> SeatSet {
    let seats = setup.players.iter().enumerate();
    seats
        .filter(|(_, player)| is(player.kind))
        .map(|(seat, _)| Seat(seat as u8))
        .collect()
}

fn names(setup: &Setup) -> Vec<String> {
    setup
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Seats;
    use crate::bots::Temper;
    use crate::engine::Seat;
    use crate::games;
    use crate::sitting::FIRST_NAME;
    use crate::sitting::session::{Player, PlayerKind, Setup};

    #[test]
    fn the_log_tells_the_boxes_of_one_player_apart() {
        let player = |name: &str, kind| Player {
            name: name.into(),
            kind,
            chips: 100,
        };
        let setup = Setup {
            rules: (games::named("three_card_poker").expect("a game").rules)(),
            players: vec![
                player(FIRST_NAME, PlayerKind::Person),
                player("Box 2", PlayerKind::Box),
                player("Nell", PlayerKind::Bot(Temper::Careful)),
            ],
            first_dealer: None,
            at_home: false,
        };
        let seats = Seats::new(&setup);
        let of = |seat| {
            (
                seats.in_the_log(Seat(seat)).name,
                seats.in_the_log(Seat(seat)).is_you,
            )
        };
        assert_eq!(of(0), ("You".into(), true));
        assert_eq!(of(1), ("Box 2".into(), false));
        assert_eq!(of(2), ("Nell".into(), false));
        assert!(seats.is_you(Seat(1)), "the box is his all the same");
    }
}
