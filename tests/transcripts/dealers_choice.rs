//! Dealer's choice (RULES 1.5, O26).

use brag::cards::CardSet;
use brag::engine::{
    Action, Ask, BettingGame, BlindLast, Event, Illegal, NamedGame, OtherGame, Rules, Seat, Shuffle,
};
use brag::games;

use crate::kit::school::{ANY, School, all_rules};

fn choice(change: impl FnOnce(&mut Rules)) -> Rules {
    all_rules(|rules, _, _| {
        rules.dealers_choice = true;
        rules.choosable = brag::games::ALL.choosable;
        rules.other_game_by_dealer = true;
        rules.shuffle = Shuffle::Never;
        change(rules);
    })
}

/// Three players, and so many deals in which nobody but the dealer stays.
fn after(deals: usize, rules: Rules) -> School {
    let hands: &[&str] = &[ANY; 3];
    let mut school = School::new(rules, &[50; 3], &vec![hands; deals]);
    for deal in 0..deals {
        if deal > 0 {
            school.deal();
        }
        fold_to_the_dealer(&mut school);
    }
    school
}

/// All fold in turn; nobody has played blind, so the dealer takes the antes.
fn fold_to_the_dealer(school: &mut School) {
    while school.table.ask().turn().is_some() {
        let seat = school.table.ask().seat().expect("a turn");
        school.play(&format!("{seat} fold"));
    }
}

fn called(school: &School) -> Option<(Seat, NamedGame)> {
    school.table.history().iter().find_map(|event| match event {
        Event::GameChosen { seat, game } => Some((*seat, *game)),
        _ => None,
    })
}

#[test]
fn o26_the_dealer_after_one_deal_more_than_there_are_players_names_the_game() {
    let school = after(3, choice(|_| {}));
    assert_eq!(
        school.table.ask(),
        Ask::Deal { shuffle: false },
        "three deals"
    );
    let mut school = after(4, choice(|_| {}));
    // Seat 2 dealt first, so seat 0 deals the fifth.
    let (seat, shuffle) = (Seat(0), false);
    assert_eq!(school.table.ask(), Ask::ChooseGame { seat, shuffle });
    assert_eq!(
        school.offers(0),
        "call, call seven_card, call nine_card, call three_stake, call post_and_pair, call american, \
         call braggers, call draw_brag, call teen_patti"
    );
    assert_eq!(school.offers(1), "");
    assert!(school.table.deal(None).is_err(), "not before that");
    school.play("0 call 4 twos 0 open");
    let game = NamedGame {
        game: &games::FOUR,
        wild: CardSet::TWOS,
        jokers: 0,
        blind_play: false,
    };
    assert_eq!(called(&school), Some((seat, game)));
    assert_eq!(NamedGame::of(school.table.rules()), Some(game));
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: false });
    school.deal();
    assert_eq!(school.table.dealer(), seat);
    assert_eq!(school.table.held().count(), 12);
    school.refuses("1 bet 1", Illegal::MustLookFirst);
}

#[test]
fn o26_the_game_is_played_for_as_many_deals_before_the_next_is_named() {
    let mut school = after(4, choice(|_| {}));
    school.play("0 call 3 none 0 blind");
    for _ in 0..4 {
        assert_eq!(school.table.ask(), Ask::Deal { shuffle: false });
        school.deal();
        fold_to_the_dealer(&mut school);
    }
    let (seat, shuffle) = (Seat(1), false);
    assert_eq!(school.table.ask(), Ask::ChooseGame { seat, shuffle });
}

#[test]
fn o26_nobody_names_a_game_where_it_is_not_agreed_on() {
    let school = after(5, choice(|rules| rules.dealers_choice = false));
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: false });
    school.refuses("0 call 3 none 0 blind", Illegal::NoGameToName);
}

