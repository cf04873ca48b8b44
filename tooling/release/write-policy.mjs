import { writeNginxPolicy } from '../deployment/nginx-policy.mjs';

/**
 * Updates the content security policy when the shell is released. It allows the pages of all
 * versions, so it is valid before and after the switch and after a rollback.
 * @param {string} root
 * @param {string} app
 * @param {(() => Promise<void>) | undefined} reload
 */
export async function writePolicy(root, app, reload) {
  if (app !== 'shell') return;
  await writeNginxPolicy(root);
  await reload?.();
}
