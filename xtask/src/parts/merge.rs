//! Merges modules of the program. The splitter makes a module for every set of parts that share code, and so many
//! small files would cost more than they save.
//!
//! All modules import the same memory, table and stack pointer. They export nothing, and each fills its own range of
//! the table. So modules can be joined by appending their sections and shifting the indices of types and functions.

use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FunctionSection, ImportSection, Module, TypeSection,
};
use wasmparser::{Parser, Payload};

/// Why modules cannot be merged.
type Failed = reencode::Error<Infallible>;

/// Merges modules into one. `None`: the result would be empty.
pub fn merge(modules: &[Vec<u8>]) -> Result<Option<Vec<u8>>, Failed> {
    let mut whole = Whole::default();
    for module in modules {
        whole.add(module)?;
    }
    Ok((whole.has_data || !whole.code.is_empty()).then(|| whole.finish()))
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
                // Some modules do not import the stack pointer. The longest list contains all imports.
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
    use super::merge;
    use wasm_encoder::{
        CodeSection, ConstExpr, ElementSection, Elements, Function, FunctionSection, Module,
        TypeSection, ValType,
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
        let mut module = Module::new();
        module
            .section(&types)
            .section(&functions)
            .section(&elements)
            .section(&code);
        module.finish()
    }

    #[test]
    fn merged_modules_call_what_they_called_before() {
        let whole = merge(&[module(ValType::I32), module(ValType::F64)]).expect("modules");
        let whole = whole.expect("functions");
        // Each function must call the one of its own type, or the module is not valid.
        Validator::new().validate_all(&whole).expect("a module");
    }
}