#[test]
fn o26_only_the_dealer_names_it_and_does_nothing_else_first() {
    let school = after(4, choice(|_| {}));
    let dealer = Seat(0);
    school.refuses(
        "1 call 3 none 0 blind",
        Illegal::NotYourTurn { to_act: dealer },
    );
    school.refuses("0 bet 1", Illegal::MustNameGame { dealer });
    school.refuses("1 look", Illegal::MustNameGame { dealer });
    school.refuses("3 call 3 none 0 blind", Illegal::NoSuchSeat);
    let in_play = School::new(choice(|_| {}), &[50; 3], &[&[ANY; 3]]);
    in_play.refuses("0 call 3 none 0 blind", Illegal::NoGameToName);
}

#[test]
fn o26_a_game_that_is_none_or_too_large_for_the_pack_is_refused() {
    let school = after(4, choice(|_| {}));
    school.refuses("0 call 13 none 0 blind", Illegal::NoSuchGame);
    static UNKNOWN: BettingGame = BettingGame {
        key: "nines_high",
        ..games::THREE
    };
    let unknown = Action::ChooseGame(NamedGame::plain(&UNKNOWN));
    let refused = school.table.check(Seat(0), unknown);
    assert_eq!(refused, Err(Illegal::NoSuchGame));
    school.refuses("0 call 3 none 5 blind", Illegal::NoSuchWildCards);
    // Ten players, eleven deals: five cards each are all but two, and none is left for a kept hand.
    let hands: &[&str] = &[ANY; 10];
    let rules = choice(|_| {});
    let mut school = School::new(rules, &[50; 10], &[hands]);
    fold_to_the_dealer(&mut school);
    for _ in 0..10 {
        school.deal();
        fold_to_the_dealer(&mut school);
    }
    let seat = school.to_act().expect("a dealer");
    let call = |game: &str| format!("{seat} call {game}");
    school.refuses(&call("5 none 0 blind"), Illegal::PackTooSmall { most: 9 });
    school.play(&call("5 none 0 open"));
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: false });
}

#[test]
fn o26_jokers_that_come_or_go_are_shuffled_in_whatever_the_rules_say() {
    let mut school = after(4, choice(|_| {}));
    school.play("0 call 3 none 2 blind");
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: true });
    assert_eq!(school.table.pack().len(), 54);
    school.shuffle(&["Ks Kh *1", ANY, ANY]);
    assert_eq!(school.table.pack().len(), 54 - 9);
}

#[test]
fn o26_the_choice_waits_while_a_pot_is_carried_or_a_hand_kept() {
    for blind_last in [BlindLast::Keep, BlindLast::Carry] {
        let rules = choice(|rules| {
            rules.vying_mut().expect("it is vied for").blind_last = blind_last;
        });
        let hands: &[&str] = &[ANY; 3];
        let mut school = School::new(rules, &[50; 3], &[hands]);
        fold_to_the_dealer(&mut school);
        for _ in 0..2 {
            school.deal();
            fold_to_the_dealer(&mut school);
        }
        school.deal();
        // Seat 2 deals: 0 bets blind and is left alone.
        school.play("0 bet 1, 1 fold, 2 fold");
        assert_eq!(school.table.ask(), Ask::Deal { shuffle: false });
        school.deal();
        // The pot of the fifth deal is won: now the sixth is named.
        school.play("1 look, 1 bet 2, 2 fold");
        while school.table.ask().seat() == Some(Seat(0)) && school.ended().is_none() {
            school.play("0 fold");
        }
        assert!(matches!(
            school.table.ask(),
            Ask::ChooseGame { seat: Seat(1), .. }
        ));
    }
}

#[test]
fn o26_who_buys_in_and_deals_next_names_the_game() {
    let mut school = School::new(choice(|_| {}), &[0, 50, 50], &[&[ANY; 3]]);
    fold_to_the_dealer(&mut school);
    for _ in 0..2 {
        school.deal();
        fold_to_the_dealer(&mut school);
    }
    // Two play, and have dealt three times; seat 2 dealt last, and seat 0 cannot be dealt in.
    assert_eq!(school.to_act(), Some(1));
    school.play("1 buy_in 5");
    assert_eq!(school.to_act(), Some(1));
    school.play("0 buy_in 5");
    assert_eq!(school.to_act(), Some(0));
    school.refuses(
        "1 call 3 none 0 blind",
        Illegal::NotYourTurn { to_act: Seat(0) },
    );
    school.play("0 call 5 jacks 0 blind");
    school.deal();
    assert_eq!(school.table.dealer(), Seat(0));
    assert_eq!(school.table.held().count(), 15);
}

