import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { rootDirectory } from '../workspace.mjs';

/**
 * An output file of a package.
 * @typedef {{ file: string, content: string | Buffer }} Output
 * `file`: its path, as if next to its source; `content` is a string for scripts, declarations and
 * styles
 */

const typescript = /(?<!\.d)\.tsx?$/;
const texts = /\.([cm]?js|d\.ts|css)$/;

/** Folder in which `tsc -b` writes the declarations of packages. */
const declarations = path.join(rootDirectory, 'node_modules/.cache/types');

/** The path of the script that a source file is compiled to. */
export const scriptOf = (/** @type {string} */ file) => file.replace(typescript, '.js');

/**
 * Compiles TypeScript to a script, with its declaration if `tsc -b` has written one; returns all
 * other files unchanged.
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
