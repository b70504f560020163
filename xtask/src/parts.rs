//! `cargo xtask parts`: splits the compiled page into programs. A first visit loads that of the table, and others follow.
//!
//! Trunk calls this when a build is staged (see `Trunk.toml`). The compiler links one program. Functions with
//! `#[wasm_split]` mark where it is split. Each program is optimised, and named by its hash last of all.

mod merge;
pub mod names;
mod order;
mod part;
mod short;
mod staged;
mod unused;

use crate::boot::Program;
use crate::command::{self, Result, failed};
use crate::{
    boot, csp, embed_words, hashed, later_style, look, not_found, oembed, offline, shell_words,
    tools, why,
};
use std::fs;
use std::path::{Path, PathBuf};

use self::part::Part;
use self::staged::{Staged, target};
use wasm_split_cli_support::{Options, transform};

/// The features of WebAssembly that the compiler uses by default. All browsers have had them for years.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The passes that make the program small. Those between the rounds find what the rounds do not: 1.7 KB Brotli of the
/// first load. The last round makes all programs 1.1 KB smaller together.
const SMALL: [&str; 7] = [
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--merge-similar-functions",
    "-Oz",
    "-Oz",
];

/// Larger functions stay apart even if they have a single caller. WebKit 2.50 now and then loses variables while it
/// compiles a function of many nested loops: one worker of 800 counted wrong odds. It costs nothing: the first load is
/// 0.2 KB Brotli smaller.
const INLINE_LIMIT: &str = "--one-caller-inline-max-function-size=100";

/// The names of the program's files until they are named by their hashes. They are constant because a file's content
/// may depend on its name.
const SCRIPT: &str = "brag-web.js";
const WASM: &str = "brag-web_bg.wasm";
const LOADER: &str = "brag-web-parts.js";

/// Splits the build that Trunk has staged.
pub fn run() -> Result {
    let staged = Staged::find()?;
    if !staged.is_release {
        staged.keep()?;
    }
    finish(&staged)
}

/// Puts the program that was compiled last into a development build, whose page is as Trunk staged it last.
pub fn renew(dist: &Path) -> Result {
    let staged = Staged::kept()?;
    finish(&staged)?;
    staged.replace(dist)
}

/// Makes a staged build what is served.
fn finish(staged: &Staged) -> Result {
    tools::wasm_bindgen()?;
    let mut parts = staged.take_apart()?;
    staged.bind()?;
    if staged.is_release {
        tools::build_packages()?;
        for part in parts
            .iter()
            .map(|part| &part.path)
            .chain([&staged.folder.join(WASM)])
        {
            optimise(part)?;
        }
    }
    // The programs first, then the script that names them, then the page that names the script.
    for part in &mut parts {
        part.name_file()?;
    }
    staged.bundle(&parts)?;
    let program = staged.name_program()?;
    look::install(&staged.folder)?;
    later_style::install(&staged.folder)?;
    boot::install(&staged.folder, &staged.name, &program, staged.is_release)?;
    not_found::install(&staged.folder)?;
    oembed::install(&staged.folder)?;
    embed_words::install(&staged.folder)?;
    shell_words::install(&staged.folder)?;
    why::install(&staged.folder)?;
    csp::install(&staged.folder)?;
    pack_manifest(&staged.folder.join("manifest.webmanifest"))?;
    // A development build has no service worker, because it would show the build before.
    if staged.is_release {
        offline::install(&staged.folder)?;
    }
    hashed::check(&staged.folder)
}

impl Staged {
    /// The first program, before its bindings are made.
    fn without_bindings(&self) -> PathBuf {
        target().join("brag-web-first.wasm")
    }

