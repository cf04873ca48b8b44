import type { Identity, RemoteManifest, RemoteGrant } from '@praxis/sdk';
import type { DeploymentFault } from '../boot/deployment-fault';
import { fetchDeploymentFile } from '../boot/early';
import { versionFor, type VersionKind } from '../versions/app-version';
import { addressSuffix } from './attempts';
import { findChangedFile } from './changed-file';
import { checkManifest } from './check-manifest';
import { enforceIntegrity } from './integrity';
import { registerMoreHashes } from './more-hashes';
import { isOpen } from './open-address';
import { RemoteFault } from './remote-fault';

/** Time after which a manifest or script counts as unreachable, in milliseconds. */
export const loadTimeout = 15_000;

/** One role app that this deployment knows. */
export interface RemoteEntry extends RemoteGrant {
  id: string;
  /** Resolved address of the manifest, in the version chosen for the signed-in user. */
  address: URL;
  kind?: VersionKind;
  /** The required integrity hash of this manifest. */
  pin?: string | undefined;
  /** Set if the entry in the deployment's files is invalid: only its area is unavailable, and shows the fault. */
  fault?: DeploymentFault;
}

/** The role apps of this deployment, with a cache of their manifests. */
export class Registry {
  private readonly manifests = new Map<string, Promise<RemoteManifest>>();

  private readonly loaded = new Map<string, RemoteManifest>();

  /** The last manifests, also of apps that were dropped since. */
  private readonly last = new Map<string, RemoteManifest>();

  private readonly listeners = new Map<string, Set<() => void>>();

  /** Apps whose next request is a retry. */
  private readonly retried = new Set<string>();

  private readonly requested = new Set<string>();

  /** @param overrideOrigins origins that a user may load an app from, in one browser */
  constructor(
    readonly entries: readonly RemoteEntry[],
    readonly overrideOrigins: readonly string[] = [],
  ) {}

  /**
   * Switches to the app versions of a user.
   * @returns false if another version of an app is already loaded: only a page reload removes it
   */
  choose(user: Identity): boolean {
    for (const entry of this.entries) {
      if (entry.fault) continue;
      const { kind, address, integrity } = versionFor(entry, user, this.overrideOrigins);
      const same = address.href === entry.address.href && integrity === entry.pin;
      if (!same && this.requested.has(entry.id)) return false;
      Object.assign(entry, { kind, address, pin: integrity });
    }
    return true;
  }

  /** The app that a path belongs to. */
  entryOf(path: string): RemoteEntry | undefined {
    return this.areaOf(path)?.entry;
  }

  /** The longest area that contains a path, with its app. `/` contains only itself. */
  areaOf(path: string): { entry: RemoteEntry; area: string } | undefined {
    let best: { entry: RemoteEntry; area: string } | undefined;
    for (const entry of this.entries)
      for (const area of entry.areas) {
        const inside = path === area || (area !== '/' && path.startsWith(`${area}/`));
        if (inside && area.length > (best?.area.length ?? 0)) best = { entry, area };
      }
    return best;
  }

  /** The app of a page that is open to everybody, signed in or not. */
  openEntryOf(path: string): RemoteEntry | undefined {
    const entry = this.entryOf(path);
    return entry && isOpen(entry, path) ? entry : undefined;
  }

  /** The apps of a user's role, in the order of `remotes.json`. */
  entriesFor({ realm, userData }: Identity): readonly RemoteEntry[] {
    return this.entries.filter(
      (entry) => entry.realm === realm && entry.roles.includes(userData.role),
    );
  }

  /** The app that a user starts in: the first of their role. */
  entryFor(identity: Identity): RemoteEntry | undefined {
    return this.entriesFor(identity)[0];
  }

  /**
   * Fetches the app's manifest once. Failures are not cached: the next call retries.
   * @throws {RemoteFault}
   */
  manifest(entry: RemoteEntry): Promise<RemoteManifest> {
    let loading = this.manifests.get(entry.id);
    if (!loading) {
      this.requested.add(entry.id);
      loading = fetchManifest(entry, this.retried.has(entry.id));
      this.manifests.set(entry.id, loading);
      loading.then(
        (manifest) => {
          if (this.manifests.get(entry.id) !== loading) return;
          this.loaded.set(entry.id, manifest);
          this.last.set(entry.id, manifest);
          this.listeners.get(entry.id)?.forEach((notify) => notify());
        },
        () => {
          if (this.manifests.get(entry.id) === loading) this.forget(entry);
        },
      );
    }
    return loading;
  }

  /** The app's manifest, if it is already loaded. */
  loadedManifest(entry: RemoteEntry): RemoteManifest | undefined {
    return this.loaded.get(entry.id);
  }

  /** The last loaded manifest, also during a retry: it identifies the version in fault reports. */
  lastManifest(entry: RemoteEntry): RemoteManifest | undefined {
    return this.last.get(entry.id);
  }

  /** Subscribes to loaded manifests, also after a failure. */
  onManifest(entry: RemoteEntry, listener: () => void): () => void {
    const listeners = this.listeners.get(entry.id) ?? new Set();
    this.listeners.set(entry.id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Drops a manifest, so that a retry fetches the deployed one. */
  forget(entry: RemoteEntry): void {
    this.retried.add(entry.id);
    this.manifests.delete(entry.id);
    this.loaded.delete(entry.id);
  }
}

async function fetchManifest(entry: RemoteEntry, again: boolean): Promise<RemoteManifest> {
  if (entry.fault) throw RemoteFault.ofEntry(entry.id, entry.fault);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFault(entry.id, 'slow')), loadTimeout);
  });
  try {
    const { id, address, pin } = entry;
    const response = await Promise.race([
      fetchDeploymentFile({ manifest: address.href, integrity: pin, again }),
      tooSlow,
    ]);
    if (response.status === 0)
      throw (await findChangedFile(id, address.href, pin)) ?? new RemoteFault(id, 'unreachable');
    if (response.status !== 200)
      throw new RemoteFault(id, response.status === 404 ? 'missing' : 'unreachable');
    const manifest = checkManifest(entry, response.text);
    const suffix = addressSuffix(entry.id);
    enforceIntegrity(entry.address, manifest, suffix);
    registerMoreHashes(entry.address, manifest, suffix);
    return manifest;
  } finally {
    clearTimeout(timer);
  }
}
