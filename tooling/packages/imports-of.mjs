import ts from 'typescript';

/**
 * An import specifier, with its position in the text, without quotes.
 * @typedef {{ request: string, start: number, end: number }} Import
 */

/**
 * The imports of a script or a declaration file, in all forms: `import`, `export ... from`, and
 * `import()` in code and in types.
 * @param {string} text
 * @param {string} name of the file
 * @returns {Import[]} in the order of the text
 */
export function importsOf(text, name) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, false);
  /** @type {Import[]} */
  const imports = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const literal = literalOf(node);
    if (literal)
      imports.push({
        request: literal.text,
        start: literal.getStart(source) + 1,
        end: literal.getEnd() - 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/**
 * The import specifier of a node, if it is an import.
 * @param {ts.Node} node
 */
function literalOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return stringOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return stringOf(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return stringOf(node.arguments[0]);
  return undefined;
}

/** @param {ts.Node | undefined} node */
const stringOf = (node) => (node && ts.isStringLiteralLike(node) ? node : undefined);

/**
 * Replaces the import specifiers in a text.
 * @param {string} text
 * @param {string} name of the file
 * @param {(request: string) => string} rename
 */
export function withImports(text, name, rename) {
  let renamed = text;
  for (const { request, start, end } of importsOf(text, name).reverse())
    renamed = renamed.slice(0, start) + rename(request) + renamed.slice(end);
  return renamed;
}
