import { sdkVersion, type FaultContext } from '@praxis/sdk';
import { pageAt } from '@praxis/sdk/router';
import type { Registry } from '../federation/registry';
import { placeOf } from '../public/place';
import { versionOf, versionOfShell, type VersionFacts } from '../versions/version-of';
import { framesOf } from './fault-frames';
import { failureOf, messageOf, nameOf } from './fault-message';

/** What is told of a fault: nothing in it is made of what a person entered or was shown. */
export interface FaultReport {
  kind: string;
  message: string;
  /** Where in the code. */
  place?: string;
  /** Paths of our files, with line and column. */
  frames: string[];
  app?: string;
  /** Version and commit, and whose version it is where not everybody has it. */
  appVersion?: string;
  shell: string;
  sdk: string;
  /** The pattern of the address: `/doctor/patients/:id`. */
  route: string;
  /** Of the request that failed, as the back end's own log names it. */
  requestId?: string;
  at: string;
}

/** Where the person was when something failed, and when that was, milliseconds. */
export interface FaultMoment {
  path: string;
  at: number;
}

export const momentNow = (): FaultMoment => ({ path: window.location.pathname, at: Date.now() });

/** Describes a fault without anything of the person whom it befell. */
export function describeFault(
  error: unknown,
  context: FaultContext,
  registry: Registry | undefined,
  { path, at }: FaultMoment,
): FaultReport {
  const { app: owner, frames } = framesOf(error, registry);
  const entryHere = registry?.entryOf(path);
  const id = context.app ?? owner ?? entryHere?.id;
  const entry = registry?.entries.find((one) => one.id === id);
  const { requestId } = (error instanceof Error && failureOf(error)) || {};
  return withoutGaps({
    kind: nameOf(error),
    message: messageOf(error),
    place: fixedWord(context.place),
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

/** `plans.save`, or an endpoint: `GET /api/v1/doctor/plans/:id`. Anything else was not written in the code. */
const fixedWord = (place: string | undefined) =>
  place !== undefined && /^[a-zA-Z][\w.:/ -]{0,79}$/.test(place) ? place : undefined;

/** The pattern of an address; of an app whose manifest has not come, and of none, its area or nothing. */
function routeAt(path: string, registry: Registry | undefined): string {
  const entry = registry?.entryOf(path);
  if (entry) {
    const manifest = registry?.lastManifest(entry);
    const area = entry.areas.find((one) => path === one || path.startsWith(`${one}/`)) ?? '/';
    return (manifest && pageAt(manifest, path)?.path) ?? `${area === '/' ? '' : area}/*`;
  }
  return placeOf(path) ?? '*';
}

/** `1.4.0 3f2a9c1 canary` */
const labelOf = (facts: VersionFacts | undefined): string | undefined =>
  facts && [facts.version, facts.build?.commit, facts.kind].filter(Boolean).join(' ');

const withoutGaps = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
