import { hashLength } from '../serve/content-hash.mjs';

/**
 * Emits a file under a name that changes with its content.
 * @param {import('webpack').Compilation} compilation
 * @param {string} name
 * @param {string} ending
 * @param {string | Buffer} content
 */
export function emitHashed(compilation, name, ending, content) {
  const { sources, util } = compilation.compiler.webpack;
  const hash = util.createHash('xxhash64').update(content).digest('hex').slice(0, hashLength);
  const file = `assets/${name}.${hash}${ending}`;
  compilation.emitAsset(file, new sources.RawSource(content));
  return file;
}
