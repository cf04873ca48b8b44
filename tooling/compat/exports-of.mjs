import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The names of the values that a TypeScript file exports, including those of `export *`. Without
 * types, which a released app does not contain.
 * @param {string} file
 * @returns {Set<string>}
 */
export function exportsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return new Set(source.statements.flatMap((statement) => namesOf(statement, file)));
}

/**
 * @param {ts.Statement} statement
 * @param {string} file
 * @returns {string[]}
 */
function namesOf(statement, file) {
  if (ts.isExportDeclaration(statement)) return exportedNames(statement, file);
  if (ts.isExportAssignment(statement)) return ['default'];
  const { modifiers = [] } = /** @type {{ modifiers?: readonly ts.ModifierLike[] }} */ (
    /** @type {unknown} */ (statement)
  );
  const has = (/** @type {ts.SyntaxKind} */ kind) => modifiers.some((one) => one.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DeclareKeyword)) return [];
  if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isValue =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isValue && statement.name ? [statement.name.text] : [];
}

/**
 * @param {ts.ExportDeclaration} declaration
 * @param {string} file
 * @returns {string[]}
 */
function exportedNames({ isTypeOnly, exportClause, moduleSpecifier }, file) {
  if (isTypeOnly) return [];
  if (exportClause && ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const behind = from.startsWith('.') ? fileAt(path.resolve(path.dirname(file), from)) : undefined;
  if (!exportClause) return behind ? [...exportsOf(behind)] : [];
  return exportClause.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name }) => name.text);
}

/**
 * @param {ts.BindingName} name
 * @returns {string[]}
 */
const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : boundNames(element.name),
      );

/** @param {string} base path without an extension */
const fileAt = (base) =>
  ['.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find((file) => existsSync(file));
