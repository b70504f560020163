//! The players, in a line.

use crate::app::i18n::say;
use crate::sitting::session::Setup;

/// The players and their chips, such as `You and three others, 100 chips each.`
#[must_use]
pub fn company(setup: &Setup) -> String {
    let players = &setup.players;
    let people = players.iter();
    let people = people.filter(|player| player.kind.is_person()).count() as u64;
    let bots = players.iter().filter(|player| player.kind.is_bot()).count() as u64;
    // The text names the chips if all players have the same.
    let first = players.first().map_or(0, |player| player.chips);
    let is_same = players.iter().all(|player| player.chips == first);
    let chips = if is_same { first } else { 0 };
    match (people, bots) {
        // Against the house the text does not name the chips.
        (1, 0) => say::company_you(0, 0),
        (1, bots) => say::company_you(bots, chips),
        (people, 0) => say::company_people(people, chips),
        (0, bots) => say::company_bots(bots, chips),
        (people, bots) => say::company_both(people, bots, chips),
    }
}

#[cfg(test)]
mod tests {
    use super::company;
    use crate::sitting::session::PlayerKind;
    use crate::sitting::table_for_four;

    #[test]
    fn company_is_counted_in_words() {
        let mut setup = table_for_four();
        setup.players[0].chips = 5;
        assert_eq!(company(&setup), "You and three others.");
        setup.players[1].kind = PlayerKind::Person;
        assert_eq!(
            company(&setup),
            "Two of you round this screen and two bots."
        );
        setup.players.truncate(2);
        assert_eq!(company(&setup), "Two of you round this screen.");
        let mut bots = table_for_four();
        bots.players[0].kind = bots.players[1].kind;
        assert_eq!(
            company(&bots),
            "Four bots play while you watch, 100 chips each."
        );
    }
}
