import { reportError, type RemoteManifest, type RemoteModule } from '@praxis/sdk';
import { allowRedeclaration } from '@praxis/sdk/data/query';
import { addressSuffix } from './attempts';
import { findChangedFile, fileOfError } from './changed-file';
import { containerOf, dropRemote } from './drop-remote';
import { federation } from './federation';
import { preloadApp } from './preload';
import { loadTimeout, type Registry, type RemoteEntry } from './registry';
import { RemoteFault, toRemoteFault } from './remote-fault';

/** A role app, ready to be shown. */
export interface LoadedRemote {
  entry: RemoteEntry;
  manifest: RemoteManifest;
  module: RemoteModule;
}

const loads = new Map<string, Promise<LoadedRemote>>();
const loaded = new Map<string, LoadedRemote>();

/** The role app, if its code is already loaded: prefetched, or shown before. */
export function loadedRemote(entry: RemoteEntry): LoadedRemote | undefined {
  return loaded.get(entry.id);
}

/**
 * Loads a role app's code once, from the files that its manifest names. Failures are not cached: the
 * next call starts over, with a fresh manifest and a new container.
 * @throws {RemoteFault}
 */
export function loadRemote(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const known = loads.get(entry.id);
  if (known) return known;
  const loading = load(registry, entry);
  loads.set(entry.id, loading);
  loading.then(
    (remote) => {
      if (loads.get(entry.id) === loading) loaded.set(entry.id, remote);
    },
    (error: unknown) => {
      reportFailure(entry.id, error);
      if (loads.get(entry.id) === loading) forgetRemote(registry, entry);
    },
  );
  return loading;
}

/** Loads whose result an outlet shows. */
const shownLoads = new WeakSet<Promise<LoadedRemote>>();
/** Loads that failed before the frame was rendered, until the app's outlet shows them. */
const earlyFailures = new Map<string, Promise<LoadedRemote>>();

/** Loads the first app before its outlet is rendered. The outlet shows a failure, with Retry. */
export function loadRemoteEarly(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const loading = loadRemote(registry, entry);
  loading.catch(() => {
    if (!shownLoads.has(loading)) earlyFailures.set(entry.id, loading);
  });
  return loading;
}

/** Loads an app for its outlet. An early load that has just failed is shown, not repeated. */
export function loadRemoteForOutlet(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const loading = earlyFailures.get(entry.id) ?? loadRemote(registry, entry);
  earlyFailures.clear();
  shownLoads.add(loading);
  return loading;
}

/** Reports a failure. The area's card shows it, unless the app's code is broken. */
function reportFailure(app: string, error: unknown): void {
  const fault = toRemoteFault(app, error);
  const isBroken = fault.reason === 'broken';
  reportError(isBroken ? (fault.cause ?? fault) : fault, {
    app,
    place: 'load',
    isShown: !isBroken,
  });
}

/** Drops an app, whether it is loaded, failed or pending: the next load starts from scratch. */
export function forgetRemote(registry: Registry, entry: RemoteEntry): void {
  dropRemote(entry, registry.loadedManifest(entry));
  allowRedeclaration(entry.id);
  earlyFailures.delete(entry.id);
  loads.delete(entry.id);
  loaded.delete(entry.id);
  registry.forget(entry);
}

async function load(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const manifest = await registry.manifest(entry);
  preloadApp(entry, manifest);
  const container = containerOf(entry);
  const address = new URL(manifest.files.entry + addressSuffix(entry.id), entry.address).href;
  federation.registerRemotes(
    [
      {
        name: container,
        entry: address,
        entryGlobalName: container,
        type: 'global',
      },
    ],
    { force: true },
  );
  const exposed = await withTimeout(
    entry.id,
    federation.loadRemote<{ remote: RemoteModule }>(`${container}/remote`),
  ).catch(async (fault: RemoteFault) => {
    if (fault.reason !== 'unreachable') throw fault;
    throw (await findChangedFile(entry.id, fileOfError(fault.cause) ?? address)) ?? fault;
  });
  const module = exposed?.remote;
  if (!isRemoteModule(module)) throw new RemoteFault(entry.id, 'broken');
  return { entry, manifest, module };
}

function isRemoteModule(value: unknown): value is RemoteModule {
  const module = value as Partial<RemoteModule> | undefined;
  return Array.isArray(module?.pages) && typeof module.texts === 'function';
}

/** Rejects if a script does not load in time. */
async function withTimeout<T>(remote: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new RemoteFault(remote, 'slow')), loadTimeout);
      }),
    ]);
  } catch (error) {
    throw toRemoteFault(remote, error);
  } finally {
    clearTimeout(timer);
  }
}
