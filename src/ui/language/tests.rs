//! Messages as they come out, in every language.

use super::Name;
use super::say;

fn somebody(name: &str, is_you: bool) -> Name {
    Name {
        name: name.into(),
        is_you,
    }
}

#[test]
fn english_is_spoken_where_nothing_else_is() {
    let (you, bill) = (somebody("You", true), somebody("Bill", false));
    assert_eq!(say::DEAL_ME_IN.get(), "Deal me in");
    assert_eq!(say::chips(1), "1 chip");
    assert_eq!(say::chips(1_022_100), "1,022,100 chips");
    assert_eq!(say::bets(&you, 4, "seen"), "You bet 4.");
    assert_eq!(say::bets(&bill, 4, "blind"), "Bill bets 4 blind.");
}
