//! The choices in the games for three stakes, from the gallery's events (RULES 10.4, 10.8).

use brag::cards::CardSet;
use brag::engine::{
    Action, Ask, Chips, Choice, ClassicAsk, DrawingAction, Event, RoundAction, RoundEvent, Seat,
    SeatView, Standing, View,
};

use super::classic::{cards, put_in};

/// All choices of the seat that is asked. None if no game for three stakes is played.
pub fn offers(view: View, seat: Seat) -> Vec<Choice> {
    match view.ask() {
        Ask::Classic(ask) => offers_of_stake(view, ask, seat),
        Ask::Round(_) => offers_in_round(view, seat),
        _ => Vec::new(),
    }
}

fn offers_of_stake(view: View, ask: ClassicAsk, seat: Seat) -> Vec<Choice> {
    let me = view.seat(seat).expect("he sits there");
    let paid = put_in(view);
    let most = paid.iter().copied().max().unwrap_or(0);
    let owed = most - paid[seat.index()];
    let mut others = view
        .seats()
        .filter(|other| other.seat() != seat && other.standing() != Standing::Out);
    let chips_of = |other: SeatView| other.chips();
    let (mut offers, theirs) = match ask {
        ClassicAsk::Brag { .. } => (
            vec![Choice::One(Action::Pass)],
            others.map(chips_of).max().unwrap_or(0),
        ),
        ClassicAsk::Answer { .. } | ClassicAsk::Two { .. } => {
            let other = others
                .find(|other| paid[other.seat().index()] > 0)
                .expect("somebody has bragged");
            let offers = match ask {
                ClassicAsk::Answer { .. } => vec![
                    Choice::One(Action::Pass),
                    Choice::Level {
                        by: RoundAction::Match,
                        cost: owed,
                    },
                ],
                _ => vec![
                    Choice::One(Action::Fold),
                    Choice::See {
                        seat: other.seat(),
                        cost: owed,
                    },
                ],
            };
            (offers, other.chips())
        }
        ClassicAsk::Draw { .. } => {
            let option = brag::games::of(view.rules()).and_then(|game| game.option("draw_max"));
            let limit = option.and_then(|option| option.get(view.rules()));
            let exchanges = view.rules().number().is_some_and(|rules| rules.exchange);
            let given = view
                .history()
                .filter(|event| matches!(event, Event::Discarded { seat: by, .. } if *by == seat));
            let drawn = cards(me).len() as u64 - 3 + given.count() as u64;
            let stand = Choice::One(Action::Drawing(DrawingAction::Stand));
            let draws = match exchanges {
                true => cards(me).into_iter().map(DrawingAction::Give).collect(),
                false => vec![DrawingAction::Draw(CardSet::NONE)],
            };
            let draws = draws.into_iter().map(Action::Drawing).map(Choice::One);
            let may = limit.is_none_or(|limit| drawn < limit);
            return draws.filter(|_| may).chain([stand]).collect();
        }
    };
    let brag_max = brag::games::of(view.rules()).and_then(|game| game.option("brag_max"));
    let limit = brag_max.and_then(|option| option.get(view.rules()));
    let most = me.chips().min(owed + theirs);
    let most = most.min(limit.unwrap_or(Chips::MAX));
    offers.extend((most > owed).then_some(Choice::Bet {
        least: owed + 1,
        most,
    }));
    offers
}

/// The choices in a round of equalised betting for the second pot.
fn offers_in_round(view: View, seat: Seat) -> Vec<Choice> {
    let left: Vec<Seat> = view
        .history()
        .filter_map(|event| match event {
            Event::Round(RoundEvent::Left { seat }) => Some(seat),
            _ => None,
        })
        .collect();
    let paid = put_in(view);
    let mine = paid[seat.index()];
    let owed = paid.iter().copied().max().unwrap_or(0) - mine;
    let stays =
        |other: &SeatView| other.standing() != Standing::Out && !left.contains(&other.seat());
    let reach = view
        .seats()
        .filter(stays)
        .map(|other| paid[other.seat().index()] + other.chips());
    let brag_max = brag::games::of(view.rules()).and_then(|game| game.option("brag_max"));
    let limit = brag_max.and_then(|option| option.get(view.rules()));
    let most = (reach.min().unwrap_or(0) - mine).min(limit.unwrap_or(Chips::MAX));
    let level = match owed {
        0 => Choice::One(Action::Round(RoundAction::Check)),
        cost => Choice::Level {
            by: RoundAction::Match,
            cost,
        },
    };
    let bet = (most > owed).then_some(Choice::Bet {
        least: owed + 1,
        most,
    });
    [level, Choice::One(Action::Fold)]
        .into_iter()
        .chain(bet)
        .collect()
}
