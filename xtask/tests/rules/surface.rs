//! The library's public interface as one text for each room, so that a change of it is seen.
//!
//! The compiler refuses `pub` on what nobody outside can reach (`unreachable_pub`), so what says `pub` is
//! public, without a compiler's own output, which differs from version to version. A change that is meant
//! is accepted with `INSTA_UPDATE=always cargo test -p xtask --test rules surface`.

use std::collections::BTreeSet;

use syn::{
    Attribute, Fields, FnArg, ImplItem, Item, ItemImpl, Pat, Signature, TraitItem, Type, UseTree,
    Visibility,
};

use crate::tree;

/// The rooms of the library, each a snapshot; the root has what everybody needs.
const ROOMS: [&str; 11] = [
    "answer", "board", "format", "generate", "lib", "logic", "progress", "rating", "rules",
    "scene", "solve",
];

#[test]
fn the_surface_is_as_it_was() {
    let files = tree::files();
    let parsed: Vec<(&str, syn::File)> =
        files.iter().filter_map(|file| Some((file.in_library()?, file.syntax()))).collect();
    let items = || parsed.iter().flat_map(|(_, file)| &file.items);
    let named = |public| items().filter_map(move |item| name(item, public));
    let outside: BTreeSet<String> = named(true).collect();
    let inside: BTreeSet<String> = named(false).filter(|name| !outside.contains(name)).collect();
    let modules = public_modules(&parsed);
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        for room in ROOMS {
            let is_there = |path: &str| path.split(['/', '.']).next() == Some(room);
            let there = || parsed.iter().filter(|(path, _)| is_there(path));
            // Which file an item stands in, and where in it, is nobody's business outside.
            let items = there().flat_map(|(_, file)| &file.items);
            let items = items.filter_map(|item| shown(item, &inside)).map(text);
            let listed = there().flat_map(|(_, file)| &file.items).filter_map(|item| list_of(item, &parsed));
            let names = there().flat_map(|(path, file)| names(path, file, &modules));
            let sorted: BTreeSet<String> = names.chain(items).chain(listed).collect();
            insta::assert_snapshot!(room, sorted.into_iter().collect::<String>());
        }
    });
}

fn text(item: Item) -> String {
    prettyplease::unparse(&syn::File { shebang: None, attrs: Vec::new(), items: vec![item] })
}

/// The module of a file, as whoever uses the library writes it.
fn module_of(path: &str) -> String {
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    if path == "lib" { String::new() } else { path.replace('/', "::") + "::" }
}

/// The modules that can be named outside.
fn public_modules(parsed: &[(&str, syn::File)]) -> BTreeSet<String> {
    let mut public = BTreeSet::from([String::new()]);
    let mut count = 0;
    while public.len() > count {
        count = public.len();
        for (module, file) in parsed.iter().map(|(path, file)| (module_of(path), file)) {
            if public.contains(&module) {
                let inner = file.items.iter().filter_map(|item| match item {
                    Item::Mod(inner) if is_public(&inner.vis) => Some(&inner.ident),
                    _ => None,
                });
                public.extend(inner.map(|name| format!("{module}{name}::")));
            }
        }
    }
    public
}

/// The lines that tell under which names the items of other files can be had.
fn names(path: &str, file: &syn::File, modules: &BTreeSet<String>) -> Vec<String> {
    let module = module_of(path);
    let mut names = Vec::new();
    // Below a family of techniques are pages alone: each technique's document, which the laws of the registry ask for.
    if path.strip_prefix("logic/techniques/").is_some_and(|path| path.contains('/')) {
        return names;
    }
    for item in &file.items {
        match item {
            Item::Use(item) if is_public(&item.vis) => leaves(&item.tree, &mut names),
            Item::Mod(item) if is_public(&item.vis) => names.push(item.ident.to_string()),
            _ => {}
        }
    }
    let is_public = modules.contains(&module);
    names.into_iter().filter(|_| is_public).map(|name| format!("{module}{name}\n")).collect()
}

fn leaves(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => leaves(&path.tree, names),
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Glob(_) => names.push("*".to_owned()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, names)),
    }
}

