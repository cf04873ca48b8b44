import { readDeclarations } from '../manifest/declarations.mjs';

/**
 * Serves the shell's `remotes.json` with this app added; the rest of the deployment is unchanged.
 * @param {{ id: string, directory: string, base: string, shell: string }} options `base`: path prefix
 *   of the app's files; `shell`: URL of the deployed shell
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
 * The app's entry in `remotes.json`: grants everything that it declares.
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
