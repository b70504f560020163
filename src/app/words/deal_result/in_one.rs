//! Several winners in one sentence.

/// Joins parts into one sentence. Each part says whether it begins with "you", which gets no capital within a
/// sentence.
#[must_use]
pub fn in_one(parts: impl Iterator<Item = (bool, String)>) -> String {
    let mut sentence = String::new();
    for (is_you, part) in parts {
        if sentence.is_empty() {
            sentence = part;
            continue;
        }
        sentence += ", ";
        let mut letters = part.chars();
        let first = letters.next().filter(|_| is_you);
        match first {
            Some(first) => {
                sentence.push(small(first));
                sentence += letters.as_str();
            }
            None => sentence += &part,
        }
    }
    sentence
}

/// The small letter for a capital of the alphabets that the messages are written in. The table of all alphabets, in
/// the standard library, weighs 3.3 KB Brotli.
fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => {
            char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter)
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::in_one;

    #[test]
    fn you_has_no_capital_within_a_sentence() {
        for you in ["You", "Du", "Vous", "Ты", "Вы", "Äh"] {
            let part = |is_you| (is_you, you.to_owned());
            let said = in_one([part(true), part(false), part(true)].into_iter());
            assert_eq!(said, format!("{you}, {you}, {}", you.to_lowercase()));
        }
    }
}
