import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { drawingsOf } from './drawings.mjs';
import { idOfPackage } from './id-of-package.mjs';

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
 * @throws an error that names the file, relative to the app's folder
 */
export async function readDeclarations(directory) {
  const files = declarationFiles(directory);
  const inApp = (/** @type {string} */ file) => path.relative(directory, file);
  const read = (/** @type {string} */ file) => {
    if (!existsSync(file)) throw new Error(`${inApp(file)} is missing.`);
    return readFileSync(file, 'utf8');
  };
  const readJson = (/** @type {string} */ file) => {
    try {
      return JSON.parse(read(file));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new Error(`${inApp(file)} is not valid JSON: ${error.message}`);
    }
  };
  const readExport = async (/** @type {string} */ file, /** @type {string} */ name) => {
    const exported = (await evaluate(read(file), inApp(file)))[name];
    if (!exported) throw new Error(`${inApp(file)} has to export \`${name}\`.`);
    return exported;
  };
  const { name = '', version } = readJson(files.package);
  const [app, pages] = await Promise.all([
    readExport(files.app, 'app'),
    readExport(files.pages, 'pages'),
  ]);
  const id = idOfPackage(name);
  if (name && app.id !== id)
    throw new Error(
      `${inApp(files.app)} declares the id "${app.id}", but the app in package.json is "${id}" (${name}).`,
    );
  const icons = /** @type {import('./manifest-of.mjs').Page[]} */ (pages).flatMap(
    ({ icon }) => icon ?? [],
  );
  const titles = languages.map((code, index) => [code, readJson(files.titles[index] ?? '')]);
  return {
    app,
    pages,
    titles: Object.fromEntries(titles),
    icons: await drawingsOf(icons),
    version,
  };
}

/**
 * Evaluates a module that imports only types.
 * @param {string} text
 * @param {string} file for messages
 */
async function evaluate(text, file) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
    },
  });
  if (/^import /m.test(outputText))
    throw new Error(`${file} may only import types: it is read before anything is built.`);
  const address = `data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`;
  return import(address).catch((error) => {
    throw new Error(`${file} can't be read: ${error.message}`);
  });
}
