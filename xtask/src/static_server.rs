//! A static host, as plain as they come: what works here works anywhere.

use crate::packed::{Packed, Packing};
use crate::shell::Result;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How many ports are tried where the one asked for is taken.
const PORTS: u16 = 50;
/// The longest request head that is read, in bytes.
const HEAD: u64 = 16 * 1024;
const MISSING: &str = "404 Not Found";

/// A folder served on this machine, until the program ends.
pub struct Server {
    url: String,
    thread: JoinHandle<()>,
}

impl Server {
    /// Serves a folder under a path such as `/` or `/brag/`, on that port or the next free one.
    pub fn start(folder: PathBuf, mount: &str, port: u16) -> Result<Server> {
        let listener = (port..=port.saturating_add(PORTS))
            .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
            .ok_or_else(|| format!("Every port from {port} on is taken."))?;
        let address = listener
            .local_addr()
            .map_err(|error| format!("No address to serve at: {error}."))?;
        let site = Arc::new(Site {
            folder,
            mount: mount.to_owned(),
            packed: Packed::default(),
        });
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let site = Arc::clone(&site);
                // A visitor who hangs up early is no concern of the others.
                thread::spawn(move || drop(site.answer(stream)));
            }
        });
        Ok(Server {
            url: format!("http://localhost:{}{mount}", address.port()),
            thread,
        })
    }

    /// The address of the folder.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Serves until the program is ended.
    pub fn stay(self) {
        // The thread listens for ever; it can only end by a panic, which has been printed then.
        let _ = self.thread.join();
    }
}

struct Site {
    folder: PathBuf,
    mount: String,
    packed: Packed,
}

struct Response {
    status: &'static str,
    kind: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Site {
    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        let mut lines = BufReader::new((&stream).take(HEAD)).lines();
        let request = lines.next().transpose()?.unwrap_or_default();
        let headers: Vec<String> = lines
            .map_while(io::Result::ok)
            .take_while(|line| !line.is_empty())
            .collect();
        let accepted = headers
            .iter()
            .map(|line| line.to_ascii_lowercase())
            .find_map(|line| Some(line.strip_prefix("accept-encoding:")?.to_owned()))
            .unwrap_or_default();

        let (method, target) = request.split_once(' ').unwrap_or_default();
        let response = match method {
            "GET" | "HEAD" => self.find(target.split(' ').next().unwrap_or_default()),
            _ => Response::plain("405 Method Not Allowed"),
        };
        let mut head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\n",
            response.status, response.kind
        );
        if let Some(location) = &response.location {
            head += &format!("Location: {location}\r\n");
        }
        let packing = Packing::of(&accepted, response.body.len());
        let body = match packing.filter(|_| is_text_like(response.kind)) {
            Some(packing) => {
                head += &format!("Content-Encoding: {}\r\n", packing.name());
                self.packed.get(packing, response.body)
            }
            None => Arc::new(response.body),
        };
        head += &format!("Content-Length: {}\r\n", body.len());
        head += "Vary: Accept-Encoding\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n";
        head += "Connection: close\r\n\r\n";
        stream.write_all(head.as_bytes())?;
        if method != "HEAD" {
            stream.write_all(&body)?;
        }
        stream.flush()
    }

    fn find(&self, target: &str) -> Response {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.mount {
            return Response {
                location: Some(self.mount.clone()),
                ..Response::plain("301 Moved Permanently")
            };
        }
        self.file(path).unwrap_or_else(|| self.missing())
    }

    /// What hosts answer: with the page that the folder has for that, if it has one.
    fn missing(&self) -> Response {
        match self.file(&format!("{}404.html", self.mount)) {
            Some(page) => Response {
                status: MISSING,
                ..page
            },
            None => Response::plain(MISSING),
        }
    }

    fn file(&self, path: &str) -> Option<Response> {
        let inside = decoded(path.strip_prefix(&self.mount)?)?;
        let inside = Path::new(&inside);
        // No way up, no root, no drive: only names of things inside.
        if !inside
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
        {
            return None;
        }
        let mut file = self.folder.join(inside);
        if file.is_dir() {
            file.push("index.html");
        }
        let body = fs::read(&file).ok()?;
        Some(Response {
            status: "200 OK",
            kind: kind(&file),
            location: None,
            body,
        })
    }
}

impl Response {
    fn plain(status: &'static str) -> Response {
        Response {
            status,
            kind: "text/plain; charset=utf-8",
            location: None,
            body: status.into(),
        }
    }
}

/// The media type that browsers expect of a file.
fn kind(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|end| end.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn is_text_like(kind: &str) -> bool {
    kind.starts_with("text/")
        || matches!(
            kind,
            "application/json" | "application/manifest+json" | "application/wasm" | "image/svg+xml"
        )
}

/// A path without its percent signs, where they are in order.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => hex(rest.next()?)? * 16 + hex(rest.next()?)?,
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        Site {
            folder: Path::new(env!("CARGO_MANIFEST_DIR")).to_owned(),
            mount: "/brag/".to_owned(),
            packed: Packed::default(),
        }
    }

    #[test]
    fn files_are_found_below_the_mount_only() {
        assert_eq!(site().find("/brag/Cargo.toml?v=1").status, "200 OK");
        assert_eq!(site().find("/brag/%43argo.toml").status, "200 OK");
        assert_eq!(site().find("/Cargo.toml").status, "404 Not Found");
        assert_eq!(site().find("/brag/nothing").status, "404 Not Found");
    }

    #[test]
    fn a_missing_file_has_the_page_of_its_folder_for_that() {
        let folder = std::env::temp_dir().join(format!("brag-server-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("404.html"), "Nothing here").expect("a page");
        let site = Site {
            folder: folder.clone(),
            ..site()
        };
        for path in ["/brag/nothing", "/brag/nowhere/nothing.wasm"] {
            let Response {
                status, kind, body, ..
            } = site.find(path);
            assert_eq!(status, "404 Not Found");
            assert_eq!(kind, "text/html; charset=utf-8");
            assert_eq!(body, b"Nothing here");
        }
        fs::remove_dir_all(&folder).expect("it can go");
    }

    #[test]
    fn the_bare_mount_leads_to_its_folder() {
        assert_eq!(site().find("/brag").location.as_deref(), Some("/brag/"));
    }

    #[test]
    fn nothing_above_the_folder_is_served() {
        for path in [
            "/brag/../Cargo.toml",
            "/brag/%2e%2e/Cargo.toml",
            "/brag/src/..%2f..%2fCargo.toml",
            "/brag//etc/passwd",
        ] {
            assert_eq!(site().find(path).status, "404 Not Found", "{path}");
        }
    }

    #[test]
    fn a_broken_percent_sign_is_no_path() {
        assert_eq!(decoded("a%20b").as_deref(), Some("a b"));
        assert_eq!(decoded("a%2"), None);
        assert_eq!(decoded("a%zz"), None);
    }

    #[test]
    fn compiled_pages_have_their_own_type() {
        assert_eq!(kind(Path::new("brag_bg.wasm")), "application/wasm");
    }
}
