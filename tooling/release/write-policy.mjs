import path from 'node:path';
import { policyInclude } from '../serve/print-policy.mjs';
import { placeText } from './files.mjs';
import { includesIn, Layout } from './layout.mjs';

/**
 * Writes the content security policy anew as nginx includes it, with a release of the shell. It
 * admits the pages of every version that is there: it holds before the change and after it, and for
 * the way back.
 * @param {string} root
 * @param {string} app
 * @param {(() => Promise<void>) | undefined} reload
 */
export async function writePolicy(root, app, reload) {
  if (app !== 'shell') return;
  const text = await policyInclude(new Layout(root, app).served);
  await placeText(text, path.join(includesIn(root), 'policy.conf'));
  await reload?.();
}
