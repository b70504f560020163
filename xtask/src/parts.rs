//! `cargo xtask parts`: takes the compiled page apart, so that a visit fetches first what the table needs.
//!
//! Trunk calls this when a build is staged (see `Trunk.toml`). The compiler links one program; the functions
//! marked as seams in the page (`src/ui/pages/apart.rs`) tell where it may be parted. Each part is made small, and
//! named by what is in it once nothing more happens to it.

use crate::boot::Program;
use crate::shell::{self, Result};
use crate::{boot, csp, dress, hashed, not_found, oembed, offline, shell_words, tools, unused};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_split_cli_support::{Options, transform};

/// What the compiler may use of WebAssembly: what it uses by default, and every browser has known for years.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What the files of the program are called while they are made. They keep no such name: what is in a file may hang
/// on it, and not on the build.
const SCRIPT: &str = "brag-web.js";
const WASM: &str = "brag-web_bg.wasm";
const LOADER: &str = "brag-web-parts.js";
const SHEETS: &str = "split_sheets.wasm";

/// Takes apart the build that Trunk has staged.
pub fn run() -> Result {
    let staged = Staged::find()?;
    tools::wasm_bindgen()?;
    let parts = staged.take_apart()?;
    staged.bind()?;
    if staged.is_release {
        tools::wasm_opt()?;
        for part in parts.iter().chain([&staged.folder.join(WASM)]) {
            optimise(part)?;
        }
    }
    // First the parts, then the script that names them, then the page that names it.
    let names = parts.iter().map(|part| name_part(part));
    let names = names.collect::<Result<Vec<_>>>()?;
    staged.bundle(&names)?;
    let program = staged.name_program()?;
    dress::install(&staged.folder)?;
    boot::install(&staged.folder, &staged.name, &program, staged.is_release)?;
    not_found::install(&staged.folder)?;
    oembed::install(&staged.folder)?;
    shell_words::install(&staged.folder)?;
    csp::install(&staged.folder)?;
    pack_manifest(&staged.folder.join("manifest.webmanifest"))?;
    // Work on the page wants to see the last build, not the one before.
    if staged.is_release {
        offline::install(&staged.folder)?;
    }
    hashed::check(&staged.folder)
}

/// A build between Trunk's last step and `dist/`.
struct Staged {
    folder: PathBuf,
    /// What Trunk calls its program, by what it was before it is taken apart.
    name: String,
    /// As the compiler left it.
    compiled: PathBuf,
    is_release: bool,
}

