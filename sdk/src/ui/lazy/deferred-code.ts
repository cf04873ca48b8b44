import { deferredParts } from './deferred-parts';

/** Code that is loaded on demand, or preloaded once the page is idle. */
export interface DeferredCode<Code> {
  /** Returns the code synchronously if it is loaded. */
  now(): Code | undefined;
  /** Loads the code; after a failure, the next call retries. */
  load(): Promise<Code>;
}

/** Wraps a dynamic import, caches its result, and registers it for preloading. */
export function deferredCode<Code>(importCode: () => Promise<Code>): DeferredCode<Code> {
  let loaded: Code | undefined;
  const load = async () => (loaded ??= await importCode());
  deferredParts.add(load);
  return { now: () => loaded, load };
}