    /// Splits what the compiler has linked. Returns all programs but the first.
    fn take_apart(&self) -> Result<Vec<Part>> {
        let compiled = fs::read(&self.compiled).map_err(|error| failed(&self.compiled, error))?;
        let (script, loader) = (format!("./{SCRIPT}"), format!("./{LOADER}"));
        let (folder, first) = (&self.folder, self.without_bindings());
        let mut options = Options::new(&compiled);
        options.output_dir = folder;
        options.main_out_path = &first;
        options.main_module = &script;
        options.link_name = &loader;
        let parted = transform(options)
            .map_err(|error| format!("The program cannot be parted: {error:#}."))?;
        part::gather(folder, parted.prefetch_map)
    }

    /// Makes the bindings of the first program. They replace those that Trunk made for the whole.
    fn bind(&self) -> Result {
        for whole in ["_bg.wasm", ".js"] {
            let path = self.folder.join(format!("{}{whole}", self.name));
            fs::remove_file(&path).map_err(|error| failed(&path, error))?;
        }
        let mut bindgen = command::program("wasm-bindgen");
        bindgen
            .args([
                "--target=web",
                "--no-typescript",
                "--keep-lld-exports",
                "--no-demangle",
                // The page passes the address of the program.
                "--omit-default-module-path",
                "--out-name=brag-web",
            ])
            .arg("--out-dir")
            .arg(&self.folder)
            .arg(self.without_bindings());
        command::run(bindgen.env("PATH", tools::path()))?;
        let (wasm, script) = (self.folder.join(WASM), self.folder.join(SCRIPT));
        short::shorten(&wasm, &script)
    }

    /// Bundles the loader of the programs into the script of the page, so that it costs no request. The loader knows the
    /// programs by these names.
    fn bundle(&self, parts: &[Part]) -> Result {
        tools::build_packages()?;
        let (script, loader) = (self.folder.join(SCRIPT), self.folder.join(LOADER));
        let text = fs::read_to_string(&loader).map_err(|error| failed(&loader, error))?;
        let text = part::loader(parts, &text);
        fs::write(&loader, text).map_err(|error| failed(&loader, error))?;
        let mut bundler = command::program("esbuild");
        bundler.arg(&script).args([
            "--bundle",
            "--format=esm",
            "--allow-overwrite",
            "--log-level=warning",
            // Bindings that several programs need are defined once for each of them, always alike.
            "--log-override:duplicate-object-key=silent",
        ]);
        bundler.arg(format!("--outfile={}", script.display()));
        if self.is_release {
            bundler.arg("--minify");
        }
        command::run(bundler.env("PATH", tools::path()))?;
        fs::remove_file(&loader).map_err(|error| failed(&loader, error))
    }

    /// Names the first program and the script by their hashes.
    fn name_program(&self) -> Result<Program> {
        Ok(Program {
            wasm: hashed::rename(&self.folder.join(WASM), "_bg.wasm")?,
            script: hashed::rename(&self.folder.join(SCRIPT), ".js")?,
        })
    }
}

fn optimise(wasm: &Path) -> Result {
    let mut optimiser = command::program("wasm-opt");
    optimiser.arg(INLINE_LIMIT).args(SMALL);
    optimiser.arg("--strip-debug").args(FEATURES);
    // The first kilobyte is the far end of the stack, and no pointer leads there.
    optimiser.arg("--low-memory-unused");
    optimiser.arg(wasm).arg("-o").arg(wasm);
    command::run(optimiser.env("PATH", tools::path()))?;
    let program = fs::read(wasm).map_err(|error| failed(wasm, error))?;
    let program =
        order::ordered(&program).map_err(|error| format!("{}: {error}.", wasm.display()))?;
    fs::write(wasm, program).map_err(|error| failed(wasm, error))
}

/// Removes white space from the manifest, which every visit fetches.
fn pack_manifest(manifest: &Path) -> Result {
    let text = fs::read_to_string(manifest).map_err(|error| failed(manifest, error))?;
    // Line ends and indentation are between values: no text spans two lines.
    let packed: String = text.lines().map(str::trim).collect();
    fs::write(manifest, packed).map_err(|error| failed(manifest, error))
}
