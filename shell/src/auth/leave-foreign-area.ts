import type { Session } from '@praxis/sdk';
import type { Registry } from '../federation/registry';

/**
 * After signing in one is where one was. Where that is the area of another role (somebody else was
 * signed in before), one starts at home instead of being told off: where one lands, if that is known.
 */
export function leaveForeignArea(registry: Registry, { realm, userData }: Session): void {
  const area = registry.entryOf(window.location.pathname);
  const granted = registry.entriesFor({ realm, userData });
  if (area ? granted.includes(area) : granted.length === 0) return;
  const landing = granted[0] && registry.loadedManifest(granted[0])?.landing;
  window.history.replaceState(null, '', landing ?? '/');
}
