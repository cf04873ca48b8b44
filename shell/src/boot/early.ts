/** An answer as the early script got it; status 0 where none came. */
export interface EarlyAnswer {
  status: number;
  text: string;
}

interface Early {
  config: Promise<EarlyAnswer>;
  remotes: Promise<EarlyAnswer>;
  manifests: Record<string, Promise<EarlyAnswer> | undefined>;
  /** Addresses of the files that it has asked for. */
  asked: Set<string>;
  filesOf(module: string): string[];
  /** Endpoints that the modules which the shell provides read from, by the module's name. */
  asks: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Addresses of files that are on their way, or there: whoever asks for more adds them. */
export const askedFor: Set<string> = window.praxisEarly?.asked ?? new Set();

/** Files of a module that the shell provides, and of what stands behind it, as the early script knows them. */
export const filesOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.filesOf(name) ?? [];

/** Endpoints that such a module reads from. */
export const asksOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.asks[name] ?? [];

declare global {
  interface Window {
    /** What `document/early.ts` asked for before any code was loaded. */
    praxisEarly?: Early;
  }
}

/** What a manifest is known by to the early script: its address, and the hash that it was checked against. */
export const keyOfManifest = (address: string, integrity = ''): string =>
  `${address} ${integrity}`.trim();

/** Reads a file of the deployment, taking what the early script already asked for; each is used once. */
export function readEarly(
  address:
    | '/config.json'
    | '/remotes.json'
    | { manifest: string; integrity?: string | undefined; again: boolean },
): Promise<EarlyAnswer> {
  const early = window.praxisEarly;
  if (typeof address === 'object') {
    const { manifest, integrity, again } = address;
    const key = keyOfManifest(manifest, integrity);
    const asked = early?.manifests[key];
    if (early) delete early.manifests[key];
    // A browser lets a request wait for one of the same address that hangs, unless the cache is passed over.
    return asked ?? read(manifest, again ? 'reload' : 'no-cache', integrity);
  }
  const asked = address === '/config.json' ? early?.config : early?.remotes;
  return asked ?? read(address);
}

/** The browser's own, taken before the simulation puts another in its place. */
export const fetchFile = window.fetch?.bind(window);

/** Fetches a text without trusting the cache; never rejects. The browser refuses one of another hash. */
export async function read(
  address: string,
  cache: RequestCache = 'no-cache',
  integrity = '',
): Promise<EarlyAnswer> {
  try {
    const answer = await fetchFile(address, { cache, integrity });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
