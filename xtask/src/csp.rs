//! The Content-Security-Policy. It allows the page to load and run only itself.

use crate::command::Result;
use crate::hashed::integrity;
use crate::markup;
use lol_html::html_content::ContentType;
use std::fs;
use std::path::Path;

/// Writes the policy into the page, before everything else that it reads, and beside it for hosts that send headers.
///
/// Style attributes are allowed, because custom properties place the cards.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(&page).map_err(failed)?;
    let hashes: String = inline_scripts(&text)?
        .iter()
        .map(|hash| format!(" '{hash}'"))
        .collect();
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self' 'unsafe-inline'; \
         font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; \
         base-uri 'self'; form-action 'none'"
    );
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    markup::change(&page, "base", |base| base.before(&meta, ContentType::Html))?;
    hosts(folder, &policy)
}

/// Writes the files that static hosts read: `_headers` for Netlify and Cloudflare Pages, `.htaccess` for Apache. Only
/// `.htaccess` sets `no-cache`: on the other two files are revalidated by default, and Cloudflare would send both
/// headers where two rules match.
fn hosts(folder: &Path, policy: &str) -> Result {
    let common = [
        ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
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

/// The hashes of the inline scripts of a page.
fn inline_scripts(page: &str) -> Result<Vec<String>> {
    let scripts = markup::texts(page, "script:not([src])", "id")?;
    let hash = |(_, script): (_, String)| integrity(script.as_bytes());
    Ok(scripts.into_iter().map(hash).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn any_page_may_have_the_app_in_a_frame() {
        let folder = env::temp_dir().join(format!("brag-csp-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), "<head><base href=./></head>").expect("a page");
        install(&folder).expect("a policy");
        for name in ["index.html", "_headers", ".htaccess"] {
            let text = fs::read_to_string(folder.join(name)).expect(name);
            let policy = text.to_ascii_lowercase();
            assert!(policy.contains("default-src 'none'"), "{name}");
            // Without `frame-ancestors` every site may embed the page; `default-src` does not cover it.
            assert!(
                !policy.contains("frame-ancestors") && !policy.contains("x-frame-options"),
                "{name}"
            );
        }
        fs::remove_dir_all(&folder).expect("it can go");
    }

    #[test]
    fn scripts_are_told_by_their_hash() {
        let page =
            "<head><script>alert('Hello, world.');</script><script src=a.js></script></head>";
        let hashes = inline_scripts(page).expect("a page");
        // The example in Content Security Policy Level 3, section 6.7.
        assert_eq!(
            hashes,
            ["sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="]
        );
    }
}
