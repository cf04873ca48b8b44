import * as z from '@praxis/contract/schema';
import type { Identity, Session, UserData, Watched } from '@praxis/sdk';
import { dropFirstResponse } from '../boot/early';
import { dropDrafts, assignDraftsTo, readStored, storageKeys, store } from '../boot/storage';
import { createWatched } from '../boot/watched';
import { hearTabs, tellTabs } from './session-channel';

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

/** A session as it is stored: tabs that share it know it by its name, which says nothing of anybody. */
interface NamedSession extends Session {
  name?: string | undefined;
}

/** Where a session lives: `tab` until the tab is closed, `device` where "Keep me signed in" was chosen. */
export type SessionHome = 'tab' | 'device';

const storageOf = { tab: 'sessionStorage', device: 'localStorage' } as const;

/** Where the session of this tab is kept. */
export const placeOfSession = () => storageOf[home];

function readSession(home: SessionHome): NamedSession | null {
  const text = readStored(storageKeys.session, storageOf[home]);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text)) as NamedSession;
  } catch {
    store(storageKeys.session, null, storageOf[home]); // Garbage: as if nobody were signed in.
    return null;
  }
}

let home: SessionHome = 'device';
let name = '';

/** The session of before a reload: nothing but `current` holds it, so that signing out forgets it. */
const current = createWatched<Session | null>(takeStored());

/** A tab of its own session wins over the device's, so two people can be signed in side by side. */
function takeStored(): Session | null {
  const tabSession = readSession('tab');
  if (tabSession) home = 'tab';
  const stored = tabSession ?? readSession('device');
  name = stored?.name ?? newName();
  return stored;
}

/** The session of this tab. */
export const session: Watched<Session | null> = current;

/** Names the session of this tab, and of the tabs that share it. */
export const sessionName = (): string => name;

/**
 * The session has ended by itself, by idleness or because it could not be renewed: the page stays as
 * it is, with what was typed, for when the person has signed in again.
 */
export const suspended = createWatched(false);

/** The part of the session that role apps may see. While it is suspended: whose page stays. */
export const identity = createWatched<Identity | null>(null);
follow(toIdentity(current.get()));
current.subscribe(() => {
  if (!suspended.get()) follow(toIdentity(current.get()));
});

function follow(next: Identity | null): void {
  const person = personOf(next);
  if (person !== null) assignDraftsTo(person);
  // New tokens alone are nothing that a screen has to know of.
  if (JSON.stringify(next) !== JSON.stringify(identity.get())) identity.set(next);
}

function toIdentity(from: Session | null): Identity | null {
  return from && { realm: from.realm, userData: from.userData };
}

export function startSession(next: Session, where: SessionHome, shared?: string): void {
  endedBy.set(null);
  home = where;
  name = shared ?? newName();
  if (where === 'device') store(storageKeys.session, null, 'sessionStorage');
  save(next);
  resume();
}

/** Replaces the tokens (and what else a refresh answers) of the session that goes on. */
export function renewSession(next: Session): void {
  if (!current.get()) return;
  save(next);
  tellTabs({ kind: 'renewed', name, session: next });
}

export function updateUserData(changes: Partial<UserData>): void {
  const now = current.get();
  if (now) save({ ...now, userData: { ...now.userData, ...changes } });
}

/** Why the last session of this page ended, where the person did not end it: the sign-in page says so. */
export const endedBy = createWatched<'idle' | 'inactive' | null>(null);

/** Forgets the session in all its tabs, and on this device where it was kept. */
export function endSession(by: 'inactive' | null = null): void {
  if (current.get()) tellTabs({ kind: 'signedOut', name });
  end();
  endedBy.set(by);
}

/** Ends the session without its person: it may go on where it was. */
export function suspendSession(by: 'idle' | null = null): void {
  if (!current.get()) return;
  endedBy.set(by);
  suspended.set(true);
  store(storageKeys.session, null, storageOf[home]);
  // Which app it was is nothing that stays on the device without its person.
  store(storageKeys.app, null, storageOf[home]);
  current.set(null);
}

/** Resolves at once unless the session is suspended; then when it is over: whether the same person goes on. */
export function untilResumed(): Promise<boolean> {
  if (!suspended.get()) return Promise.resolve(true);
  const key = personOf(identity.get());
  return new Promise((resolve) => {
    const stop = suspended.subscribe(() => {
      stop();
      resolve(personOf(identity.get()) === key);
    });
  });
}

/** Whose it is, in one word; null where nobody is signed in. */
export function personOf(who: Identity | null): string | null {
  return who && `${who.realm}/${String(who.userData.id)}`;
}

function end(): void {
  endedBy.set(null);
  dropFirstResponse();
  dropDrafts();
  store(storageKeys.session, null, storageOf[home]);
  store(storageKeys.app, null, storageOf[home]);
  store(storageKeys.app, null, 'sessionStorage');
  store(storageKeys.regular, null, 'sessionStorage');
  store(storageKeys.override, null, 'sessionStorage');
  store(storageKeys.override, null, 'localStorage');
  current.set(null);
  resume();
}

function resume(): void {
  follow(toIdentity(current.get()));
  suspended.set(false);
}

function save(next: Session): void {
  store(storageKeys.session, JSON.stringify({ ...next, name }), storageOf[home]);
  current.set(next);
}

function newName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

// Tabs that share a session renew it and sign out together.
hearTabs((message) => {
  if (!('name' in message) || message.name !== name) return;
  if (message.kind === 'renewed' && current.get()) save(message.session);
  if (message.kind === 'signedOut') end();
});

// The device's session as well, where a tab was not listening.
window.addEventListener('storage', ({ key, storageArea }) => {
  if (home !== 'device' || storageArea !== window.localStorage) return;
  if (key !== storageKeys.session && key !== null) return;
  const next = readSession('device');
  // Signed out in another tab, or ended there without its person: whoever signed out says so.
  if (!next) return suspendSession();
  name = next.name ?? name;
  current.set(next);
  resume();
});
