import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deploymentFilesIn } from '../build/deployment-files.mjs';
import { importTypeScript } from '../env/typescript.mjs';
import { UserError } from '../user-error.mjs';
import { rootDirectory } from '../workspace.mjs';
import { sampleAccounts } from './sample-roles.mjs';

/**
 * An account for signing in in simulated mode, as listed in `config.json`.
 * @typedef {{ email: string, password: string, role: string, fullName: string }} SampleAccount
 *
 * A person in the sample data, as listed by the simulated back end.
 * @typedef {{ email: string, fullName: string, practice: string }} Person
 */

/** Password of everybody in the sample data who has no sample account. */
const password = 'praxis-sample-account';

/**
 * Sample accounts that belong to single apps.
 * @returns {SampleAccount[]}
 */
export function accountsOfApps() {
  const config = path.join(deploymentFilesIn(), 'config.json');
  return JSON.parse(readFileSync(config, 'utf8')).sampleAccounts ?? [];
}

/**
 * Chooses a sample account for a new app: the next person with its role in the practice of the
 * role's sample account, which has data to show.
 * @param {import('./templates.mjs').NewRemote} remote
 * @param {readonly { email: string }[]} taken accounts of other apps
 * @returns {Promise<SampleAccount>}
 */
export async function chooseSampleAccount({ realm, role }, taken) {
  const accounts = sampleAccounts(realm);
  const known = accounts.find((one) => one.role === role);
  const next =
    realm === 'practice' && (await nextPerson(role, known?.email, [...accounts, ...taken]));
  if (next) return { email: next.email, password, role, fullName: next.fullName };
  throw new UserError(
    `The sample data has no other ${role} for an account. Without --account, use ${known?.email}.`,
  );
}

/**
 * @param {string} role
 * @param {string | undefined} colleague
 * @param {readonly { email: string }[]} taken
 * @returns {Promise<Person | undefined>}
 */
async function nextPerson(role, colleague, taken) {
  // Node lacks `reportError`, with which the simulation reports its errors in a page.
  globalThis.reportError ??= console.error;
  const { startMockApi } =
    /** @type {{ startMockApi: () => Promise<{ url: string, close: () => Promise<void> }> }} */ (
      await importTypeScript(path.join(rootDirectory, 'mock-server/src/http/mock-api.ts'))
    );
  const api = await startMockApi();
  try {
    const response = await fetch(`${api.url}/simulation/accounts?role=${role}`);
    const { items } = /** @type {{ items: Person[] }} */ (await response.json());
    const practice = items.find(({ email }) => email === colleague)?.practice;
    const next = items.find(
      (one) => one.practice === practice && !taken.some(({ email }) => email === one.email),
    );
    if (next) await requireSignIn(api.url, next.email);
    return next;
  } finally {
    await api.close();
  }
}

/**
 * @param {string} url
 * @param {string} email
 */
async function requireSignIn(url, email) {
  const { ok } = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!ok) throw new Error(`${email} cannot sign in with the password of the sample data.`);
}
