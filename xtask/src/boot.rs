//! How the page starts its program.

use crate::hashed;
use crate::shell::{self, Result};
use crate::tools;
use std::fs;
use std::path::Path;

/// The program of a build: the files that a page starts it from.
pub struct Program {
    pub script: String,
    pub wasm: String,
}

/// Puts the project's own start into a page, in place of Trunk's, which fetches the program before anything
/// has been painted and calls it `staged`. What it loads is vouched for by hashes.
/// `keeps`: whether the build has a service worker.
pub fn install(folder: &Path, staged: &str, program: &Program, keeps: bool) -> Result {
    let page = folder.join("index.html");
    let text = read(&page)?;
    let text = without(&text, "<link", staged);
    let text = without(&text, "<script type=\"module\"", staged);
    let text = without(&text, "<script type=module", staged);
    let start = script(folder, program)?.replace("KEEPS", if keeps { "true" } else { "false" });
    // In the script that the page has: the policy names each by a hash.
    let (look, rest) = text
        .split_once("</script>")
        .ok_or("index.html has no script of its own.")?;
    let whole = format!("{look};{start}</script>{rest}");
    fs::write(&page, whole).map_err(|error| format!("{}: {error}.", page.display()))
}

/// The script, with the names and hashes of what it loads.
fn script(folder: &Path, program: &Program) -> Result<String> {
    let mut script = minified(include_str!("boot.js"))?;
    for (place, file) in [("script", &program.script), ("wasm", &program.wasm)] {
        let path = folder.join(file);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        script = script
            .replace(&format!("{{{place}}}"), &format!("./{file}"))
            .replace(
                &format!("{{{place}-integrity}}"),
                &hashed::integrity(&bytes),
            );
    }
    Ok(script)
}

/// A script without what only its readers need.
pub fn minified(script: &str) -> Result<String> {
    minify(script, "js")
}

/// The same of a style sheet.
pub fn minified_style(style: &str) -> Result<String> {
    minify(style, "css")
}

fn minify(text: &str, kind: &str) -> Result<String> {
    tools::esbuild()?;
    let mut minifier = shell::program("esbuild");
    minifier.args(["--minify", "--log-level=warning"]);
    minifier.arg(format!("--loader={kind}"));
    let text = shell::pipe(minifier.env("PATH", tools::path()), text)?;
    Ok(text.trim().to_owned())
}

/// A text without the tags that begin so and name the program, whole elements where they have an end tag.
fn without(text: &str, begins: &str, name: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(begins) {
        let tag = &rest[at..];
        let end = if begins.starts_with("<script") {
            tag.find("</script>").map(|end| end + "</script>".len())
        } else {
            tag.find('>').map(|end| end + 1)
        };
        let end = end.unwrap_or(tag.len());
        kept.push_str(&rest[..at]);
        if !tag[..end].contains(name) {
            kept.push_str(&tag[..end]);
        }
        rest = &tag[end..];
    }
    kept + rest
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}.", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_names_the_program_goes() {
        let page = "<link rel=icon href=a.svg><link href=./brag.js rel=x><p>";
        assert_eq!(
            without(page, "<link", "brag"),
            "<link rel=icon href=a.svg><p>"
        );
        let page = "<script>look</script><script type=module>brag</script><p>";
        assert_eq!(
            without(page, "<script type=module", "brag"),
            "<script>look</script><p>"
        );
    }
}
