//! Compiles a message to the text that the page reads. Control characters mark variables and choices:
//!
//! - `\u{1}a` is the first variable.
//! - `\u{2}a` begins a choice by the first variable. Then come its variants, each as key, `\u{3}`, text and `\u{4}`.
//!   `\u{5}` ends the choice. The default variant is the last and has no key.

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// The type of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A player, who may be "you": `$who`, `$whom` and `$whose`.
    Name,
    /// A whole number: inside NUMBER(), or the selector of a choice.
    Count,
    Text,
}

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub kind: Kind,
    /// Whether its value appears in the text. Otherwise it only selects a variant.
    pub is_placed: bool,
}

/// A choice in a message: its selector, and the keys of its variants except the default.
pub struct Choice<'p> {
    pub by: &'p str,
    pub keys: Vec<&'p str>,
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The text of a pattern without variables. `None`: it has some.
pub fn plain(pattern: &Pattern<String>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => {
                text += &unescaped(value);
            }
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// The variables of a pattern, in order.
pub fn variables(pattern: &Pattern<String>) -> Vec<Variable> {
    let mut found = Vec::new();
    each(pattern, &mut |expression| match expression {
        Expression::Inline(inline) => note(&mut found, inline, true, false),
        Expression::Select { selector, variants } => {
            note(
                &mut found,
                selector,
                false,
                variants.iter().any(|variant| counts(&variant.key)),
            );
        }
    });
    found
}

pub fn choices(pattern: &Pattern<String>) -> Vec<Choice<'_>> {
    let mut found = Vec::new();
    each(pattern, &mut |expression| {
        if let Expression::Select { selector, variants } = expression
            && let Some((by, _)) = variable(selector)
        {
            let keys = variants
                .iter()
                .filter(|variant| !variant.default)
                .map(|variant| key(&variant.key));
            found.push(Choice {
                by,
                keys: keys.collect(),
            });
        }
    });
    found
}

/// The compiled pattern, or an error that says what the page cannot read.
pub fn compiled(pattern: &Pattern<String>, variables: &[Variable]) -> Result<String, String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += &value.replace('\n', " "),
            PatternElement::Placeable { expression } => text += &placed(expression, variables)?,
        }
    }
    Ok(text)
}

fn placed(expression: &Expression<String>, variables: &[Variable]) -> Result<String, String> {
    let letter = |inline| {
        let (name, _) = variable(inline).ok_or("holds something that the page does not read")?;
        let at = variables.iter().position(|variable| variable.name == name);
        let at = at.ok_or_else(|| format!("has a variable ${name}, and English has none such"))?;
        Ok::<char, String>(char::from(b'a' + at as u8))
    };
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(unescaped(value)),
        Expression::Inline(inline) => Ok(format!("\u{1}{}", letter(inline)?)),
        Expression::Select { selector, variants } => {
            let mut text = format!("\u{2}{}", letter(selector)?);
            let (default, keyed): (Vec<_>, Vec<_>) =
                variants.iter().partition(|variant| variant.default);
            let mut add = |key: &str, variant: &Variant<String>| {
                text += &format!("{key}\u{3}{}\u{4}", compiled(&variant.value, variables)?);
                Ok::<(), String>(())
            };
            for variant in keyed {
                add(key(&variant.key), variant)?;
            }
            for variant in default {
                add("", variant)?;
            }
            text.push('\u{5}');
            Ok(text)
        }
    }
}

fn each<'p>(pattern: &'p Pattern<String>, visit: &mut impl FnMut(&'p Expression<String>)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit(expression);
            if let Expression::Select { variants, .. } = expression {
                for variant in variants {
                    each(&variant.value, visit);
                }
            }
        }
    }
}

/// The variable of an expression, and whether it is inside NUMBER().
fn variable(inline: &InlineExpression<String>) -> Option<(&str, bool)> {
    match inline {
        InlineExpression::VariableReference { id } => Some((&id.name, false)),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            Some((variable(arguments.positional.first()?)?.0, true))
        }
        _ => None,
    }
}

fn note(
    found: &mut Vec<Variable>,
    inline: &InlineExpression<String>,
    is_placed: bool,
    is_count: bool,
) {
    let Some((name, is_number)) = variable(inline) else {
        return;
    };
    let kind = match name {
        "who" | "whom" | "whose" => Kind::Name,
        _ if is_number || is_count => Kind::Count,
        _ => Kind::Text,
    };
    match found.iter_mut().find(|variable| variable.name == name) {
        Some(variable) => {
            variable.is_placed |= is_placed;
            if kind == Kind::Count {
                variable.kind = kind;
            }
        }
        None => found.push(Variable {
            name: name.into(),
            kind,
            is_placed,
        }),
    }
}

fn counts(key: &VariantKey<String>) -> bool {
    match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => PLURALS[..5].contains(&name.as_str()),
    }
}

fn key(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The text of a literal such as `"\u00A0"`.
fn unescaped(literal: &str) -> String {
    fluent_syntax::unicode::unescape_unicode_to_string(literal).into_owned()
}
