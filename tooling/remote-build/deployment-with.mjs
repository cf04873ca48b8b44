import { readDeclarations } from '../manifest/declarations.mjs';

/**
 * The shell's `remotes.json` with this app in it: everything else of the deployment stays as it is.
 * @param {{ id: string, directory: string, base: string, shell: string }} options `base`: the path
 *   that the app is served below; `shell`: address of the deployed shell
 * @returns {import('webpack-dev-server').Middleware}
 */
export const deploymentWith = ({ id, directory, base, shell }) => ({
  name: 'deployment-with-app',
  /** @type {import('webpack-dev-server').ExpressRequestHandler} */
  middleware: async (request, response, next) => {
    if (request.url?.split('?')[0] !== '/remotes.json') return next();
    try {
      const answer = await fetch(new URL('/remotes.json', shell));
      if (!answer.ok) throw new Error(`${shell}/remotes.json answers ${answer.status}.`);
      const remotes = { ...(await answer.json()), [id]: await entryOf(directory, base) };
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(remotes, null, 2));
    } catch (error) {
      next(error);
    }
  },
});

/**
 * What `remotes.json` says of an app: all that it asks for itself.
 * @param {string} directory
 * @param {string} base
 */
async function entryOf(directory, base) {
  const { app, pages } = await readDeclarations(directory);
  const { realm, roles, areas } = /** @type {typeof app & { realm: string }} */ (app);
  const open = pages.filter((page) => page.open).flatMap(({ path }) => path);
  return {
    manifest: `${base}remote.json`,
    realm,
    roles,
    areas,
    ...(open.length > 0 && { open }),
  };
}
