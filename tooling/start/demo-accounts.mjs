import path from 'node:path';
import { importTypeScript } from '../env/typescript.mjs';
import { accountsOfApps } from '../new-remote/sample-account.mjs';
import { rootDirectory } from '../workspace.mjs';

/** @typedef {{ email: string, password: string, role: string, fullName?: string }} Account */

/** Tables of accounts of the simulated back end. */
const tables = [
  {
    title: 'Practice',
    file: 'contract/src/entities/practice-accounts.ts',
    name: 'practiceAccounts',
  },
  { title: 'Demo', file: 'contract/src/demo/accounts.ts', name: 'demoAccounts' },
];

/**
 * Lines that list the accounts to sign in with.
 * @returns {Promise<string[]>}
 */
export async function describeAccounts() {
  const described = await Promise.all(
    tables.map(async ({ title, file, name }) => {
      const module = await importTypeScript(path.join(rootDirectory, file));
      return { title, accounts: [.../** @type {Account[]} */ (module[name])] };
    }),
  );
  described[0]?.accounts.push(...accountsOfApps());
  const width = Math.max(
    ...described.flatMap(({ accounts }) => accounts.map(({ email }) => email.length)),
  );
  return described.flatMap(({ title, accounts }) => [
    `${title} accounts`,
    ...accounts.map(
      ({ role, email, password }) => `  ${role.padEnd(11)} ${email.padEnd(width)}  ${password}`,
    ),
    '',
  ]);
}
