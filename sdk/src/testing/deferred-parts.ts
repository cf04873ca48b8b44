import { deferredParts } from '../ui/lazy/deferred-parts';

/** Loads the parts that a page defers, so that a test sees the complete page. */
export async function bringDeferredParts(): Promise<void> {
  for (let load = deferredParts.next(); load; load = deferredParts.next()) await load();
}
