//! `cargo xtask test`: all checks of a change. The cheapest come first.

mod ahead;
mod counts;
mod together;

use self::ahead::Ahead;
use self::counts::TestCounts;
use crate::command::{self, Result};
use crate::static_server::Server;
use crate::{dist, tools, trunk};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The path of the page in tests. It is not the root, so that the page is proven to work in any folder.
const MOUNT: &str = "/some/folder/brag/";
const PORT: u16 = 8600;
/// Skips the other browser engines.
const CHROMIUM_ONLY: &str = "--chromium-only";
/// Shows the browser of a scene.
const VISIBLE: &str = "--visible";

struct Step {
    name: &'static str,
    about: &'static str,
    work: fn(&mut Run) -> Result,
}

/// A run of the chosen steps.
struct Run {
    counts: TestCounts,
    engines: Engines,
    /// Whether the page is to be built.
    builds_page: bool,
    /// The build of the page that has begun ahead of its step.
    page: Option<Ahead>,
}

/// The browsers of the tests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Engines {
    Three,
    ChromiumAlone,
}

const STEPS: [Step; 7] = [
    Step {
        name: "fmt",
        about: "the formatting",
        work: fmt,
    },
    Step {
        name: "clippy",
        about: "the lints, for the page and for the rules alone",
        work: clippy,
    },
    Step {
        name: "deny",
        about: "the licences, the sources and the advisories of the dependencies",
        work: deny,
    },
    Step {
        name: "native",
        about: "the tests of the rules, of the state of the page, and of these commands",
        work: native,
    },
    Step {
        name: "wasm",
        about: "the tests of the rules, in a browser's engine",
        work: wasm,
    },
    Step {
        name: "dist",
        about: "the page as it is shipped",
        work: page,
    },
    Step {
        name: "browser",
        about: "the tests of the page, in Chromium, Firefox and WebKit",
        work: browser,
    },
];

/// Runs these steps, or all of them, until one fails. The last line counts the tests.
pub fn run(args: &[&str]) -> ExitCode {
    let (flags, names): (Vec<&str>, Vec<&str>) =
        args.iter().partition(|arg| **arg == CHROMIUM_ONLY);
    let engines = match flags.as_slice() {
        [] => Engines::Three,
        _ => Engines::ChromiumAlone,
    };
    if let Some(unknown) = names
        .iter()
        .find(|name| STEPS.iter().all(|step| step.name != **name))
    {
        let known = STEPS.map(|step| step.name).join(", ");
        eprintln!("There is no step `{unknown}`; there are {known}.");
        return ExitCode::FAILURE;
    }
    let is_chosen = |name| names.is_empty() || names.contains(&name);
    let mut run = Run {
        counts: TestCounts::default(),
        engines,
        builds_page: is_chosen("dist"),
        page: None,
    };
    let mut steps = STEPS.iter().filter(|step| is_chosen(step.name));
    let passed = steps.all(|step| step.run(&mut run));
    println!("\n{}", run.counts);
    if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

impl Run {
    /// Begins to build the page beside the steps before its own. Most of that build is the work of one processor.
    fn build_page_meanwhile(&mut self) -> Result {
        if self.builds_page && self.page.is_none() {
            // Steps beside it need these too, and must not install them at the same time.
            tools::trunk()?;
            tools::wasm_bindgen()?;
            self.page = Some(Ahead::begin("dist")?);
        }
        Ok(())
    }
}

impl Step {
    fn run(&self, run: &mut Run) -> bool {
        println!("\n== {}: {}", self.name, self.about);
        let failed_before = run.counts.failed();
        let start = Instant::now();
        let outcome = (self.work)(run);
        let seconds = start.elapsed().as_secs_f32();
        match outcome {
            Ok(()) => println!("== {} passed in {seconds:.1} s", self.name),
            Err(message) => {
                // A step without a test runner counts as one failure.
                if run.counts.failed() == failed_before {
                    run.counts.count_failure();
                }
                println!("{message}\n== {} failed after {seconds:.1} s", self.name);
                return false;
            }
        }
        true
    }
}

fn fmt(_: &mut Run) -> Result {
    tools::components()?;
    command::run(command::cargo().args(["fmt", "--all", "--check"]))
}

/// No code of the page depends on the target, so lints for this machine are lints for the browser.
fn clippy(run: &mut Run) -> Result {
    tools::components()?;
    run.build_page_meanwhile()?;
    for scope in [
        ["--workspace", "--all-targets"].as_slice(),
        &["--package", "brag", "--no-default-features"],
    ] {
        command::run(
            command::cargo()
                .arg("clippy")
                .args(scope)
                .args(["--", "-D", "warnings"]),
        )?;
    }
    Ok(())
}

fn deny(_: &mut Run) -> Result {
    tools::cargo_deny()?;
    let deny = |args: &[&str]| {
        let mut deny = command::cargo();
        deny.args(["deny", "--locked", "--config", "xtask/deny.toml"]);
        deny.args(args).env("PATH", tools::path());
        deny
    };
    command::run(&mut deny(&["check", "bans", "licenses", "sources"]))?;
    // Some machines reach a mirror of the registry and nothing else.
    if let Err(why) = command::read(&mut deny(&["fetch", "db"])) {
        println!("The list of advisories can't be fetched here, so they aren't checked: {why}");
        return Ok(());
    }
    command::run(&mut deny(&["check", "--disable-fetch", "advisories"]))
}

/// Tests everything but the page, so that no browser bindings are compiled. The benchmarks have no tests.
fn native(run: &mut Run) -> Result {
    run.build_page_meanwhile()?;
    run.counts.run(command::cargo().args([
        "test",
        "--workspace",
        "--exclude",
        "bench",
        "--no-default-features",
    ]))?;
    // The page's state and words need no browser.
    run.counts
        .run(command::cargo().args(["test", "--package", "brag", "--lib"]))
}

/// Builds the page, or waits for the build that has begun.
fn page(run: &mut Run) -> Result {
    match run.page.take() {
        Some(page) => page.finish(),
        None => dist::run(),
    }
}

fn wasm(run: &mut Run) -> Result {
    tools::wasm_target()?;
    tools::wasm_bindgen()?;
    tools::chromium()?;
    let driver = tools::chromedriver()?;
    let mut tests = command::cargo();
    tests.args([
        "test",
        "--package",
        "brag",
        "--no-default-features",
        "--test",
        "wasm",
        "--target",
        tools::WASM,
    ]);
    tests.env("PATH", tools::path());
    tests.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
        "wasm-bindgen-test-runner",
    );
    tests.env("CHROMEDRIVER", driver);
    run.counts.run(&mut tests)
}

