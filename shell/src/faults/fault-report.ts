import { sdkVersion, type FaultContext } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import type { Registry } from '../federation/registry';
import { placeOf } from '../public/place';
import { versionOf, versionOfShell, type VersionFacts } from '../versions/version-of';
import { framesOf } from './fault-frames';
import { failureOf, messageOf, nameOf } from './fault-message';

/** The report of a fault. Contains no user input and no displayed data. */
export interface FaultReport {
  kind: string;
  message: string;
  /** The operation in the code. */
  place?: string;
  /** Stack frames: paths of our files, with line and column. */
  frames: string[];
  app?: string;
  /** Version, commit, and kind of the version: `1.4.0 3f2a9c1 canary`. */
  appVersion?: string;
  shell: string;
  sdk: string;
  /** The route pattern: `/doctor/patients/:id`. */
  route: string;
  /** Id of the failed request in the back end's log. */
  requestId?: string;
  at: string;
}

/** The path where a fault happened, and the time in milliseconds. */
export interface FaultOccurrence {
  path: string;
  at: number;
}

export const currentOccurrence = (): FaultOccurrence => ({
  path: window.location.pathname,
  at: Date.now(),
});

/** Describes a fault without personal data. */
export function describeFault(
  error: unknown,
  context: FaultContext,
  registry: Registry | undefined,
  { path, at }: FaultOccurrence,
): FaultReport {
  const { app: owner, frames } = framesOf(error, registry);
  const entryAtPath = registry?.entryOf(path);
  const id = context.app ?? owner ?? entryAtPath?.id;
  const entry = registry?.entries.find((entry) => entry.id === id);
  const { requestId } = (error instanceof Error && failureOf(error)) || {};
  return withoutUndefined({
    kind: nameOf(error),
    message: messageOf(error),
    place: safePlace(context.place),
    frames,
    app: entry?.id,
    appVersion: entry && registry && labelOf(versionOf(registry, entry.id)),
    shell: labelOf(versionOfShell()) ?? 'unknown',
    sdk: sdkVersion,
    route: routeAt(path, registry),
    requestId: requestId !== undefined && /^[\w-]{1,64}$/.test(requestId) ? requestId : undefined,
    at: new Date(at).toISOString(),
  });
}

/** Accepts `plans.save`, or an endpoint: `GET /api/v1/doctor/plans/:id`. Anything else may contain data. */
const safePlace = (place: string | undefined) =>
  place !== undefined && /^[a-zA-Z][\w.:/ -]{0,79}$/.test(place) ? place : undefined;

/** The route pattern of a path; the app's area without its manifest, `*` for an unknown path. */
function routeAt(path: string, registry: Registry | undefined): string {
  const place = registry?.areaOf(path);
  if (place) {
    const manifest = registry?.lastManifest(place.entry);
    const area = place.area === '/' ? '' : place.area;
    return (manifest && pageAt(manifest, path)?.path) ?? `${area}/*`;
  }
  return placeOf(path) ?? '*';
}

/** `1.4.0 3f2a9c1 canary` */
const labelOf = (facts: VersionFacts | undefined): string | undefined =>
  facts && [facts.version, facts.build?.commit, facts.kind].filter(Boolean).join(' ');

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
