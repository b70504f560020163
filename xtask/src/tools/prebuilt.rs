//! Programs from their projects' releases, verified by hash.

use crate::command::{self, Result};
use sha2::{Digest, Sha256};
use std::env::consts::{ARCH, OS};
use std::fs;
use std::path::Path;

/// The archive of a program for one platform.
pub struct Archive {
    /// The platform: operating system and processor, as the compiler names them.
    pub machine: (&'static str, &'static str),
    pub address: &'static str,
    /// SHA-256, as `sha256sum` writes it.
    pub hash: &'static str,
}

/// Installs the program into a folder from the archive for this machine.
pub fn install(archives: &[Archive], program: &str, folder: &Path) -> Result {
    let archive = archives
        .iter()
        .find(|archive| archive.machine == (OS, ARCH))
        .ok_or_else(|| format!("there is none for {OS} on {ARCH}"))?;
    let failed = |error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    let file = folder.join(format!("{program}.tar.gz"));
    let unpacked = download(archive, &file).and_then(|()| unpack(&file, program, folder));
    // The archive is not needed any more.
    let _ = fs::remove_file(&file);
    unpacked
}

/// Downloads an archive. It gives up soon if the host cannot be reached, as on machines that can only reach package
/// registries.
fn download(archive: &Archive, file: &Path) -> Result {
    let mut curl = command::program("curl");
    curl.args(["--silent", "--show-error", "--fail", "--location"])
        .args([
            "--proto",
            "=https",
            "--connect-timeout",
            "10",
            "--max-time",
            "120",
        ])
        .arg("--output")
        .arg(file)
        .arg(archive.address);
    command::read(&mut curl)?;
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    is_it(&bytes, archive)
}

fn is_it(bytes: &[u8], archive: &Archive) -> Result {
    let found = format!("{:x}", Sha256::digest(bytes));
    if found == archive.hash {
        Ok(())
    } else {
        Err(format!(
            "{} is not the file that it was: its SHA-256 is {found}, not {}",
            archive.address, archive.hash
        ))
    }
}

/// Unpacks the program and asks for its version, because it may be linked for another system.
fn unpack(file: &Path, program: &str, folder: &Path) -> Result {
    let mut tar = command::program("tar");
    tar.arg("-xzf").arg(file).arg("-C").arg(folder).arg(program);
    command::read(&mut tar)?;
    let program = folder.join(program);
    let runs = command::read(command::program(&program).arg("--version"));
    if runs.is_err() {
        fs::remove_file(&program).map_err(|error| format!("{}: {error}", program.display()))?;
    }
    runs.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARCHIVE: Archive = Archive {
        machine: (OS, ARCH),
        address: "https://localhost:9/nothing.tar.gz",
        // SHA-256 of nothing.
        hash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    };

    fn folder(name: &str) -> std::path::PathBuf {
        std::env::temp_dir().join(format!("brag-prebuilt-{name}-{}", std::process::id()))
    }

    #[test]
    fn only_the_file_of_that_hash_is_taken() {
        assert!(is_it(b"", &ARCHIVE).is_ok());
        let refused = is_it(b"something", &ARCHIVE).expect_err("another file");
        assert!(refused.contains("is not the file that it was"), "{refused}");
    }

    #[test]
    fn where_it_cannot_be_had_nothing_is_left() {
        let folder = folder("none");
        assert!(install(&[], "nothing", &folder).is_err());
        assert!(install(&[ARCHIVE], "nothing", &folder).is_err());
        assert_eq!(fs::read_dir(&folder).map(Iterator::count).ok(), Some(0));
        fs::remove_dir_all(&folder).expect("it can go");
    }

    #[test]
    fn a_program_that_does_not_run_here_is_not_kept() {
        let folder = folder("broken");
        fs::create_dir_all(&folder).expect("a folder");
        let pack = |text: &str| {
            let program = folder.join("program");
            fs::write(&program, text).expect("a program");
            command::read(command::program("chmod").arg("+x").arg(&program)).expect("it may run");
            let file = folder.join("program.tar.gz");
            let mut tar = command::program("tar");
            tar.arg("-czf").arg(&file).arg("-C").arg(&folder);
            command::read(tar.arg("program")).expect("an archive");
            file
        };
        let file = pack("#!/bin/sh\necho program 1.0\n");
        assert_eq!(unpack(&file, "program", &folder), Ok(()));
        let file = pack("#!/bin/sh\nexit 1\n");
        assert!(unpack(&file, "program", &folder).is_err());
        assert!(!folder.join("program").exists());
        fs::remove_dir_all(&folder).expect("it can go");
    }
}
