import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The version of an app and the commit that it is built from, so that builds are reproducible. No
 * commit if its sources are not in a repository.
 * @param {string} directory
 * @returns {Promise<{ version: string, build?: { commit: string, at: string } }>}
 */
export async function buildFactsOf(directory) {
  const { version } = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8'));
  const [commit, at] = (await git(['log', '-1', '--abbrev=8', '--format=%h %cI'], directory)).split(
    ' ',
  );
  return { version, ...(commit && at && { build: { commit, at } }) };
}

/**
 * @param {readonly string[]} parameters
 * @param {string} cwd
 * @returns {Promise<string>} empty without git or a repository
 */
const git = (parameters, cwd) =>
  new Promise((resolve) => {
    execFile('git', parameters, { cwd }, (error, output) => resolve(error ? '' : output.trim()));
  });
