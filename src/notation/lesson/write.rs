//! Writes a lesson as text. What was read from a text of the same lesson makes no difference: there is one way to write it.

use std::fmt::{self, Display, Write};

use super::head::name_of;
use super::model::{Lesson, LessonSetup, LessonTask, Mark, Question};
use super::read::{FORMAT, VERSION};
use super::rule_words::{self, GAME};
use super::sentence::{Sentence, tidied};
use super::steps::place_name;
use crate::engine::Edition;

impl Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {VERSION}")?;
        let head = [
            ("title", &self.title),
            ("author", &self.author),
            ("language", &self.language),
        ];
        for (word, text) in head {
            let text = tidied(text);
            if !text.is_empty() {
                writeln!(f, "{word} {text}")?;
            }
        }
        f.write_char('\n')?;
        self.setup.fmt(f)?;
        for step in &self.steps {
            match &step.task {
                LessonTask::Act(act) => writeln!(f, "{act}")?,
                LessonTask::Deal(given) => {
                    f.write_str("\ndeal\n")?;
                    for one in given {
                        write!(f, "cards {}", place_name(one.to))?;
                        for card in &one.cards {
                            match card {
                                Some(card) => write!(f, " {card}")?,
                                None => f.write_str(" ?")?,
                            }
                        }
                        f.write_char('\n')?;
                    }
                }
                LessonTask::Say { text, mark } => {
                    f.write_str("\nsay ")?;
                    sentence(f, text)?;
                    lit(f, *mark)?;
                }
                LessonTask::Ask(question) => question.fmt(f)?,
            }
        }
        Ok(())
    }
}

impl Display for LessonSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rules.edition == Edition::First {
            f.write_str("edition 1\n")?;
        }
        for (key, words) in rule_words::written(&self.rules) {
            match key.as_str() {
                GAME => writeln!(f, "{GAME} {words}")?,
                _ => writeln!(f, "rule {key} {words}")?,
            }
        }
        for entry in &self.seats {
            match entry.box_of {
                None => write!(f, "seat {}", entry.chips)?,
                Some(owner) => write!(f, "box {} {owner}", entry.chips)?,
            }
            let name = name_of(&entry.name);
            if !name.is_empty() {
                write!(f, " {name}")?;
            }
            f.write_char('\n')?;
        }
        for (seat, temper) in &self.tempers {
            writeln!(f, "bot {seat} {temper}")?;
        }
        writeln!(f, "dealer {}\nlearner {}", self.dealer, self.learner)
    }
}

impl Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\nask")?;
        match &self.text {
            Some(text) => {
                f.write_char(' ')?;
                sentence(f, text)?;
            }
            None => f.write_char('\n')?,
        }
        lit(f, self.mark)?;
        if let Some(hint) = &self.hint {
            f.write_str("hint ")?;
            sentence(f, hint)?;
        }
        if self.answers.is_empty() {
            f.write_str("judge\n")?;
        }
        for answer in &self.answers {
            write!(f, "{} {}", answer.verdict.word(), answer.answer)?;
            match &answer.says {
                Some(says) => {
                    f.write_str(": ")?;
                    sentence(f, says)?;
                }
                None => f.write_char('\n')?,
            }
        }
        if let Some(otherwise) = &self.otherwise {
            f.write_str("else ")?;
            sentence(f, otherwise)?;
        }
        Ok(())
    }
}

/// A text to the end of its line, with a line of its own for each paragraph after the first.
fn sentence(f: &mut fmt::Formatter<'_>, text: &Sentence) -> fmt::Result {
    for (nth, paragraph) in text.text().split('\n').enumerate() {
        if nth > 0 {
            f.write_str("|\n| ")?;
        }
        writeln!(f, "{paragraph}")?;
    }
    Ok(())
}

fn lit(f: &mut fmt::Formatter<'_>, mark: Option<Mark>) -> fmt::Result {
    match mark {
        Some(Mark::Pot) => f.write_str("mark pot\n"),
        Some(Mark::Seat(seat)) => writeln!(f, "mark {seat}"),
        None => Ok(()),
    }
}
