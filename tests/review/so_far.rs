//! Deals as far as a decision, as the worker sends them.

use brag::bots::{self, Temper};
use brag::engine::{Ask, Edition, Rules, Seat, Table, Viewer};
use brag::games;
use brag::notation::Move;
use brag::random::{Rng, Seed, Shuffler};
use brag::review::{DealSoFar, Position};

/// Every position of every game follows from what was sent.
#[test]
fn a_position_follows_from_what_was_sent() {
    for game in games::ALL.games() {
        let mut rules = (game.rules)();
        rules.choosable = games::ALL.choosable;
        assert!(arriving(&rules) > 5, "{}", game.key);
    }
}

/// Dealers choose the games, and limits double.
#[test]
fn a_position_follows_when_the_rules_have_changed() {
    let mut rules = games::three_card();
    rules.choosable = games::ALL.choosable;
    rules.dealers_choice = true;
    rules.other_game_by_dealer = true;
    rules.double_every = Some(2);
    rules.edition = Edition::First;
    assert!(arriving(&rules) > 50);
}

/// Sends the deals as far as the decisions of bots. Returns how many have arrived.
fn arriving(rules: &Rules) -> usize {
    let seats = rules.most_seats().map_or(3, |most| most.min(3));
    let mut table = Table::new(rules.clone(), &vec![90; seats], Seat(0)).expect("a table");
    let (mut shuffler, mut rng) = (Shuffler::new(Seed([7; 32])), Rng::new(Seed([8; 32]), 0));
    let (mut before, mut actions) = (table.clone(), Vec::new());
    let mut arrived = 0;
    for _ in 0..400 {
        let ask = table.ask();
        if let Ask::Deal { shuffle } = ask {
            before = table.clone();
            actions.clear();
            let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
            table.deal_in_place(pack).expect("a deal is due");
            continue;
        }
        let Some(seat) = ask.seat() else { break };
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
        let mut bot = bots::bot(table.rules(), Temper::Bragger);
        let action = bot.choose(view, &choices, &mut rng);
        if !view.is_between_deals() {
            let deal = DealSoFar::new(&before, &table, &actions, seat).expect("a deal");
            let sent = postcard::to_allocvec(&deal).expect("it can be sent");
            let deal: DealSoFar = postcard::from_bytes(&sent).expect("it arrives");
            let position = deal.position().expect("a position");
            assert_eq!(position, Position::new(table.clone(), seat));
            assert_eq!(position.choices(), choices);
            assert_eq!(position.into_table().agreed_rules(), table.agreed_rules());
            arrived += 1;
        }
        let named = table.named(seat, action);
        actions.push(
            Move {
                seat,
                action: named,
            }
            .to_string(),
        );
        table.play_in_place(seat, action).expect("it is offered");
    }
    arrived
}
