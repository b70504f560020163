//! A second implementation of bets on set hands, from what the gallery sees of one deal (RULES 10.0.6, 10.1,
//! `set_bets`).

use brag::engine::{
    Action, Chips, Choice, Event, RoundAction, RoundEvent, Seat, SettingEvent, Standing, View,
};

/// The betting on one hand.
#[derive(Clone, Debug, Default)]
pub struct Bets {
    /// The chips that each seat has put in.
    pub paid: Vec<Chips>,
    /// Who has folded.
    pub left: Vec<Seat>,
    /// Who has said something, in order.
    said: Vec<Seat>,
}

impl Bets {
    /// Those of these players who have not folded.
    pub fn still_in(&self, players: &[Seat]) -> Vec<Seat> {
        let stays = |seat: &&Seat| !self.left.contains(seat);
        players.iter().filter(stays).copied().collect()
    }

    fn owed(&self, seat: Seat) -> Chips {
        let most = self.paid.iter().max().expect("somebody");
        most - self.paid[seat.index()]
    }
}

/// The betting on each hand that has been decided, and on the one that is played now, with the winners.
pub fn hands(view: View) -> (Vec<Bets>, Vec<Option<Seat>>) {
    let none = Bets {
        paid: vec![0; view.seats().len()],
        ..Bets::default()
    };
    let (mut hands, mut won) = (vec![none.clone()], Vec::new());
    for event in view.history() {
        let bets = hands.last_mut().expect("one is played");
        let seat = match event {
            Event::Bet { seat, chips, .. } => {
                bets.paid[seat.index()] += chips;
                seat
            }
            Event::Round(RoundEvent::Matched { seat, chips, .. }) => {
                assert_eq!(chips, bets.owed(seat), "he pays what he owes");
                bets.paid[seat.index()] += chips;
                seat
            }
            Event::Round(RoundEvent::Checked { seat }) => {
                assert_eq!(bets.owed(seat), 0, "nobody checks who owes");
                seat
            }
            Event::Round(RoundEvent::Left { seat }) => {
                bets.left.push(seat);
                seat
            }
            Event::Setting(SettingEvent::Won { seat, .. }) => {
                won.push(seat);
                hands.push(none.clone());
                continue;
            }
            _ => continue,
        };
        bets.said.push(seat);
    }
    (hands, won)
}

/// The choices of the seat that is asked.
pub fn offers(view: View, seat: Seat) -> Vec<Choice> {
    let (hands, won) = hands(view);
    let bets = hands.last().expect("one is played");
    assert_eq!(next(view, bets, &won), Some(seat), "it is his turn");
    let place = |seat: Seat| view.seat(seat).expect("he sits there");
    let players: Vec<Seat> = in_deal(view);
    let reach = bets.still_in(&players).into_iter();
    let reach = reach.map(|seat| bets.paid[seat.index()] + place(seat).chips());
    let most = reach.min().expect("somebody") - bets.paid[seat.index()];
    let owed = bets.owed(seat);
    let mut offers = vec![Choice::One(Action::Fold)];
    offers.push(match owed {
        0 => Choice::One(Action::Round(RoundAction::Check)),
        cost => Choice::Level {
            by: RoundAction::Match,
            cost,
        },
    });
    offers.extend((most > owed).then_some(Choice::Bet {
        least: owed + 1,
        most,
    }));
    offers
}

/// Who must speak: clockwise from the one who spoke last, the next one still in who owes something or has said nothing.
/// The winner of the hand before begins, or the eldest.
fn next(view: View, bets: &Bets, won: &[Option<Seat>]) -> Option<Seat> {
    let players = in_deal(view);
    let seats = view.seats().len() as u8;
    let after = |seat: Seat| (1..=seats).map(move |step| Seat((seat.0 + step) % seats));
    let mut order: Vec<Seat> = match (bets.said.last(), won.last().copied().flatten()) {
        (Some(last), _) => after(*last).collect(),
        (None, Some(winner)) => std::iter::once(winner).chain(after(winner)).collect(),
        (None, None) => after(view.dealer()).collect(),
    };
    order.retain(|seat| bets.still_in(&players).contains(seat));
    let speaks = |seat: &Seat| bets.owed(*seat) > 0 || !bets.said.contains(seat);
    order.into_iter().find(speaks)
}

fn in_deal(view: View) -> Vec<Seat> {
    let places = view.seats();
    let is_in = places.filter(|place| place.standing() == Standing::In);
    is_in.map(|place| place.seat()).collect()
}