fn browser(run: &mut Run) -> Result {
    let server = serve_page()?;
    // Twice as many processes as a small machine has processors: with three, two cores are idle for a quarter of the time.
    let mut tests = in_chromium(&server)?;
    let mut files = test_files("tests/browser")?;
    if run.engines == Engines::Three {
        let others = tools::other_engines()
            .map_err(|error| format!("{error}\n`{CHROMIUM_ONLY}` tests without it."))?;
        files.extend(test_files("tests/browser/engines")?);
        tests.envs(others);
    }
    tests
        .arg("--test-concurrency=4")
        .args(together::in_groups(&files)?);
    run.counts.run(&mut tests)
}

/// Runs the tests of one file of `tests/browser/`, or those of them whose names contain a text.
///
/// # Errors
///
/// There is no page or no such file, or a test fails.
pub fn scene(args: &[&str]) -> Result {
    let (flags, words): (Vec<&str>, Vec<&str>) = args.iter().partition(|arg| **arg == VISIBLE);
    let (file, name) =
        match *words.as_slice() {
            [file] => (file, None),
            [file, name] => (file, Some(name)),
            _ => return Err(
                "scene takes a file of tests/browser and, if you like, a part of a test's name."
                    .to_owned(),
            ),
        };
    let stem = Path::new(file)
        .file_name()
        .unwrap_or_default()
        .to_string_lossy();
    let stem = stem.trim_end_matches(".test.mjs");
    let all = [
        test_files("tests/browser")?,
        test_files("tests/browser/engines")?,
    ]
    .concat();
    let is_it = |path: &&PathBuf| {
        path.file_name()
            .is_some_and(|name| *name == *format!("{stem}.test.mjs"))
    };
    let path = all
        .iter()
        .find(is_it)
        .ok_or_else(|| format!("There is no tests/browser/{stem}.test.mjs."))?;
    let server = serve_page()?;
    let mut tests = in_chromium(&server)?;
    if path
        .parent()
        .is_some_and(|folder| folder.ends_with("engines"))
    {
        tests.envs(tools::other_engines()?);
    }
    if let Some(name) = name {
        // Node reads a pattern.
        tests.arg(format!("--test-name-pattern={}", escaped(name)));
    }
    if !flags.is_empty() {
        tests
            .env("BRAG_VISIBLE", "1")
            .env("CHROMIUM", tools::chromium()?);
    }
    command::run(tests.arg(path))
}

/// A text as a pattern that fits it alone.
fn escaped(text: &str) -> String {
    let escape = |letter: char| match letter.is_alphanumeric() || letter == ' ' {
        true => letter.to_string(),
        false => format!("\\{letter}"),
    };
    text.chars().map(escape).collect()
}

/// Serves the page in `dist/` to tests.
fn serve_page() -> Result<Server> {
    if !trunk::dist().join("index.html").is_file() {
        return Err("There is no page in dist/ to test. Run `cargo xtask dist` first.".to_owned());
    }
    Server::start(&trunk::dist(), MOUNT, PORT)
}

/// Node's runner of tests, with all that tests in Chromium need.
fn in_chromium(server: &Server) -> Result<Command> {
    tools::browser_packages()?;
    let chromium = tools::headless_chromium()?;
    let mut tests = command::program("node");
    tests.args(["--test", "--test-reporter=spec"]);
    tests
        .env("BRAG_URL", server.url())
        .env(
            "BRAG_XTASK",
            std::env::current_exe().map_err(|error| format!("{error}."))?,
        )
        .env("CHROMIUM", chromium);
    Ok(tests)
}

/// The test files, listed one by one: Node's versions differ in how they treat a folder.
fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(command::root().join(folder))
        .map_err(|error| format!("{folder}: {error}."))?;
    let names = entries.flatten().map(|entry| entry.file_name());
    let tests = names.filter(|name| name.to_string_lossy().ends_with(".test.mjs"));
    let mut files: Vec<_> = tests.map(|name| Path::new(folder).join(name)).collect();
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn the_name_of_a_test_is_no_pattern() {
        assert_eq!(escaped("a (b) – c?"), "a \\(b\\) \\– c\\?");
    }
}
