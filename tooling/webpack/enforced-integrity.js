import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const name = 'EnforcedIntegrity';

/**
 * Has the browser check each script and style that the app's own code loads against the hash that
 * `remote.json` names. The shell puts the hashes into `praxisIntegrity`, by address, before any of the
 * app's code runs: they stand in one place, and the entry is as small as without them.
 */
export class EnforcedIntegrity {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${assign('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${assign(tag, href)}`,
      );
    });
  }
}

/**
 * @param {string} element
 * @param {string} address
 */
const assign = (element, address) =>
  `${element}.integrity = (globalThis.praxisIntegrity || {})[${address}] || '';`;

/**
 * The hashes of a build's scripts and styles, by their names, as the `integrity` of an element.
 * @param {import('webpack').Compilation} compilation when nothing changes them any more
 * @returns {Record<string, string>}
 */
export const integrityOfFiles = (compilation) =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name: file }) => /\.(js|css)$/.test(file))
      .map(({ name: file, source }) => [file, integrityOf(source.buffer())]),
  );

/** @param {string | Buffer} content */
export const integrityOf = (content) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
