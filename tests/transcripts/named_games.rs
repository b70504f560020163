//! The betting games that dealers can name (RULES 1.5, O26; 10.11).

use brag::cards::Rank;
use brag::engine::{Action, BettingGame, Choosable, NamedGame, Rules, Seat};
use brag::games;

use crate::kit::school::{ANY, School, all_rules};

#[test]
fn o26_a_game_that_no_dealer_can_name_is_not_suggested() {
    let rules = |key: &str| (brag::games::named(key).expect("a game").rules)();
    for key in [
        "best_of_thirteen",
        "nine_card",
        "thirteen_card",
        "teen_patti",
    ] {
        let at_table = Rules {
            choosable: games::ALL.choosable,
            ..rules(key)
        };
        let usual = NamedGame::plain(&games::THREE);
        assert_eq!(NamedGame::nearest(&at_table), Some(usual), "{key}");
    }
    for key in ["three_card", "four_card", "five_card", "best_of_seven"] {
        let named = NamedGame::nearest(&rules(key)).expect("a betting game");
        assert_eq!(Some(named), NamedGame::of(&rules(key)));
        assert_eq!(named.game.key, key);
    }
}

/// Two games may differ in their ranking alone.
#[test]
fn o26_betting_games_are_told_apart_by_their_keys_and_not_by_their_cards() {
    static NINES_HIGH: BettingGame = BettingGame {
        key: "nines_high",
        prial_top: Rank::Nine,
        ..games::THREE
    };
    static BOTH: [&BettingGame; 2] = [&games::THREE, &NINES_HIGH];
    let rules = all_rules(|rules, _, _| {
        rules.dealers_choice = true;
        rules.choosable = Choosable {
            betting: &BOTH,
            others: &[],
        };
        NINES_HIGH.set(rules);
    });
    let hands: &[&str] = &[ANY; 2];
    let mut school = School::new(rules, &[50; 2], &[hands; 3]);
    school.play("0 fold");
    for seat in [1, 0] {
        school.deal();
        school.play(&format!("{seat} fold"));
    }
    for (game, top) in [(&NINES_HIGH, Rank::Nine), (&games::THREE, Rank::Three)] {
        let named = Action::ChooseGame(NamedGame::plain(game));
        let step = school.table.play(Seat(0), named).expect("a choice");
        let rules = step.table.rules();
        assert_eq!((rules.game, rules.ranking.prial_top), (game.key, top));
    }
}
