//! Serves a folder on this machine as static hosts do.

use crate::command::{self, Result};
use crate::sizes;
use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, X_CONTENT_TYPE_OPTIONS};
use axum::response::Redirect;
use axum::routing::get;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::thread::{self, JoinHandle};
use tokio::runtime::Builder;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// How many ports are tried after one that is taken.
const PORTS: u16 = 50;
/// The endings of files that are compressed already, and are sent as they are.
const DENSE: [&str; 2] = [".png", ".webp"];

/// A folder served on this machine, until the program ends.
pub struct Server {
    url: String,
    thread: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Serves a folder under a path such as `/` or `/brag/`, on this port or the next free one.
    pub fn start(folder: &Path, mount: &str, port: u16) -> Result<Server> {
        let (listener, port) = listen(port)?;
        Ok(Server::at(listener, port, folder, mount))
    }

    /// Serves a compressed copy of a folder, as a good host does. Later changes to the folder are not served.
    pub fn packed(folder: &Path, mount: &str, port: u16) -> Result<Server> {
        let (listener, port) = listen(port)?;
        let copy = command::root().join(format!("target/packed/{port}"));
        pack(folder, &copy).map_err(|error| format!("{}: {error}.", copy.display()))?;
        Ok(Server::at(listener, port, &copy, mount))
    }

    fn at(listener: TcpListener, port: u16, folder: &Path, mount: &str) -> Server {
        let site = site(folder, mount);
        let thread = thread::spawn(move || {
            Builder::new_current_thread()
                .enable_all()
                .build()?
                .block_on(async {
                    let listener = tokio::net::TcpListener::from_std(listener)?;
                    axum::serve(listener, site).await
                })
        });
        Server {
            url: format!("http://localhost:{port}{mount}"),
            thread,
        }
    }

    /// The address of the folder.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves until the process is ended.
    pub fn stay(self) -> Result {
        match self.thread.join() {
            Ok(Err(error)) => Err(format!("The server has stopped: {error}.")),
            // Otherwise the thread has panicked, and the panic has been printed.
            _ => Ok(()),
        }
    }
}

/// Listens on this port, or the next free one.
fn listen(port: u16) -> Result<(TcpListener, u16)> {
    let listener = (port..=port.saturating_add(PORTS))
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .ok_or_else(|| format!("Every port from {port} on is taken."))?;
    let failed = |error| format!("No address to serve at: {error}.");
    let port = listener.local_addr().map_err(failed)?.port();
    listener.set_nonblocking(true).map_err(failed)?;
    Ok((listener, port))
}

/// Answers with the files, or with `404.html` for missing ones. Browsers revalidate every file at every visit.
fn site(folder: &Path, mount: &str) -> Router {
    let missing = ServeFile::new(folder.join("404.html"));
    let files = ServeDir::new(folder)
        .precompressed_br()
        .precompressed_gzip()
        .not_found_service(missing);
    let site = match mount.trim_end_matches('/') {
        "" => Router::new().fallback_service(files),
        bare => Router::new()
            .nest_service(mount, files)
            .route(bare, get(Redirect::permanent(mount))),
    };
    let header = SetResponseHeaderLayer::overriding;
    site.layer(header(CACHE_CONTROL, HeaderValue::from_static("no-cache")))
        .layer(header(
            X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ))
}

