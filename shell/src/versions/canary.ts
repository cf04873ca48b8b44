import type { Canary, Identity } from '@praxis/sdk';

/** Whether a user gets an app's canary version (docs/how-to/canary.md). */
export function hasCanary(app: string, canary: Canary, { userData }: Identity): boolean {
  const id = String(userData.id);
  return canary.accounts?.includes(id) || percentOf(`${app}/${id}`) < (canary.share ?? 0);
}

/**
 * Maps a text to a stable number from 0 to 100, without stored state: a user who has the canary at 5%
 * also has it at 20%. An FNV-1a hash with mixed bits.
 */
export function percentOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32) * 100;
}
