import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** Source files of the sample accounts, by realm. */
const tables = {
  practice: 'contract/src/entities/practice-accounts.ts',
  demo: 'contract/src/demo/accounts.ts',
};

/**
 * Sample accounts for signing in in simulated mode.
 * @param {'practice' | 'demo'} realm
 * @returns {{ email: string, password: string, role: string }[]}
 */
export function sampleAccounts(realm) {
  const text = readFileSync(path.join(rootDirectory, tables[realm]), 'utf8');
  const account = /email: '([^']+)',\s+password: '([^']+)',\s+role: '(\w+)'/g;
  return [...text.matchAll(account)].map(([, email = '', password = '', role = '']) => ({
    email,
    password,
    role,
  }));
}

/** The roles of each realm that have a sample account. */
export const sampleRoles = () => ({
  practice: sampleAccounts('practice').map(({ role }) => role),
  demo: sampleAccounts('demo').map(({ role }) => role),
});
