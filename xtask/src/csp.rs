//! The Content-Security-Policy. It allows the page to load and run only itself.

use crate::command::Result;
use crate::hashed::integrity;
use crate::markup;
use crate::sizes;
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;

/// Features of the browser that the page never uses. A page around it cannot lend them to it either.
const UNUSED: [&str; 17] = [
    "accelerometer",
    "bluetooth",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "window-management",
    "xr-spatial-tracking",
];

/// Writes the policy into the page, before everything else that it reads, and beside it for hosts that send headers.
///
/// Style attributes are allowed, because custom properties place the cards. Style elements are those of the build.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    join_styles(&page)?;
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(&page).map_err(failed)?;
    let scripts = hashes(&text, "script:not([src])")?;
    let styles = hashes(&text, "style")? + &later_style(folder, &text)?;
    let meta = policy(&scripts, &styles);
    let element = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{meta}\">");
    markup::change(&page, "base", |base| {
        base.before(&element, ContentType::Html)
    })?;
    // Hosts send one policy with all pages. That for missing files has a script of its own, and a picture that is opened as a
    // page has the policy of its headers only.
    let missing = folder.join("404.html");
    let failed = |error| format!("{}: {error}.", missing.display());
    let text = fs::read_to_string(&missing).map_err(failed)?;
    let scripts = scripts + &hashes(&text, "script:not([src])")?;
    hosts(folder, &policy(&scripts, &(styles + &pictures(folder)?)))
}

fn policy(scripts: &str, styles: &str) -> String {
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
         style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'self'; form-action 'none'"
    )
}

/// Writes the files that static hosts read: `_headers` for Netlify and Cloudflare Pages, `.htaccess` for Apache. Only
/// `.htaccess` sets `no-cache`: on the other two files are revalidated by default, and Cloudflare would send both
/// headers where two rules match.
fn hosts(folder: &Path, policy: &str) -> Result {
    let permissions = permissions();
    let common = [
        ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        // No page that opens this one, or is opened by it, can reach its window.
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Permissions-Policy", &permissions),
        // Pages that isolate themselves may show a table, and other pages may load its script as a module. All files are
        // public.
        ("Cross-Origin-Embedder-Policy", "require-corp"),
        ("Cross-Origin-Resource-Policy", "cross-origin"),
        ("Access-Control-Allow-Origin", "*"),
    ];
    let lines = |line: &dyn Fn(&str, &str) -> String| -> String {
        common
            .iter()
            .map(|(name, value)| line(name, value))
            .collect()
    };
    let own = format!(
        "/*\n{}/brag-web-*\n  Cache-Control: public, max-age=31536000, immutable\n",
        lines(&|name, value| format!("  {name}: {value}\n"))
    );
    let apache = format!(
        "AddType application/wasm .wasm\nAddType font/woff2 .woff2\nAddType application/manifest+json .webmanifest\n<IfModule mod_headers.c>\n\
         {}Header set Cache-Control no-cache\n<FilesMatch \"^brag-web-\">\n\
         Header set Cache-Control \"public, max-age=31536000, immutable\"\n</FilesMatch>\n</IfModule>\n",
        lines(&|name, value| format!("Header set {name} \"{value}\"\n"))
    );
    for (name, text) in [("_headers", own), (".htaccess", apache)] {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}.", path.display()))?;
    }
    Ok(())
}

/// What the page may use of the browser. The camera is for codes on phones, and for the page itself only.
fn permissions() -> String {
    let unused: Vec<_> = UNUSED.iter().map(|name| format!("{name}=()")).collect();
    format!("camera=(self), {}", unused.join(", "))
}

/// Joins the style elements of a page in the first, so that the policy has one hash for all.
fn join_styles(page: &Path) -> Result {
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(page).map_err(failed)?;
    let styles = markup::texts(&text, "style", "id")?;
    let all: String = styles.into_iter().map(|(_, style)| style).collect();
    let mut is_first = true;
    markup::change(page, "style", |style| {
        if is_first {
            style.set_inner_content(&all, ContentType::Html);
        } else {
            style.remove();
        }
        is_first = false;
    })
}

