import { execFile } from 'node:child_process';
import { isStale } from '../build/staleness.mjs';
import { rootDirectory } from '../workspace.mjs';

/**
 * The commit that a build was made of, as far as it can be known: of an app of this repository only
 * while its build is of the sources that are here.
 * @param {string} app
 * @param {string} [from] the directory of a build that was made elsewhere
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
 * @returns {Promise<string | null>} null where git, or a repository, is not there
 */
const git = (parameters, cwd) =>
  new Promise((resolve) => {
    execFile('git', parameters, { cwd }, (error, output) => resolve(error ? null : output.trim()));
  });
