use crate::app::draft::Draft;
use crate::engine::{FirstDealer, Seat};
use crate::games::{self, HouseRule};
use crate::sitting::table_for_four;

fn draft() -> Draft {
    Draft::of(&table_for_four().into())
}

/// Chooses how the first dealer is found: by chance, or by a high card.
fn find_by(draft: &mut Draft, how: usize) {
    draft.set(HouseRule::named("first_dealer").expect("a house rule"), how);
}

#[test]
fn r9_1_the_players_choose_the_first_dealer_unless_a_high_card_finds_him() {
    let mut draft = draft();
    assert!(draft.may_choose_dealer());
    assert_eq!((draft.dealer(), draft.table().first_dealer), (None, None));
    draft.choose_dealer(Some(2));
    let setup = draft.setup().expect("nothing is wrong with it");
    assert_eq!(setup.first_dealer, Some(Seat(2)));
    assert_eq!(setup.rules.first_dealer, FirstDealer::Chosen);
    // He stays the same player when the last one leaves, and is gone when he leaves.
    draft.remove().expect("four are enough");
    assert_eq!(draft.dealer(), Some(2));
    draft.remove().expect("three are enough");
    assert_eq!(draft.dealer(), None);
    draft.choose_dealer(Some(7));
    assert_eq!(draft.dealer(), None, "there is no such row");
    draft.choose_dealer(Some(1));
    find_by(&mut draft, 1);
    assert!(!draft.may_choose_dealer());
    let setup = draft.setup().expect("nothing is wrong with it");
    assert_eq!(setup.first_dealer, None);
    assert_eq!(setup.rules.first_dealer, FirstDealer::HighCard);
    find_by(&mut draft, 0);
    assert_eq!(draft.dealer(), Some(1), "he was not forgotten");
    draft.choose_dealer(None);
    assert_eq!(draft.setup().map(|setup| setup.first_dealer), Ok(None));
}

#[test]
fn a_chosen_first_dealer_is_no_rule_of_their_own() {
    let mut draft = draft();
    let preset = draft.preset();
    draft.choose_dealer(Some(3));
    let setup = draft.setup().expect("nothing is wrong with it");
    let again = Draft::of(&setup.clone().into());
    let option = HouseRule::named("first_dealer").expect("a house rule");
    for (draft, dealer) in [(again, Some(3)), (self::draft(), None)] {
        let mut draft = draft;
        if dealer.is_none() {
            // As by a link, which names no players.
            draft.set_rules(setup.rules.clone());
        }
        assert_eq!((draft.preset(), draft.setting(option)), (preset, 0));
        assert_eq!(draft.dealer(), dealer);
        let agreed = draft.setup().expect("nothing is wrong with it");
        let is_chosen = agreed.rules.first_dealer == FirstDealer::Chosen;
        assert_eq!(is_chosen, dealer.is_some());
    }
}

#[test]
fn r10_9_only_the_poker_of_three_cards_has_a_usual_buy_in() {
    let mut draft = draft();
    assert_eq!(draft.usual_buy_in(), None);
    for key in games::GAME_KEYS {
        draft.choose_game(key);
        assert_eq!(draft.usual_buy_in().is_some(), key == "draw_brag", "{key}");
    }
    draft.choose_game("draw_brag");
    draft.set_amount("big_blind", "4".into());
    assert_eq!(draft.usual_buy_in(), Some((40, 1_000)));
    let game = games::named("draw_brag").expect("a game");
    let limit = game.option("limit").expect("an option");
    draft.set(limit, 1);
    assert_eq!(draft.usual_buy_in(), Some((40, 400)), "without a limit");
}
