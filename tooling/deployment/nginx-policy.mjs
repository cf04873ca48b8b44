import path from 'node:path';
import { placeText } from '../release/files.mjs';
import { includesIn, Layout } from '../release/layout.mjs';
import { policyOf } from '../serve/policy-of.mjs';
import { documentHeader } from './nginx-words.mjs';

/** The variable that the shell's server sends as its policy. */
export const policyVariable = '$praxis_policy';

/**
 * Writes the content security policy of a deployment's shell as nginx includes it. It admits the
 * pages of every version that is there.
 * @param {string} root of all apps
 */
export async function writeNginxPolicy(root) {
  const policy = await policyOf(new Layout(root, 'shell').served);
  const lines = [
    '# Written by each release of the shell, and by "npm run nginx".',
    ...documentHeader(policyVariable, policy),
  ];
  await placeText(`${lines.join('\n')}\n`, path.join(includesIn(root), 'policy.conf'));
}
