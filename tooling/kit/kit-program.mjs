import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { rootDirectory } from '../workspace.mjs';

/** Folder of the kit's entries: `@praxis/sdk/ui` and its siblings. */
const entries = path.join(rootDirectory, 'sdk/src/ui');

/** Names of the kit's entries: `ui`, `ui/page`. */
export const entryNames = () =>
  readdirSync(entries)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .map((name) => (name === 'index' ? 'ui' : `ui/${name}`));

/** The file of an entry. */
export const entryFile = (/** @type {string} */ name) =>
  path.join(entries, `${name === 'ui' ? 'index' : path.basename(name)}.ts`);

/** A TypeScript program of the whole kit, created once for all of its entries. */
export const kitProgram = () => programOf(entryNames().map(entryFile));

/**
 * Creates a TypeScript program of some files and their imports.
 * @param {string[]} files
 */
export function programOf(files) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(rootDirectory, 'tsconfig.base.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    rootDirectory,
  );
  return ts.createProgram({
    rootNames: [...files, path.join(rootDirectory, 'tooling/types/assets.d.ts')],
    options: {
      ...options,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      composite: false,
      emitDeclarationOnly: false,
      declaration: false,
      noEmit: true,
    },
  });
}
