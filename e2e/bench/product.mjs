import { existsSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '@praxis/tooling/fault.mjs';
import { serveProduct } from '@praxis/tooling/serve/product.mjs';
import { appIds, distOf, rootDirectory } from '@praxis/tooling/workspace.mjs';

/** Who signs in to land in each role app, and where. */
export const landings = {
  doctor: { account: 'doctor', path: '/doctor/dashboard' },
  patient: { account: 'patient', path: '/patient/subscriptions' },
  team: { account: 'teamMember', path: '/team-member/appointment-requests' },
  admin: { account: 'admin', path: '/admin/doctors' },
  demo: { account: 'demo', path: '/' },
};

export const signInPath = '/sign-in';

/**
 * Serves the built product as `npm start` does, on ports that are free.
 *
 * @param {Record<string, (text: string) => string>} [replace] files of the shell, as they are served
 * @returns {Promise<{ origin: string, remoteOrigins: Record<string, string>, close: () => Promise<void> }>}
 */
export async function serveBuiltProduct(replace) {
  const missing = appIds.filter((id) => !existsSync(distOf(id)));
  if (missing.length > 0) {
    const names = missing.map((id) => path.relative(rootDirectory, distOf(id))).join(', ');
    throw new Fault(`Not built: ${names}. Run npm run build, or the bench with --build.`);
  }
  const { url, servers, close } = await serveProduct({ replace });
  const remoteOrigins = Object.fromEntries(
    Object.keys(landings).map((id) => [id, servers[id].url]),
  );
  return { origin: url, remoteOrigins, close };
}
