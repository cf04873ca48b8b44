import ts from 'typescript';
import { defaultsOf, typeText } from './prop-text.mjs';

/**
 * Facts about a component from its types, for the pages that document the kit.
 * @typedef {{
 *   name: string,
 *   type: string,
 *   required: boolean,
 *   fallback?: string,
 *   text: string,
 * }} Prop `fallback`: source code of the default value; `text`: its JSDoc
 * @typedef {{
 *   text: string,
 *   props: Prop[],
 *   element?: string,
 * }} ComponentFacts `element`: element whose attributes the component also accepts; empty: any element
 */

/**
 * The components that an entry of the kit exports.
 * @param {ts.Program} program
 * @param {string} file of the entry
 * @returns {{ components: Record<string, ComponentFacts>, files: string[] }} `files`: files that were read
 */
export function readComponents(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not an entry of the kit.`);
  const files = new Set([file]);
  const components = checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const props = propsType(symbol, checker);
    if (!props) return [];
    return [[exported.name, factsOf(symbol, props, checker, files)]];
  });
  return { components: Object.fromEntries(components), files: [...files] };
}

/**
 * The type of a component's props; undefined for anything else.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
function propsType(symbol, checker) {
  if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.parameters ?? [];
  return props && checker.getTypeOfSymbol(props);
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.Type} type of its props
 * @param {ts.TypeChecker} checker
 * @param {Set<string>} files files that were read are added to it
 * @returns {ComponentFacts}
 */
function factsOf(symbol, type, checker, files) {
  const all = checker.getPropertiesOfType(type);
  const own = all.filter((property) => declarationOf(property));
  const declaration = symbol.declarations?.[0];
  if (declaration) files.add(declaration.getSourceFile().fileName);
  const defaults = defaultsOf(declaration);
  const element = elementOf(all);
  return {
    text: docOf(symbol, checker),
    ...(element !== undefined && { element }),
    props: own.map((property) => {
      const where = /** @type {ts.Declaration} */ (declarationOf(property));
      files.add(where.getSourceFile().fileName);
      const fallback = defaults.get(property.name);
      return {
        name: property.name,
        type: typeText(checker.getTypeOfSymbol(property), where, checker),
        required: !(property.flags & ts.SymbolFlags.Optional) && fallback === undefined,
        ...(fallback !== undefined && { fallback }),
        text: docOf(property, checker),
      };
    }),
  };
}

/** The declaration of a prop in the product's own code; HTML attributes are declared by React. */
const declarationOf = (/** @type {ts.Symbol} */ property) =>
  property.declarations?.find(({ parent }) => !isOfLibrary(parent.getSourceFile()));

const isOfLibrary = (/** @type {ts.SourceFile} */ { fileName }) =>
  fileName.includes('/node_modules/');

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
const docOf = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/**
 * The element whose attributes are among the props, from the name of React's
 * `ButtonHTMLAttributes`.
 * @param {readonly ts.Symbol[]} properties
 */
function elementOf(properties) {
  const owners = new Set(
    properties.flatMap(({ declarations = [] }) =>
      declarations.map(({ parent }) => (ts.isInterfaceDeclaration(parent) ? parent.name.text : '')),
    ),
  );
  if (!owners.has('AriaAttributes')) return undefined;
  const [name] = [...owners].flatMap((owner) => /^(\w+)HTMLAttributes$/.exec(owner)?.[1] ?? []);
  return name === undefined ? '' : (elementNames[name] ?? name.toLowerCase());
}

/** @type {Record<string, string>} */
const elementNames = { Anchor: 'a' };
