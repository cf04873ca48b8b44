import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where commands of these names would be, in the order of a search path.
 * @param {readonly string[]} commands
 * @param {string | undefined} searchPath as in `PATH`
 */
export const placesOnPath = (commands, searchPath = '') =>
  searchPath
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((directory) => commands.map((command) => path.join(directory, command)));
