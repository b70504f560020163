//! Merges modules of the program. The splitter makes a module for every set of programs that share code, and so many
//! small files would cost more than they save.
//!
//! All modules import the same memory, table and stack pointer, and no function. Each fills its own range of the table,
//! through which it is called. So modules can be joined by appending their sections and shifting the indices of types
//! and functions. A module that is not so is refused.

use std::convert::Infallible;
use std::mem;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FunctionSection, ImportSection, Module, TypeSection,
};
use wasmparser::{Parser, Payload, TypeRef};

/// Why a module cannot be read or written.
type Failed = reencode::Error<Infallible>;

/// Merges modules into one. `None`: nothing in the result could be called or read.
///
/// # Errors
///
/// A module cannot be read, or is not as this merge assumes.
pub fn merge(modules: &[Vec<u8>]) -> Result<Option<Vec<u8>>, String> {
    let mut whole = Whole::default();
    let mut imports = Vec::new();
    for module in modules {
        check(module, &mut imports)?;
        whole.add(module).map_err(|error| error.to_string())?;
    }
    // Functions are called through the elements of the table alone.
    Ok((whole.has_data || !whole.elements.is_empty()).then(|| whole.finish()))
}

/// Whether a module sets data that the program may change. The first segment has the constants.
///
/// # Errors
///
/// The module cannot be read.
pub fn has_variables(module: &[u8]) -> Result<bool, String> {
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::DataSection(section) = payload.map_err(|error| error.to_string())? {
            let mut variables = section.into_iter().flatten().skip(1);
            return Ok(variables.any(|segment| !segment.data.is_empty()));
        }
    }
    Ok(false)
}

/// An import: its module, its name and its type.
type Import<'a> = (&'a str, &'a str, TypeRef);

/// Checks that a module has only the sections that are merged, imports no function, and imports the same as the modules
/// before it, which import `longest`.
fn check<'a>(module: &'a [u8], longest: &mut Vec<Import<'a>>) -> Result<(), String> {
    for payload in Parser::new(0).parse_all(module) {
        match payload.map_err(|error| error.to_string())? {
            Payload::ImportSection(section) => {
                let imports = section.into_imports();
                let imports = imports.map(|import| import.map(|i| (i.module, i.name, i.ty)));
                let imports: Vec<Import<'_>> = imports
                    .collect::<Result<_, _>>()
                    .map_err(|error| error.to_string())?;
                agree(longest, imports)?;
            }
            Payload::Version { .. }
            | Payload::TypeSection(_)
            | Payload::FunctionSection(_)
            | Payload::ElementSection(_)
            | Payload::DataCountSection { .. }
            | Payload::CodeSectionStart { .. }
            | Payload::CodeSectionEntry(_)
            | Payload::DataSection(_)
            // These are not kept: exports, because the program calls through the table, and names and debug information.
            | Payload::ExportSection(_)
            | Payload::CustomSection(_)
            | Payload::End(_) => {}
            other => return Err(format!("The splitter made a section that cannot be merged: {other:?}")),
        }
    }
    Ok(())
}

/// Keeps the longer of two lists of imports. Some modules do not import the stack pointer.
fn agree<'a>(longest: &mut Vec<Import<'a>>, mut imports: Vec<Import<'a>>) -> Result<(), String> {
    if imports.len() > longest.len() {
        mem::swap(longest, &mut imports);
    }
    let other = imports.iter().find(|import| !longest.contains(import));
    let function = longest
        .iter()
        .find(|(.., ty)| matches!(ty, TypeRef::Func(_)));
    match (other, function) {
        (Some((_, name, _)), _) => Err(format!(
            "The splitter made modules whose imports differ: `{name}` is not in the longest list"
        )),
        (_, Some((_, name, _))) => Err(format!(
            "The splitter made a module that imports the function `{name}`"
        )),
        (None, None) => Ok(()),
    }
}

#[derive(Default)]
struct Whole {
    types: TypeSection,
    imports: ImportSection,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
    /// Whether any data is not zero.
    has_data: bool,
}

/// The offsets that are added to the type and function indices of a module.
struct Shifted {
    types: u32,
    functions: u32,
}

impl Reencode for Shifted {
    type Error = Infallible;

    fn type_index(&mut self, ty: u32) -> Result<u32, Failed> {
        Ok(ty + self.types)
    }

    fn function_index(&mut self, function: u32) -> Result<u32, Failed> {
        Ok(function + self.functions)
    }
}

