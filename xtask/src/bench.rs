//! `cargo xtask bench`: what is fast, what is small and what a phone feels, as Markdown.

use crate::shell::{self, Result};
use crate::trunk::{self, Build};
use crate::{lighthouse, sizes, tools};

const SECTIONS: [&str; 3] = ["speed", "sizes", "lighthouse"];

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
    if wanted("sizes") || wanted("lighthouse") {
        trunk::build(Build::Release)?;
    }
    if wanted("sizes") {
        println!("\n## Sizes, in bytes\n\n{}", sizes::table(&trunk::dist())?);
    }
    if wanted("lighthouse") {
        println!("\n## Lighthouse\n\n{}", lighthouse::table(&trunk::dist())?);
    }
    Ok(())
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
