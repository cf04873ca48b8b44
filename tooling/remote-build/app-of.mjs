import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { idOfPackage } from '../manifest/id-of-package.mjs';
import { UserError } from '../user-error.mjs';

/**
 * The app's id, from the name of its package: `@hospital/remote-nurse` is the app `nurse`.
 * @param {string} directory of the app
 * @returns {string}
 */
export function idOf(directory) {
  const { name } = manifestIn(directory);
  if (typeof name !== 'string')
    throw new UserError(
      `package.json in ${path.resolve(directory)} has no "name", such as "remote-nurse".`,
    );
  return idOfPackage(name);
}

/**
 * @param {string} directory
 * @returns {{ name?: unknown, praxis?: { shell?: string } }}
 */
export function manifestIn(directory) {
  const file = path.join(directory, 'package.json');
  const place = path.resolve(directory);
  if (!existsSync(file))
    throw new UserError(`There is no package.json in ${place}. Run this in the folder of the app.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new UserError(`package.json in ${place} is not valid JSON: ${message}`);
  }
}

/**
 * The webpack configuration in the app's folder.
 * @param {string} directory of the app
 * @param {{ serving: boolean }} options
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function configOf(directory, { serving }) {
  const file = path.join(directory, 'webpack.config.mjs');
  if (!existsSync(file))
    throw new UserError(
      `There is no webpack.config.mjs in ${directory}. Run this in the folder of the app.`,
    );
  const { default: configure } = await import(pathToFileURL(file).href);
  return configure(serving ? { WEBPACK_SERVE: true } : {}, {});
}
