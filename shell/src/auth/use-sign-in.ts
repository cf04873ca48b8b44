import { useState } from 'react';
import type { Realm } from '@praxis/contract';
import { useIsGone } from '@praxis/sdk';
import type { Failure } from '@praxis/sdk/data';
import type { Deployment } from '../boot/deployment';
import { failureOf } from './failure-of';
import { leaveForeignArea } from './leave-foreign-area';
import { startSession, type SessionHome } from './session';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignIn {
  /** Who is being signed in: the email, so that the button that was pressed can show it. */
  pending: string | null;
  failure: Failure | null;
  /** Signs in. It never rejects: what went wrong is in `failure`. */
  run(realm: Realm, credentials: Credentials, home: SessionHome): Promise<void>;
}

/** The text for why signing in failed. */
export function signInErrorKey({ code, kind }: Failure): string {
  if (code === 'too_many_attempts' || code === 'account_inactive') return `signIn.errors.${code}`;
  if (code === 'credentials_invalid' || code === 'validation_failed')
    return 'signIn.errors.credentials_invalid';
  return kind === 'offline' || kind === 'timeout' ? 'signIn.errors.offline' : 'signIn.errors.other';
}

/** The text for a sample account, whose password nobody typed: one that doesn't fit was changed. */
export const samplePasswordKey = ({ code }: Failure): string | undefined =>
  code === 'credentials_invalid' ? 'signIn.errors.sample_password' : undefined;

/** Signing in, with what a page has to show meanwhile and afterwards. */
export function useSignIn(deployment: Deployment): SignIn {
  const { http, registry } = deployment;
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isGone = useIsGone();

  return {
    pending,
    failure,
    async run(realm, credentials, home) {
      if (pending !== null) return;
      setPending(credentials.email);
      setFailure(null);
      try {
        const { signIn } = await http();
        const session = await signIn(realm, credentials);
        // Whoever went back meanwhile is not signed in where they are.
        if (isGone()) return;
        leaveForeignArea(registry, session);
        startSession(session, home);
      } catch (error) {
        const failed = await failureOf(error);
        if (isGone()) return;
        if (failed.details?.['verification'] === 'required') {
          const { resumeSignUp } = await import(
            /* webpackChunkName: "sign-up" */ '../public/sign-up/resume'
          );
          await resumeSignUp(deployment, credentials.email);
        } else setFailure(failed);
      } finally {
        setPending(null);
      }
    },
  };
}
