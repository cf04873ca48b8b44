import type { PageManifest } from '@praxis/sdk';

/** A response as the early script received it; status 0 for a network error. */
export interface EarlyResponse {
  status: number;
  text: string;
}

/** The API request that the early script sent before any code was loaded, and for which user. */
interface FirstRequest {
  address: string;
  token: string;
  language: string;
  /** When it was sent, in milliseconds. */
  at: number;
  response: Promise<EarlyResponse>;
}

interface Early {
  config: Promise<EarlyResponse>;
  remotes: Promise<EarlyResponse>;
  manifests: Record<string, Promise<EarlyResponse> | undefined>;
  /** Addresses of the files that it has requested. */
  requested: Set<string>;
  filesOf(name: string): string[];
  /** Endpoints that the shell's provided modules read from, by module name. */
  reads: Readonly<Record<string, readonly string[] | undefined>>;
  first?: FirstRequest | undefined;
  /** Whether the browser still has the code of this build and of the simulated back end from an earlier visit. */
  isSimulationCached?: boolean;
  /** Remembers for later visits that the code up to the simulated back end is cached. */
  rememberCached?(part: 'simulation'): void;
}

/** Addresses of files that are loaded or in flight; all code that requests more adds them. */
export const requestedFiles: Set<string> = window.praxisEarly?.requested ?? new Set();

/** Files of a module that the shell provides, including those that it lazy-loads. */
export const filesOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.filesOf(name) ?? [];

/** Files of the calendar or chart engine that a page declares. */
export const filesOfEngine = (engine: PageManifest['engine']): readonly string[] =>
  (engine && window.praxisEarly?.filesOf(engine)) ?? [];

/** Endpoints that a provided module reads from. */
export const endpointsOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.reads[name] ?? [];

declare global {
  interface Window {
    /** Requests that `document/early.ts` sent before any code was loaded. */
    praxisEarly?: Early;
  }
}

/** Called once the app is usable: the frame and the simulated back end are loaded, and cached for later visits. */
export function rememberSimulationCached(): void {
  window.praxisEarly?.rememberCached?.('simulation');
}

/** The early script's key of a manifest: its address and integrity hash. */
export const manifestKey = (address: string, integrity = ''): string =>
  `${address} ${integrity}`.trim();

/** Fetches a deployment file, or takes the early script's response; each manifest's is used only once. */
export function fetchDeploymentFile(
  address:
    | '/config.json'
    | '/remotes.json'
    | { manifest: string; integrity?: string | undefined; again: boolean },
): Promise<EarlyResponse> {
  const early = window.praxisEarly;
  if (typeof address === 'object') {
    const { manifest, integrity, again } = address;
    const key = manifestKey(manifest, integrity);
    const earlyResponse = early?.manifests[key];
    if (early) delete early.manifests[key];
    // `reload` bypasses the cache: otherwise a retry would wait for a hanging request of the same address.
    return earlyResponse ?? fetchText(manifest, again ? 'reload' : 'no-cache', integrity);
  }
  const earlyResponse = address === '/config.json' ? early?.config : early?.remotes;
  return earlyResponse ?? fetchText(address);
}

/** The browser's own `fetch`, saved before the simulation replaces it. */
export const nativeFetch = window.fetch?.bind(window);

/** Fetches a text and revalidates the cache; never rejects. The browser blocks a wrong integrity hash. */
export async function fetchText(
  address: string,
  cache: RequestCache = 'no-cache',
  integrity = '',
): Promise<EarlyResponse> {
  try {
    const response = await nativeFetch(address, { cache, integrity });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** How long an unused response counts as fresh, in milliseconds. */
const freshFor = 30_000;

/**
 * Takes the response to a request that the early script has already sent: only once, for the same user
 * and language, and if no mutation that may have changed it was sent since.
 */
export function takeFirstResponse(
  address: string,
  token: string,
): Promise<EarlyResponse> | undefined {
  const first = window.praxisEarly?.first;
  if (!first || normalizeAddress(first.address) !== normalizeAddress(address)) return undefined;
  dropFirstResponse();
  const isFresh = Date.now() - first.at < freshFor;
  const isSame = first.token === token && first.language === document.documentElement.lang;
  return isFresh && isSame ? first.response : undefined;
}

/** Drops the early response, because a mutation makes it stale. */
export function dropFirstResponse(): void {
  if (window.praxisEarly) window.praxisEarly.first = undefined;
}

/** Sorts the query parameters: their order has no meaning. */
function normalizeAddress(address: string): string {
  const url = new URL(address, window.location.href);
  url.searchParams.sort();
  return `${url.origin}${url.pathname}?${url.searchParams}`;
}
