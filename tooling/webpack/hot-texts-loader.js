import path from 'node:path';

/**
 * Makes a file of texts a module that takes its own changes in: it tells the shell of them
 * (`shell/src/language/hot-texts.ts`), which shows them.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} json
 */
export default function hotTextsLoader(json) {
  const texts = JSON.stringify(JSON.parse(json));
  const facts = {
    namespace: namespaceOf(this.resourcePath, this.rootContext),
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
 * What i18next knows the texts of a file as: a role app's by its id, the design language's as `ui`,
 * the shell's own as `shell`, and those of a part of the shell by its name.
 * @param {string} file
 * @param {string} directory of the app that is built
 */
export function namespaceOf(file, directory) {
  const app = path.basename(directory).replace(/^remote-/, '');
  if (!file.startsWith(directory + path.sep)) return 'ui';
  if (app !== 'shell') return app;
  const [, part] = /^src[\\/]([^\\/]+)[\\/]locales[\\/]/.exec(path.relative(directory, file)) ?? [];
  return part ?? 'shell';
}