impl Staged {
    fn find() -> Result<Staged> {
        let told =
            |what| env::var(what).map_err(|_| format!("{what} is not set: Trunk calls this."));
        let folder = PathBuf::from(told("TRUNK_STAGING_DIR")?);
        let is_release = told("TRUNK_PROFILE")? == "release";
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

    /// The first part, before it is bound.
    fn unbound(&self) -> PathBuf {
        target().join("brag-web-first.wasm")
    }

    /// Parts the program; returns all parts but the first.
    fn take_apart(&self) -> Result<Vec<PathBuf>> {
        let compiled = fs::read(&self.compiled).map_err(|error| failed(&self.compiled, error))?;
        let (script, loader) = (format!("./{SCRIPT}"), format!("./{LOADER}"));
        let (folder, first) = (&self.folder, self.unbound());
        let mut options = Options::new(&compiled);
        options.output_dir = folder;
        options.main_out_path = &first;
        options.main_module = &script;
        options.link_name = &loader;
        let parted = transform(options)
            .map_err(|error| format!("The program cannot be parted: {error:#}."))?;
        Ok(parted.split_modules)
    }

    /// Binds the first part to the browser, in place of the whole that Trunk has bound.
    fn bind(&self) -> Result {
        for whole in ["_bg.wasm", ".js"] {
            let path = self.folder.join(format!("{}{whole}", self.name));
            fs::remove_file(&path).map_err(|error| failed(&path, error))?;
        }
        let mut bindgen = shell::program("wasm-bindgen");
        bindgen
            .args([
                "--target=web",
                "--no-typescript",
                "--keep-lld-exports",
                "--no-demangle",
                // The page says where it lies.
                "--omit-default-module-path",
                "--out-name=brag-web",
            ])
            .arg("--out-dir")
            .arg(&self.folder)
            .arg(self.unbound());
        shell::run(bindgen.env("PATH", tools::path()))?;
        unused::take_out(&self.folder.join(WASM), &self.folder.join(SCRIPT))
    }

    /// Puts what fetches the parts, which have these names by now, into the one script of the page, so that it costs
    /// no request.
    fn bundle(&self, parts: &[Named]) -> Result {
        tools::esbuild()?;
        let (script, loader) = (self.folder.join(SCRIPT), self.folder.join(LOADER));
        let text = fs::read_to_string(&loader).map_err(|error| failed(&loader, error))?;
        fs::write(&loader, fetching(&text, parts)?).map_err(|error| failed(&loader, error))?;
        let mut bundler = shell::program("esbuild");
        bundler.arg(&script).args([
            "--bundle",
            "--format=esm",
            "--allow-overwrite",
            "--log-level=warning",
            // What is bound for several parts is there for each of them, the same each time.
            "--log-override:duplicate-object-key=silent",
        ]);
        bundler.arg(format!("--outfile={}", script.display()));
        if self.is_release {
            bundler.arg("--minify");
        }
        shell::run(bundler.env("PATH", tools::path()))?;
        fs::remove_file(&loader).map_err(|error| failed(&loader, error))
    }

    /// Gives the first part and the script their names.
    fn name_program(&self) -> Result<Program> {
        Ok(Program {
            wasm: hashed::rename(&self.folder.join(WASM), "_bg.wasm")?,
            script: hashed::rename(&self.folder.join(SCRIPT), ".js")?,
        })
    }
}

/// A part, before and after it was named by what is in it.
struct Named {
    given: String,
    own: String,
}

fn name_part(part: &Path) -> Result<Named> {
    let given = part.file_name().unwrap_or_default().to_string_lossy();
    let ends = format!("-{}", given.trim_start_matches("split_"));
    Ok(Named {
        own: hashed::rename(part, &ends)?,
        given: given.into_owned(),
    })
}

/// What fetches the parts, so that it finds them by their names and asks again for what it cannot use.
fn fetching(loader: &str, parts: &[Named]) -> Result<String> {
    let mut text = loader.to_owned();
    for Named { given, own } in parts {
        let fetch = format!("fetch(new URL(\"./{given}\", import.meta.url))");
        if !text.contains(&fetch) {
            return Err(format!("{given} is not fetched as it was: see parts.rs."));
        }
        let part = format!("part(\"{own}\")");
        // The sheets have a style that comes with them.
        let part = match given.as_str() {
            SHEETS => format!("dressed({part})"),
            _ => part,
        };
        text = text.replace(&fetch, &part);
    }
    Ok(format!("{}{text}", include_str!("fetch.js")))
}

fn optimise(wasm: &Path) -> Result {
    let mut optimiser = shell::program("wasm-opt");
    optimiser.args(["-Oz", "--strip-debug"]).args(FEATURES);
    // The first kilobyte is the far end of the stack: nothing that is pointed at lies there.
    optimiser.arg("--low-memory-unused");
    optimiser.arg(wasm).arg("-o").arg(wasm);
    shell::run(optimiser.env("PATH", tools::path()))
}

/// Every visit fetches it: without the spaces that only its readers need.
fn pack_manifest(manifest: &Path) -> Result {
    let text = fs::read_to_string(manifest).map_err(|error| failed(manifest, error))?;
    // Whatever stands at the ends of lines stands between values: no text in it has more than one line.
    let packed: String = text.lines().map(str::trim).collect();
    fs::write(manifest, packed).map_err(|error| failed(manifest, error))
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| shell::root().join("target"), PathBuf::from)
}

fn failed(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}.", path.display())
}
