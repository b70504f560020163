//! What the page may load and run: itself, and nothing else.

use crate::hashed::integrity;
use crate::shell::Result;
use std::fs;
use std::path::Path;

/// Writes the policy into the page, first of all that it reads, and beside it for hosts that send headers.
///
/// Styles may stand in attributes: where a card lies is told by custom properties.
pub fn install(folder: &Path) -> Result {
    let page = folder.join("index.html");
    let failed = |error| format!("{}: {error}.", page.display());
    let text = fs::read_to_string(&page).map_err(failed)?;
    let hashes: String = inline_scripts(&text)
        .map(|script| format!(" '{}'", integrity(script.as_bytes())))
        .collect();
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; \
         base-uri 'self'; form-action 'none'"
    );
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">");
    let (head, rest) = text.split_once("<base").ok_or("index.html has no base.")?;
    fs::write(&page, format!("{head}{meta}<base{rest}")).map_err(failed)?;
    hosts(folder, &policy)
}

/// What static hosts read: Netlify and Cloudflare Pages the first, Apache the second. Those two have all files asked for
/// anew by themselves, and Cloudflare would send both of two rules that say how long a file may be kept.
fn hosts(folder: &Path, policy: &str) -> Result {
    let own = format!(
        "/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\
         /embed.js\n  Access-Control-Allow-Origin: *\n/oembed.json\n  \
         Access-Control-Allow-Origin: *\n/brag-web-*\n  Cache-Control: public, max-age=31536000, immutable\n"
    );
    let apache = format!(
        "AddType application/wasm .wasm\nAddType application/manifest+json .webmanifest\n<IfModule mod_headers.c>\n\
         Header set Content-Security-Policy \"{policy}\"\nHeader set X-Content-Type-Options nosniff\n\
         Header set Referrer-Policy no-referrer\nHeader set Cache-Control no-cache\n\
         <FilesMatch \"^(embed\\.js|oembed\\.json)$\">\nHeader set Access-Control-Allow-Origin \"*\"\n</FilesMatch>\n\
         <FilesMatch \"^brag-web-\">\n\
         Header set Cache-Control \"public, max-age=31536000, immutable\"\n</FilesMatch>\n</IfModule>\n"
    );
    for (name, text) in [("_headers", own), (".htaccess", apache)] {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}.", path.display()))?;
    }
    Ok(())
}

/// The texts of the scripts that stand in a page.
fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split("<script>")
        .skip(1)
        .filter_map(|rest| rest.split("</script>").next())
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
            // What a policy does not say of ancestors it allows; `default-src` says nothing of them.
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
        let hashes: Vec<_> = inline_scripts(page)
            .map(|script| integrity(script.as_bytes()))
            .collect();
        // The example of the standard, Content Security Policy Level 3, 6.7.
        assert_eq!(
            hashes,
            ["sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="]
        );
    }
}
