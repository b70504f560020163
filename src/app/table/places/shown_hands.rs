//! The hands that are shown in the middle of the felt, under the lamp. All games place them by this file.

use super::spots::Spot;
use crate::app::words;
use crate::engine::{Ask, Event, Purse, Seat, SeatSet, Standing, View};

#[derive(Clone, Debug, PartialEq, Default)]
pub struct ShownHands {
    /// The seats that show a hand or are about to. Each has a place for the whole of the showing.
    pub seats: Vec<Seat>,
    /// The seats that have won a pot with these hands.
    pub winners: SeatSet,
    /// Whether all of them have been turned up and a pot is paid. Only then hands are sorted.
    pub is_settled: bool,
    /// Of set hands, the one that is compared, counted from 0.
    pub set: Option<u8>,
    /// The most cards of one of these hands.
    pub cards: usize,
    /// Whether the sums of the hands count and not their names.
    pub are_counted: bool,
}

impl ShownHands {
    /// Reads the shown hands from the history. `own`: the seat at the bottom of the screen, whose hand lies last.
    /// `over`: whether the deal is over. Then all hands that were compared lie there. Set hands have a reader of their own.
    #[must_use]
    pub fn of(view: View<'_>, own: Option<Seat>, over: bool) -> ShownHands {
        let mut shown = ShownHands::default();
        let mut before: Vec<Seat> = Vec::new();
        let mut won_before = SeatSet::NONE;
        for event in view.history() {
            match event {
                // In a game for three stakes the deal goes on after a showing.
                event if event.begins_anew() => shown = ShownHands::default(),
                // Of real cards it is asked who wins a covered pot.
                Event::Asked(Ask::Declare { question, .. })
                    if is_of_cover(view, question.among) =>
                {
                    shown.seats = question.among.iter().collect();
                }
                // A player with two hands first chooses one at his seat.
                Event::Saw { payer, seen, .. } if over || !plays_with_two(view, [payer, seen]) => {
                    shown.seats = vec![seen, payer];
                }
                Event::Exposed { seat, .. } if shown.seats.is_empty() => {
                    shown.seats = all_in(view);
                    if !shown.seats.contains(&seat) {
                        shown.seats = vec![seat];
                    }
                }
                // A cover: it is compared with the hand that has won so far.
                Event::Exposed { seat, .. } if !shown.seats.contains(&seat) => {
                    let best = shown.winners.iter().next().or(shown.seats.first().copied());
                    before.append(&mut shown.seats);
                    won_before.extend(shown.winners.iter());
                    shown.seats = best.into_iter().chain([seat]).collect();
                    shown.winners = SeatSet::NONE;
                    shown.is_settled = false;
                }
                Event::Paid {
                    from: Purse::Pot(_),
                    to: Purse::Seat(seat),
                    ..
                } if shown.seats.contains(&seat) => {
                    shown.winners.insert(seat);
                    shown.is_settled = true;
                }
                event if event.ends_showing() => shown.is_settled = true,
                _ => {}
            }
        }
        if over {
            shown.join(before, won_before);
        }
        shown.tidy(view, own);
        shown
    }

    /// A deal is over: the hands of earlier pots lie beside those of the last.
    fn join(&mut self, before: Vec<Seat>, won: SeatSet) {
        let last = std::mem::take(&mut self.seats);
        for seat in before.into_iter().chain(last) {
            if !self.seats.contains(&seat) {
                self.seats.push(seat);
            }
        }
        self.winners.extend(won.iter());
        self.is_settled = true;
    }

    /// Leaves out cards that have been gathered, puts the hand of `own` last, and counts the cards.
    pub fn tidy(&mut self, view: View<'_>, own: Option<Seat>) {
        let held = |seat: &Seat| view.seat(*seat).and_then(|place| place.hands().last());
        self.seats.retain(|seat| held(seat).is_some());
        if let Some(at) = own.and_then(|own| self.seats.iter().position(|seat| *seat == own)) {
            self.seats[at..].rotate_left(1);
        }
        let cards = self.seats.iter().filter_map(held);
        let cards = cards.map(|hand| hand.playing().count());
        self.cards = cards.max().unwrap_or_default();
    }

