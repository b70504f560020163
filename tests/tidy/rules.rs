//! The rule book: every clause that code, tests and docs cite is in it.

use std::collections::BTreeMap;
use std::path::Path;

use super::files::{File, files};

/// The folders and files that cite clauses.
const CITING: [&str; 4] = ["src", "tests", "docs", "xtask"];

/// The texts at the root of the project that may cite clauses.
const TEXTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"];

/// Words between two clauses of one citation.
const BETWEEN: [&str; 3] = ["and", "to", "or"];

/// What a text cites: a clause, and the part of it that is named, such as `turn` in clause 1.3.
type Citation = (String, Option<String>);

#[test]
fn every_clause_that_is_cited_is_in_the_rule_book() {
    let book = book();
    let mut count = 0;
    let citing = CITING.into_iter().flat_map(|folder| files(folder, cites));
    for file in citing.chain(TEXTS.into_iter().map(text_at_the_root)) {
        let mut all = cited(&file.text);
        let names = lettered(&file.text)
            .chain(named_after(&file.path))
            .chain(functions(&file.text))
            .chain(bare(&file));
        all.extend(names.map(|clause| (clause, None)));
        for (clause, part) in all {
            let Some(text) = book.get(&clause) else {
                panic!("{file} cites {clause}, and docs/rules.md has no such clause");
            };
            let has = |part: &str| text.to_lowercase().contains(part);
            for part in part.iter().flat_map(|part| part.split(" and ")) {
                assert!(has(part), "{file} cites `{part}` of {clause}");
            }
            count += 1;
        }
    }
    assert!(count > 1000, "{count} citations");
}

fn text_at_the_root(name: &str) -> File {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    File {
        path: name.to_owned(),
        text: std::fs::read_to_string(path).expect(name),
    }
}

fn cites(path: &Path) -> bool {
    // The examples below are no citations.
    if path.ends_with("tests/tidy/rules.rs") {
        return false;
    }
    let kinds = ["rs", "md", "mjs", "js", "json", "error", "ftl"];
    path.extension()
        .is_some_and(|end| kinds.iter().any(|kind| end == *kind))
}

