use super::of_days::{OF_LATER_DAYS, OF_THE_DAYS};
use super::*;
use crate::bots;
use crate::engine::{Event, Viewer};
use crate::rollouts;
use crate::school::outcome::{Outcome, is_over};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// Days of every game: from the first months, and then those for points and lives.
fn days() -> impl Iterator<Item = Ten> {
    let mut seen = Vec::new();
    let month = |year, of: u32| (1..=28).map(move |day| Day::of(year, of, day).expect("a day"));
    let early = (3..=5).flat_map(move |of| month(2026, of));
    let late = (1..=4).flat_map(move |of| month(2027, of));
    early.chain(late).map(Ten::of_day).filter(move |ten| {
        let game = ten.setup.rules.game;
        let is_new = !seen.contains(&game);
        seen.push(game);
        is_new
    })
}

/// Plays ten deals, with a bot of this temper in the player's seat.
fn played(ten: &Ten, temper: Temper) -> Session {
    let mut setup = ten.setup.clone();
    setup.players[0].kind = PlayerKind::Bot(temper);
    let mut session = ten
        .begin_with(setup, &|rules, temper| bots::bot(rules, temper))
        .expect("a table");
    while !is_over(&session) {
        session.deal().expect("a deal");
        while session.bot_acts().is_some() {}
    }
    session
}

/// The cards that were dealt at the beginning of each deal.
fn dealt(session: &Session) -> Vec<String> {
    let dealt = session.record().notes.dealt.iter();
    dealt.map(|cards| format!("{cards:?}")).collect()
}

#[test]
fn every_day_deals_a_game_that_can_be_played_and_ten_deals_of_it_come_to_an_end() {
    let mut games = 0;
    for ten in days() {
        games += 1;
        let session = played(&ten, Temper::Careful);
        let game = ten.setup.rules.game;
        assert_eq!(session.deals(), DEALS, "{game}: nobody is broke");
        let outcome = Outcome::of_session(&ten, &session).expect("it can be told");
        assert_eq!(outcome.gains.len(), 10, "{game}");
        let chips = session.table().stacks().next().expect("a stack");
        let own = session.table().view(Viewer::Gallery).seat(OWN);
        let score = i64::from(own.expect("a seat").score());
        let each = outcome.gains.iter();
        match ten.unit() {
            Unit::Chips => assert_eq!(outcome.gain(), chips as i64 - 200, "{game}"),
            Unit::Points => {
                assert_eq!(outcome.gain(), score, "{game}");
                assert!(each.clone().all(|gain| (0..=2).contains(gain)), "{game}");
            }
            Unit::Lives => {
                assert_eq!(outcome.gain(), score - 9, "{game}");
                assert!(each.clone().all(|gain| (-1..=0).contains(gain)), "{game}");
            }
        }
    }
    let mut all = OF_LATER_DAYS.to_vec();
    all.dedup();
    assert_eq!(games, all.len(), "these months have every game");
}

fn games_of(year: u32, month: u32, days: std::ops::RangeInclusive<u32>) -> Vec<&'static str> {
    let day = |of| Ten::of_day(Day::of(year, month, of).expect("a day"));
    days.map(|of| day(of).setup.rules.game).collect()
}

#[test]
fn days_before_december_2026_keep_their_games_and_later_ones_have_points_and_lives_too() {
    for month in 1..=11 {
        for game in games_of(2026, month, 1..=28) {
            let game = games::named(game).expect("a game of the catalogue");
            assert!(is_playable(&(game.rules)()), "{}", game.key);
        }
    }
    let last = [
        "teen_patti",
        "three_card",
        "braggers",
        "five_card",
        "three_card",
    ];
    assert_eq!(games_of(2026, 11, 26..=30), last);
    let first = [
        "four_card",
        "braggers",
        "seven_card",
        "three_card",
        "american",
        "ten_card",
    ];
    assert_eq!(games_of(2026, 12, 1..=6), first);
    assert_eq!(games_of(2026, 12, 14..=14), ["stop_the_bus"]);
    for (of, game) in OF_LATER_DAYS.iter().enumerate() {
        let times = |all: &[&str]| all.iter().filter(|other| *other == game).count();
        let before = times(&OF_THE_DAYS);
        assert!(
            before == 0 || before == times(&OF_LATER_DAYS),
            "{of}: {game}"
        );
    }
}

#[test]
fn the_same_day_is_the_same_for_everybody_to_the_bot() {
    for ten in days() {
        let game = ten.setup.rules.game;
        let (one, other) = (played(&ten, Temper::Bragger), played(&ten, Temper::Bragger));
        assert_eq!(one.record(), other.record(), "{game}");
        // Somebody who plays otherwise is dealt the same cards.
        let careful = played(&ten, Temper::Careful);
        assert_eq!(dealt(&one), dealt(&careful), "{game}");
    }
}

