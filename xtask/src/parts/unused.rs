//! Takes classes out of the script that a dependency exports and the page never makes: 1.5 KB Brotli of the first load. Without
//! them nothing calls their functions in the program, and the optimiser removes these.

/// The script without its classes, and their names in lower case. The page imports nothing from its script.
pub fn without_classes(script: &str) -> (String, Vec<String>) {
    let names: Vec<&str> = script.lines().filter_map(class).collect();
    // A class that the program makes is named where its imports are.
    let is_made = |name: &&str| script.contains(&format!("{name}.__wrap("));
    let unused: Vec<&str> = names.into_iter().filter(|name| !is_made(name)).collect();
    let mut kept = String::with_capacity(script.len());
    let mut ends = None;
    for line in script.split_inclusive('\n') {
        let text = line.trim_end();
        ends = ends.or_else(|| unused.iter().find_map(|name| end_of(text, name)));
        match ends {
            Some(End::Body) if text == "}" => ends = None,
            Some(End::Statement) if text.ends_with(';') => ends = None,
            Some(_) => {}
            None => kept.push_str(line),
        }
    }
    (
        kept,
        unused.iter().map(|name| name.to_lowercase()).collect(),
    )
}

/// The name of the class that begins on a line.
fn class(line: &str) -> Option<&str> {
    line.strip_prefix("export class ")?.strip_suffix(" {")
}

/// How a part of a class ends.
#[derive(Clone, Copy)]
enum End {
    /// With a brace at the begin of a line: all inside is indented.
    Body,
    Statement,
}

/// How what begins on a line ends, if it is a part of a class: its body, its release, or its registry.
fn end_of(line: &str, name: &str) -> Option<End> {
    if class(line) == Some(name) {
        return Some(End::Body);
    }
    let of_class = [
        format!("if (Symbol.dispose) {name}."),
        format!("const {name}Finalization ="),
    ];
    of_class
        .iter()
        .any(|begin| line.starts_with(begin))
        .then_some(End::Statement)
}

#[cfg(test)]
mod tests {
    use super::without_classes;

    const SCRIPT: &str = "\
before();
export class Made {
    free() {}
}
export class Unused {
    free() {
        wasm.__wbg_unused_free(0);
    }
}
if (Symbol.dispose) Unused.prototype[Symbol.dispose] = Unused.prototype.free;
const make = (ptr) => Made.__wrap(ptr);
const UnusedFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_unused_free(ptr, 1));
after();
";

    #[test]
    fn only_classes_that_the_program_never_makes_go() {
        let (script, names) = without_classes(SCRIPT);
        let wanted = "\
before();
export class Made {
    free() {}
}
const make = (ptr) => Made.__wrap(ptr);
after();
";
        assert_eq!(
            (script.as_str(), names),
            (wanted, vec!["unused".to_owned()])
        );
    }
}
