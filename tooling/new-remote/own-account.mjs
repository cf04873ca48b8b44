import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deploymentFilesIn } from '../build/deployment-files.mjs';
import { importTypeScript } from '../env/typescript.mjs';
import { Fault } from '../fault.mjs';
import { rootDirectory } from '../workspace.mjs';
import { sampleAccounts } from './sample-roles.mjs';

/**
 * An account that anybody may sign in with in simulated mode, as `config.json` lists it.
 * @typedef {{ email: string, password: string, role: string, fullName: string }} SampleAccount
 *
 * Somebody of the sample data, as the simulated back end lists them.
 * @typedef {{ email: string, fullName: string, practice: string }} Person
 */

/** Of everybody of the sample data who is no sample account. */
const password = 'praxis-sample-account';

/**
 * The accounts that apps have for themselves.
 * @returns {SampleAccount[]}
 */
export function accountsOfApps() {
  const config = path.join(deploymentFilesIn(), 'config.json');
  return JSON.parse(readFileSync(config, 'utf8')).sampleAccounts ?? [];
}

/**
 * A sample account that a new app has for itself: the next of its role in the sample account's
 * practice, where there is something to see.
 * @param {import('./templates.mjs').NewRemote} remote
 * @param {readonly { email: string }[]} taken by other apps
 * @returns {Promise<SampleAccount>}
 */
export async function ownAccount({ realm, role }, taken) {
  const accounts = sampleAccounts(realm);
  const known = accounts.find((one) => one.role === role);
  const next =
    realm === 'practice' && (await nextPerson(role, known?.email, [...accounts, ...taken]));
  if (next) return { email: next.email, password, role, fullName: next.fullName };
  throw new Fault(
    `The sample data has no other ${role} to make an account of. Without --account, the app has ${known?.email}.`,
  );
}

/**
 * @param {string} role
 * @param {string | undefined} colleague
 * @param {readonly { email: string }[]} taken
 * @returns {Promise<Person | undefined>}
 */
async function nextPerson(role, colleague, taken) {
  // Node has no place for what breaks in the simulation, as a page's console is.
  globalThis.reportError ??= console.error;
  const { startMockApi } =
    /** @type {{ startMockApi: () => Promise<{ url: string, close: () => Promise<void> }> }} */ (
      await importTypeScript(path.join(rootDirectory, 'mock-server/src/http/mock-api.ts'))
    );
  const api = await startMockApi();
  try {
    const answer = await fetch(`${api.url}/simulation/accounts?role=${role}`);
    const { items } = /** @type {{ items: Person[] }} */ (await answer.json());
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
