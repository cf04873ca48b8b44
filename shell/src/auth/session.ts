import * as z from '@praxis/contract/schema';
import type { Identity, Session, UserData, Watched } from '@praxis/sdk';
import { readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';

const sessionSchema = z.looseObject({
  realm: z.enum(['practice', 'demo']),
  userData: z.looseObject({
    id: z.union([z.string(), z.number()]),
    role: z.string(),
    email: z.string(),
    fullName: z.string(),
    abilities: z.array(z.object({ action: z.string(), subject: z.string() })),
  }),
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
});

/** Where a session lives: `tab` until the tab is closed, `device` where "Keep me signed in" was chosen. */
export type SessionHome = 'tab' | 'device';

const storageOf = { tab: 'sessionStorage', device: 'localStorage' } as const;

function readSession(home: SessionHome): Session | null {
  const text = readStored(storageKeys.session, storageOf[home]);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text)) as Session;
  } catch {
    store(storageKeys.session, null, storageOf[home]); // Garbage: as if nobody were signed in.
    return null;
  }
}

/** A tab of its own session wins over the device's, so two people can be signed in side by side. */
const tabSession = readSession('tab');
let home: SessionHome = tabSession ? 'tab' : 'device';

const current = createWatched<Session | null>(tabSession ?? readSession('device'));

/** The session of this tab. */
export const session: Watched<Session | null> = current;

/** The part of the session that role apps may see. */
export const identity = createWatched<Identity | null>(toIdentity(current.get()));
current.subscribe(() => {
  const next = toIdentity(current.get());
  // New tokens alone are nothing that a screen has to know of.
  if (JSON.stringify(next) !== JSON.stringify(identity.get())) identity.set(next);
});

function toIdentity(from: Session | null): Identity | null {
  return from && { realm: from.realm, userData: from.userData };
}

export function startSession(next: Session, where: SessionHome): void {
  endedBy.set(null);
  home = where;
  if (where === 'device') store(storageKeys.session, null, 'sessionStorage');
  keep(next);
}

/** Replaces the tokens (and what else a refresh answers) of the session that goes on. */
export function renewSession(next: Session): void {
  if (current.get()) keep(next);
}

export function updateUserData(changes: Partial<UserData>): void {
  const now = current.get();
  if (now) keep({ ...now, userData: { ...now.userData, ...changes } });
}

/** Why the last session of this page ended, where the person did not end it: the sign-in page says so. */
export const endedBy = createWatched<'idle' | null>(null);

/** Forgets the session here, and on this device where it was kept. */
export function endSession(by: 'idle' | null = null): void {
  endedBy.set(by);
  store(storageKeys.session, null, storageOf[home]);
  current.set(null);
}

function keep(next: Session): void {
  store(storageKeys.session, JSON.stringify(next), storageOf[home]);
  current.set(next);
}

// Tabs that share the device's session sign out and refresh together.
window.addEventListener('storage', ({ key, storageArea }) => {
  if (home !== 'device' || storageArea !== window.localStorage) return;
  if (key === storageKeys.session || key === null) current.set(readSession('device'));
});
