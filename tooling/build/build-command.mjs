import { ensureInstalled } from '../setup/install.mjs';
import { wordsOf } from '../words-of.mjs';
import { appIds } from '../workspace.mjs';
import { buildApps } from './build-apps.mjs';
import { requireKnownApps } from './known-apps.mjs';

export const usage = `Usage: npm run build [-- <app> ...]

  Builds every app, or only the named ones: ${appIds.join(', ')}.`;

/**
 * `npm run build`: builds the named apps, or all of them.
 * @param {readonly string[]} parameters names of apps
 */
export async function buildAll(parameters) {
  const names = wordsOf(parameters);
  const ids = names.length > 0 ? requireKnownApps(names) : appIds;
  ensureInstalled();
  const started = Date.now();
  await buildApps(ids);
  console.log(`${ids.length} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
