import { parseArgs } from 'node:util';
import { folderOf } from '../folder-of.mjs';
import { UserError } from '../user-error.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { releasedApps } from './released-apps.mjs';

/** @typedef {import('./compare.mjs').Offer} Offer */

export const usage = `Usage: npm run compat -- --against <directory>

  Lists the released apps that the sdk and the contract of this workspace would break.

  --against  folder that the apps are served from`;

/**
 * `npm run compat -- --against /srv/praxis`: lists the released apps that the sdk and the contract
 * of this workspace would break.
 * @param {readonly string[]} parameters
 */
export async function compatCommand(parameters) {
  const against = directoryIn(parameters);
  ensureInstalled();
  // Imported dynamically: it needs packages, which are installed by now.
  const { offerOf } = await import('./offer.mjs');
  const { lines, broken } = await compat(against, await offerOf());
  for (const line of lines) console.log(line);
  if (broken.length > 0)
    throw new UserError(`Would break: ${broken.join(', ')}. The reasons are above.`);
}

/** @param {readonly string[]} parameters */
function directoryIn(parameters) {
  const { against } = parseArgs({
    args: [...parameters],
    options: { against: { type: 'string' } },
  }).values;
  if (!against) throw new UserError(usage);
  return folderOf(against, '--against');
}

/**
 * @param {string} root folder of the releases
 * @param {Offer} offer
 * @returns {Promise<{ lines: string[], broken: string[] }>} `broken`: apps with their versions
 */
export async function compat(root, offer) {
  const { breakingChanges } = await import('./compare.mjs');
  const released = await releasedApps(root);
  if (released.length === 0) throw new UserError(`No app was released to ${root}.`);
  /** @type {string[]} */
  const broken = [];
  const lines = released.flatMap(({ app, version, live, uses }) => {
    const name = `${app} ${version}${live ? ' (live)' : ''}`;
    if (!uses) return [`${name}: unknown. Its build recorded no uses.json.`];
    const reasons = breakingChanges(uses, offer);
    if (reasons.length === 0) return [`${name}: works`];
    broken.push(name);
    return [`${name}: breaks`, ...reasons.map((reason) => `  ${reason}`)];
  });
  return { lines, broken };
}
