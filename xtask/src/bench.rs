//! `cargo xtask bench`: what is fast, what is small and what a phone feels, as Markdown.

use crate::shell::{self, Result};
use crate::static_server::Server;
use crate::trunk::{self, Build};
use crate::{lighthouse, sizes, tools};

const PORT: u16 = 8750;
const SECTIONS: [&str; 4] = ["speed", "sizes", "page", "lighthouse"];

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
        // Measured code is compiled for speed, whatever this command itself was compiled for.
        shell::run(shell::cargo().args([
            "run",
            "--quiet",
            "--package",
            "bench",
            "--profile",
            "fast",
        ]))?;
        in_wasm()?;
    }
    if ["sizes", "page", "lighthouse"].into_iter().any(wanted) {
        trunk::build(Build::Release)?;
    }
    if wanted("sizes") {
        println!("\n## Sizes, in bytes\n\n{}", sizes::table(&trunk::dist())?);
    }
    if wanted("page") {
        println!("\n## The page on a phone of 360 by 640\n");
        felt()?;
    }
    if wanted("lighthouse") {
        println!("\n## Lighthouse\n\n{}", lighthouse::table(&trunk::dist())?);
    }
    Ok(())
}

/// How soon a tap is answered, how smoothly cards move, and how soon the page opens without a network.
fn felt() -> Result {
    tools::browser_packages()?;
    let chromium = tools::chromium()?;
    let server = Server::start(trunk::dist(), "/brag/", PORT)?;
    println!("| what | processor | measured |\n| --- | --- | --- |");
    let mut measure = shell::program("node");
    measure.arg(shell::root().join("xtask/bench/page.mjs"));
    shell::run(
        measure
            .env("BRAG_URL", server.url())
            .env("CHROMIUM", chromium),
    )
}

/// The same work with hands once more, in the engine that a browser runs it in: rows of the same table.
fn in_wasm() -> Result {
    tools::wasm_target()?;
    let profile = ["--profile", "fast", "--target", tools::WASM];
    shell::run(
        shell::cargo()
            .args(["build", "--quiet", "--package", "bench-hands"])
            .args(profile),
    )?;
    let root = shell::root();
    let module = root
        .join("target")
        .join(tools::WASM)
        .join("fast/bench_hands.wasm");
    let script = root.join("xtask/bench/hands/time.mjs");
    shell::run(shell::program("node").arg(script).arg(module))
}
