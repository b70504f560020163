//! `cargo xtask parts`: splits the compiled page into programs. A first visit loads that of the table, and others follow.
//!
//! Trunk calls this when a build is staged (see `Trunk.toml`). The compiler links one program. Functions with
//! `#[wasm_split]` mark where it is split. Each program is optimised, and named by its hash last of all.

mod merge;
pub mod names;
mod part;
mod short;

use crate::boot::Program;
use crate::command::{self, Result};
use crate::{
    boot, csp, embed_words, hashed, later_style, not_found, oembed, offline, shell_words, tools,
    why,
};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use self::part::Part;
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
/// first load.
const SMALL: [&str; 6] = [
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--merge-similar-functions",
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
    tools::wasm_bindgen()?;
    let mut parts = staged.take_apart()?;
    staged.bind()?;
    if staged.is_release {
        tools::wasm_opt()?;
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

/// A staged build: made by Trunk, but not yet in `dist/`.
struct Staged {
    folder: PathBuf,
    /// The name that Trunk gave the program before it was split.
    name: String,
    /// The program as the compiler linked it.
    compiled: PathBuf,
    is_release: bool,
}

impl Staged {
    fn find() -> Result<Staged> {
        let variable =
            |what| env::var(what).map_err(|_| format!("{what} is not set: Trunk calls this."));
        let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
        let is_release = variable("TRUNK_PROFILE")? == "release";
        let files = fs::read_dir(&folder).map_err(|error| failed(&folder, error))?;
        let name = files
            .flatten()
            .filter_map(|file| file.file_name().into_string().ok())
            .find_map(|file| Some(file.strip_suffix("_bg.wasm")?.to_owned()))
            .ok_or_else(|| format!("{} holds no program.", folder.display()))?;
        let profile = if is_release { "release" } else { "debug" };
        let compiled = target()
            .join(tools::WASM)
            .join(profile)
            .join("brag-web.wasm");
        Ok(Staged {
            folder,
            name,
            compiled,
            is_release,
        })
    }

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
        tools::esbuild()?;
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
    command::run(optimiser.env("PATH", tools::path()))
}

/// Removes white space from the manifest, which every visit fetches.
fn pack_manifest(manifest: &Path) -> Result {
    let text = fs::read_to_string(manifest).map_err(|error| failed(manifest, error))?;
    // Line ends and indentation are between values: no text spans two lines.
    let packed: String = text.lines().map(str::trim).collect();
    fs::write(manifest, packed).map_err(|error| failed(manifest, error))
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| command::root().join("target"), PathBuf::from)
}

fn failed(path: &Path, error: impl std::fmt::Display) -> String {
    format!("{}: {error}.", path.display())
}