/// The hash of the style sheet that a script puts into the page later (`fetch.js`).
fn later_style(folder: &Path, page: &str) -> Result<String> {
    let links = markup::texts(page, "link[rel=later]", "href")?;
    let hash = |(file, _): (String, String)| {
        let path = folder.join(file);
        let style = fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        Ok(allowed(&style))
    };
    links.into_iter().map(hash).collect()
}

/// The hashes of the style elements in pictures.
fn pictures(folder: &Path) -> Result<String> {
    let mut all = String::new();
    for file in sizes::files(folder)? {
        if file.ends_with(".svg") {
            let path = folder.join(&file);
            let text = fs::read_to_string(&path);
            all += &hashes(
                &text.map_err(|error| format!("{}: {error}.", path.display()))?,
                "style",
            )?;
        }
    }
    Ok(all)
}

/// The hashes of the inline scripts or styles of a page, as its policy lists them.
fn hashes(page: &str, selector: &str) -> Result<String> {
    let texts = markup::texts(page, selector, "id")?;
    Ok(texts
        .iter()
        .map(|(_, text)| allowed(text.as_bytes()))
        .collect())
}

/// What allows this text, for the list of a policy.
fn allowed(text: &[u8]) -> String {
    format!(" '{}'", integrity(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    /// The policies of a page: its own, and those of both files of headers.
    fn policies(name: &str, page: &str) -> [String; 3] {
        let folder = env::temp_dir().join(format!("brag-csp-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), page).expect("a page");
        fs::write(folder.join("404.html"), "<title>None</title>").expect("another page");
        fs::write(folder.join("later.css"), "p{}").expect("a style");
        fs::write(folder.join("a.svg"), "<svg><style>b{}</style></svg>").expect("a picture");
        install(&folder).expect("a policy");
        let all = ["index.html", "_headers", ".htaccess"]
            .map(|name| fs::read_to_string(folder.join(name)).expect(name));
        fs::remove_dir_all(&folder).expect("it can go");
        all
    }

    #[test]
    fn any_page_may_have_the_app_in_a_frame() {
        let page = "<head><base href=./><style>a{}</style></head>";
        for text in policies("frame", page) {
            let policy = text.to_ascii_lowercase();
            assert!(policy.contains("default-src 'none'"), "{text}");
            // Without `frame-ancestors` every site may embed the page; `default-src` does not cover it.
            assert!(
                !policy.contains("frame-ancestors") && !policy.contains("x-frame-options"),
                "{text}"
            );
        }
    }

    #[test]
    fn style_elements_are_those_of_the_build() {
        let page = "<head><base href=./><style>a{}</style><style>i{}</style><link rel=later href=later.css></head>";
        let [page, headers, apache] = policies("style", page);
        assert!(page.contains("<style>a{}i{}</style>") && page.matches("<style>").count() == 1);
        for text in [&page, &headers, &apache] {
            let (_, styles) = text.split_once("; style-src ").expect("a list");
            let (styles, attributes) = styles.split_once("; style-src-attr ").expect("its end");
            assert!(!styles.contains("unsafe-inline"), "{styles}");
            assert!(attributes.starts_with("'unsafe-inline';"));
            for style in ["a{}i{}", "p{}"] {
                assert!(styles.contains(&allowed(style.as_bytes())), "{style}");
            }
            let of_picture = styles.contains(&allowed(b"b{}"));
            assert_eq!(of_picture, text != &page);
        }
    }

    #[test]
    fn the_page_uses_the_camera_and_lends_it_to_nobody() {
        let page = "<head><base href=./><style>a{}</style></head>";
        let [_, headers, apache] = policies("camera", page);
        for text in [headers, apache] {
            assert!(text.contains("camera=(self)") && text.contains("microphone=()"));
            assert!(text.contains("Cross-Origin-Opener-Policy"));
        }
    }

    #[test]
    fn scripts_are_told_by_their_hash() {
        let page =
            "<head><script>alert('Hello, world.');</script><script src=a.js></script></head>";
        // The example in Content Security Policy Level 3, section 6.7.
        assert_eq!(
            hashes(page, "script:not([src])").expect("a page"),
            " 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
        );
    }
}
