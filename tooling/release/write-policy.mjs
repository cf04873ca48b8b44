import { writeNginxPolicy } from '../deployment/nginx-policy.mjs';

/**
 * Writes the content security policy anew, with a release of the shell. It admits the pages of every
 * version that is there: it holds before the change and after it, and for the way back.
 * @param {string} root
 * @param {string} app
 * @param {(() => Promise<void>) | undefined} reload
 */
export async function writePolicy(root, app, reload) {
  if (app !== 'shell') return;
  await writeNginxPolicy(root);
  await reload?.();
}
