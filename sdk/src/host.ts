import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Realm } from '@praxis/contract';
import type { Client } from './data/client';
import type { Language } from './language';
import type { UserData } from './session';

export type Skin = 'light' | 'dark';

/** A toast; `undo` adds a button to it. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** `label` defaults to "Undo". */
  undo?: { label?: string; run(): void };
  /** Id of the record it is about: a later notice about it replaces this one. */
  about?: string;
}

/** The part of the session that role apps may read: never the tokens. */
export interface Identity {
  realm: Realm;
  userData: UserData;
}

/** Sign-in credentials. */
export interface Credentials {
  email: string;
  password: string;
}

/** Lifetime of a session: until the tab is closed, or on this device until sign-out. */
export type SignInKeep = 'tab' | 'device';

/** An observable value: read now, subscribe to changes. */
export interface Watched<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** The shell's services for role apps: their only access to anything outside of their area. */
export interface HostApi {
  identity: Watched<Identity | null>;
  language: Watched<Language>;
  skin: Watched<Skin>;
  /** Calls the contract's endpoints with the session's access token. */
  client: Client;
  /** Returns whether the user is authorized: CASL over the abilities stored with the user data. */
  can(action: string, subject: string): boolean;
  /** Navigates to an address of the product. */
  navigate(path: string): void;
  notify(notice: Notice): void;
  /** Updates the user data after the user changed it (name, avatar). */
  updateUserData(changes: Partial<UserData>): void;
  /**
   * Signs a user in and navigates to their start page; for public pages. The tokens stay in the shell.
   *
   * @throws {RequestError} `credentials_invalid` if no account matches email and password
   */
  signIn(realm: Realm, credentials: Credentials, keep: SignInKeep): Promise<void>;
  signOut(): void;
  /** Opens the mailbox of an address in the simulation; null if emails are really sent. */
  showMail: ((to: string) => void) | null;
}

const HostContext = createContext<HostApi | null>(null);

/** Provides the shell's services to pages; rendered by the shell and by tests. */
export const HostProvider = HostContext.Provider;

/** Returns the shell's services; for pages of role apps. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host)
    throw new Error(
      'useHost is called outside of the shell: wrap the page in renderRemote() in tests.',
    );
  return host;
}

/** Like `useHost`, or null on public pages, which have no host. */
export const useHostIfAny = (): HostApi | null => useContext(HostContext);

function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get);
}

/** Returns the current language; re-renders when it changes. */
export function useLanguage(): Language {
  return useWatched(useHost().language);
}

/** Returns the signed-in user's identity. @throws if nobody is signed in */
export function useIdentity(): Identity {
  const identity = useWatched(useHost().identity);
  if (!identity) throw new Error('Nobody is signed in.');
  return identity;
}
