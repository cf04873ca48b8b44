import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/**
 * The roles that the sample data has an account of.
 * @returns {string[]}
 */
export function sampleRoles() {
  const file = path.join(rootDirectory, 'contract/src/entities/practice-accounts.ts');
  return [...readFileSync(file, 'utf8').matchAll(/^ +role: '(\w+)'/gm)].map(
    ([, role = '']) => role,
  );
}
