import path from 'node:path';
import { namespaceOf } from './text-namespace.js';

/**
 * Makes a text file a module that accepts its own hot updates: it dispatches the new texts to the
 * shell (`shell/src/boot/follow-sources.ts`), which shows them.
 * @this {import('webpack').LoaderContext<{ app?: string }>}
 * @param {string} json
 */
export default function hotTextsLoader(json) {
  const texts = JSON.stringify(JSON.parse(json));
  const facts = {
    namespace: namespaceOf(this.resourcePath, this.rootContext, this.getOptions().app),
    language: path.basename(this.resourcePath, '.json'),
  };
  return `const texts = ${texts};
export default texts;
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose((data) => { data.before = true; });
if (import.meta.webpackHot.data?.before) {
  const detail = { ...${JSON.stringify(facts)}, texts };
  window.dispatchEvent(new CustomEvent('praxis:texts', { detail }));
}
`;
}

/**
 * Development: replaces a changed text file in the open page, without a reload.
 * @param {string | undefined} app its id, if its folder is not named after it; undefined for the shell
 */
export const hotTextsRule = (app) => ({
  test: /[\\/](?:texts|locales)[\\/][a-z]{2}\.json$/,
  exclude: /node_modules/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'hot-texts-loader.js'),
  options: { app },
});
