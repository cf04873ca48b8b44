import { parseArgs } from 'node:util';
import { UsageError } from './user-error.mjs';

/**
 * The words of a command line that takes no options.
 * @param {readonly string[]} parameters
 * @param {number} [most] maximum number of words
 */
export function wordsOf(parameters, most = Infinity) {
  const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true });
  return requireWords(positionals, most);
}

/**
 * Rejects words that a command doesn't take.
 * @param {string[]} words
 * @param {number} most maximum number of words
 */
export function requireWords(words, most) {
  if (words.length > most) throw new UsageError(`Unexpected argument "${words[most]}".`);
  return words;
}
