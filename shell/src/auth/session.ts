import * as z from '@praxis/contract/schema';
import type { Identity, Session, UserData, Watched } from '@praxis/sdk';
import { dropFirstResponse } from '../boot/early';
import { dropDrafts, assignDraftsTo, readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';
import { broadcast, onTabMessage } from './session-channel';

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
  name: z.optional(z.string()),
});

/** A stored session. Tabs that share it identify it by its random name, which contains no personal data. */
interface NamedSession extends Session {
  name?: string | undefined;
}

/** Where a session is stored: `tab` until the tab is closed, `device` with "Keep me signed in". */
export type SessionScope = 'tab' | 'device';

const storageOf = { tab: 'sessionStorage', device: 'localStorage' } as const;

/** The storage of this tab's session. */
export const storageOfSession = () => storageOf[scope];

function readSession(scope: SessionScope): NamedSession | null {
  const text = readStored(storageKeys.session, storageOf[scope]);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text)) as NamedSession;
  } catch {
    store(storageKeys.session, null, storageOf[scope]); // Invalid: counts as signed out.
    return null;
  }
}

let scope: SessionScope = 'device';
let name = '';

/** Restored after a reload. Only `current` references the session, so that signing out removes it from memory. */
const current = createWatched<Session | null>(restoreSession());

/** A tab's own session takes precedence over the device's, so that two users can be signed in in parallel. */
function restoreSession(): Session | null {
  const tabSession = readSession('tab');
  if (tabSession) scope = 'tab';
  const stored = tabSession ?? readSession('device');
  name = stored?.name ?? newName();
  return stored;
}

/** The session of this tab. */
export const session: Watched<Session | null> = current;

/** The name of this tab's session, common to the tabs that share it. */
export const sessionName = (): string => name;

/**
 * Whether the session has expired, by idleness or because a refresh failed. The page stays, with the
 * user's input, until the user has signed in again.
 */
export const suspended = createWatched(false);

/** The part of the session that role apps may see. While suspended: the user whose page stays. */
export const identity = createWatched<Identity | null>(null);
updateIdentity(toIdentity(current.get()));
current.subscribe(() => {
  if (!suspended.get()) updateIdentity(toIdentity(current.get()));
});

function updateIdentity(next: Identity | null): void {
  const user = userKeyOf(next);
  if (user !== null) assignDraftsTo(user);
  // New tokens alone must not re-render anything.
  if (JSON.stringify(next) !== JSON.stringify(identity.get())) identity.set(next);
}

function toIdentity(from: Session | null): Identity | null {
  return from && { realm: from.realm, userData: from.userData };
}

/** @param sharedName of the session, if it is shared with the tab that opened this one */
export function startSession(next: Session, where: SessionScope, sharedName?: string): void {
  endReason.set(null);
  scope = where;
  name = sharedName ?? newName();
  if (where === 'device') store(storageKeys.session, null, 'sessionStorage');
  save(next);
  resume();
}

/** Replaces the tokens, and everything else that a refresh returns, of the current session. */
export function updateSession(next: Session): void {
  if (!current.get()) return;
  save(next);
  broadcast({ kind: 'renewed', name, session: next });
}

export function updateUserData(changes: Partial<UserData>): void {
  const now = current.get();
  if (now) save({ ...now, userData: { ...now.userData, ...changes } });
}

/** Why the last session of this page ended, unless the user signed out: shown on the sign-in page. */
export const endReason = createWatched<'idle' | 'inactive' | null>(null);

/** Removes the session from all of its tabs and from this device. */
export function endSession(reason: 'inactive' | null = null): void {
  if (current.get()) broadcast({ kind: 'signedOut', name });
  end();
  endReason.set(reason);
}

/** Suspends an expired session: the user can sign in again and continue on the same page. */
export function suspendSession(reason: 'idle' | null = null): void {
  if (!current.get()) return;
  endReason.set(reason);
  suspended.set(true);
  store(storageKeys.session, null, storageOf[scope]);
  // For privacy: the last used app must not stay on the device without a session.
  store(storageKeys.app, null, storageOf[scope]);
  current.set(null);
}

/** Resolves once the session is not suspended: to true if the same user continues. */
export function whenResumed(): Promise<boolean> {
  if (!suspended.get()) return Promise.resolve(true);
  const key = userKeyOf(identity.get());
  return new Promise((resolve) => {
    const stop = suspended.subscribe(() => {
      stop();
      resolve(userKeyOf(identity.get()) === key);
    });
  });
}

/** A unique key of the user; null when signed out. */
export function userKeyOf(user: Identity | null): string | null {
  return user && `${user.realm}/${String(user.userData.id)}`;
}

function end(): void {
  endReason.set(null);
  dropFirstResponse();
  dropDrafts();
  store(storageKeys.session, null, storageOf[scope]);
  store(storageKeys.app, null, storageOf[scope]);
  store(storageKeys.app, null, 'sessionStorage');
  store(storageKeys.regular, null, 'sessionStorage');
  store(storageKeys.override, null, 'sessionStorage');
  store(storageKeys.override, null, 'localStorage');
  current.set(null);
  resume();
}

function resume(): void {
  updateIdentity(toIdentity(current.get()));
  suspended.set(false);
}

function save(next: Session): void {
  store(storageKeys.session, JSON.stringify({ ...next, name }), storageOf[scope]);
  current.set(next);
}

function newName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

// Tabs that share a session are refreshed and signed out together.
onTabMessage((message) => {
  if (!('name' in message) || message.name !== name) return;
  if (message.kind === 'renewed' && current.get()) save(message.session);
  if (message.kind === 'signedOut') end();
});

// Changes of the device's session, also those that this tab missed on the channel.
window.addEventListener('storage', ({ key, storageArea }) => {
  if (scope !== 'device' || storageArea !== window.localStorage) return;
  if (key !== storageKeys.session && key !== null) return;
  const next = readSession('device');
  // Suspended, not ended: a sign-out in another tab also sends a message on the channel.
  if (!next) return suspendSession();
  name = next.name ?? name;
  current.set(next);
  resume();
});
