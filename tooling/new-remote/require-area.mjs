import { readDeclarations } from '../manifest/declarations.mjs';
import { UserError } from '../user-error.mjs';
import { directoryOf, remoteIds, rootDirectory } from '../workspace.mjs';

/**
 * Rejects an area in which another app has a page. The shell routes a path to the app with the
 * longest matching area, so the other app's page would never be shown again.
 * @param {Pick<import('./templates.mjs').NewRemote, 'id' | 'area'>} remote
 * @param {string} [root] directory of the workspace
 */
export async function requireUnusedArea({ id, area }, root = rootDirectory) {
  for (const other of remoteIds) {
    const { app, pages } = await readDeclarations(directoryOf(other, root));
    // Reported separately: see `ownerOf`.
    if (app.areas.includes(area)) continue;
    const page = pages.flatMap(({ path }) => path).find((path) => isWithin(path, area));
    if (page !== undefined)
      throw new UserError(
        `The app ${other} has a page at ${page}, which would no longer be shown. Choose another area with --area, such as ${suggestedArea({ id, area })}.`,
      );
  }
}

/**
 * An area to choose instead of a rejected one.
 * @param {Pick<import('./templates.mjs').NewRemote, 'id' | 'area'>} remote
 */
export const suggestedArea = ({ id, area }) => (area === `/${id}` ? `/my-${id}` : `/${id}`);

/**
 * Whether a page's path is within an area. `:id` in the path stands for any segment.
 * @param {string} page
 * @param {string} area
 */
function isWithin(page, area) {
  const words = page.split('/');
  return area
    .split('/')
    .every((word, place) => words[place]?.startsWith(':') || words[place] === word);
}
