//! The games that bots choose as dealers under dealer's choice (RULES 1.5, O26).

use brag::bots::{Policy, Random, Temper};
use brag::engine::{Action, Choice, NamedGame, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed};

fn named(bot: &mut dyn Policy, seats: usize, rng: &mut Rng) -> NamedGame {
    let table = Table::new(games::three_card(), &[9, 9], Seat(0)).expect("it can be played");
    let choice = Choice::Name {
        games: &games::BETTING_GAMES,
        seats,
        keeps: true,
    };
    match bot.choose(table.view(Viewer::Seat(Seat(0))), &[choice], rng) {
        call @ Action::Name(game) => {
            assert!(choice.admits(call), "{game:?} by {seats}");
            game
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_temper_names_games_to_its_taste() {
    let mut rng = Rng::new(Seed([4; 32]), 0);
    for temper in Temper::ALL {
        let mut bot = temper.policy();
        let games: Vec<NamedGame> = (0..40).map(|_| named(&mut *bot, 4, &mut rng)).collect();
        assert!(
            games.iter().any(|game| *game != games[0]),
            "{temper} names more than one"
        );
        let wild = |game: &NamedGame| game.jokers > 0 || !game.wild.is_empty();
        assert_eq!(games.iter().all(wild), temper == Temper::Bragger);
        assert_eq!(games.iter().any(wild), temper == Temper::Bragger);
        let blind = |game: &NamedGame| game.blind_play;
        assert_eq!(games.iter().all(blind), temper != Temper::Careful);
        assert_eq!(games.iter().any(blind), temper != Temper::Careful);
    }
}

#[test]
fn nobody_names_a_game_that_the_pack_cannot_serve() {
    let mut rng = Rng::new(Seed([5; 32]), 0);
    for seats in 2..=17 {
        for _ in 0..20 {
            for temper in Temper::ALL {
                named(&mut *temper.policy(), seats, &mut rng);
            }
            named(&mut Random, seats, &mut rng);
        }
    }
}
