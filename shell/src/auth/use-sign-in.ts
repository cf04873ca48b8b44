import { useState } from 'react';
import type { Realm } from '@praxis/contract';
import { useIsUnmounted } from '@praxis/sdk';
import type { Failure } from '@praxis/sdk/data';
import type { Deployment } from '../boot/deployment';
import { failureOf } from './failure-of';
import { leaveForeignArea } from './leave-foreign-area';
import { startSession, type SessionScope } from './session';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignIn {
  /** The email address that is being signed in, so that its button can show it. */
  pending: string | null;
  failure: Failure | null;
  /** Signs in. Never rejects: errors are in `failure`. */
  run(realm: Realm, credentials: Credentials, scope: SessionScope): Promise<void>;
}

/** The key of the message for a failed sign-in. */
export function signInErrorKey({ code, kind }: Failure): string {
  if (code === 'too_many_attempts' || code === 'account_inactive') return `signIn.errors.${code}`;
  if (code === 'credentials_invalid' || code === 'validation_failed')
    return 'signIn.errors.credentials_invalid';
  return kind === 'offline' || kind === 'timeout' ? 'signIn.errors.offline' : 'signIn.errors.other';
}

/** The key of the message for a sample account: its password was not typed, so a wrong one was changed. */
export const samplePasswordKey = ({ code }: Failure): string | undefined =>
  code === 'credentials_invalid' ? 'signIn.errors.sample_password' : undefined;

/** Signs in, with the pending and failure states for the page. */
export function useSignIn(deployment: Deployment): SignIn {
  const { http, registry } = deployment;
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isGone = useIsUnmounted();

  return {
    pending,
    failure,
    async run(realm, credentials, scope) {
      if (pending !== null) return;
      setPending(credentials.email);
      setFailure(null);
      try {
        const { signIn } = await http();
        const session = await signIn(realm, credentials);
        // The user has left the page in the meantime: do not sign in.
        if (isGone()) return;
        leaveForeignArea(registry, session);
        startSession(session, scope);
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
