import { UserError } from '../user-error.mjs';

/**
 * Parses `--keep`, the number of versions to keep; undefined means all.
 * @param {string} [text]
 */
export function parseKeep(text) {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new UserError(`--keep has to be a number of versions, 1 or more, not "${text}".`);
}
