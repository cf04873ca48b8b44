import * as z from '@praxis/contract/schema';
import type { Identity } from '@praxis/sdk';
import { userKeyOf, storageOfSession } from '../auth/session';
import { isListedOrigin } from '../boot/listed-origin';
import { readStored, storageKeys, store } from '../boot/storage';

/** An app's manifest at another address, for one browser (docs/how-to/override-an-app.md). */
export interface Override {
  app: string;
  address: string;
}

/** Stored in the session's storage, for the user who confirmed it, until the session ends. */
const storedSchema = z.object({ app: z.string(), address: z.url(), person: z.string() });

/** The override of a user, unless its origin is no longer listed. */
export function overrideOf(user: Identity, origins: readonly string[]): Override | undefined {
  try {
    const text = readStored(storageKeys.override, storageOfSession()) ?? 'null';
    const { person, ...override } = storedSchema.parse(JSON.parse(text));
    return person === userKeyOf(user) && isListed(override.address, origins) ? override : undefined;
  } catch {
    return undefined;
  }
}

/** Saves an override, which applies from the next page load. */
export function saveOverride(override: Override, user: Identity): void {
  const stored = { ...override, person: userKeyOf(user) };
  store(storageKeys.override, JSON.stringify(stored), storageOfSession());
}

export function dropOverride(): void {
  store(storageKeys.override, null, storageOfSession());
}

/** Whether the deployment lists the origin of an address for overrides. */
export function isListed(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && isListedOrigin(new URL(address), origins);
}
