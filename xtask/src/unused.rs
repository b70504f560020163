//! Removes exports that a library offers to scripts and this page never calls: network streams, which come with the
//! server functions of Leptos. Optimisers keep all exports.

use crate::command::Result;
use std::fs;
use std::path::Path;
use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{ExportSection, Module};
use wasmparser::{Export, Parser};

/// The prefix of the classes.
const CLASSES: &str = "IntoUnderlying";
/// A part of the names of their exports.
const EXPORTS: &str = "intounderlying";

/// Removes them from the program and from its bindings.
pub fn take_out(wasm: &Path, script: &Path) -> Result {
    let program = fs::read(wasm).map_err(|error| failed(wasm, error))?;
    let less = without_exports(&program).map_err(|error| failed(wasm, error))?;
    fs::write(wasm, less).map_err(|error| failed(wasm, error))?;
    let text = fs::read_to_string(script).map_err(|error| failed(script, error))?;
    let less = without_classes(&text)?;
    fs::write(script, less).map_err(|error| failed(script, error))
}

/// The module without those exports. The optimiser then removes the code that only they reach.
fn without_exports(program: &[u8]) -> std::result::Result<Vec<u8>, reencode::Error> {
    struct Fewer;
    impl Reencode for Fewer {
        type Error = std::convert::Infallible;

        fn parse_export(
            &mut self,
            exports: &mut ExportSection,
            export: Export<'_>,
        ) -> std::result::Result<(), reencode::Error> {
            if export.name.contains(EXPORTS) {
                return Ok(());
            }
            reencode::utils::parse_export(self, exports, export)
        }
    }
    let mut module = Module::new();
    Fewer.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok(module.finish())
}

/// The bindings without those classes and the statements about them. Each class ends with a brace at the beginning of a
/// line.
fn without_classes(script: &str) -> Result<String> {
    let mut kept = String::new();
    let mut ends: Option<fn(&str) -> bool> = None;
    for line in script.split_inclusive('\n') {
        if let Some(is_end) = ends {
            if is_end(line) {
                ends = None;
            }
        } else if !line.contains(CLASSES) {
            kept += line;
        } else if line.starts_with("export class") {
            ends = Some(|line| line.starts_with('}'));
        } else if !line.trim_end().ends_with(';') {
            ends = Some(|line| line.trim_end().ends_with(';'));
        }
    }
    if ends.is_some()
        || kept.contains(CLASSES)
        || kept.contains(EXPORTS)
        || kept.len() == script.len()
    {
        return Err(format!(
            "The build's script does not have its classes `{CLASSES}` in the form that `unused.rs` takes out."
        ));
    }
    Ok(kept)
}

fn failed(path: &Path, error: impl std::fmt::Display) -> String {
    format!("{}: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::without_classes;

    #[test]
    fn classes_go_and_all_else_stays() {
        let script = "const a = 1;\nexport class IntoUnderlyingSink {\n    free() {\n    }\n}\n\
            if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = 1;\nlet b;\n\
            const IntoUnderlyingSinkFinalization = (typeof F === 'undefined')\n    ? {}\n    : new F();\nlet c;\n";
        let less = without_classes(script).expect("a script");
        assert_eq!(less, "const a = 1;\nlet b;\nlet c;\n");
        assert!(without_classes("let b;\n").is_err());
        let endless =
            "const a = 1;\nexport class IntoUnderlyingSink {\n    free() {\n    }\n let b;\n";
        assert!(without_classes(endless).is_err());
    }
}
