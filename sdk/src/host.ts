import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Realm } from '@praxis/contract';
import type { Client } from './data/client';
import type { Language } from './language';
import type { UserData } from './session';

export type Skin = 'light' | 'dark';

/** A short message at the corner of the screen; `undo` puts a button on it. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** The button's word is "Undo" where it is left out. */
  undo?: { label?: string; run(): void };
  /** The id of the record that it is about, where a later notice about it contradicts this one. */
  about?: string;
}

/** What of the session a role app may know: never the tokens. */
export interface Identity {
  realm: Realm;
  userData: UserData;
}

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** How long somebody stays signed in: until the tab is closed, or on this device until they sign out. */
export type SignInKeep = 'tab' | 'device';

/** A value that can be read now and watched for changes. */
export interface Watched<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** What the shell does for role apps. It is the only way for them to reach outside of their area. */
export interface HostApi {
  identity: Watched<Identity | null>;
  language: Watched<Language>;
  skin: Watched<Skin>;
  /** Calls endpoints of the contract with the session's token. */
  client: Client;
  /** Whether the signed-in person may do something: CASL over the abilities saved with their data. */
  can(action: string, subject: string): boolean;
  /** Goes to an address of the product. */
  navigate(path: string): void;
  notify(notice: Notice): void;
  /** Replaces the signed-in person's data after they changed it (name, avatar). */
  updateUserData(changes: Partial<UserData>): void;
  /**
   * Signs somebody in and goes to their start page; for pages that are open to everybody. The tokens
   * stay in the shell.
   *
   * @throws {RequestError} with `credentials_invalid` where email and password match no account
   */
  signIn(realm: Realm, credentials: Credentials, keep: SignInKeep): Promise<void>;
  signOut(): void;
  /** Shows what was mailed to an address, where mails stay in the browser: in the simulation. */
  showMail: ((to: string) => void) | null;
}

const HostContext = createContext<HostApi | null>(null);

/** Gives pages the shell's services; the shell renders it, and so do tests. */
export const HostProvider = HostContext.Provider;

/** The shell's services, inside of any page of a role app. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host)
    throw new Error(
      'useHost is called outside of the shell: wrap the page in renderRemote() in tests.',
    );
  return host;
}

/** The same for what also stands outside of the app: public pages have no host. */
export const useHostIfAny = (): HostApi | null => useContext(HostContext);

function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get);
}

/** The language of now; renders again as another one is chosen. */
export function useLanguage(): Language {
  return useWatched(useHost().language);
}

/** Who is signed in. A role app is only shown to somebody who is. */
export function useIdentity(): Identity {
  const identity = useWatched(useHost().identity);
  if (!identity) throw new Error('Nobody is signed in.');
  return identity;
}