#[test]
fn r10_11_another_game_is_played_by_its_defaults_with_the_ante_of_the_rules() {
    let mut school = after(4, choice(|rules| rules.ante = 2));
    school.play("0 call nine_card");
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: true });
    school.shuffle(&["As Ah Ad Ks Kh Kd Qs Qh Qd", ANY, ANY]);
    assert_eq!(school.table.rules().game, "nine_card");
    assert_eq!(school.pots(), [6, 6, 6, 6], "four antes of two from each");
    assert_eq!(school.table.held().count(), 27);
    assert!(school.table.rules().dealers_choice);
}

#[test]
fn r10_11_a_betting_game_after_it_is_played_by_the_house_rules_that_were_agreed_on() {
    let agreed = |rules: &mut Rules| {
        rules.vying_mut().expect("a betting game").open_min = 3;
        rules.dealing_mut().expect("a deal").stock_face_up = true;
    };
    let mut school = after(4, choice(agreed));
    school.play("0 call seven_card");
    for deal in 0..4 {
        school.shuffle(&[ANY; 3]);
        while let Some(seat) = school.to_act().filter(|_| school.ended().is_none()) {
            let choices = school.table.choices(Seat(seat));
            let action = choices.first().expect("a choice").plain();
            school.table = school.table.play(Seat(seat), action).expect("legal").table;
        }
        if school.table.pot() > 0 {
            return assert!(deal < 4, "a pot that stays keeps the game");
        }
    }
    school.play("1 call 4 none 0 blind");
    assert_eq!(
        school.table.ask(),
        Ask::Deal { shuffle: true },
        "the whole pack is gathered"
    );
    assert_eq!(school.table.pack().len(), 52);
    school.shuffle(&[ANY; 3]);
    let rules = school.table.rules();
    assert_eq!(rules.game, "four_card");
    assert_eq!(rules.vying().map(|vying| vying.open_min), Some(3));
    assert!(rules.dealing().is_some_and(|dealing| dealing.stock_face_up));
}

#[test]
fn r10_11_a_game_that_fewer_than_two_can_pay_for_is_refused() {
    let hands: &[&str] = &[ANY; 3];
    let rules = choice(|rules| rules.ante = 4);
    let mut school = School::new(rules, &[30, 14, 6], &[hands; 4]);
    for deal in 0..4 {
        if deal > 0 {
            school.deal();
        }
        fold_to_the_dealer(&mut school);
    }
    assert_eq!(school.chips(), [26, 10, 14]);
    school.refuses("0 call nine_card", Illegal::TooFewCanPay { cost: 16 });
    school.play("0 call seven_card");
    let other = school.table.history().iter().find_map(|event| match event {
        Event::OtherGameChosen { game, .. } => Some(*game),
        _ => None,
    });
    assert_eq!(other, Some(OtherGame("seven_card")));
}

/// The chips after all players have paid the cost of the game that seat 0 names, at an ante of two.
fn chips_in(game: &str) -> (Vec<u64>, Vec<u64>) {
    let mut school = after(4, choice(|rules| rules.ante = 2));
    school.play(&format!("0 call {game}"));
    school.shuffle(&[ANY; 3]);
    (school.chips(), school.pots())
}

