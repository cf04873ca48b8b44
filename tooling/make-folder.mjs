import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * Creates a folder with its missing parents, at a place that the user chose. Node's own `recursive`
 * never ends where the system reports a folder as missing although its parent exists, such as in
 * `/proc`.
 * @param {string} directory
 */
export function makeFolder(directory) {
  const parent = path.dirname(directory);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(directory);
  } catch (error) {
    if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST')
      throw new UserError(`There is a file where a folder is expected: ${directory}.`);
    if (code === 'ENOENT')
      throw new UserError(
        `No folder can be created in ${parent}. Name another place than ${directory}.`,
      );
    throw error;
  }
}
