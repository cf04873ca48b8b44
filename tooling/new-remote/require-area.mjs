import { readDeclarations } from '../manifest/declarations.mjs';
import { Fault } from '../fault.mjs';
import { directoryOf, remoteIds, rootDirectory } from '../workspace.mjs';

/**
 * Refuses an area in which another app has a page. The shell gives an address to the app with the
 * longest matching area: of two apps that page's own would never be asked for it again.
 * @param {Pick<import('./templates.mjs').NewRemote, 'id' | 'area'>} remote
 * @param {string} [root] directory of the workspace
 */
export async function requireUnusedArea({ id, area }, root = rootDirectory) {
  for (const other of remoteIds) {
    const { app, pages } = await readDeclarations(directoryOf(other, root));
    // That an area has its app already is said of the area: see `ownerOf`.
    if (app.areas.includes(area)) continue;
    const page = pages.flatMap(({ path }) => path).find((path) => isWithin(path, area));
    if (page !== undefined)
      throw new Fault(
        `The app ${other} has a page at ${page}, which the product would no longer show. Give this app another area with --area, such as /${id}.`,
      );
  }
}

/**
 * Whether a page has an address in an area. `:id` of a page's path stands for any word.
 * @param {string} page
 * @param {string} area
 */
function isWithin(page, area) {
  const words = page.split('/');
  return area
    .split('/')
    .every((word, place) => words[place]?.startsWith(':') || words[place] === word);
}
