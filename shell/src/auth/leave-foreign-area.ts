import type { Session } from '@praxis/sdk';
import type { Registry } from '../federation/registry';

/**
 * Signing in keeps the address, unless it is in the area of another role, such as after another user's
 * session: then the user starts at their landing page, if it is known, instead of "No access".
 */
export function leaveForeignArea(registry: Registry, { realm, userData }: Session): void {
  const area = registry.entryOf(window.location.pathname);
  const granted = registry.entriesFor({ realm, userData });
  if (area ? granted.includes(area) : granted.length === 0) return;
  const landing = granted[0] && registry.loadedManifest(granted[0])?.landing;
  window.history.replaceState(null, '', landing ?? '/');
}