/// The name of a type or trait, if it is public or not as asked.
fn name(item: &Item, public: bool) -> Option<String> {
    let (visibility, name) = match item {
        Item::Struct(item) => (&item.vis, &item.ident),
        Item::Enum(item) => (&item.vis, &item.ident),
        Item::Trait(item) => (&item.vis, &item.ident),
        Item::Type(item) => (&item.vis, &item.ident),
        _ => return None,
    };
    (is_public(visibility) == public).then(|| name.to_string())
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The list that an item is made of by another macro, as `list!(make)` hands it on: what is public comes of it.
fn list_of(item: &Item, parsed: &[(&str, syn::File)]) -> Option<String> {
    let Item::Macro(call) = item else { return None };
    let is_list = |item: &&syn::ItemMacro| {
        item.ident.as_ref().is_some_and(|name| call.mac.path.is_ident(name))
    };
    let macros = parsed.iter().flat_map(|(_, file)| &file.items).filter_map(|item| match item {
        Item::Macro(item) => Some(item),
        _ => None,
    });
    let is_handed_on = call.mac.tokens.to_string().split_whitespace().count() < 3;
    macros.filter(|_| is_handed_on).find(is_list).map(|list| text(Item::Macro(list.clone())))
}

/// What is public of an item: its signature, without documents and bodies.
fn shown(item: &Item, inside: &BTreeSet<String>) -> Option<Item> {
    let mut item = item.clone();
    let is_shown = match &mut item {
        Item::Fn(item) => {
            keep_signs(&mut item.attrs);
            keep_parameters(&mut item.sig);
            item.block.stmts.clear();
            is_public(&item.vis)
        }
        Item::Struct(item) => {
            keep_signs(&mut item.attrs);
            keep_fields(&mut item.fields);
            is_public(&item.vis)
        }
        Item::Enum(item) => {
            keep_signs(&mut item.attrs);
            for variant in &mut item.variants {
                keep_signs(&mut variant.attrs);
                variant.fields.iter_mut().for_each(|field| keep_signs(&mut field.attrs));
            }
            is_public(&item.vis)
        }
        Item::Trait(item) => {
            keep_signs(&mut item.attrs);
            for part in &mut item.items {
                if let TraitItem::Fn(function) = part {
                    keep_signs(&mut function.attrs);
                    keep_parameters(&mut function.sig);
                    function.default.iter_mut().for_each(|block| block.stmts.clear());
                }
            }
            is_public(&item.vis)
        }
        Item::Impl(item) => keep_public(item, inside),
        Item::Const(item) => {
            keep_signs(&mut item.attrs);
            is_public(&item.vis)
        }
        Item::Type(item) => {
            keep_signs(&mut item.attrs);
            is_public(&item.vis)
        }
        _ => false,
    };
    is_shown.then_some(item)
}

/// Keeps what is public of an implementation, and tells whether there is anything.
fn keep_public(item: &mut ItemImpl, inside: &BTreeSet<String>) -> bool {
    keep_signs(&mut item.attrs);
    let is_inside = |path: &syn::Path| {
        path.segments.last().is_some_and(|last| inside.contains(&last.ident.to_string()))
    };
    if let Type::Path(of) = &*item.self_ty
        && is_inside(&of.path)
    {
        return false;
    }
    if let Some((_, path, _)) = &item.trait_ {
        item.items.retain(|part| matches!(part, ImplItem::Type(_)));
        return !is_inside(path);
    }
    item.items.retain_mut(|part| match part {
        ImplItem::Fn(function) => {
            keep_signs(&mut function.attrs);
            keep_parameters(&mut function.sig);
            function.block.stmts.clear();
            is_public(&function.vis)
        }
        ImplItem::Const(constant) => {
            keep_signs(&mut constant.attrs);
            is_public(&constant.vis)
        }
        _ => false,
    });
    !item.items.is_empty()
}

/// Keeps the public fields.
fn keep_fields(fields: &mut Fields) {
    let all = match fields {
        Fields::Named(fields) => &mut fields.named,
        Fields::Unnamed(fields) => &mut fields.unnamed,
        Fields::Unit => return,
    };
    *all = std::mem::take(all).into_iter().filter(|field| is_public(&field.vis)).collect();
    all.iter_mut().for_each(|field| keep_signs(&mut field.attrs));
}

/// Keeps the names and types of parameters: whether a function changes its own copy is its business.
fn keep_parameters(signature: &mut Signature) {
    for parameter in &mut signature.inputs {
        match parameter {
            FnArg::Receiver(receiver) if receiver.reference.is_none() => receiver.mutability = None,
            FnArg::Typed(typed) => {
                if let Pat::Ident(name) = &mut *typed.pat {
                    name.mutability = None;
                }
            }
            FnArg::Receiver(_) => {}
        }
    }
}

/// Keeps the attributes that whoever uses an item has to know.
fn keep_signs(attributes: &mut Vec<Attribute>) {
    let signs = ["cfg", "derive", "non_exhaustive", "deprecated"];
    attributes.retain(|attribute| signs.iter().any(|sign| attribute.path().is_ident(sign)));
}

#[test]
fn what_is_public_is_shown_and_nothing_else() {
    let source = "/// Docs.\n#[derive(Debug)]\n#[must_use]\npub struct A { pub b: u8, c: u8 }\nstruct D;\n\
                  impl D { pub fn e() {} }\nimpl A { pub fn f(mut self, mut g: u8) -> u8 { g } fn h() {} }\n\
                  impl From<A> for u8 { fn from(a: A) -> u8 { a.c } }\nfn i() {}\npub(crate) const J: u8 = 1;\n";
    let file = syn::parse_file(source).expect("a source");
    let inside = BTreeSet::from(["D".to_owned()]);
    let shown = file.items.iter().filter_map(|item| shown(item, &inside)).map(text);
    let expected = "#[derive(Debug)]\npub struct A {\n    pub b: u8,\n}\nimpl A {\n    \
                    pub fn f(self, g: u8) -> u8 {}\n}\nimpl From<A> for u8 {}\n";
    assert_eq!(shown.collect::<String>(), expected);
}
