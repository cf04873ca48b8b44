import { createMongoAbility } from '@casl/ability';
import type { Client } from '../data/client';
import { RequestError, toFailure } from '../data/request-error';
import type { Realm } from '@praxis/contract';
import type { Credentials, HostApi, Identity, Notice, SignInKeep, Skin } from '../host';
import type { Language } from '../language';
import type { Session, UserData } from '../session';
import { createWatched } from './watched';

/** The shell as a page knows it, with a record of what the page asked of it. */
export interface HostDouble extends HostApi {
  /** What was said to the person, the oldest first. */
  notices: readonly Notice[];
  /** Addresses that the page went to by way of the host. */
  navigations: readonly string[];
  signedOut: boolean;
  /** Whose mails the page asked to be shown. */
  mailShown: string | null;
  /** Who signed in by way of the page, and for how long. */
  signedIn: { email: string; keep: SignInKeep } | null;
}

const refused = { kind: 'rule', status: 401, code: 'credentials_invalid' } as const;

interface Parts {
  /** Null where nobody is signed in. */
  session: Session | null;
  /** Asks the back end for a session. */
  signIn(realm: Realm, credentials: Credentials): Promise<Session>;
  client: Client;
  language: Language;
  skin: Skin;
  navigate(path: string): void;
  notify(notice: Notice): void;
}

/** The shell's services for a page in a test, which keeps what the page asked of them. */
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
        // As the shell says it of both realms.
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
