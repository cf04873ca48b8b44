import { deferredParts } from '../ui/lazy/deferred-parts';

/** Brings what is fetched after a page shows, so that a test meets the page as it is at rest. */
export async function bringDeferredParts(): Promise<void> {
  for (let load = deferredParts.next(); load; load = deferredParts.next()) await load();
}
