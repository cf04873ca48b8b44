import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { drawingsOf } from './drawings.mjs';

/** The languages of the product. */
export const languages = ['en', 'de', 'fr', 'pt'];

/**
 * The files from which an app's manifest is created.
 * @param {string} directory of the app
 */
export const declarationFiles = (directory) => ({
  app: path.join(directory, 'src/app.ts'),
  pages: path.join(directory, 'src/pages.ts'),
  package: path.join(directory, 'package.json'),
  titles: languages.map((code) => path.join(directory, `src/titles/${code}.json`)),
});

/**
 * Reads what an app declares about itself and its pages, without running any code of a page.
 * @param {string} directory of the app
 * @returns {Promise<import('./manifest-of.mjs').Declarations>}
 */
export async function readDeclarations(directory) {
  const files = declarationFiles(directory);
  const [{ app }, { pages }] = await Promise.all([evaluate(files.app), evaluate(files.pages)]);
  const icons = /** @type {import('./manifest-of.mjs').Page[]} */ (pages).flatMap(
    ({ icon }) => icon ?? [],
  );
  const titles = languages.map((code, index) => [code, readJson(files.titles[index] ?? '')]);
  return {
    app,
    pages,
    titles: Object.fromEntries(titles),
    icons: await drawingsOf(icons),
    version: readJson(files.package).version,
  };
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Evaluates a module that imports only types.
 * @param {string} file
 */
async function evaluate(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  if (/^import /m.test(outputText))
    throw new Error(`${file} may only import types: it is read before anything is built.`);
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}
