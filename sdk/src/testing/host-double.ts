import { createMongoAbility } from '@casl/ability';
import type { Client } from '../data/client';
import { RequestError, toFailure } from '../data/request-error';
import type { Realm } from '@praxis/contract';
import type { Credentials, HostApi, Identity, Notice, SignInKeep, Skin } from '../host';
import type { Language } from '../language';
import type { Session, UserData } from '../session';
import { createWatched } from './watched';

/** A test double of the shell's services that records calls. */
export interface HostDouble extends HostApi {
  /** Notices, the oldest first. */
  notices: readonly Notice[];
  /** Addresses passed to `navigate`. */
  navigations: readonly string[];
  signedOut: boolean;
  /** Address passed to `showMail`. */
  mailShown: string | null;
  /** Sign-in by the page, and its duration. */
  signedIn: { email: string; keep: SignInKeep } | null;
}

const refused = { kind: 'rule', status: 401, code: 'credentials_invalid' } as const;

interface Parts {
  /** Null if nobody is signed in. */
  session: Session | null;
  /** Requests a session from the back end. */
  signIn(realm: Realm, credentials: Credentials): Promise<Session>;
  client: Client;
  language: Language;
  skin: Skin;
  navigate(path: string): void;
  notify(notice: Notice): void;
}

/** Creates the test double. */
export function createHostDouble({ session, client, language, skin, ...parts }: Parts): HostDouble {
  const notices: Notice[] = [];
  const navigations: string[] = [];
  const identity = createWatched<Identity | null>(
    session && { realm: session.realm, userData: session.userData },
  );
  const double: HostDouble = {
    notices,
    navigations,
    signedOut: false,
    signedIn: null,
    mailShown: null,
    identity,
    language: createWatched(language),
    skin: createWatched(skin),
    client,
    can: (action, subject) =>
      createMongoAbility([
        { action: 'read', subject: 'Auth' },
        ...(identity.get()?.userData.abilities ?? []),
      ]).can(action, subject),
    navigate(path) {
      navigations.push(path);
      parts.navigate(path);
    },
    notify(notice) {
      notices.push(notice);
      parts.notify(notice);
    },
    updateUserData(changes: Partial<UserData>) {
      const now = identity.get();
      if (now) identity.set({ ...now, userData: { ...now.userData, ...changes } });
    },
    async signIn(realm, credentials, keep) {
      await parts.signIn(realm, credentials).catch((error: unknown) => {
        // The shell maps both realms' refusals to the same error.
        throw toFailure(error).status === 400 ? new RequestError(refused) : error;
      });
      double.signedIn = { email: credentials.email, keep };
    },
    signOut() {
      double.signedOut = true;
    },
    showMail(to) {
      double.mailShown = to;
    },
  };
  return double;
}
