import { Fault } from '../fault.mjs';

/**
 * How many versions `--keep` lets stay; undefined: all of them.
 * @param {string} [text]
 */
export function countOf(text) {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Fault(`--keep is how many versions stay, 1 or more: not "${text}".`);
}
