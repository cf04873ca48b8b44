import type { Canary, Identity } from '@praxis/sdk';

/** Whether somebody is given an app's second version (docs/how-to/canary.md). */
export function isGivenCanary(app: string, canary: Canary, { userData }: Identity): boolean {
  const id = String(userData.id);
  return canary.accounts?.includes(id) || percentOf(`${app}/${id}`) < (canary.share ?? 0);
}

/**
 * Where somebody stands among a hundred, always the same for an app: nothing is kept for it, and who
 * has the second version at 5 % has it at 20 % as well. FNV-1a, its bits mixed.
 */
export function percentOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32) * 100;
}
