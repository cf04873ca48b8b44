import type { Identity, RemoteManifest, RemoteGrant } from '@praxis/sdk';
import type { DeploymentFault } from '../boot/deployment-fault';
import { readEarly } from '../boot/early';
import { versionFor, type VersionKind } from '../versions/app-version';
import { addressSuffix } from './attempts';
import { changedFile } from './changed-file';
import { checkManifest } from './check-manifest';
import { enforceIntegrity } from './integrity';
import { expectMoreHashes } from './more-hashes';
import { isOpen } from './open-address';
import { RemoteFault } from './remote-fault';

/** How long a manifest or a script may take before the app counts as out of reach, milliseconds. */
export const patience = 15_000;

/** One role app that this deployment knows. */
export interface RemoteEntry extends RemoteGrant {
  id: string;
  /** Resolved address of the manifest, of the version that the signed-in person is given. */
  address: URL;
  kind?: VersionKind;
  /** The hash that the manifest at this address must have. */
  pin?: string | undefined;
  /** What is wrong with its entry in the deployment's files: its area says so, and is all that is missing. */
  fault?: DeploymentFault;
}

/** The role apps of this deployment, and their manifests as far as they were asked for. */
export class Registry {
  private readonly manifests = new Map<string, Promise<RemoteManifest>>();

  private readonly arrived = new Map<string, RemoteManifest>();

  /** The same, also of apps that were let go of since. */
  private readonly last = new Map<string, RemoteManifest>();

  private readonly arrivals = new Map<string, Set<() => void>>();

  /** Apps that are asked for once more. */
  private readonly again = new Set<string>();

  private readonly asked = new Set<string>();

  /** @param overrideOrigins origins that somebody may take an app from, for one browser */
  constructor(
    readonly entries: readonly RemoteEntry[],
    readonly overrideOrigins: readonly string[] = [],
  ) {}

  /**
   * Turns to the versions that a person is given.
   * @returns false where another version of an app is in this page already: only loading the page
   * anew takes it out
   */
  choose(who: Identity): boolean {
    for (const entry of this.entries) {
      if (entry.fault) continue;
      const { kind, address, integrity } = versionFor(entry, who, this.overrideOrigins);
      const same = address.href === entry.address.href && integrity === entry.pin;
      if (!same && this.asked.has(entry.id)) return false;
      Object.assign(entry, { kind, address, pin: integrity });
    }
    return true;
  }

  /** The app that a path belongs to: the one with the longest matching area. `/` is only that very address. */
  entryOf(path: string): RemoteEntry | undefined {
    let best: { entry: RemoteEntry; length: number } | undefined;
    for (const entry of this.entries)
      for (const area of entry.areas) {
        const inside = path === area || (area !== '/' && path.startsWith(`${area}/`));
        if (inside && area.length > (best?.length ?? 0)) best = { entry, length: area.length };
      }
    return best?.entry;
  }

  /** The app of a page that is there for everybody, signed in or not. */
  openEntryOf(path: string): RemoteEntry | undefined {
    const entry = this.entryOf(path);
    return entry && isOpen(entry, path) ? entry : undefined;
  }

  /** The apps of a person's role, in the order of `remotes.json`. */
  entriesFor({ realm, userData }: Identity): readonly RemoteEntry[] {
    return this.entries.filter(
      (entry) => entry.realm === realm && entry.roles.includes(userData.role),
    );
  }

  /** The app that a person starts in: the first of their role. */
  entryFor(identity: Identity): RemoteEntry | undefined {
    return this.entriesFor(identity)[0];
  }

  /**
   * The app's manifest, fetched once; a failure is forgotten, so that the next call tries again.
   * @throws {RemoteFault}
   */
  manifest(entry: RemoteEntry): Promise<RemoteManifest> {
    let asked = this.manifests.get(entry.id);
    if (!asked) {
      this.asked.add(entry.id);
      asked = fetchManifest(entry, this.again.has(entry.id));
      this.manifests.set(entry.id, asked);
      asked.then(
        (manifest) => {
          if (this.manifests.get(entry.id) !== asked) return;
          this.arrived.set(entry.id, manifest);
          this.last.set(entry.id, manifest);
          this.arrivals.get(entry.id)?.forEach((notify) => notify());
        },
        () => {
          if (this.manifests.get(entry.id) === asked) this.forget(entry);
        },
      );
    }
    return asked;
  }

  /** The app's manifest where it has come already: what needs it shows at once. */
  manifestNow(entry: RemoteEntry): RemoteManifest | undefined {
    return this.arrived.get(entry.id);
  }

  /** The last manifest that came, though the app is asked for once more: what befell it is told by that. */
  lastManifest(entry: RemoteEntry): RemoteManifest | undefined {
    return this.last.get(entry.id);
  }

  /** Tells whenever a manifest has come, also after a failure. */
  onManifest(entry: RemoteEntry, listener: () => void): () => void {
    const listeners = this.arrivals.get(entry.id) ?? new Set();
    this.arrivals.set(entry.id, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Lets go of a manifest, so that a retry sees what is deployed now. */
  forget(entry: RemoteEntry): void {
    this.again.add(entry.id);
    this.manifests.delete(entry.id);
    this.arrived.delete(entry.id);
  }
}

async function fetchManifest(entry: RemoteEntry, again: boolean): Promise<RemoteManifest> {
  if (entry.fault) throw RemoteFault.ofEntry(entry.id, entry.fault);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFault(entry.id, 'slow')), patience);
  });
  try {
    const { id, address, pin } = entry;
    const answer = await Promise.race([
      readEarly({ manifest: address.href, integrity: pin, again }),
      tooSlow,
    ]);
    if (answer.status === 0)
      throw (await changedFile(id, address.href, pin)) ?? new RemoteFault(id, 'unreachable');
    if (answer.status !== 200)
      throw new RemoteFault(id, answer.status === 404 ? 'missing' : 'unreachable');
    const manifest = checkManifest(entry, answer.text);
    const suffix = addressSuffix(entry.id);
    enforceIntegrity(entry.address, manifest, suffix);
    expectMoreHashes(entry.address, manifest, suffix);
    return manifest;
  } finally {
    clearTimeout(timer);
  }
}
