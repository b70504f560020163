//! The fonts of the page: a serif for names and headlines, and the figures of a sans.
//!
//! Each is cut to the letters of the page's languages (`fonts.js`), named by its hash, and declared in the later style.
//! `style/type.css` has the fonts that stand in until then.

use crate::command::{self, Result};
use crate::hashed;
use crate::sizes::FONTS_END;
use crate::tools;
use serde_json::json;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Letters of names that players type, beside those of the messages.
const NAMES: &str = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœ";
/// What figures are set with.
const FIGURES: &str = "0123456789+-−–.,½×/%£ ";

/// The width of the serif's space, in thousandths of its size. The font's own (165) is made for large text: on plates and
/// buttons, at 15 pixels, "Pair of nines" read as one word.
const SERIF_SPACE: u16 = 225;

/// The lines of a font, in parts of its size. Every font has the same, and so have those that stand in.
const LINES: &str = "ascent-override:95%;descent-override:25%;line-gap-override:0%";

/// A part of the letters. Browsers fetch a file only for letters that are on the page.
struct Script {
    name: &'static str,
    range: &'static str,
    has: fn(char) -> bool,
}

const LATIN: Script = Script {
    name: "latin",
    range: "U+0-3FF,U+2000-2115,U+2117-2BFF",
    has: |letter| !(CYRILLIC.has)(letter),
};
const CYRILLIC: Script = Script {
    name: "cyrillic",
    range: "U+400-4FF,U+2116",
    has: |letter| matches!(letter, '\u{400}'..='\u{4ff}' | '№'),
};

/// A font: the family that the style calls it by, and the package that it comes from.
struct Font {
    family: &'static str,
    package: &'static str,
    /// The end of its files in the package.
    face: &'static str,
    /// Its style in CSS. It stands for all weights that the page asks for.
    style: &'static str,
    features: &'static [&'static str],
    /// The width of its space in thousandths of its size, where its own is not wide enough.
    space: Option<u16>,
    scripts: &'static [Script],
    /// Only these letters. `None`: all of the page.
    only: Option<&'static str>,
}

const FONTS: [Font; 3] = [
    Font {
        family: "Brag Serif",
        package: "piazzolla",
        face: "700-normal",
        style: "normal",
        features: &["kern", "lnum"],
        space: Some(SERIF_SPACE),
        scripts: &[LATIN, CYRILLIC],
        only: None,
    },
    Font {
        family: "Brag Serif",
        package: "piazzolla",
        face: "500-italic",
        style: "italic",
        // Pairs of letters are not set closer: the file stays small.
        features: &["lnum"],
        space: Some(SERIF_SPACE),
        scripts: &[LATIN, CYRILLIC],
        only: None,
    },
    Font {
        family: "Brag Figures",
        package: "fira-sans",
        face: "600-normal",
        style: "normal",
        features: &["lnum", "tnum"],
        space: None,
        scripts: &[LATIN],
        only: Some(FIGURES),
    },
];

/// Writes the fonts into a staged build. Returns the rules that declare them.
pub fn install(folder: &Path) -> Result<String> {
    tools::build_packages()?;
    let letters = letters()?;
    let files: Vec<_> = FONTS
        .iter()
        .flat_map(|font| font.scripts.iter().map(move |script| (font, script)))
        .map(|(font, script)| {
            let name = format!("{}-{}-{}", font.package, font.face, script.name);
            (font, script, folder.join(name))
        })
        .collect();
    let cuts: Vec<_> = files
        .iter()
        .map(|(font, script, file)| {
            let all = font.only.unwrap_or(&letters).chars();
            json!({
                "source": format!(
                    "@fontsource/{0}/files/{0}-{1}-{2}.woff2",
                    font.package, script.name, font.face
                ),
                "letters": all.filter(|letter| (script.has)(*letter)).collect::<String>(),
                "features": font.features,
                "space": font.space.filter(|_| script.name == LATIN.name),
                "file": file,
            })
        })
        .collect();
    let mut node = command::program("node");
    node.args(["-e", include_str!("fonts.js")])
        .env("NODE_PATH", tools::packages());
    command::pipe(&mut node, &json!(cuts).to_string())?;
    let rules = files.iter().map(|(font, script, file)| {
        let name = hashed::rename(file, FONTS_END)?;
        Ok(rule(font, script, &name))
    });
    rules.collect()
}

/// The rule that declares a file.
fn rule(font: &Font, script: &Script, file: &str) -> String {
    format!(
        "@font-face{{font-family:\"{}\";font-style:{};font-weight:1 1000;font-display:swap;src:url(./{file});\
         unicode-range:{};{LINES}}}\n",
        font.family, font.style, script.range
    )
}

/// Every letter of the page's messages, of typed names, and of a keyboard.
fn letters() -> Result<String> {
    let folder = command::root().join("src/app/i18n");
    let failed = |error| format!("{}: {error}.", folder.display());
    let mut letters: BTreeSet<char> = (' '..='~').chain('А'..='я').chain(NAMES.chars()).collect();
    for file in fs::read_dir(&folder).map_err(failed)?.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|end| end == "ftl") {
            letters.extend(fs::read_to_string(&path).map_err(failed)?.chars());
        }
    }
    letters.retain(|letter| !letter.is_control());
    Ok(letters.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_in_one_script() {
        let letters = letters().expect("the messages");
        for letter in ['g', 'ß', 'É', 'œ', '“', '5'] {
            assert!(letters.contains(letter) && (LATIN.has)(letter), "{letter}");
        }
        for letter in ['Ж', 'ё'] {
            assert!(
                letters.contains(letter) && (CYRILLIC.has)(letter) && !(LATIN.has)(letter),
                "{letter}"
            );
        }
    }

    #[test]
    fn those_that_stand_in_have_the_same_lines() {
        let style = fs::read_to_string(command::root().join("style/type.css")).expect("the style");
        let value = |rule: &str, name: &str| -> f64 {
            let (_, rest) = rule.split_once(&format!("{name}: ")).expect(name);
            let (value, _) = rest.split_once('%').expect(name);
            value.parse().expect(name)
        };
        let rules: Vec<&str> = style.split("@font-face").skip(1).collect();
        assert!(rules.len() > 4, "{}", rules.len());
        for rule in rules {
            let size = value(rule, "size-adjust") / 100.0;
            let line = |name| value(rule, name) * size;
            assert!((line("ascent-override") - 95.0).abs() < 1.0, "{rule}");
            assert!((line("descent-override") - 25.0).abs() < 1.0, "{rule}");
        }
    }
}
