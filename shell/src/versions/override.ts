import * as z from '@praxis/contract/schema';
import type { Identity } from '@praxis/sdk';
import { personOf, placeOfSession } from '../auth/session';
import { isListedOrigin } from '../boot/listed-origin';
import { readStored, storageKeys, store } from '../boot/storage';

/** An app's manifest at another address, for one browser (docs/how-to/override-an-app.md). */
export interface Override {
  app: string;
  address: string;
}

/** It is kept where the session is, for the person who chose it alone, and goes with the session. */
const keptSchema = z.object({ app: z.string(), address: z.url(), person: z.string() });

/** The override that a person chose, unless its origin is not listed any more. */
export function overrideOf(who: Identity, origins: readonly string[]): Override | undefined {
  try {
    const text = readStored(storageKeys.override, placeOfSession()) ?? 'null';
    const { person, ...override } = keptSchema.parse(JSON.parse(text));
    return person === personOf(who) && isListed(override.address, origins) ? override : undefined;
  } catch {
    return undefined;
  }
}

/** Holds from the next load of the page on. */
export function keepOverride(override: Override, who: Identity): void {
  const kept = { ...override, person: personOf(who) };
  store(storageKeys.override, JSON.stringify(kept), placeOfSession());
}

export function dropOverride(): void {
  store(storageKeys.override, null, placeOfSession());
}

/** Whether a deployment lets code be taken from there, as it lists origins: the whole origin, or not. */
export function isListed(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && isListedOrigin(new URL(address), origins);
}
