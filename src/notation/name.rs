//! The names of players, as texts and forms bring them.

/// A name without characters that would change the text around it, cut to at most `most` characters: control
/// characters, line ends, and marks that turn the direction of what follows. A name in which nothing can be seen is
/// empty.
#[must_use]
pub fn clean_name(name: &str, most: usize) -> String {
    let name: String = name.chars().filter(stays_in_place).take(most).collect();
    match name.chars().any(is_seen) {
        true => name,
        false => String::new(),
    }
}

/// Whether nobody can tell these names apart on a screen: they have the same letters, small or large, with the same gaps
/// between them.
#[must_use]
pub fn look_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| {
        let words = name.split_whitespace().map(|word| {
            let letters = word.chars().filter(|letter| is_seen(*letter));
            letters.flat_map(char::to_lowercase).collect::<String>()
        });
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>()
    };
    seen(one) == seen(other)
}

fn stays_in_place(letter: &char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character leaves a mark by itself. Joiners and the like have a use among others.
fn is_seen(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200d}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

#[cfg(test)]
mod tests {
    use super::{clean_name, look_alike};

    #[test]
    fn names_that_nobody_can_tell_apart_look_alike() {
        for twin in [
            "Zoë B",
            "ZOË B",
            " Zoë  B",
            "Zo\u{200b}ë B\u{fe0f}",
            "Zoë \u{2060} B",
        ] {
            assert!(look_alike("zoë b", twin), "{twin:?}");
        }
        for other in ["Zoe B", "ZoëB", "Zoë", ""] {
            assert!(!look_alike("zoë b", other), "{other:?}");
        }
    }

    #[test]
    fn marks_of_direction_and_controls_go() {
        assert_eq!(clean_name("Evil\u{202e}Rabbit", 40), "EvilRabbit");
        assert_eq!(
            clean_name("\u{2067}a\nb\tc\u{7f}\u{200f}\u{2028}", 40),
            "abc"
        );
    }

    #[test]
    fn other_names_stay_as_they_are() {
        for name in ["You", "Zoë", "אבי", "می‌خوانم", "👨‍👩‍👧", " a b "] {
            assert_eq!(clean_name(name, 40), name);
        }
        assert_eq!(
            clean_name("\u{202e}abcd", 3),
            "abc",
            "what goes takes no place"
        );
    }

    #[test]
    fn a_name_of_nothing_to_be_seen_is_empty() {
        let forty = "\u{202e}".repeat(40);
        let long = "\u{2060}".repeat(40) + "a";
        for name in ["", "   ", "\u{200b}\u{3164}", "\u{2800}", &forty, &long] {
            assert_eq!(clean_name(name, 40), "", "{name:?}");
        }
    }
}
