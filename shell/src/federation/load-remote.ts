import { reportError, type RemoteManifest, type RemoteModule } from '@praxis/sdk';
import { expectQueriesAnew } from '@praxis/sdk/data/query';
import { addressSuffix } from './attempts';
import { changedFile, fileOfError } from './changed-file';
import { containerOf, dropRemote } from './drop-remote';
import { federation } from './federation';
import { preloadApp } from './preload';
import { patience, type Registry, type RemoteEntry } from './registry';
import { RemoteFault, toRemoteFault } from './remote-fault';

/** A role app, ready to be shown. */
export interface LoadedRemote {
  entry: RemoteEntry;
  manifest: RemoteManifest;
  module: RemoteModule;
}

const loaded = new Map<string, Promise<LoadedRemote>>();
const arrived = new Map<string, LoadedRemote>();

/** A role app whose code is there already: fetched ahead, or shown before. */
export function remoteNow(entry: RemoteEntry): LoadedRemote | undefined {
  return arrived.get(entry.id);
}

/**
 * Loads a role app's code once, from the files that its manifest names. A failure is forgotten, so
 * that the next call starts over: with the manifest as it is then, and a container of its own.
 * @throws {RemoteFault}
 */
export function loadRemote(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const known = loaded.get(entry.id);
  if (known) return known;
  const asked = load(registry, entry);
  loaded.set(entry.id, asked);
  asked.then(
    (remote) => {
      if (loaded.get(entry.id) === asked) arrived.set(entry.id, remote);
    },
    (error: unknown) => {
      reportFailure(entry.id, error);
      if (loaded.get(entry.id) === asked) forgetRemote(registry, entry);
    },
  );
  return asked;
}

/** Attempts that a place has waited for: it has told what became of them. */
const told = new WeakSet<Promise<LoadedRemote>>();
/** What failed before the frame was there, until the app's place tells it. */
const untold = new Map<string, Promise<LoadedRemote>>();

/** Loads the app that shows first, before its place is there. A failure is kept for that place: it tells it, with Retry. */
export function loadRemoteAhead(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const asked = loadRemote(registry, entry);
  asked.catch(() => {
    if (!told.has(asked)) untold.set(entry.id, asked);
  });
  return asked;
}

/** Loads an app for its place. One that has just failed ahead of it is not asked for once more. */
export function loadRemoteInPlace(registry: Registry, entry: RemoteEntry): Promise<LoadedRemote> {
  const asked = untold.get(entry.id) ?? loadRemote(registry, entry);
  untold.clear();
  told.add(asked);
  return asked;
}

/** The area's card says why the app is not there; only code that broke is news to the console. */
function reportFailure(app: string, error: unknown): void {
  const fault = toRemoteFault(app, error);
  const isBroken = fault.reason === 'broken';
  reportError(isBroken ? (fault.cause ?? fault) : fault, {
    app,
    place: 'load',
    isShown: !isBroken,
  });
}

/** Lets go of an app, whether it is there, failed or hangs: the next call starts from nothing. */
export function forgetRemote(registry: Registry, entry: RemoteEntry): void {
  dropRemote(entry, registry.manifestNow(entry));
  expectQueriesAnew(entry.id);
  untold.delete(entry.id);
  loaded.delete(entry.id);
  arrived.delete(entry.id);
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
  const exposed = await inTime(
    entry.id,
    federation.loadRemote<{ remote: RemoteModule }>(`${container}/remote`),
  ).catch(async (fault: RemoteFault) => {
    if (fault.reason !== 'unreachable') throw fault;
    throw (await changedFile(entry.id, fileOfError(fault.cause) ?? address)) ?? fault;
  });
  const module = exposed?.remote;
  if (!isRemoteModule(module)) throw new RemoteFault(entry.id, 'broken');
  return { entry, manifest, module };
}

function isRemoteModule(value: unknown): value is RemoteModule {
  const module = value as Partial<RemoteModule> | undefined;
  return Array.isArray(module?.pages) && typeof module.texts === 'function';
}

/** Gives up on a script that does not come. */
async function inTime<T>(remote: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new RemoteFault(remote, 'slow')), patience);
      }),
    ]);
  } catch (error) {
    throw toRemoteFault(remote, error);
  } finally {
    clearTimeout(timer);
  }
}
