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
 * Possible paths of a program: all folders of a search path for the first name, then for the next.
 * @param {readonly string[]} commands the preferred one first
 * @param {string | undefined} searchPath as in `PATH`
 */
export function pathCandidates(commands, searchPath = '') {
  const directories = searchPath.split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) =>
    directories.map((directory) => path.join(directory, command)),
  );
}
