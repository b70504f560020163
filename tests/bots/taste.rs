//! The games that bots choose as dealers under dealer's choice, and those they agree to (RULES 1.5, O26; 10.11).

use brag::bots::{Policy, Random, Temper};
use brag::engine::{Action, Ask, BlindLast, Choice, NamedGame, OtherGame, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed};

fn named(bot: &mut dyn Policy, seats: usize, rng: &mut Rng) -> NamedGame {
    let table = Table::new(games::three_card(), &[9, 9], Seat(0)).expect("it can be played");
    let choice = Choice::ChooseGame {
        games: &games::BETTING_GAMES,
        seats,
        keeps: true,
    };
    match bot.choose(table.view(Viewer::Seat(Seat(0))), &[choice], rng) {
        call @ Action::ChooseGame(game) => {
            assert!(choice.admits(call), "{game:?} by {seats}");
            game
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_temper_names_games_to_its_taste() {
    let mut rng = Rng::new(Seed([4; 32]), 0);
    for temper in Temper::USUAL {
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
            for temper in Temper::USUAL {
                named(&mut *temper.policy(), seats, &mut rng);
            }
            named(&mut Random, seats, &mut rng);
        }
    }
}

/// A table at which a dealer has named this game, and the next player is asked whether he agrees.
fn asked(game: OtherGame) -> Table {
    let mut rules = games::three_card();
    (rules.dealers_choice, rules.choosable) = (true, games::ALL.choosable);
    rules.vying_mut().expect("it is vied for").blind_last = BlindLast::Win;
    let mut table = Table::new(rules, &[90; 3], Seat(0)).expect("it can be played");
    loop {
        match table.ask() {
            Ask::Deal { shuffle } => {
                let pack = shuffle.then(|| table.gathered());
                table.deal_in_place(pack).expect("a deal is due");
            }
            Ask::Agree { .. } => return table,
            Ask::ChooseGame { seat, .. } => table
                .play_in_place(seat, Action::ChooseOtherGame(game))
                .expect("all can pay for it"),
            ask => {
                let seat = ask.seat().expect("somebody is asked");
                table.play_in_place(seat, Action::Fold).expect("he may");
            }
        }
    }
}

/// The other games that a temper likes.
fn likes(temper: Temper) -> &'static [&'static str] {
    match temper {
        Temper::Careful => &["seven_card", "nine_card", "three_stake"],
        Temper::Straightforward => &["teen_patti", "three_stake", "draw_brag"],
        Temper::Bragger => &["teen_patti", "braggers", "american", "draw_brag"],
        Temper::Expert => &[],
    }
}

#[test]
fn r10_11_each_temper_nearly_always_agrees_to_what_it_likes_and_to_others_every_second_time() {
    let mut rng = Rng::new(Seed([6; 32]), 0);
    for other in games::ALL.choosable.others {
        let game = other.game;
        let table = asked(game);
        let seat = table.ask().seat().expect("somebody is asked");
        let choices = table.choices(seat);
        for temper in Temper::USUAL {
            let mut bot = temper.policy();
            let mut agreed = 0;
            for _ in 0..200 {
                let view = table.view(Viewer::Seat(seat));
                match bot.choose(view, &choices, &mut rng) {
                    Action::Agree => agreed += 1,
                    other => assert_eq!(other, Action::Refuse),
                }
            }
            let expected = if likes(temper).contains(&game.key()) {
                165..=195
            } else {
                75..=125
            };
            let key = game.key();
            assert!(
                expected.contains(&agreed),
                "{temper}, {key}: {agreed} of 200"
            );
        }
    }
}
