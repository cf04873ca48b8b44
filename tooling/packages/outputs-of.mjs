import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rootDirectory } from '../workspace.mjs';

/**
 * What a file of the workspace becomes in a package.
 * @typedef {{ file: string, content: string | Buffer }} Output
 * `file`: where it would be beside its source; text is of a script, a declaration or a style sheet
 */

const typescript = /(?<!\.d)\.tsx?$/;
const texts = /\.([cm]?js|d\.ts|css)$/;

/** Where `tsc -b` puts the declarations of a package. */
const declarations = path.join(rootDirectory, 'node_modules/.cache/types');

/** The name of the script that a source is compiled to. */
export const scriptOf = (/** @type {string} */ file) => file.replace(typescript, '.js');

/**
 * TypeScript becomes a script and, where the types of its package were written, a declaration; all
 * else stays as it is.
 * @param {string} file
 * @returns {Promise<Output[]>}
 */
export async function outputsOf(file) {
  if (!typescript.test(file)) {
    return [{ file, content: readFileSync(file, texts.test(file) ? 'utf8' : undefined) }];
  }
  const { code } = await transform(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  const script = { file: scriptOf(file), content: code };
  const declared = file.replace(typescript, '.d.ts');
  const declaration = path.join(declarations, path.relative(rootDirectory, declared));
  if (!existsSync(declaration)) return [script];
  return [script, { file: declared, content: readFileSync(declaration, 'utf8') }];
}
