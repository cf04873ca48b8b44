import { execFile } from 'node:child_process';
import { isStale } from '../build/staleness.mjs';
import { rootDirectory } from '../workspace.mjs';

/**
 * The commit that a build was made from, if it can be known: for an app of this repository only if
 * its build matches the current sources.
 * @param {string} app
 * @param {string} [from] folder of a build that was made elsewhere
 * @returns {Promise<string | null>}
 */
export async function commitOf(app, from) {
  if (from === undefined && (await isStale(app))) return null;
  const cwd = from ?? rootDirectory;
  const commit = await git(['rev-parse', '--short=8', 'HEAD'], cwd);
  if (!commit) return null;
  const changed = await git(['status', '--porcelain', '--untracked-files=no', '.'], cwd);
  return changed ? `${commit}+` : commit;
}

/**
 * @param {readonly string[]} parameters
 * @param {string} cwd
 * @returns {Promise<string | null>} null without git or a repository
 */
const git = (parameters, cwd) =>
  new Promise((resolve) => {
    execFile('git', parameters, { cwd }, (error, output) => resolve(error ? null : output.trim()));
  });
