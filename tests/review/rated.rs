//! Whatever a player did is among the choices that are rated, or the decision is not reviewed.

use brag::engine::{Action, Seat};
use brag::games::GAMES;
use brag::notation::Record;
use brag::review::Decision;

use super::decisions;
use super::sittings::sitting;

/// Three have looked. Ann offers to show all hands, and Bob refuses.
const SHOWDOWN: &str = r#"{"format":"brag-record/1","rules":{"game":"three_card"},
  "seats":[{"name":"Ann","chips":40},{"name":"Bob","chips":40},{"name":"Cat","chips":40}],"dealer":2,
  "seed":"0000000000000000000000000000000000000000000000000000000000000030",
  "actions":["0 look","0 bet 2","1 look","1 bet 4","2 look","2 bet 4","0 showdown","1 refuse"]}"#;

/// An offer that is refused costs nothing: it is worth what follows it.
#[test]
fn an_offer_to_show_is_judged_as_an_offer() {
    let record: Record = SHOWDOWN.parse().expect("a record");
    let found = decisions(&record, Seat(0));
    let offer = found.iter().find(|one| one.taken == Action::Showdown);
    let offer = offer.expect("the offer is reviewed");
    let rated = offer.rated.iter();
    let worth = |action| rated.clone().find(|one| one.action == action);
    let (best, offered) = (
        offer.rated[0],
        worth(Action::Showdown).expect("it is rated"),
    );
    // To fold would have been as open to her after the refusal.
    assert!(best.mean - offered.mean < 3_000, "{offer:?}");
    assert_eq!(offer.cost, 0, "{offer:?}");
}

/// What was done is rated, the best stands first, and the cost is what it is ahead, but for what rounding takes.
pub fn assert_rated(name: &str, one: &Decision) {
    let taken = one.rated.iter().find(|rated| rated.action == one.taken);
    let taken = taken.unwrap_or_else(|| panic!("{name}: {one:?}"));
    let is_sorted = one.rated.windows(2).all(|two| two[0].mean >= two[1].mean);
    assert!(is_sorted, "{name}: {one:?}");
    let behind = one.rated[0].mean - taken.mean;
    assert!((0..=behind + 1).contains(&one.cost), "{name}: {one:?}");
}

#[test]
fn what_was_done_is_rated_in_every_game() {
    for game in GAMES {
        let rules = (game.rules)();
        let seats = rules.most_seats().map_or(3, |most| most.min(3));
        let record = sitting(rules, seats, 3, 5);
        for seat in (0..seats).map(|seat| Seat(seat as u8)) {
            for one in decisions(&record, seat) {
                assert_rated(game.key, &one);
            }
        }
    }
}
