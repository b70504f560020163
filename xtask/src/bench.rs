//! `cargo xtask bench`: speed, sizes, the page and Lighthouse, as Markdown.

use crate::command::{self, Result};
use crate::static_server::Server;
use crate::trunk::{self, Build};
use crate::{lighthouse, sizes, tools};

const PORT: u16 = 8750;
const SECTIONS: [&str; 6] = [
    "speed",
    "experts",
    "sizes",
    "page",
    "thoughts",
    "lighthouse",
];
/// The head of a table that a script writes.
const HEAD: &str = "| what | processor | measured |\n| --- | --- | --- |";

/// Measures the sections named, or all of them.
pub fn run(sections: &[&str]) -> Result {
    if let Some(unknown) = sections.iter().find(|name| !SECTIONS.contains(name)) {
        return Err(format!(
            "There is no section `{unknown}`; there are {}.",
            SECTIONS.join(", ")
        ));
    }
    let wanted = |name| sections.is_empty() || sections.contains(&name);
    if wanted("speed") {
        native(&["--package", "bench"])?;
        in_wasm()?;
    }
    if wanted("experts") {
        for example in ["experts", "decisions"] {
            native(&["--package", "bench-hands", "--example", example])?;
        }
    }
    if ["sizes", "page", "thoughts", "lighthouse"]
        .into_iter()
        .any(wanted)
    {
        trunk::build(Build::Release)?;
    }
    if wanted("sizes") {
        println!("\n## Sizes, in bytes\n\n{}", sizes::table(&trunk::dist())?);
    }
    if wanted("page") {
        println!("\n## The page on a phone of 360 by 640\n\n{HEAD}");
        on_page("page.mjs")?;
        on_page("first-turn.mjs")?;
    }
    if wanted("thoughts") {
        println!("\n## How long the page thinks, on a phone of 360 by 640\n\n{HEAD}");
        on_page("thoughts.mjs")?;
    }
    if wanted("lighthouse") {
        println!("\n## Lighthouse\n\n{}", lighthouse::table(&trunk::dist())?);
    }
    Ok(())
}

/// Runs the native measurements. The measured code is compiled for speed, whatever profile this command has.
fn native(program: &[&str]) -> Result {
    let run = ["run", "--quiet", "--profile", "fast"];
    command::run(command::cargo().args(run).args(program))
}

/// Measures the built page by this script: the response to taps, the smoothness of motion and the offline load, or how long
/// hints, charts, reviews and experts take.
fn on_page(script: &str) -> Result {
    tools::browser_packages()?;
    let chromium = tools::chromium()?;
    let server = Server::packed(&trunk::dist(), "/brag/", PORT)?;
    let blank = lighthouse::blank()?;
    let blank = Server::packed(&blank, "/brag/", PORT)?;
    let mut measure = command::program("node");
    measure.arg(command::root().join("xtask/bench").join(script));
    command::run(
        measure
            .env("BRAG_URL", server.url())
            .env("BRAG_BLANK", blank.url())
            .env("CHROMIUM", chromium),
    )
}

/// Runs the measurements of hands and of playouts in a browser's engine too: hands as quick as they can be, playouts as the
/// page is built. The rows go into the same table.
fn in_wasm() -> Result {
    tools::wasm_target()?;
    let root = command::root();
    let script = root.join("xtask/bench/hands/time.mjs");
    for (profile, what) in [("fast", "hands"), ("release", "playouts")] {
        let profiled = ["--profile", profile, "--target", tools::WASM];
        command::run(
            command::cargo()
                .args(["build", "--quiet", "--package", "bench-hands"])
                .args(profiled),
        )?;
        let module = root.join("target").join(tools::WASM).join(profile);
        let module = module.join("bench_hands.wasm");
        command::run(command::program("node").arg(&script).arg(module).arg(what))?;
    }
    Ok(())
}
