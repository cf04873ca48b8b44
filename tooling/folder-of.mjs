import path from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * The folder that a command line names. A path of Windows would silently become the name of a new
 * folder elsewhere.
 * @param {string} text
 * @param {string} option that names it
 */
export function folderOf(text, option) {
  if (path.sep === '/' && /\\|^[a-z]:/i.test(text))
    throw new UserError(
      `${option} has to be a path of this system, such as /srv/praxis, not "${text}".`,
    );
  return path.resolve(text);
}
