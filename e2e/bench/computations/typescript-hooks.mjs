import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const endings = ['.ts', '.tsx', '/index.ts'];

async function isFile(url) {
  return stat(fileURLToPath(url)).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/**
 * Module customization hook of Node: resolves imports without a file extension, like the bundler.
 */
export async function resolve(specifier, context, nextResolve) {
  const isRelative = specifier.startsWith('.') && context.parentURL?.startsWith('file:');
  if (isRelative && !/\.[cm]?[jt]sx?$|\.json$/.test(specifier)) {
    for (const ending of endings) {
      const url = new URL(specifier + ending, context.parentURL);
      if (await isFile(url)) return { url: url.href, shortCircuit: true };
    }
  }
  return nextResolve(specifier, context);
}

/** Loads TypeScript, and JSON without an import attribute, as modules. */
export async function load(url, context, nextLoad) {
  if (url.endsWith('.json')) {
    const text = await readFile(fileURLToPath(url), 'utf8');
    return { format: 'module', source: `export default ${text}`, shortCircuit: true };
  }
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), {
    filename: fileURLToPath(url),
    jsc: { parser: { syntax: 'typescript', tsx: url.endsWith('x') }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
