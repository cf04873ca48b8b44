import type { PageManifest } from '@praxis/sdk';

/** An answer as the early script got it; status 0 where none came. */
export interface EarlyAnswer {
  status: number;
  text: string;
}

/** What an API was asked for before any code was there, and as whom. */
interface FirstRead {
  address: string;
  token: string;
  language: string;
  /** When, milliseconds. */
  at: number;
  answer: Promise<EarlyAnswer>;
}

interface Early {
  config: Promise<EarlyAnswer>;
  remotes: Promise<EarlyAnswer>;
  manifests: Record<string, Promise<EarlyAnswer> | undefined>;
  /** Addresses of the files that it has asked for. */
  asked: Set<string>;
  filesOf(name: string): string[];
  /** Endpoints that the modules which the shell provides read from, by the module's name. */
  asks: Readonly<Record<string, readonly string[] | undefined>>;
  first?: FirstRead | undefined;
  /** An earlier visit brought the code of this build and of the simulated back end, and the browser has it still. */
  kept?: boolean;
  /** Remembers for later visits that the simulated back end's code has come, and all before it. */
  keep?(part: 'simulation'): void;
}

/** Addresses of files that are on their way, or there: whoever asks for more adds them. */
export const askedFor: Set<string> = window.praxisEarly?.asked ?? new Set();

/** Files of a module that the shell provides, and of what stands behind it, as the early script knows them. */
export const filesOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.filesOf(name) ?? [];

/** Files of what draws a page, by what the page says of itself. */
export const filesOfEngine = (draws: PageManifest['draws']): readonly string[] =>
  (draws && window.praxisEarly?.filesOf(draws)) ?? [];

/** Endpoints that such a module reads from. */
export const asksOfProvided = (name: string): readonly string[] =>
  window.praxisEarly?.asks[name] ?? [];

declare global {
  interface Window {
    /** What `document/early.ts` asked for before any code was loaded. */
    praxisEarly?: Early;
  }
}

/** The app can be used: the code of its frame and of the simulated back end has come. */
export function keepSimulation(): void {
  window.praxisEarly?.keep?.('simulation');
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

/** How long an answer that nobody took is still news, milliseconds. */
const newsFor = 30_000;

/**
 * Takes the answer to a request that the early script has already sent, if it did: for the same person,
 * in the same language, once, and before anything else was asked that may have changed it.
 */
export function takeFirstRead(address: string, token: string): Promise<EarlyAnswer> | undefined {
  const first = window.praxisEarly?.first;
  if (!first || sortedAddress(first.address) !== sortedAddress(address)) return undefined;
  dropFirstRead();
  const isNews = Date.now() - first.at < newsFor;
  const isSame = first.token === token && first.language === document.documentElement.lang;
  return isNews && isSame ? first.answer : undefined;
}

/** Something changes: what was asked before is no answer to what is asked after. */
export function dropFirstRead(): void {
  if (window.praxisEarly) window.praxisEarly.first = undefined;
}

/** The order of a query's parameters means nothing. */
function sortedAddress(address: string): string {
  const url = new URL(address, window.location.href);
  url.searchParams.sort();
  return `${url.origin}${url.pathname}?${url.searchParams}`;
}
