//! Shortens the names of imports and exports between the program and its script to one or two letters. The names of
//! wasm-bindgen are long and end in a hash, so they compress badly: 5.8 KB Brotli of the first load.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::path::Path;
use std::{fs, mem};

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ExportSection, ImportSection, Module};
use wasmparser::{Export, Imports, Parser};

use super::unused::without_classes;
use crate::command::{Result, failed};

/// The module that wasm-bindgen's imports come from.
const BOUND: &str = "./brag-web_bg.js";
/// Its short name. No name in a script can be mistaken for it.
const SHORT: &str = "$";
/// The module of the loader in the script.
const LOADED: &str = "\"./brag-web-parts.js\"";
/// The prefixes of exports that only the script calls.
const CALLED: [&str; 3] = ["_R", "__wbindgen_", "__externref_"];

/// Short words that no name in a script may be.
const RESERVED: [&str; 8] = ["do", "if", "in", "for", "let", "new", "try", "var"];

/// Renames imports and exports in the program and in its script.
pub fn shorten(wasm: &Path, script: &Path) -> Result {
    let program = fs::read(wasm).map_err(|error| failed(wasm, error))?;
    let text = fs::read_to_string(script).map_err(|error| failed(script, error))?;
    let (text, unused) = without_classes(&text);
    let mut names = Names::of(&text, unused);
    let program =
        renamed(&program, &mut names).map_err(|error| format!("{}: {error}.", wasm.display()))?;
    check(&text, &names)?;
    let text = names.in_script(&text);
    fs::write(wasm, program).map_err(|error| failed(wasm, error))?;
    fs::write(script, text).map_err(|error| failed(script, error))
}

/// Checks that the script has its bindings and its loader in the form that is shortened.
fn check(script: &str, names: &Names) -> Result {
    let has = |lines: &str| {
        script
            .lines()
            .any(|line| line.trim_start().starts_with(lines))
    };
    let wrong = if names.short.is_empty() {
        "the program imports nothing of its bindings"
    } else if !has(&format!("\"{BOUND}\":")) {
        "the script does not name its bindings"
    } else if !has("import * as ") || !has(&format!("{LOADED}:")) {
        "the script does not import its loader"
    } else {
        return Ok(());
    };
    Err(format!(
        "The build's script is not in the form that `short.rs` shortens: {wrong}."
    ))
}

fn renamed(
    program: &[u8],
    names: &mut Names,
) -> std::result::Result<Vec<u8>, reencode::Error<Infallible>> {
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

/// The names in a script, and the short names given so far.
struct Names {
    in_script: HashSet<String>,
    /// The classes that have been taken out of the script, in lower case.
    unused: Vec<String>,
    short: HashMap<String, String>,
    /// How many short names have been tried.
    tried: usize,
}

impl Names {
    fn of(script: &str, unused: Vec<String>) -> Names {
        let names = script.split(|letter| !is_in_name(letter));
        Names {
            in_script: names.map(str::to_owned).collect(),
            unused,
            short: HashMap::new(),
            tried: 0,
        }
    }

    /// Whether an export belongs to a class that has been taken out.
    fn is_unused(&self, export: &str) -> bool {
        let export = export.strip_prefix("__wbg_").unwrap_or(export);
        let mut of = self.unused.iter();
        of.any(|class| {
            export
                .strip_prefix(class.as_str())
                .is_some_and(|rest| rest.starts_with('_'))
        })
    }

    fn short(&mut self, name: &str) -> String {
        if let Some(known) = self.short.get(name) {
            return known.clone();
        }
        let next = loop {
            let next = nth(self.tried);
            self.tried += 1;
            if !RESERVED.contains(&next.as_str()) {
                break next;
            }
        };
        self.short.insert(name.to_owned(), next.clone());
        next
    }

    /// The script with the new names.
    fn in_script(&self, script: &str) -> String {
        let script = once(script).replace(&format!("\"{BOUND}\""), SHORT);
        let mut text = String::with_capacity(script.len());
        let mut rest = script.as_str();
        while !rest.is_empty() {
            let (between, from) = rest.split_at(rest.find(is_in_name).unwrap_or(rest.len()));
            let ends = from.find(|letter| !is_in_name(letter));
            let (name, after) = from.split_at(ends.unwrap_or(from.len()));
            text.push_str(between);
            text.push_str(self.short.get(name).map_or(name, String::as_str));
            rest = after;
        }
        text
    }
}

/// The script with a single import of the loader. wasm-bindgen imports it once for each program.
fn once(script: &str) -> String {
    let mut is_met = [false; 2];
    let lines = script.split_inclusive('\n').filter(|line| {
        let kind = usize::from(line.trim_start().starts_with("import "));
        !line.contains(LOADED) || !mem::replace(&mut is_met[kind], true)
    });
    lines.collect()
}

fn is_in_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_$".contains(letter)
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_imports(
        &mut self,
        section: &mut ImportSection,
        imports: Imports<'_>,
    ) -> std::result::Result<(), reencode::Error<Infallible>> {
        match imports {
            Imports::Single(_, import) if import.module == BOUND => {
                let kind = self.entity_type(import.ty)?;
                section.import(SHORT, &self.short(import.name), kind);
                Ok(())
            }
            other => reencode::utils::parse_imports(self, section, other),
        }
    }

    fn parse_export(
        &mut self,
        exports: &mut ExportSection,
        export: Export<'_>,
    ) -> std::result::Result<(), reencode::Error<Infallible>> {
        // The optimiser removes functions that are not exported and not called.
        if self.is_unused(export.name) {
            return Ok(());
        }
        if !CALLED.iter().any(|begin| export.name.starts_with(begin)) {
            return reencode::utils::parse_export(self, exports, export);
        }
        if !self.in_script.contains(export.name) {
            return Ok(());
        }
        let short = self.short(export.name);
        let kind = self.export_kind(export.kind)?;
        let index = self.external_index(export.kind, export.index)?;
        exports.export(&short, kind, index);
        Ok(())
    }
}

