//! A file of the source as the compiler reads it: its imports, the paths in it, and what it defines.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree, Visibility};

use super::files::File;

/// A name that a `use` brings into a module, and the path that it comes from. The name `*` stands for all names.
pub struct Import {
    pub name: String,
    pub path: Vec<String>,
    /// Whether the module hands it on.
    pub is_public: bool,
}

/// What a file says, without what only tests compile. Modules that are written out in it are left out.
#[derive(Default)]
pub struct Parsed {
    pub imports: Vec<Import>,
    /// The paths of more than one name.
    pub paths: BTreeSet<Vec<String>>,
    /// The names that it defines.
    pub defined: BTreeSet<String>,
}

impl Parsed {
    /// Reads a file, which compiles.
    pub fn read(file: &File) -> Parsed {
        let mut parsed = Parsed::default();
        match syn::parse_file(&file.text) {
            Ok(tree) => parsed.visit_file(&tree),
            Err(error) => panic!("{file}: {error}"),
        }
        parsed
    }

    fn import(&mut self, tree: &UseTree, before: &[String], is_public: bool) {
        let mut path = before.to_vec();
        let name = match tree {
            UseTree::Path(inner) => {
                path.push(inner.ident.to_string());
                return self.import(&inner.tree, &path, is_public);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before, is_public);
                }
                return;
            }
            UseTree::Name(name) => {
                path.push(name.ident.to_string());
                None
            }
            UseTree::Rename(renamed) => {
                path.push(renamed.ident.to_string());
                Some(renamed.rename.to_string())
            }
            UseTree::Glob(_) => {
                path.push("*".to_owned());
                None
            }
        };
        if path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let name = name.or_else(|| path.last().cloned()).unwrap_or_default();
        self.imports.push(Import {
            name,
            path,
            is_public,
        });
    }

    /// The paths in what a macro gets.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        // How many colons have come since the last name of the path.
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(sign) if sign.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.end(&mut path);
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                other => {
                    self.end(&mut path);
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.tokens(group.stream());
                    }
                }
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Vec<String>) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.paths.insert(path);
        }
    }
}

impl<'ast> Visit<'ast> for Parsed {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name): (&[Attribute], _) = match item {
            Item::Const(item) => (&item.attrs, Some(&item.ident)),
            Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            Item::Impl(item) => (&item.attrs, None),
            Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            Item::Mod(item) if item.content.is_some() => return,
            Item::Static(item) => (&item.attrs, Some(&item.ident)),
            Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            Item::Type(item) => (&item.attrs, Some(&item.ident)),
            Item::Use(item) => (&item.attrs, None),
            _ => (&[], None),
        };
        if is_for_tests(attributes) {
            return;
        }
        self.defined.extend(name.map(ToString::to_string));
        match item {
            Item::Use(item) => {
                let is_public = !matches!(item.vis, Visibility::Inherited);
                self.import(&item.tree, &[], is_public);
            }
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names = path.segments.iter().map(|part| part.ident.to_string());
        let mut names: Vec<String> = names.collect();
        self.end(&mut names);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, one: &'ast syn::Macro) {
        self.tokens(one.tokens.clone());
        visit::visit_macro(self, one);
    }
}

/// Whether only tests compile what has these attributes.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    let mut conditions = attributes.iter().filter(|one| one.path().is_ident("cfg"));
    conditions.any(|one| {
        one.parse_args::<syn::Ident>()
            .is_ok_and(|condition| condition == "test")
    })
}

#[test]
fn imports_and_paths_are_read_in_every_form() {
    let file = File {
        path: "src/a.rs".to_owned(),
        text: "use a::{b as c, d::{self, e}}; pub use super::f::*; #[cfg(test)] use g::h; \
               fn i() -> j::K { use l::m; n!(o: p::q, [r::s::t]) }"
            .to_owned(),
    };
    let parsed = Parsed::read(&file);
    let imports = parsed.imports.iter();
    let imports: Vec<String> = imports
        .map(|one| format!("{} {} {}", one.name, one.path.join("::"), one.is_public))
        .collect();
    assert_eq!(
        imports,
        [
            "c a::b false",
            "d a::d false",
            "e a::d::e false",
            "* super::f::* true",
            "m l::m false"
        ]
    );
    let paths = parsed.paths.iter().map(|path| path.join("::"));
    assert_eq!(paths.collect::<Vec<_>>(), ["j::K", "p::q", "r::s::t"]);
    assert!(parsed.defined.contains("i"));
}