/// Every clause of the book, with its text.
fn book() -> BTreeMap<String, String> {
    let chapter = |path: &Path| {
        let is_text = path.extension().is_some_and(|end| end == "md");
        is_text && (path.ends_with("docs/rules.md") || path.parent().is_some_and(is_chapters))
    };
    let mut clauses = BTreeMap::new();
    for file in files("docs", chapter) {
        // The chapter, its part and the single clause that a line belongs to.
        let mut open: [Option<String>; 3] = Default::default();
        for line in file.text.lines() {
            if let Some((depth, clause)) = begun(line) {
                open[depth..].fill(None);
                let is_new = clauses.insert(clause.clone(), String::new()).is_none();
                assert!(is_new, "{file}: {clause} is there twice");
                open[depth] = Some(clause);
            }
            for clause in open.iter().flatten() {
                let text = clauses.entry(clause.clone()).or_default();
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    clauses
}

fn is_chapters(folder: &Path) -> bool {
    folder.ends_with("docs/rules")
}

/// The clause that a line of the book begins, and its depth: `# 1. Games`, `## 1.3 Three-card Brag`, `- **9.2.4** …`,
/// `**V29** …`, `| O13 | …`.
fn begun(line: &str) -> Option<(usize, String)> {
    let (depth, name) = if let Some(heading) = line.strip_prefix("## ") {
        (1, heading)
    } else if let Some(heading) = line.strip_prefix("# ") {
        (0, heading)
    } else if let Some(row) = line.strip_prefix("| ") {
        (2, row)
    } else {
        (2, line.trim_start_matches("- ").strip_prefix("**")?)
    };
    let name = name.split([' ', '*']).next()?.trim_end_matches('.');
    let is_row = line.starts_with('|');
    let is_clause = is_clause(name) && !(is_row && is_numbered(name));
    // Chapter 0 is a part of the first file.
    let depth = if name == "0" { 0 } else { depth };
    is_clause.then(|| (depth, name.to_owned()))
}

/// Whether a text is the name of a clause: `1.3`, `9.2.14`, `O13`, `V74`.
fn is_clause(name: &str) -> bool {
    is_numbered(name) || is_lettered(name)
}

fn is_numbered(name: &str) -> bool {
    name.split('.').all(is_number) && name.split('.').count() <= 3
}

fn is_lettered(name: &str) -> bool {
    name.strip_prefix(['O', 'D', 'V', 'G'])
        .is_some_and(is_number)
}

fn is_number(text: &str) -> bool {
    (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The clauses that a text cites after the name of the book.
fn cited(text: &str) -> Vec<Citation> {
    let text = ["\n//! ", "\n/// ", "\n// "]
        .iter()
        .fold(unindented(text), |text, mark| text.replace(mark, " "));
    let citations = text.split("RULES ").skip(1);
    citations.flat_map(after_the_name).collect()
}

/// A text without the spaces before its lines.
fn unindented(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    lines.collect::<Vec<_>>().join("\n")
}

/// The clauses of one citation, `10.4, 10.7 to 10.9)`, and the part that it names of the last, `1.3, turn"`.
fn after_the_name(rest: &str) -> Vec<Citation> {
    let mut found: Vec<Citation> = Vec::new();
    let mut part = Vec::new();
    let mut after_comma = false;
    for word in rest.split_whitespace() {
        let name = word.trim_end_matches(|c: char| ",;.:)\"`'".contains(c));
        let end = &word[name.len()..];
        if is_clause(name) {
            found.push((name.to_owned(), None));
            part.clear();
        } else if after_comma || !part.is_empty() {
            part.push(name);
        } else if found.is_empty() || !BETWEEN.contains(&name) {
            break;
        }
        after_comma = end == ",";
        if end.contains([')', '"', '`', '.', ':', ';']) {
            // A sentence that goes on after the clause names no part of it.
            let names_part = !end.contains(['.', ':']) && !part.is_empty();
            if let (true, Some(last)) = (names_part, found.last_mut()) {
                last.1 = Some(part.join(" "));
            }
            part.clear();
        }
        if end.contains([')', '"', '`', '.', ':']) {
            break;
        }
    }
    found
}

/// The clauses with a letter that a text names anywhere: `(O20)`, `V36: …`.
fn lettered(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !super::is_of_a_word(c) && c != '-')
        .filter(|word| is_lettered(word))
        .map(str::to_owned)
}

/// The clause that a record among the tests is named after: `v23_p_pays.json`, `r9_2_14_a_circle_of_debts.json`.
fn named_after(path: &str) -> Option<String> {
    clause_of(path.strip_prefix("tests/records/")?)
}

/// The clauses that test functions are named after: `fn r10_11_…`, `fn rules_9_2_14_…`, `fn v54b_…`.
fn functions(text: &str) -> impl Iterator<Item = String> {
    text.split("fn ")
        .skip(1)
        .filter_map(|rest| clause_of(rest.split('(').next()?))
}

/// The clauses in brackets without the name of the book, `(9.2.14)`, as the kit of the tests cites them.
fn bare(file: &File) -> impl Iterator<Item = String> {
    let is_kit = file.path.starts_with("tests/kit/");
    let brackets = file.text.split('(').skip(1).filter(move |_| is_kit);
    brackets
        .filter_map(|rest| rest.split(')').next())
        .filter(|inside| inside.contains('.') && is_numbered(inside))
        .map(str::to_owned)
}

/// The clause that a name begins with.
fn clause_of(name: &str) -> Option<String> {
    let name = name.split('.').next()?;
    let name = name.strip_prefix("rules_").unwrap_or_else(|| {
        let is_short = name.starts_with('r');
        &name[usize::from(is_short)..]
    });
    let numbers: Vec<_> = name.split('_').take_while(|one| is_number(one)).collect();
    if !numbers.is_empty() {
        return Some(numbers.join("."));
    }
    // A letter after the number is a case of the example.
    let first = name.split('_').next()?.to_uppercase();
    let clause = first.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    is_lettered(clause).then(|| clause.to_owned())
}

#[test]
fn citations_are_read_in_every_form() {
    let clauses = |text: &str| {
        let all = cited(text).into_iter();
        all.map(|(clause, _)| clause).collect::<Vec<_>>()
    };
    assert_eq!(
        clauses("/// (RULES 1.5, O26;\n    /// 10.11)."),
        ["1.5", "O26", "10.11"]
    );
    assert_eq!(
        clauses("\"RULES 10.4, 10.7 to 10.9\""),
        ["10.4", "10.7", "10.9"]
    );
    assert_eq!(clauses("The row of RULES 7 and with a slow count."), ["7"]);
    assert_eq!(clauses("as the RULES say"), [""; 0]);
    assert_eq!(
        cited("\"RULES 9.1, shortage\" (RULES 1.3, see and showdown)"),
        [
            ("9.1".into(), Some("shortage".into())),
            ("1.3".into(), Some("see and showdown".into()))
        ]
    );
    assert_eq!(
        named_after("tests/records/r9_2_14_a_circle.json").as_deref(),
        Some("9.2.14")
    );
    assert_eq!(
        named_after("tests/records/v54b_tie.json").as_deref(),
        Some("V54")
    );
    let names: Vec<_> =
        functions("fn r10_11_a(x: u8) {}\nfn rules_5_2_b() {}\nfn v54b() {}\nfn rows() {}")
            .collect();
    assert_eq!(names, ["10.11", "5.2", "V54"]);
    let kit = File {
        path: "tests/kit/made_up.rs".into(),
        text: "/// Halved (9.2.4), call(1), 9.2.5".into(),
    };
    assert_eq!(bare(&kit).collect::<Vec<_>>(), ["9.2.4"]);
    let made_up = File {
        path: String::new(),
        text: "(RULES 9.2.99), V199".into(),
    };
    let book = book();
    assert!(
        cited(&made_up.text)
            .iter()
            .all(|(clause, _)| !book.contains_key(clause))
    );
    assert!(lettered(&made_up.text).all(|clause| !book.contains_key(&clause)));
}
