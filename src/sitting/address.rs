//! A text as part of an address, in base64url. It carries a sitting from an embedded table to the whole page.

use crate::notation::{as_letters, from_letters};

/// The longest text that is read, in letters. No browser takes a longer address.
const LONGEST: usize = 2 * 1024 * 1024;

#[must_use]
pub fn encoded(text: &str) -> String {
    as_letters(text.as_bytes())
}

/// Decodes a text. `None`: it is not base64url, or not UTF-8, or too long.
#[must_use]
pub fn decoded(letters: &str) -> Option<String> {
    let letters = Some(letters).filter(|letters| letters.len() <= LONGEST)?;
    String::from_utf8(from_letters(letters)?).ok()
}

#[cfg(test)]
mod tests {
    use super::{decoded, encoded};
    use crate::bots::Temper;
    use crate::random::{Rng, Seed};
    use crate::sitting::save;
    use crate::sitting::session::{PlayerKind, Session};

    #[test]
    fn any_text_comes_back() {
        for text in [
            "",
            "f",
            "fo",
            "foo",
            "foob",
            "fooba",
            "foobar",
            "Zoë · 🂡",
            "{\"a\":[1,2]}",
        ] {
            assert_eq!(decoded(&encoded(text)).as_deref(), Some(text));
        }
        // The examples of RFC 4648, section 10, without padding.
        assert_eq!(encoded("fooba"), "Zm9vYmE");
        assert_eq!(encoded("foobar"), "Zm9vYmFy");
    }

    #[test]
    fn ten_thousand_mutated_sittings_are_refused_or_played_and_never_a_panic() {
        let mut setup = crate::sitting::table_for_four();
        setup.players[0].kind = PlayerKind::Bot(Temper::Careful);
        let mut session =
            Session::new(setup, Seed([5; 32]), Seed([6; 32])).expect("four can sit down");
        for _ in 0..3 {
            session.deal().expect("it can be dealt");
            while session.bot_acts().is_some() {}
        }
        let text = save::write(&session);
        let letters = encoded(&text);
        let again = decoded(&letters).and_then(|text| save::read(&text, Seed([7; 32])).ok());
        let again = again.expect("what was carried is read");
        assert_eq!(again.record(), session.record());
        let mut rng = Rng::new(Seed([8; 32]), 0);
        let mut refused = 0;
        for _ in 0..10_000 {
            let mut mutated = letters.clone().into_bytes();
            for _ in 0..=rng.below(2) {
                let at = rng.below(mutated.len() as u32) as usize;
                match rng.below(3) {
                    0 => mutated[at] = letters.as_bytes()[rng.below(letters.len() as u32) as usize],
                    1 => mutated.truncate(at.max(1)),
                    _ => mutated.insert(at, b"AZ09-_.%"[rng.below(8) as usize]),
                }
            }
            let read = String::from_utf8(mutated)
                .ok()
                .and_then(|text| decoded(&text));
            let played = read.and_then(|text| save::read(&text, Seed([7; 32])).ok());
            refused += usize::from(played.is_none());
        }
        assert!(refused > 5_000, "{refused} of 10,000 were refused");
    }

    #[test]
    fn what_is_none_is_refused() {
        for letters in ["a", "Zm9vY", "Zm 9", "Zm9=", "_-_-", "é"] {
            assert_eq!(decoded(letters), None, "{letters}");
        }
    }
}