impl Whole {
    fn add(&mut self, module: &[u8]) -> Result<(), Failed> {
        let mut shifted = Shifted {
            types: self.types.len(),
            functions: self.functions.len(),
        };
        for payload in Parser::new(0).parse_all(module) {
            match payload.map_err(reencode::Error::ParseError)? {
                Payload::TypeSection(section) => {
                    shifted.parse_type_section(&mut self.types, section)?;
                }
                Payload::ImportSection(section) => {
                    let mut imports = ImportSection::new();
                    shifted.parse_import_section(&mut imports, section)?;
                    if imports.len() > self.imports.len() {
                        self.imports = imports;
                    }
                }
                Payload::FunctionSection(section) => {
                    shifted.parse_function_section(&mut self.functions, section)?;
                }
                Payload::ElementSection(section) => {
                    shifted.parse_element_section(&mut self.elements, section)?;
                }
                Payload::CodeSectionEntry(body) => {
                    shifted.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(section) => {
                    let mut data = section.clone().into_iter().flatten();
                    self.has_data |= data.any(|segment| segment.data.iter().any(|byte| *byte != 0));
                    shifted.parse_data_section(&mut self.data, section)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn finish(self) -> Vec<u8> {
        let mut module = Module::new();
        module
            .section(&self.types)
            .section(&self.imports)
            .section(&self.functions)
            .section(&self.elements)
            .section(&self.code)
            .section(&self.data);
        module.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{has_variables, merge};
    use wasm_encoder::{
        CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, Function,
        FunctionSection, GlobalSection, GlobalType, ImportSection, Module, Section, TypeSection,
        ValType,
    };
    use wasmparser::Validator;

    /// A module with one function, which calls itself, at a place of its table.
    fn module(result: ValType) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], [result]);
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut elements = ElementSection::new();
        elements.declared(Elements::Expressions(
            wasm_encoder::RefType::FUNCREF,
            [ConstExpr::ref_func(0)]
                .into_iter()
                .collect::<Vec<_>>()
                .into(),
        ));
        let mut code = CodeSection::new();
        let mut body = Function::new([]);
        body.instructions().call(0).end();
        code.function(&body);
        of(&[&types, &functions, &elements, &code])
    }

    #[test]
    fn merged_modules_call_what_they_called_before() {
        let whole = merge(&[module(ValType::I32), module(ValType::F64)]).expect("modules");
        let whole = whole.expect("functions");
        // Each function must call the one of its own type, or the module is not valid.
        Validator::new().validate_all(&whole).expect("a module");
    }

    fn of(sections: &[&dyn Section]) -> Vec<u8> {
        let mut bytes = Module::new().finish();
        for section in sections {
            section.append_to(&mut bytes);
        }
        bytes
    }

    #[test]
    fn data_after_the_constants_is_variable() {
        let with = |bytes: [&[u8]; 2]| {
            let mut data = DataSection::new();
            for segment in bytes {
                data.active(0, &ConstExpr::i32_const(0), segment.iter().copied());
            }
            of(&[&data])
        };
        assert_eq!(has_variables(&with([b".", b""])), Ok(false));
        assert_eq!(has_variables(&with([b"", b"."])), Ok(true));
    }

    fn importing(imports: &[(&str, EntityType)]) -> Vec<u8> {
        let mut section = ImportSection::new();
        for (name, ty) in imports {
            section.import("first", name, *ty);
        }
        of(&[&section])
    }

    #[test]
    fn modules_that_import_differently_are_refused() {
        let global = EntityType::Global(GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        });
        let few = importing(&[("stack", global)]);
        let more = importing(&[("other", global), ("another", global)]);
        assert_eq!(merge(&[few.clone(), few.clone()]), Ok(None));
        let refused = merge(&[few, more]).expect_err("different imports");
        assert!(refused.contains("`stack`"), "{refused}");

        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut function = ImportSection::new();
        function.import("first", "log", EntityType::Function(0));
        let module = of(&[&types, &function]);
        let refused = merge(&[module]).expect_err("a function");
        assert!(refused.contains("`log`"), "{refused}");
    }

    #[test]
    fn a_section_that_is_not_merged_is_refused() {
        let module = of(&[&GlobalSection::new()]);
        let refused = merge(&[module]).expect_err("globals");
        assert!(refused.contains("GlobalSection"), "{refused}");
    }
}
