import type { Identity, RemoteGrant } from '@praxis/sdk';
import { hasCanary } from './canary';
import { overrideOf } from './override';
import { isBackToRegular } from './regular-version';

export type VersionKind = 'regular' | 'canary' | 'override';

/** The version of an app for a user, and its address. */
export interface AppVersion {
  kind: VersionKind;
  address: URL;
  /** The required integrity hash of its manifest, if `remotes.json` has one. */
  integrity?: string | undefined;
}

/**
 * Determines the app version for a user: the override of this browser, the canary, or the regular one.
 * @param origins allowed for overrides
 */
export function versionFor(
  app: RemoteGrant & { id: string },
  user: Identity,
  origins: readonly string[],
): AppVersion {
  const override = overrideOf(user, origins);
  if (override?.app === app.id) return { kind: 'override', address: new URL(override.address) };
  const { canary } = app;
  if (canary && hasCanary(app.id, canary, user) && !isBackToRegular(app.id))
    return { kind: 'canary', ...resolve(canary) };
  return { kind: 'regular', ...resolve(app) };
}

const resolve = ({ manifest, integrity }: { manifest: string; integrity?: string }) => ({
  address: new URL(manifest, window.location.origin),
  integrity,
});
