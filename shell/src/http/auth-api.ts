import * as z from '@praxis/contract/schema';
import { RequestError, type Transport, type WireRequest } from '@praxis/sdk/data';
import type { Realm } from '@praxis/contract';
import type { Session } from '@praxis/sdk';

/** Sign-in and refresh of each realm, brought to one shape. */
const paths = {
  practice: { signIn: '/api/v1/auth/login', refresh: '/api/v1/auth/refresh' },
  demo: { signIn: '/jwt/login', refresh: '/jwt/refresh-token' },
} as const satisfies Record<Realm, unknown>;

const abilityRules = z.array(z.object({ action: z.string(), subject: z.string() }));

const tokens = { accessToken: z.string(), refreshToken: z.string() };

const practiceAnswer = z.object({
  ...tokens,
  userData: z.looseObject({
    id: z.string(),
    role: z.string(),
    email: z.string(),
    fullName: z.string(),
    avatarUrl: z.optional(z.nullable(z.string())),
    locale: z.optional(z.nullable(z.string())),
    timeZone: z.optional(z.nullable(z.string())),
    abilities: abilityRules,
  }),
});

/** The demo accounts keep the field names of the template (docs/product.md#accounts). */
const demoAnswer = z.object({
  ...tokens,
  userData: z.looseObject({
    id: z.number(),
    role: z.string(),
    email: z.string(),
    fullName: z.string(),
    avatar: z.optional(z.nullable(z.string())),
    ability: abilityRules,
  }),
});

function toSession(realm: Realm, answer: unknown): Session {
  if (realm === 'practice') return { realm, ...practiceAnswer.parse(answer) };
  const { userData, ...pair } = demoAnswer.parse(answer);
  const { ability, avatar, id, role, email, fullName } = userData;
  return {
    realm,
    ...pair,
    userData: { id, role, email, fullName, avatarUrl: avatar, abilities: ability },
  };
}

const post = (path: string, body: unknown): WireRequest => ({
  method: 'POST',
  path,
  query: {},
  body,
  headers: {},
  background: false,
});

/** @throws {RequestError} with `credentials_invalid` where e-mail and password match no account */
export async function requestSession(
  send: Transport,
  realm: Realm,
  credentials: { email: string; password: string },
): Promise<Session> {
  try {
    return toSession(realm, await send(post(paths[realm].signIn, credentials)));
  } catch (error) {
    if (realm === 'demo' && error instanceof RequestError && error.failure.status === 400)
      throw new RequestError({ kind: 'rule', status: 401, code: 'credentials_invalid' });
    throw error;
  }
}

/** A new pair of tokens; null where the back end refuses the refresh token. */
export async function requestRefresh(send: Transport, stale: Session): Promise<Session | null> {
  try {
    const { realm, refreshToken } = stale;
    return toSession(realm, await send(post(paths[realm].refresh, { refreshToken })));
  } catch (error) {
    const status = error instanceof RequestError ? error.failure.status : 0;
    if (status === 400 || status === 401 || status === 403 || status === 422) return null;
    throw error;
  }
}
