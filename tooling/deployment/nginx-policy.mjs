import path from 'node:path';
import { placeText } from '../release/files.mjs';
import { includesIn, Layout } from '../release/layout.mjs';
import { policyOf } from '../serve/policy-of.mjs';
import { documentHeader } from './nginx-words.mjs';

/** The variable that contains the policy of the shell. */
export const policyVariable = '$praxis_policy';

/**
 * Writes the content security policy of a deployment's shell for nginx to include. It allows the
 * pages of all released versions.
 * @param {string} root folder of all apps
 */
export async function writeNginxPolicy(root) {
  const policy = await policyOf(new Layout(root, 'shell').served);
  const lines = [
    '# Written by each release of the shell, and by "npm run nginx".',
    ...documentHeader(policyVariable, policy),
  ];
  await placeText(`${lines.join('\n')}\n`, path.join(includesIn(root), 'policy.conf'));
}
