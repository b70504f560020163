//! Runs other programs from the root of the project.

use std::env;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a command. The error is a sentence for the developer.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The error for a file or a folder.
pub fn failed(path: &Path, error: impl std::fmt::Display) -> String {
    format!("{}: {error}.", path.display())
}

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask is a folder of the project")
        .to_owned()
}

/// A program that runs in the root of the project.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The Cargo that started this command.
pub fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program. Its output is printed.
pub fn run(command: &mut Command) -> Result {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` failed ({status}).", name(command))),
        Err(error) => Err(cannot_start(command, &error)),
    }
}

/// Runs a program. Returns its output.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .map_err(|error| cannot_start(command, &error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let complaint = String::from_utf8_lossy(&output.stderr);
        Err(format!(
            "`{}` failed ({}).\n{}",
            name(command),
            output.status,
            complaint.trim()
        ))
    }
}

/// Runs a program with this input. Returns its output.
pub fn pipe(command: &mut Command, input: &str) -> Result<String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| cannot_start(command, &error))?;
    if let Some(mut stdin) = child.stdin.take() {
        // If the program stops reading, its exit status says more.
        let _ = stdin.write_all(input.as_bytes());
    }
    let output = child
        .wait_with_output()
        .map_err(|error| cannot_start(command, &error))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("`{}` failed ({}).", name(command), output.status))
    }
}

/// The error of a program that did not start.
pub fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}.", name(command))
}

/// The command line.
pub fn name(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