    /// The place of a hand in the middle, counted from 0. `None`: it is not shown there.
    #[must_use]
    pub fn slot(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|shown| *shown == seat)
    }

    /// The name of a shown hand, as far as this viewer sees its cards.
    #[must_use]
    pub fn named(&self, view: View<'_>, seat: Seat) -> Option<String> {
        let place = view.seat(seat).filter(|_| !self.are_counted)?;
        let value = match self.set {
            Some(nth) => {
                let cards = place.set(nth)?.faces().map(|face| face.card);
                view.ranking().row(&cards.collect::<Option<Vec<_>>>()?)?
            }
            None => place.known_hand()?.1,
        };
        Some(words::hand_name(value))
    }

    /// The custom properties of the felt: how many hands lie side by side and one below the other, on a tall felt and
    /// on a wide one, and the most cards of a hand.
    #[must_use]
    pub fn style(&self) -> String {
        let (tall, wide) = grids(self.seats.len());
        let cards = self.cards.max(3);
        format!(
            "--tall-cols:{};--tall-rows:{};--wide-cols:{};--wide-rows:{};--per:{cards};",
            tall.0, tall.1, wide.0, wide.1
        )
    }

    /// The custom properties that place a hand in the middle, in hundredths of the room for hands.
    #[must_use]
    pub fn spot(&self, slot: usize) -> String {
        let of = self.seats.len();
        let (tall, wide) = grids(of);
        Spot {
            tall: in_grid(slot, of, tall),
            wide: in_grid(slot, of, wide),
        }
        .style("s")
    }

    /// About where the plate of a shown hand is, for chips that fly there: the room for hands is the upper part of the
    /// felt.
    #[must_use]
    pub fn plate(&self, slot: usize) -> Spot {
        let (tall, wide) = grids(self.seats.len());
        let place = |grid| {
            let (x, y) = in_grid(slot, self.seats.len(), grid);
            (x, 150 + y * 3 / 5)
        };
        Spot {
            tall: place(tall),
            wide: place(wide),
        }
    }

    /// The class and the style of a shown card, the `k`-th of `of`.
    #[must_use]
    pub fn card(&self, slot: usize, k: usize, of: usize) -> String {
        let half = 2 * k as isize - of as isize + 1;
        format!("{}--k:calc({half}/2);--z:{};", self.spot(slot), k + 1)
    }
}

/// Columns and rows for this many hands: on a tall felt, and on a wide one.
fn grids(hands: usize) -> ((usize, usize), (usize, usize)) {
    match hands {
        0 | 1 => ((1, 1), (1, 1)),
        2 => ((1, 2), (2, 1)),
        3 | 4 => ((2, 2), (hands, 1)),
        5 | 6 => ((2, 3), (3, 2)),
        _ => ((2, 4), (4, 2)),
    }
}

/// The middle of a place in a grid, in thousandths. The last row may have fewer hands, and is centred.
fn in_grid(slot: usize, of: usize, (cols, rows): (usize, usize)) -> (u16, u16) {
    let (row, col) = (slot / cols, slot % cols);
    let beside = cols.min(of - row * cols);
    let halves = 2 * col + 1 + cols - beside;
    let x = 1000 * halves / (2 * cols);
    let y = 1000 * (2 * row + 1) / (2 * rows);
    (x as u16, y as u16)
}

/// The players who can still win, from the dealer's left on. The last one is compared with those who covered: then the
/// latest of these follows.
fn all_in(view: View<'_>) -> Vec<Seat> {
    let of = view.seats().len().max(1);
    let first = view.dealer().index() + 1;
    let clockwise = (0..of).filter_map(|nth| view.seat(Seat(((first + nth) % of) as u8)));
    let places: Vec<_> = clockwise.filter(|place| place.hands().len() > 0).collect();
    let is_in = places
        .iter()
        .filter(|place| place.standing() == Standing::In && !place.has_left());
    let mut seats: Vec<Seat> = is_in.map(|place| place.seat()).collect();
    if seats.len() == 1 {
        let covers = places.iter().filter_map(|place| match place.standing() {
            Standing::Covered(pot) => Some((pot, place.seat())),
            _ => None,
        });
        seats.extend(covers.max().map(|(_, seat)| seat));
    }
    seats
}

fn is_of_cover(view: View<'_>, among: SeatSet) -> bool {
    let covers = |seat| {
        view.seat(seat)
            .is_some_and(|place| matches!(place.standing(), Standing::Covered(_)))
    };
    among.iter().any(covers)
}

fn plays_with_two(view: View<'_>, players: [Seat; 2]) -> bool {
    let has_two = |seat| view.seat(seat).is_some_and(|place| place.hands().len() > 1);
    players.into_iter().any(has_two)
}
