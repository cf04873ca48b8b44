import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/**
 * Module hooks of Node (see `typescript.mjs`): resolve relative imports without an extension to
 * TypeScript files, and compile these when they are loaded.
 */

/**
 * @param {string} specifier
 * @param {{ parentURL?: string }} context
 * @param {(specifier: string, context: object) => Promise<object>} next
 */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && isTypeScript(context.parentURL ?? '')) {
    for (const ending of ['.ts', '/index.ts']) {
      const url = new URL(specifier + ending, context.parentURL);
      if (await exists(url)) return { url: url.href, shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<object>} next
 */
export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}

/** Whether a URL is that of a TypeScript file, with or without a version as its query. */
const isTypeScript = (/** @type {string} */ url) => /\.ts(\?|$)/.test(url);

/** @param {URL} url */
async function exists(url) {
  try {
    await access(url);
    return true;
  } catch {
    return false;
  }
}
