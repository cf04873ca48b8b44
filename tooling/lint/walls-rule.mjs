import path from 'node:path';
import { placeOf, targetOf } from './import-target.mjs';
import { wallBetween } from './walls.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The parts of syntax that name another module.
 * @typedef {{ value?: unknown, loc?: import('eslint').AST.SourceLocation | null }} Source
 * @typedef {{ source?: Source | null, importKind?: string, exportKind?: string }} Declaration
 * @typedef {{ arguments: Source[] }} Call
 */

/**
 * Reports an import that runs into a wall. A rule of our own, because walls depend on where a file
 * is, on whether it is a test, and on whether the import is dynamic: no library's rule asks for all
 * three. It reads the import's text alone, so it costs next to nothing.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const wallsRule = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{message}}' } },
  create(context) {
    const place = placeOf(root, context.filename);
    /**
     * @param {Source | null | undefined} node
     * @param {import('./walls.mjs').Manner} manner
     */
    const check = (node, manner) => {
      if (typeof node?.value !== 'string') return;
      const message = wallBetween(place, targetOf(root, context.filename, node.value), manner);
      if (message && node.loc) {
        context.report({ loc: node.loc, messageId: 'wall', data: { message } });
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
