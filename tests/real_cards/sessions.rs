//! Sittings with real cards as the page keeps them: deals, saves, results, and what a bot would say there.

use brag::bots::{self, Temper};
use brag::engine::{Action, Ask, Choice, ClassicAsk, DrawingAction, FirstDealer, Rules, Viewer};
use brag::games::{self, GAMES};
use brag::notation::{Record, replay};
use brag::random::{Rng, Seed};
use brag::sitting::result::SittingResult;
use brag::sitting::save;
use brag::sitting::session::{MOST_SEATS, Player, PlayerKind, Session, Setup};

use super::kit::dice::Dice;
use super::kit::sessions;

const SEED: Seed = Seed([9; 32]);

fn sitting(mut rules: Rules, players: usize) -> Session {
    rules.real_cards = true;
    let player = Player {
        name: "Ann".into(),
        kind: PlayerKind::Person,
        chips: 100,
    };
    let setup = Setup {
        rules,
        players: vec![player; players],
        first_dealer: None,
        at_home: false,
    };
    Session::new(setup, SEED, SEED).expect("the game can be banked")
}

fn game(key: &str) -> Rules {
    (games::named(key).expect("a game").rules)()
}

/// People find the first dealer with their own cards, whatever the rules say of the page.
#[test]
fn o23_nothing_is_dealt_for_a_high_card() {
    for game in GAMES {
        let mut rules = (game.rules)();
        rules.first_dealer = FirstDealer::HighCard;
        if !rules.can_be_banked() {
            continue;
        }
        let mut session = sitting(rules, 3);
        let mut dice = Dice::new(5);
        sessions::play_on(&mut session, 120, &mut dice, |session, _, _| {
            assert_eq!(session.record().cut, None, "{}", game.key);
        });
        assert!(session.deals() > 1, "{}: {}", game.key, session.deals());
        let text = session.ended_record().to_json();
        let record: Record = text.parse().expect("it was written");
        let replayed = replay(&record).expect("it was played").table;
        assert!(replayed.stacks().eq(session.table().stacks()));
        assert_eq!(replayed.history(), session.table().history());
    }
}

/// Whoever holds so many cards that no such hand is below the number draws no more.
#[test]
fn r10_8_nobody_draws_beyond_the_number() {
    // Four aces and four twos are 12, and with three threes 21. If an ace counts eleven or one, four threes and a four are
    // 28. If it counts ten, four twos, four threes and two fours are.
    for (key, ace, cards) in [
        ("post_and_pair", None, 11),
        ("three_stake", Some(3), 14),
        ("three_stake", Some(0), 11),
    ] {
        let mut rules = game(key);
        if ace.is_some() {
            let aces = games::named(key).and_then(|game| game.option("ace31"));
            aces.expect("it has this rule").set(&mut rules, ace);
        }
        let mut session = sitting(rules, 2);
        session.deal().expect("a deal is due");
        let seat = loop {
            match session.table().ask() {
                Ask::Classic(ClassicAsk::Draw { seat }) => break seat,
                Ask::Declare { seat, question, .. } => {
                    let mut answer = question.plain();
                    if question.may_be_nobody() {
                        answer.seats = brag::engine::SeatSet::NONE;
                    }
                    session
                        .act(seat, Action::Declare(answer))
                        .expect("it is asked");
                }
                ask => {
                    let seat = ask.seat().expect("somebody is asked");
                    let choices = session.table().choices(seat);
                    let pass = [Action::Pass, Action::Fold];
                    let may = |action: &Action| choices.iter().any(|one| one.admits(*action));
                    let passes = pass.into_iter().find(may);
                    let plain = choices.first().expect("he can act").plain();
                    session
                        .act(seat, passes.unwrap_or(plain))
                        .expect("it was offered");
                }
            }
        };
        let take = Action::Drawing(DrawingAction::Draw(brag::cards::CardSet::NONE));
        let mut held = 3;
        while session.table().check(seat, take).is_ok() {
            session.act(seat, take).expect("it was checked");
            held += 1;
            assert!(held < 40, "{key}: he draws without end");
        }
        assert_eq!(held, cards, "{key}");
        let choices = session.table().choices(seat);
        assert!(!choices.contains(&Choice::One(take)));
        let out = Action::Drawing(DrawingAction::Bust);
        session.act(seat, out).expect("he says that he is out");
    }
}

/// Random sittings of all games that are played so: each can be saved at any moment, and its result be told.
#[test]
fn any_sitting_can_be_saved_and_ended() {
    let mut dice = Dice::new(34);
    let mut saved = 0;
    for nth in 0..6 * GAMES.len() {
        let table = sessions::sit_down(nth, &mut dice);
        let mut setup = table.setup().clone();
        if !setup.rules.can_be_banked() || setup.players.len() > MOST_SEATS {
            continue;
        }
        setup.rules.real_cards = true;
        if dice.one_in(2) {
            setup.first_dealer = None;
        }
        let mut session = Session::new(setup, SEED, SEED).expect("the table was made");
        sessions::play_on(&mut session, 120, &mut dice, |session, _, dice| {
            if !dice.one_in(8) {
                return;
            }
            let read = save::read(&save::write(session), SEED).expect("it was written");
            assert!(read.table() == session.table());
            assert_eq!(read.record(), session.record());
            if let Some(result) = SittingResult::of(session, 0) {
                let text = result.write_at(1);
                let read = SittingResult::read(&text).expect("it was written");
                assert_eq!(read.chips, result.chips);
            }
            saved += 1;
        });
    }
    assert!(saved > 200, "only {saved}");
}

/// No bot sits there. Asked in any case, each says something that is allowed.
#[test]
fn a_bot_that_sees_no_card_says_what_is_offered() {
    let mut dice = Dice::new(35);
    let mut rng = Rng::new(SEED, 0);
    let mut asked = 0;
    for nth in 0..4 * GAMES.len() {
        let mut setup = sessions::sit_down(nth, &mut dice).setup().clone();
        if !setup.rules.can_be_banked() {
            continue;
        }
        setup.rules.real_cards = true;
        let mut session = Session::new(setup, SEED, SEED).expect("the table was made");
        sessions::play_on(&mut session, 80, &mut dice, |session, _, dice| {
            let table = session.table();
            let Some(seat) = table.ask().seat().filter(|_| dice.one_in(4)) else {
                return;
            };
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            for temper in Temper::USUAL {
                let mut bot = bots::bot(table.rules(), temper);
                let action = bot.choose(view, &choices, &mut rng);
                let is_offered = choices.iter().any(|choice| choice.admits(action));
                assert!(is_offered, "{}: {action:?}", table.rules().game);
            }
            asked += 1;
        });
    }
    assert!(asked > 200, "only {asked}");
}
