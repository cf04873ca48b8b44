import ts from 'typescript';

/** Longer types are truncated; in lines. */
const longestType = 40;

/**
 * An export of a module, as shown in its reference.
 * @typedef {{ name: string, kind: 'function' | 'type' | 'value', text: string, code: string }} Declared
 *   `text`: its JSDoc; `code`: its signature, type or declaration
 */

/**
 * The exports of a module, by name.
 * @param {ts.Program} program
 * @param {string} file
 * @returns {Declared[]}
 */
export function declaredIn(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .flatMap((exported) => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      // Exports of libraries are documented by the libraries.
      if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/'))
        return [];
      return [describe(exported.name, symbol, declaration, checker)];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * @param {string} name name of the export, which may differ from the declared name
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 * @param {ts.TypeChecker} checker
 * @returns {Declared}
 */
function describe(name, symbol, declaration, checker) {
  const text = docOf(symbol, checker);
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return { name, kind: 'type', text, code: truncated(withoutExport(declaration.getText())) };
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  if (signatures.length > 0)
    return {
      name,
      kind: 'function',
      text,
      code: signatures
        .map((one) => `${name}${checker.signatureToString(one, declaration, flags)}`)
        .join('\n'),
    };
  return {
    name,
    kind: 'value',
    text,
    code: truncated(`${name}: ${checker.typeToString(type, declaration)}`),
  };
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function docOf(symbol, checker) {
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  const [declaration] = symbol.declarations ?? [];
  if (own || !declaration || !ts.isBindingElement(declaration)) return own;
  // For destructured variables, the JSDoc is at the statement.
  const statement = ts.findAncestor(declaration, ts.isVariableStatement);
  const [doc] = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  return (doc && ts.getTextOfJSDocComment(doc.comment)) ?? '';
}

const withoutExport = (/** @type {string} */ code) => code.replace(/^export /, '');

function truncated(/** @type {string} */ code) {
  const lines = code.split('\n');
  return lines.length > longestType ? [...lines.slice(0, longestType), '// …'].join('\n') : code;
}
