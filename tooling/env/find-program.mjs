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
 * Where commands of these names would be: the first name in each directory of a search path, then the
 * next.
 * @param {readonly string[]} commands the preferred one first
 * @param {string | undefined} searchPath as in `PATH`
 */
export function placesOnPath(commands, searchPath = '') {
  const directories = searchPath.split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) =>
    directories.map((directory) => path.join(directory, command)),
  );
}
