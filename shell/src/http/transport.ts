import { failureOfAnswer, RequestError, type Transport, type WireRequest } from '@praxis/sdk/data';
import { bodyOf, type SendOnce } from '@praxis/sdk/data/wire-answer';
import type { Session, Watched } from '@praxis/sdk';

interface TransportParts {
  sendOnce: SendOnce;
  session: Watched<Session | null>;
  /** Renews the session's tokens; resolves false where the session is over. */
  refresh(stale: Session): Promise<boolean>;
  /** Resolves when no session is suspended: whether the person is the one of before. */
  untilResumed(): Promise<boolean>;
}

const over = { kind: 'rule', status: 401, code: 'unauthenticated' } as const;

/** Sends requests with the session's token; one that is refused for an old token is sent once more. */
export function createTransport({
  sendOnce,
  session,
  refresh,
  untilResumed,
}: TransportParts): Transport {
  /** Whoever signs in again, as the same person, finds done what they had asked for. */
  const isBack = async () => (await untilResumed()) && session.get() !== null;

  return async function send(request: WireRequest): Promise<unknown> {
    // Whose request it is stands when it is made: signing out asks for the session's end, and ends it here.
    const asking = session.get();
    if (!request.anonymous && !(await untilResumed())) throw new RequestError(over);
    const used = asking ?? session.get();
    const answer = await sendOnce(request, used?.accessToken);
    // Where nobody need be signed in, a token is not why; nor is it where a password is asked for to change it.
    const tokenRefused =
      answer.status === 401 &&
      used !== null &&
      !request.anonymous &&
      failureOfAnswer(answer.status, answer.body).code !== 'credentials_invalid';
    // Only what the person does keeps a session alive: polling never refreshes it.
    const again =
      tokenRefused && !request.background && ((await refresh(used)) || (await isBack()));
    return bodyOf(again ? await sendOnce(request, session.get()?.accessToken) : answer);
  };
}
