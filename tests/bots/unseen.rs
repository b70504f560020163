//! Tables that agree with a view: they keep what the viewer knows, and tell nothing of the cards that he does not.

use brag::bots::Random;
use brag::cards::{Card, CardSet};
use brag::engine::{Ask, Event, Seat, Table, View, Viewer};
use brag::games::GAMES;

use crate::dice::Dice;
use crate::options;
use crate::school::{Bot, School};

/// Calls this before every action of some deals of every game, with the seat that acts.
fn everywhere(rounds: usize, mut check: impl FnMut(&str, &Table, Seat, &mut Dice)) {
    let mut dice = Dice::new(77);
    for round in 0..rounds {
        let game = GAMES[round % GAMES.len()];
        let table = options::table(game, 60, &mut dice);
        if table.ask() == Ask::Over {
            continue;
        }
        let bots = table.stacks().map(|_| Box::new(Random) as Bot).collect();
        let mut school = School::at(table, bots, round as u8);
        for _ in 0..4 {
            school.deal(3000, |table, seat, _| {
                check(game.key, table, seat, &mut dice)
            });
        }
    }
}

fn shuffled(cards: &[Card], dice: &mut Dice) -> Vec<Card> {
    let mut cards = cards.to_vec();
    dice.shuffle(&mut cards);
    cards
}

/// All that a viewer sees of cards, in order.
fn seen(view: View<'_>) -> Vec<Option<Card>> {
    let hands = view
        .seats()
        .flat_map(|seat| seat.hands())
        .chain(view.spares());
    let cards = hands.flat_map(|hand| hand.faces().collect::<Vec<_>>());
    cards.chain(view.board()).map(|face| face.card).collect()
}

#[test]
fn a_world_agrees_with_the_view_and_has_every_card_once() {
    everywhere(2 * GAMES.len(), |key, table, seat, dice| {
        let view = table.view(Viewer::Seat(seat));
        let unseen = view.unseen();
        let world = unseen.dealt(&shuffled(unseen.cards(), dice));
        let again = world.view(Viewer::Seat(seat));
        assert_eq!(seen(view), seen(again), "{key}");
        assert_eq!(table.choices(seat), world.choices(seat), "{key}");
        let all = |table: &Table| -> Vec<Card> {
            let lying = table.lying().map(|(_, held)| held.card);
            let all = lying.chain(table.pack().iter()).chain(table.thrown());
            all.collect()
        };
        let (cards, before) = (all(&world), all(table));
        assert_eq!(cards.len(), before.len(), "{key}");
        let set = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
        assert_eq!(set(&cards), set(&before), "{key}");
    });
}

/// Where the unseen cards lie makes no difference to what a viewer takes for possible.
#[test]
fn scrambling_what_a_viewer_has_not_seen_changes_no_world() {
    everywhere(2 * GAMES.len(), |key, table, seat, dice| {
        let unseen = table.view(Viewer::Seat(seat)).unseen();
        let scrambled = unseen.dealt(&shuffled(unseen.cards(), dice));
        let other = scrambled.view(Viewer::Seat(seat)).unseen();
        assert_eq!(unseen.cards(), other.cards(), "{key}");
        assert_eq!(unseen.blank(), other.blank(), "{key}");
        let order = shuffled(unseen.cards(), dice);
        assert_eq!(unseen.dealt(&order), other.dealt(&order), "{key}");
    });
}

#[test]
fn a_deal_told_again_leads_to_the_same_table() {
    let mut told = 0;
    everywhere(2 * GAMES.len(), |key, table, seat, dice| {
        let unseen = table.view(Viewer::Seat(seat)).unseen();
        let world = unseen.dealt(&shuffled(unseen.cards(), dice));
        let Some(mut table) = world.rewound() else {
            return;
        };
        for event in world.history() {
            if !matches!(event, Event::Shuffled { .. }) {
                table.apply(event);
            }
        }
        if world.rules().is_betting() {
            assert_eq!(table.ask(), world.ask(), "{key}");
            assert!(table.stacks().eq(world.stacks()), "{key}");
            assert_eq!(table.pot(), world.pot(), "{key}");
            assert!(table.held().eq(world.held()), "{key}");
            told += 1;
        }
    });
    assert!(told > 100, "{told}");
}

/// The bottom card of the pack is seen by all (O20). When a folded hand has covered it, it is still known.
#[test]
fn a_card_that_lay_face_up_is_dealt_to_nobody() {
    let mut covered = 0;
    everywhere(12 * GAMES.len(), |key, table, seat, _| {
        let view = table.view(Viewer::Seat(seat));
        let turned = view.history().filter_map(|event| match event {
            Event::Turned { card } => Some(card),
            _ => None,
        });
        for card in turned {
            let unseen = view.unseen();
            assert!(!unseen.cards().contains(&card), "{key}: {card}");
            covered += usize::from(view.turned() != Some(card));
        }
    });
    assert!(covered > 100, "only {covered}");
}
