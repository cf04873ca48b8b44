import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@praxis/tooling/user-error.mjs';
import { serveProduct } from '@praxis/tooling/serve/product.mjs';
import { appIds, distOf, rootDirectory } from '@praxis/tooling/workspace.mjs';

/** Account and landing URL of each role app. */
export const landings = {
  doctor: { account: 'doctor', path: '/doctor/dashboard' },
  patient: { account: 'patient', path: '/patient/subscriptions' },
  team: { account: 'teamMember', path: '/team-member/appointment-requests' },
  admin: { account: 'admin', path: '/admin/doctors' },
  demo: { account: 'demo', path: '/' },
};

export const signInPath = '/sign-in';

/**
 * Serves the built product like `npm start`, on free ports.
 *
 * @param {{ replace?: Record<string, (text: string) => string>, delayMs?: () => number }} [options]
 *   `replace` transforms files of the shell; `delayMs` as in `serve`
 * @returns {Promise<{ origin: string, remoteOrigins: Record<string, string>, close: () =>
 * Promise<void> }>}
 */
export async function serveBuiltProduct(options) {
  const missing = appIds.filter((id) => !existsSync(distOf(id)));
  if (missing.length > 0) {
    const names = missing.map((id) => path.relative(rootDirectory, distOf(id))).join(', ');
    throw new UserError(`Not built: ${names}. Run npm run build, or the bench with --build.`);
  }
  const { url, servers, close } = await serveProduct(options);
  const remoteOrigins = Object.fromEntries(
    Object.keys(landings).map((id) => [id, servers[id].url]),
  );
  return { origin: url, remoteOrigins, close };
}