#[test]
fn r10_11_a_big_blind_is_twice_the_ante_and_single_stake_brag_has_none() {
    let before = after(4, choice(|rules| rules.ante = 2)).chips();
    let (chips, pots) = chips_in("draw_brag");
    let paid: Vec<u64> = before
        .iter()
        .zip(&chips)
        .map(|(was, is)| was - is)
        .collect();
    assert_eq!((paid, pots), (vec![0, 2, 4], vec![6]), "seat 0 deals");
    let (chips, pots) = chips_in("braggers");
    assert_eq!(
        (chips, pots),
        (before.clone(), vec![0]),
        "before the dealer stakes"
    );
    let (chips, pots) = chips_in("american");
    assert_eq!(chips.iter().sum::<u64>() + 6, before.iter().sum::<u64>());
    assert_eq!(pots, [6]);
    let (_, pots) = chips_in("three_stake");
    assert_eq!(
        pots.iter().sum::<u64>() + 6,
        18,
        "the first pot is paid at once, the others lie there"
    );
}

/// Three players after four deals, in a school where the others have a say.
fn asked() -> School {
    after(4, choice(|rules| rules.other_game_by_dealer = false))
}

#[test]
fn r10_11_another_card_game_needs_more_than_half_of_those_who_can_pay() {
    let mut school = asked();
    school.play("0 call nine_card");
    assert_eq!(school.to_act(), Some(1), "from the dealer's left");
    school.refuses("2 agree", Illegal::NotYourTurn { to_act: Seat(1) });
    school.refuses("1 call nine_card", Illegal::MustAnswerGame);
    school.refuses("1 fold", Illegal::MustAnswerGame);
    assert!(
        school.table.deal(None).is_err(),
        "not before all have answered"
    );
    school.play("1 refuse, 2 agree");
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: true });
    school.shuffle(&["As Ah Ad Ks Kh Kd Qs Qh Qd", ANY, ANY]);
    assert_eq!(school.table.rules().game, "nine_card");
}

#[test]
fn r10_11_a_game_without_a_majority_is_never_named_again_and_another_is() {
    let mut school = asked();
    school.play("0 call nine_card, 1 refuse, 2 refuse");
    let (seat, shuffle) = (Seat(0), false);
    assert_eq!(school.table.ask(), Ask::ChooseGame { seat, shuffle });
    school.refuses("0 call nine_card", Illegal::GameDeclined);
    school.play("0 call seven_card, 1 refuse, 2 refuse");
    school.refuses("0 call nine_card", Illegal::GameDeclined);
    school.refuses("0 call seven_card", Illegal::GameDeclined);
    school.play("0 call 4 none 0 open");
    assert_eq!(
        school.table.ask(),
        Ask::Deal { shuffle: false },
        "the cards, what is wild and blind play he names alone"
    );
    school.deal();
    // The next dealer may name it.
    for _ in 0..3 {
        fold_out(&mut school);
        school.deal();
    }
    fold_out(&mut school);
    school.play("1 call nine_card, 2 agree, 0 refuse");
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: true });
}

/// All look and fold to the dealer: nobody may play blind.
fn fold_out(school: &mut School) {
    while let Some(seat) = school.table.ask().turn().and(school.to_act()) {
        let choices = school.table.choices(Seat(seat));
        let fold = brag::engine::Choice::One(brag::engine::Action::Fold);
        let action = if choices.contains(&fold) {
            brag::engine::Action::Fold
        } else {
            choices.first().expect("a choice").plain()
        };
        school.table = school.table.play(Seat(seat), action).expect("legal").table;
        while let Ask::Vying(brag::engine::VyingAsk::Discard { seat, .. }) = school.table.ask() {
            let throw = school.table.choices(seat)[0].plain();
            school.table = school.table.play(seat, throw).expect("legal").table;
        }
    }
}

#[test]
fn r10_11_one_of_two_is_not_more_than_half() {
    let hands: &[&str] = &[ANY; 2];
    let rules = choice(|rules| rules.other_game_by_dealer = false);
    let mut school = School::new(rules, &[50; 2], &[hands; 3]);
    for deal in 0..3 {
        if deal > 0 {
            school.deal();
        }
        fold_to_the_dealer(&mut school);
    }
    school.play("0 call seven_card, 1 refuse");
    assert!(matches!(school.table.ask(), Ask::ChooseGame { .. }));
    school.play("0 call nine_card, 1 agree");
    assert_eq!(school.table.ask(), Ask::Deal { shuffle: true });
}
