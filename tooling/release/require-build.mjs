import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { ifExists } from './files.mjs';

/**
 * Rejects a folder that holds no build of the app: released, it would replace a working version.
 * @param {string} app
 * @param {string} from
 */
export async function requireBuildOf(app, from) {
  const document = app === 'shell' ? 'index.html' : 'remote.json';
  const text = await ifExists(readFile(path.join(from, document), 'utf8'));
  if (text === undefined)
    throw new UserError(`There is no build in ${from}: it has no ${document}.`);
  if (app === 'shell') return;
  const id = idIn(text, path.join(from, document));
  if (id !== undefined && id !== app)
    throw new UserError(`${from} holds a build of ${id}, not of ${app}.`);
}

/**
 * @param {string} text of a manifest
 * @param {string} file
 * @returns {unknown}
 */
function idIn(text, file) {
  try {
    return Object(JSON.parse(text)).id;
  } catch {
    throw new UserError(`${file} is not valid JSON, so the build is damaged.`);
  }
}