/// Copies a folder, and puts compressed copies beside each file (`page.js.br`, `page.js.gz`).
fn pack(folder: &Path, copy: &Path) -> io::Result<()> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    for name in sizes::files(folder).map_err(io::Error::other)? {
        let file = copy.join(&name);
        fs::create_dir_all(file.parent().unwrap_or(copy))?;
        fs::copy(folder.join(&name), &file)?;
        if !DENSE.iter().any(|end| name.ends_with(end)) {
            let bytes = fs::read(&file)?;
            fs::write(copy.join(format!("{name}.br")), sizes::brotli(&bytes))?;
            fs::write(copy.join(format!("{name}.gz")), sizes::gzip(&bytes))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;
    use std::path::PathBuf;

    /// A folder with a page, a program and a page for missing files. It is deleted when it is dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let name = format!("brag-server-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(folder.join("site/shots")).expect("folders");
            for (name, text) in [
                ("secret", "Not of the site"),
                (
                    "site/index.html",
                    "The table. The table. The table. The table.",
                ),
                ("site/404.html", "Nothing here"),
                ("site/a b.wasm", "A program"),
                ("site/shots/one.png", "A picture"),
            ] {
                fs::write(folder.join(name), text).expect("a file");
            }
            Folder(folder)
        }

        fn site(&self) -> PathBuf {
            self.0.join("site")
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).expect("it can go");
        }
    }

    /// The answer to a request: the status, the headers in lower case, and the body.
    fn get(server: &Server, path: &str, accepted: &str) -> (u16, String, String) {
        let host = server.url().split('/').nth(2).expect("a host");
        let mut stream = TcpStream::connect(host).expect("a server");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
        )
        .expect("it listens");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).expect("a status");
        (
            status.parse().expect("a number"),
            head.to_ascii_lowercase(),
            body.to_owned(),
        )
    }

    #[test]
    fn files_are_found_below_the_mount_only() {
        let folder = Folder::new("mount");
        let server = Server::start(&folder.site(), "/some/brag/", 8900).expect("a server");
        let (status, head, body) = get(&server, "/some/brag/", "");
        assert_eq!((status, &body[..9]), (200, "The table"));
        assert!(head.contains("content-type: text/html"), "{head}");
        assert!(head.contains("cache-control: no-cache"), "{head}");
        let (status, head, body) = get(&server, "/some/brag/a%20b.wasm?v=1", "");
        assert_eq!((status, body.as_str()), (200, "A program"));
        assert!(head.contains("content-type: application/wasm"), "{head}");
        let (status, head, _) = get(&server, "/some/brag", "");
        assert_eq!(status, 308);
        assert!(head.contains("location: /some/brag/"), "{head}");
        assert_eq!(get(&server, "/index.html", "").0, 404);
    }

    #[test]
    fn a_missing_file_has_the_page_of_its_folder_for_that() {
        let folder = Folder::new("missing");
        for mount in ["/", "/brag/"] {
            let server = Server::start(&folder.site(), mount, 8900).expect("a server");
            for path in ["nothing", "nowhere/nothing.wasm"] {
                let (status, head, body) = get(&server, &format!("{mount}{path}"), "br");
                assert_eq!((status, body.as_str()), (404, "Nothing here"));
                assert!(head.contains("content-type: text/html"), "{head}");
            }
        }
    }

    #[test]
    fn nothing_above_the_folder_is_served() {
        let folder = Folder::new("above");
        let server = Server::start(&folder.site(), "/brag/", 8900).expect("a server");
        for path in [
            "/brag/../secret",
            "/brag/%2e%2e/secret",
            "/brag/shots/..%2f..%2fsecret",
            "/brag//etc/passwd",
        ] {
            assert_eq!(get(&server, path, "").0, 404, "{path}");
        }
    }

    #[test]
    fn the_smallest_that_a_browser_takes_is_sent() {
        let folder = Folder::new("packed");
        let copy = folder.0.join("copy");
        pack(&folder.site(), &copy).expect("a copy");
        let server = Server::start(&copy, "/", 8900).expect("a server");
        for (accepted, sent) in [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip, deflate", Some("gzip")),
            ("identity", None),
        ] {
            let (status, head, _) = get(&server, "/index.html", accepted);
            assert_eq!(status, 200);
            let line = sent.map(|name| format!("content-encoding: {name}"));
            assert_eq!(
                head.lines().find(|line| line.starts_with("content-enc")),
                line.as_deref()
            );
            assert!(head.contains("content-type: text/html"), "{head}");
        }
        let (_, head, body) = get(&server, "/shots/one.png", "br, gzip");
        assert!(!head.contains("content-encoding"), "{head}");
        assert_eq!(body, "A picture");
    }
}
