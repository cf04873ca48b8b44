import { deferredParts } from './deferred-parts';

/** Code that is fetched when somebody needs it, or once the page is at rest. */
export interface DeferredCode<Code> {
  /** What was fetched already: it shows at once. */
  now(): Code | undefined;
  /** Fetches it; after a failure the next call tries again. */
  load(): Promise<Code>;
}

export function deferredCode<Code>(fetchCode: () => Promise<Code>): DeferredCode<Code> {
  let fetched: Code | undefined;
  const load = async () => (fetched ??= await fetchCode());
  deferredParts.add(load);
  return { now: () => fetched, load };
}
