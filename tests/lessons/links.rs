//! Lessons as links: what was written is read, and what was changed on its way is refused or is another lesson.

use brag::notation::{
    LONGEST_LESSON_LINK, Lesson, LessonLinkError, read_lesson_link, write_lesson_link,
};

use super::own::OWN;

fn read(text: &str) -> Lesson {
    text.parse()
        .unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[test]
fn a_link_brings_its_lesson() {
    for (text, _) in OWN {
        let lesson = read(text);
        let link = write_lesson_link(&lesson).expect("it is short");
        assert_eq!(read_lesson_link(&link).as_ref(), Ok(&lesson));
        let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
        assert!(link.bytes().all(is_plain) && link.len() <= LONGEST_LESSON_LINK);
        assert!(
            link.len() * 2 < text.len(),
            "{} of {}",
            link.len(),
            text.len()
        );
    }
}

/// A lesson of these texts.
fn of(texts: &str) -> Lesson {
    read(&format!("brag-lesson 1\nseat 100\nseat 100\n{texts}"))
}

#[test]
fn texts_of_every_script_come_back() {
    for said in [
        "Größe",
        "où ? « là »",
        "Блеф и тройка",
        "你好",
        "🂡 %#&=+",
        "a\u{a0}b",
    ] {
        let lesson = of(&format!("say {said}"));
        let link = write_lesson_link(&lesson).expect("it is short");
        assert_eq!(read_lesson_link(&link), Ok(lesson));
    }
}

#[test]
fn what_is_too_long_for_a_link_is_said_so() {
    let mut number = 7_u32;
    let mut noise = || {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from(b'a' + (number >> 16) as u8 % 26)
    };
    let text: String = (0..3_000)
        .map(|nth| if nth % 500 == 0 { '\n' } else { noise() })
        .collect();
    let lesson = of(&text.replace('\n', "\nsay "));
    assert_eq!(write_lesson_link(&lesson), Err(LessonLinkError::TooLong));
    // Four thousand letters that say the same again fit.
    assert!(write_lesson_link(&of(&"say The pot is yours.\n".repeat(200))).is_ok());
}

#[test]
fn other_words_are_no_links() {
    use LessonLinkError::{Newer, NotALink};
    let long = format!("1{}", "A".repeat(LONGEST_LESSON_LINK));
    for (link, why) in [
        ("", NotALink),
        ("v1.ante-2", NotALink),
        ("2AAAA", Newer),
        ("1AAA=", NotALink),
        (&long, NotALink),
    ] {
        assert_eq!(read_lesson_link(link), Err(why), "{link}");
    }
    assert!(read_lesson_link("1").is_err());
}

/// A link of the first version. It is read for ever.
const FIRST: &str = "1ifK-AAtp14GtBd0SFJXv6V9KaF40JYh5z403qyEEsVAXbSmw41UN8I3sPEqeJFrwsrCvd6Rp08boCxZT4bESOpw9Ke5RCbtgD5_2hUf3qIi5N_m-PdONuqQ";

#[test]
fn a_link_of_the_first_version_is_read() {
    let lesson = read_lesson_link(FIRST).map_err(|error| error.to_string());
    let four = read(OWN[0].0);
    assert_eq!(lesson, Ok(four));
}
