//! `cargo xtask parts`: takes the compiled page apart, so that a visit fetches first what the table needs.
//!
//! Trunk calls this when a build is staged (see `Trunk.toml`). The compiler links one program; the functions
//! marked as seams in the page (`src/ui/pages/apart.rs`) tell where it may be parted. Each part is bound,
//! made small, and named after the program it belongs to.

use crate::shell::{self, Result};
use crate::{boot, csp, dress, not_found, oembed, offline, shell_words, tools};
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

/// Takes apart the build that Trunk has staged.
pub fn run() -> Result {
    let staged = Staged::find()?;
    tools::wasm_bindgen()?;
    let parts = staged.take_apart()?;
    staged.bind()?;
    dress::install(&staged.folder, &staged.name, &staged.loader())?;
    staged.bundle()?;
    if staged.is_release {
        tools::wasm_opt()?;
        for part in parts.iter().chain([&staged.wasm()]) {
            optimise(part)?;
        }
    }
    boot::install(&staged.folder, &staged.name, staged.is_release)?;
    not_found::install(&staged.folder)?;
    oembed::install(&staged.folder)?;
    shell_words::install(&staged.folder)?;
    csp::install(&staged.folder)?;
    // Work on the page wants to see the last build, not the one before.
    if staged.is_release {
        offline::install(&staged.folder)?;
    }
    Ok(())
}

/// A build between Trunk's last step and `dist/`.
struct Staged {
    folder: PathBuf,
    /// What its program is called: its name and the hash of what it is.
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

    fn wasm(&self) -> PathBuf {
        self.folder.join(format!("{}_bg.wasm", self.name))
    }

    fn script(&self) -> PathBuf {
        self.folder.join(format!("{}.js", self.name))
    }

    /// What fetches the parts, before it is bundled.
    fn loader(&self) -> PathBuf {
        self.folder.join(format!("{}-parts.js", self.name))
    }

    /// The first part, before it is bound.
    fn unbound(&self) -> PathBuf {
        target().join("brag-web-first.wasm")
    }

    /// Parts the program; returns all parts but the first.
    fn take_apart(&self) -> Result<Vec<PathBuf>> {
        let compiled = fs::read(&self.compiled).map_err(|error| failed(&self.compiled, error))?;
        let (script, loader) = (
            format!("./{}.js", self.name),
            format!("./{}-parts.js", self.name),
        );
        let (folder, first) = (&self.folder, self.unbound());
        let mut options = Options::new(&compiled);
        options.output_dir = folder;
        options.main_out_path = &first;
        options.main_module = &script;
        options.link_name = &loader;
        let parted = transform(options)
            .map_err(|error| format!("The program cannot be parted: {error:#}."))?;
        parted
            .split_modules
            .iter()
            .map(|part| self.name_part(part))
            .collect()
    }

    /// Gives a part the name of its program, so that no cache mixes the parts of two builds.
    fn name_part(&self, part: &Path) -> Result<PathBuf> {
        let given = part.file_name().unwrap_or_default().to_string_lossy();
        let own = format!("{}-{}", self.name, given.trim_start_matches("split_"));
        let loader = self.loader();
        let text = fs::read_to_string(&loader).map_err(|error| failed(&loader, error))?;
        let renamed = text.replace(&format!("./{given}"), &format!("./{own}"));
        fs::write(&loader, renamed).map_err(|error| failed(&loader, error))?;
        let path = self.folder.join(own);
        fs::rename(part, &path).map_err(|error| failed(part, error))?;
        Ok(path)
    }

    /// Binds the first part to the browser, in place of the whole that Trunk has bound.
    fn bind(&self) -> Result {
        let mut bindgen = shell::program("wasm-bindgen");
        bindgen
            .args([
                "--target=web",
                "--no-typescript",
                "--keep-lld-exports",
                "--no-demangle",
            ])
            .arg(format!("--out-name={}", self.name))
            .arg("--out-dir")
            .arg(&self.folder)
            .arg(self.unbound());
        shell::run(bindgen.env("PATH", tools::path()))
    }

    /// Puts what fetches the parts into the one script of the page, so that it costs no request.
    fn bundle(&self) -> Result {
        tools::esbuild()?;
        let (script, loader) = (self.script(), self.loader());
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
}

fn optimise(wasm: &Path) -> Result {
    let mut optimiser = shell::program("wasm-opt");
    optimiser.args(["-Oz", "--strip-debug"]).args(FEATURES);
    optimiser.arg(wasm).arg("-o").arg(wasm);
    shell::run(optimiser.env("PATH", tools::path()))
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| shell::root().join("target"), PathBuf::from)
}

fn failed(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}.", path.display())
}