#[test]
fn the_chance_of_a_day_is_as_the_documents_say() {
    let origin = Origin::Day(day("2026-11-25"));
    assert_eq!(origin.to_string(), "brag day 2026-11-25");
    let key = origin.key().to_string();
    assert_eq!(
        key,
        "627261672064617920323032362d31312d323500000000000000000000000000"
    );
    let seeds = [CARDS, BOTS].map(|stream| origin.seed(stream).to_string());
    assert_eq!(
        seeds,
        [
            "ce36860f60ff014ef347180504fa9be6850b8944e20042ca9f6c916fd8e4af9b",
            "04119f69c4276d50955cb95ebf519e08acc07495a09ecbb712ab0732dbae587b",
        ]
    );
    let games: Vec<&str> = (20..30)
        .map(|of| {
            Ten::of_day(Day::of(2026, 11, of).expect("a day"))
                .setup
                .rules
                .game
        })
        .collect();
    assert_eq!(
        games,
        [
            "nine_card",
            "best_of_seven",
            "best_of_thirteen",
            "five_card",
            "braggers",
            "five_card",
            "teen_patti",
            "three_card",
            "braggers",
            "five_card",
        ]
    );
}

#[test]
fn a_bot_draws_in_each_deal_for_itself() {
    let ten = Ten::of_number(7, &usual_table(games::three_card())).expect("a number");
    let fold_first = |folds: bool| {
        let make: Make<'_> = &|rules, temper| bots::bot(rules, temper);
        let mut session = ten.begin(make).expect("a table");
        let mut deals = Vec::new();
        while !is_over(&session) {
            session.deal().expect("a deal");
            let first = session.deals() == 1;
            loop {
                while session.bot_acts().is_some() {}
                if session.table().ask().seat() != Some(OWN) {
                    break;
                }
                let choices = session.table().choices(OWN);
                let fold = crate::engine::Action::Fold;
                let action = match first && !folds {
                    true => choices[0].plain(),
                    false => fold,
                };
                let action = if session.table().check(OWN, action).is_ok() {
                    action
                } else {
                    choices[0].plain()
                };
                session.act(OWN, action).expect("legal");
            }
            let history = session.table().history();
            let acts = history
                .iter()
                .filter(|event| !matches!(event, Event::Paid { .. } | Event::Asked(_)));
            deals.push(format!("{:?}", acts.collect::<Vec<_>>()));
        }
        deals
    };
    let (one, other) = (fold_first(true), fold_first(false));
    assert_ne!(one[0], other[0], "the first deal went otherwise");
    assert_eq!(
        one[1..],
        other[1..],
        "and the next ones as if nothing had been"
    );
}

#[test]
fn an_expert_makes_the_same_of_it_every_time() {
    let ten = Ten::of_day(day("2026-11-25"));
    let outcome = || {
        let mut session = ten.begin_of_expert(&rollouts::make_bot).expect("a table");
        session.deal().expect("a deal");
        while session.bot_acts().is_some() {}
        session.record().actions.clone()
    };
    assert_eq!(outcome(), outcome());
}

#[test]
fn ten_deals_are_read_again_as_they_are_written() {
    let mut of_number = usual_table((games::named("four_card").expect("a game").rules)());
    of_number.rules.ante = 2;
    of_number.players[2].kind = PlayerKind::Bot(Temper::Expert);
    let tens = [
        Ten::of_day(day("2026-11-25")),
        Ten::of_number(1, &usual_table(games::three_card())).expect("a number"),
        Ten::of_number(MOST_NUMBER, &of_number).expect("a number"),
    ];
    for ten in tens {
        assert_eq!(ten.to_string().parse(), Ok(ten.clone()), "{ten}");
        for result in [None, Some(0), Some(38), Some(-200)] {
            let link = ten.link(result);
            assert_eq!(Ten::read_link(&link), Ok((ten.clone(), result)), "{link}");
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
            assert!(link.bytes().all(plain), "{link} needs no escape");
        }
    }
    let text = Ten::of_number(327, &usual_table(games::three_card())).expect("a number");
    assert_eq!(
        text.to_string(),
        "n327.csb.200.v1.blind_last-win.shuffle-always"
    );
}

#[test]
fn whoever_is_new_plays_against_three_straightforward_bots() {
    let ten = Ten::against_straightforward();
    assert_eq!(
        ten.to_string(),
        "n1.sss.200.v1.blind_last-win.shuffle-always"
    );
}

#[test]
fn what_names_no_ten_deals_is_refused() {
    for text in [
        "",
        "d",
        "d2026-02-30",
        "n",
        "n0.csb.200.v1",
        "n1000000000.csb.200.v1",
        "n7.csb.200.v1.",
        "n7.csb.200.v9",
        "n7.q.200.v1",
        "n7..200.v1",
        "n7.csbcsbcs.200.v1",
        "n7.csb.0.v1",
        "n7.csb.-1.v1",
        "n7.csb.9999999999.v1",
        "n+7.csb.200.v1",
        "n07.csb.200.v1",
        "n7.csb.200.v1.game-stop_the_bus",
        "n7.csb.200.v1.dealers_choice-yes",
        // The rules are those that are played, with the shuffle before each deal.
        "n7.csb.200.v1",
    ] {
        assert_eq!(text.parse::<Ten>(), Err(NotTen), "{text}");
    }
    for link in [
        "",
        "1",
        "1.x",
        "2.x.d2026-11-25",
        "1.+.d2026-11-25",
        "1.9e9.d2026-11-25",
    ] {
        assert_eq!(Ten::read_link(link), Err(NotTen), "{link}");
    }
}
