import path from 'node:path';
import { placeOf, targetOf } from './import-target.mjs';
import { boundaryBetween } from './boundaries.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * AST nodes that name another module.
 * @typedef {{ value?: unknown, loc?: import('eslint').AST.SourceLocation | null }} Source
 * @typedef {{ source?: Source | null, importKind?: string, exportKind?: string }} Declaration
 * @typedef {{ arguments: Source[] }} Call
 */

/**
 * Reports an import that a boundary forbids. A rule of our own, because boundaries depend on the path of a
 * file, on whether it is a test, and on whether the import is dynamic, and no library's rule covers
 * all three. It only reads import specifiers, so it is fast.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const boundariesRule = {
  meta: { type: 'problem', schema: [], messages: { boundary: '{{message}}' } },
  create(context) {
    const place = placeOf(root, context.filename);
    /**
     * @param {Source | null | undefined} node
     * @param {import('./boundaries.mjs').Manner} manner
     */
    const check = (node, manner) => {
      if (typeof node?.value !== 'string') return;
      const message = boundaryBetween(place, targetOf(root, context.filename, node.value), manner);
      if (message && node.loc) {
        context.report({ loc: node.loc, messageId: 'boundary', data: { message } });
      }
    };
    const declaration = (/** @type {Declaration} */ node) =>
      check(node.source, {
        dynamic: false,
        typeOnly: (node.importKind ?? node.exportKind) === 'type',
      });
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (/** @type {Declaration} */ node) =>
        check(node.source, { dynamic: true, typeOnly: false }),
      TSImportType: (/** @type {Declaration} */ node) =>
        check(node.source, { dynamic: false, typeOnly: true }),
      'CallExpression[callee.name="require"]': (/** @type {Call} */ node) =>
        check(node.arguments[0], { dynamic: false, typeOnly: false }),
    };
  },
};
