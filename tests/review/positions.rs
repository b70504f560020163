//! The positions of decisions, as the worker sends them.

use brag::bots::{self, Temper};
use brag::engine::{Ask, Edition, Rules, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::review::Position;

/// Every position of every game arrives as it was sent.
#[test]
fn a_position_arrives_as_it_was_sent() {
    for game in games::ALL.games() {
        let mut rules = (game.rules)();
        rules.choosable = games::ALL.choosable;
        assert!(arriving(&rules) > 5, "{}", game.key);
    }
}

/// Dealers choose the games, and limits double.
#[test]
fn a_position_arrives_when_the_rules_have_changed() {
    let mut rules = games::three_card();
    rules.choosable = games::ALL.choosable;
    rules.dealers_choice = true;
    rules.other_game_by_dealer = true;
    rules.double_every = Some(2);
    rules.edition = Edition::First;
    assert!(arriving(&rules) > 50);
}

/// Sends the positions in which bots decide in some deals. Returns how many have arrived.
fn arriving(rules: &Rules) -> usize {
    let seats = rules.most_seats().map_or(3, |most| most.min(3));
    let mut table = Table::new(rules.clone(), &vec![90; seats], Seat(0)).expect("a table");
    let (mut shuffler, mut rng) = (Shuffler::new(Seed([7; 32])), Rng::new(Seed([8; 32]), 0));
    let mut arrived = 0;
    for _ in 0..400 {
        let ask = table.ask();
        if let Ask::Deal { shuffle } = ask {
            let pack = shuffle.then(|| shuffler.shuffle(&table.gathered()));
            table.deal_in_place(pack).expect("a deal is due");
            continue;
        }
        let Some(seat) = ask.seat() else { break };
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
        let mut bot = bots::bot(table.rules(), Temper::Bragger);
        let action = bot.choose(view, &choices, &mut rng);
        if !view.is_between_deals() {
            let position = Position::new(table.clone(), seat);
            let sent = postcard::to_allocvec(&position).expect("it can be sent");
            let other: Position = postcard::from_bytes(&sent).expect("it arrives");
            assert_eq!(other, position);
            assert_eq!(other.choices(), position.choices());
            assert_eq!(
                other.into_table().agreed_rules(),
                position.into_table().agreed_rules()
            );
            arrived += 1;
        }
        table.play_in_place(seat, action).expect("it is offered");
    }
    arrived
}
