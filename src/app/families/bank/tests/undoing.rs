//! Undo over deals, misdeals and chips that are put right, as they are drawn and pressed.

use super::*;

#[test]
fn a_misdeal_takes_the_whole_deal_back() {
    let mut game = table("four_card", 3);
    press(&mut game, Press::Deal);
    act(&mut game, Action::Look(None));
    assert!(
        game.choices()
            .iter()
            .all(|choice| !matches!(choice, Choice::Discard { .. }))
    );
    act(&mut game, Action::Bet(2));
    act(&mut game, Action::Fold);
    keyed(&mut game, "z");
    keyed(&mut game, "m");
    assert_eq!(game.public(|view| view.pot()), 3);
    assert!(game.is_my_turn());
    // It was no misdeal: it is put back.
    keyed(&mut game, "z");
    let html = drawn(&game);
    assert!(html.contains("Undo the misdeal?"), "{html}");
    keyed(&mut game, "Enter");
    assert_eq!(game.public(|view| view.pot()), 5);
    assert_eq!(plate(&game, Seat(1)).held, "folded");
}

#[test]
fn undo_goes_back_over_deals_and_says_what_it_takes_back() {
    let mut game = table("three_card", 3);
    let won_by = |game: &mut Model, who: &str| {
        press(game, Press::Deal);
        for action in [Action::Look(None), Action::Bet(2), Action::Fold] {
            act(game, action);
        }
        act(game, Action::Look(None));
        act(game, Action::See);
        keyed(game, who);
        assert_eq!(game.phase(), Phase::DealOver);
    };
    let chips = |game: &Model| -> Vec<u64> {
        game.public(|view| view.seats().map(|seat| seat.chips()).collect())
    };
    won_by(&mut game, "1");
    let after = chips(&game);
    press(&mut game, Press::Deal);
    keyed(&mut game, "z");
    let html = drawn(&game);
    let says = "Undo: deal 2, and before it: Ann wins";
    assert!(html.contains(says), "{html}");
    // The deal alone.
    keyed(&mut game, "d");
    assert_eq!((game.phase(), chips(&game)), (Phase::DealOver, after));
    press(&mut game, Press::Deal);
    // The deal, and who won the one before.
    keyed(&mut game, "z");
    keyed(&mut game, "Enter");
    assert_eq!(asks(&game).as_deref(), Some("Who won?"));
    // What was taken back can be put back, as long as nobody acts.
    keyed(&mut game, "z");
    assert!(drawn(&game).contains("Put back"), "{}", drawn(&game));
    keyed(&mut game, "p");
    assert_eq!(game.phase(), Phase::Playing);
    assert_eq!(game.public(|view| view.deals()), 2);
    keyed(&mut game, "z");
    keyed(&mut game, "Enter");
    keyed(&mut game, "2");
    assert!(chips(&game)[2] > 100, "Bill has won");
    keyed(&mut game, "z");
    assert!(!drawn(&game).contains("Put back"));
}

#[test]
fn chips_are_put_right_with_a_reason_and_count_in_who_pays_whom() {
    let mut game = table("three_card", 3);
    press(&mut game, Press::Deal);
    for action in [Action::Look(None), Action::Bet(2), Action::Fold] {
        act(&mut game, action);
    }
    let right = |way, chips| Correction {
        way,
        chips,
        why: Reason::Winner,
    };
    let to_nell = right(Way::ToPlayer(Seat(1)), 4);
    assert_eq!(
        game.why_not_put_right(Seat(0), to_nell),
        Some(CorrectionIllegal::NotNow.into())
    );
    act(&mut game, Action::Fold);
    let before = game.brought();
    game.put_right(Seat(0), to_nell);
    let says = game.log().last();
    assert_eq!(says, "Put right: Ann gives Nell 4 (wrong winner).");
    assert_eq!(game.brought(), before, "nothing was brought");
    press(&mut game, Press::Bank(BankPress::Undo(true)));
    assert!(drawn(&game).contains(&says), "{}", drawn(&game));
    keyed(&mut game, "k");
    press(&mut game, Press::Bank(BankPress::End));
    let paid: String = settling(&game, true)
        .iter()
        .map(|node| node.html())
        .collect();
    assert!(
        paid.contains("Ann pays Nell 2.") && paid.contains("Bill pays Nell 1."),
        "{paid}"
    );
}