/// The n-th name in the order `a` to `z`, `A` to `Z`, `aa`, …
fn nth(nth: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let last = char::from(LETTERS[nth % 52]);
    match nth / 52 {
        0 => last.to_string(),
        before => format!("{}{last}", self::nth(before - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::{BOUND, Names, RESERVED, nth, once, renamed};
    use std::collections::HashSet;
    use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module, TypeSection};
    use wasmparser::{Parser, Payload};

    #[test]
    fn every_name_is_another() {
        let all: HashSet<String> = (0..3000).map(nth).collect();
        assert_eq!(all.len(), 3000);
        assert_eq!([nth(0), nth(51), nth(52)], ["a", "Z", "aa"]);
    }

    #[test]
    fn no_name_is_a_word_of_the_language() {
        let mut names = Names::of("", Vec::new());
        let all: HashSet<String> = (0..3000).map(|nth| names.short(&nth.to_string())).collect();
        assert_eq!(all.len(), 3000);
        assert!(all.contains("dn") && !all.contains("do"));
        assert!(RESERVED.iter().all(|word| !all.contains(*word)));
    }

    #[test]
    fn a_script_keeps_what_is_none_of_the_names() {
        let script = "x = { \"./brag-web_bg.js\": { __wbg_go_1a2b: 1, __wbg_go: 2 } }";
        let mut names = Names::of(script, Vec::new());
        let short = names.short("__wbg_go_1a2b");
        let wanted = format!("x = {{ $: {{ {short}: 1, __wbg_go: 2 }} }}");
        assert_eq!(names.in_script(script), wanted);
    }

    #[test]
    fn what_is_imported_in_the_same_way_is_imported_once() {
        let lines = [
            "import * as a from \"./brag-web-parts.js\"\n",
            "\"./brag-web-parts.js\": a,\n",
        ];
        let script = lines.map(|line| line.repeat(3)).concat();
        assert_eq!(once(&script), lines.concat());
    }

    #[test]
    fn what_the_binder_has_named_is_called_otherwise() {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import(BOUND, "__wbg_go_1a2b", EntityType::Function(0));
        imports.import("other", "__wbg_go_1a2b", EntityType::Function(0));
        let mut exports = ExportSection::new();
        for name in [
            "__wbindgen_malloc",
            "__wbindgen_free",
            "unused_go",
            "__wbg_unused_free",
            "main",
        ] {
            exports.export(name, ExportKind::Func, 0);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&exports);
        let unused = vec!["unused".to_owned()];
        let mut names = Names::of("wasm.__wbindgen_malloc; __wbg_go_1a2b", unused);
        let module = renamed(&module.finish(), &mut names).expect("a module");

        let (mut imported, mut exported) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(&module) {
            match payload.expect("a module") {
                Payload::ImportSection(section) => {
                    let all = section
                        .into_imports()
                        .map(|import| import.expect("an import"));
                    imported.extend(all.map(|import| (import.module, import.name)));
                }
                Payload::ExportSection(section) => {
                    let all = section.into_iter().map(|export| export.expect("an export"));
                    exported.extend(all.map(|export| export.name));
                }
                _ => {}
            }
        }
        assert_eq!(imported, [("$", "a"), ("other", "__wbg_go_1a2b")]);
        assert_eq!(exported, ["b", "main"]);
    }
}
