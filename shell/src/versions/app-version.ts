import type { Identity, RemoteGrant } from '@praxis/sdk';
import { isGivenCanary } from './canary';
import { overrideOf } from './override';
import { isBackToRegular } from './regular-version';

export type VersionKind = 'regular' | 'canary' | 'override';

/** Which version of an app somebody is given, and where it is. */
export interface AppVersion {
  kind: VersionKind;
  address: URL;
  /** The hash that its manifest must have, where `remotes.json` names one. */
  integrity?: string | undefined;
}

/**
 * The version of an app that a person is given: the one that they chose for this browser, the canary,
 * or what everybody has.
 * @param origins that an override may be from
 */
export function versionFor(
  app: RemoteGrant & { id: string },
  who: Identity,
  origins: readonly string[],
): AppVersion {
  const override = overrideOf(who, origins);
  if (override?.app === app.id) return { kind: 'override', address: new URL(override.address) };
  const { canary } = app;
  if (canary && isGivenCanary(app.id, canary, who) && !isBackToRegular(app.id))
    return { kind: 'canary', ...placed(canary) };
  return { kind: 'regular', ...placed(app) };
}

const placed = ({ manifest, integrity }: { manifest: string; integrity?: string }) => ({
  address: new URL(manifest, window.location.origin),
  integrity,
});
