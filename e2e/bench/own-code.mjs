import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { distOf } from '@praxis/tooling/workspace.mjs';

/** A user loads texts in one language only; English is counted. */
const otherTexts = /-texts-(?!en-)\w\w-json\./;

/**
 * All JavaScript that a role app can load in one language, compressed as served.
 * @param {string} id of the app
 * @returns {Promise<number>} KB, of 1,000 bytes
 */
export async function ownKilobytes(id) {
  const directory = path.join(distOf(id), 'assets');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.js.br'));
  const counted = names.filter((name) => !otherTexts.test(name));
  const sizes = await Promise.all(
    counted.map(async (name) => (await stat(path.join(directory, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
