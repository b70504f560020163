//! The script that starts the program of the page.

use crate::command::{self, Result};
use crate::hashed;
use crate::markup;
use crate::tools;
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;

/// The file names of the program in a build.
pub struct Program {
    pub script: String,
    pub wasm: String,
}

/// Puts the project's start script into a page, in place of Trunk's, which fetches the program before the first
/// paint. `staged` is Trunk's name of the program. The script verifies what it loads by hashes. `keeps`: whether the
/// build has a service worker.
pub fn install(folder: &Path, staged: &str, program: &Program, keeps: bool) -> Result {
    let page = folder.join("index.html");
    markup::change(&page, &trunks(staged), |element| element.remove())?;
    let start = script(folder, program)?.replace("KEEPS", if keeps { "true" } else { "false" });
    // It goes into the existing inline script: the policy lists each by its hash.
    markup::change(&page, "script", |script| {
        script.append(&format!(";{start}"), ContentType::Html);
    })
}

/// A selector for Trunk's start: the only module script of the page, and links to the program's files.
fn trunks(staged: &str) -> String {
    format!("script[type=module], link[href*=\"{staged}\"]")
}

/// The script with the names and hashes of what it loads.
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

/// Minifies a script.
pub fn minified(script: &str) -> Result<String> {
    minify(script, &["--loader=js"])
}

/// Minifies a script that browsers of any age must be able to read. Fails if it is too new.
pub fn minified_for_all(script: &str) -> Result<String> {
    minify(script, &["--loader=js", "--target=es5"])
}

/// Minifies a style sheet.
pub fn minified_style(style: &str) -> Result<String> {
    minify(style, &["--loader=css"])
}

fn minify(text: &str, how: &[&str]) -> Result<String> {
    tools::build_packages()?;
    let mut minifier = command::program("esbuild");
    minifier.args(["--minify", "--log-level=warning"]).args(how);
    let text = command::pipe(minifier.env("PATH", tools::path()), text)?;
    Ok(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn only_what_names_the_program_goes() {
        let folder = env::temp_dir().join(format!("brag-boot-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let page = folder.join("index.html");
        let text = "<link rel=icon href=a.svg><link href=./brag-web-1.js rel=x><script>look</script>\
                    <script type=module>import './brag-web-1.js'</script><p>";
        fs::write(&page, text).expect("a page");
        markup::change(&page, &trunks("brag-web-1"), |element| element.remove()).expect("edited");
        assert_eq!(
            fs::read_to_string(&page).expect("a page"),
            "<link rel=icon href=a.svg><script>look</script><p>"
        );
        assert!(markup::change(&page, &trunks("brag-web-1"), |_| ()).is_err());
        fs::remove_dir_all(&folder).expect("it can go");
    }
}
