import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import type { Realm } from '@praxis/contract';

/** Lifetime of both tokens, in seconds (docs/product.md#limits). */
export const tokenLifetime = 600;

export type TokenKind = 'access' | 'refresh';

/** The session that tokens belong to: from sign-in to sign-out, across refreshes. */
export interface TokenSession {
  id: string;
  /**
   * Index of the account's password at sign-in, from 0: a new password invalidates earlier
   * sessions.
   */
  password: number;
}

/** The account that a token is issued to. */
export interface TokenOwner {
  userId: string;
  realm: Realm;
  role: string;
}

export interface TokenClaims extends TokenOwner {
  session: TokenSession;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
  /** Makes tokens of the same second distinct, and identifies a rotated refresh token. */
  id: string;
}

interface Payload {
  sub: string;
  role: string;
  realm: Realm;
  kind: TokenKind;
  iat: number;
  exp: number;
  jti: string;
  sid: string;
  pwd: number;
}

/** Not a secret: the simulation runs in the page, so anyone can sign with it. */
const key = new TextEncoder().encode('praxis-simulation');

/**
 * Signs a new pair of HS256 JSON Web Tokens. In plain JavaScript, because `crypto.subtle` is
 * missing on http addresses other than localhost.
 *
 * @param now milliseconds since the epoch
 * @param session the session to continue; a new one by default
 */
export function signTokens(
  owner: TokenOwner,
  now: number,
  session: TokenSession = newSession(),
): { accessToken: string; refreshToken: string } {
  const signFor = (kind: TokenKind) => sign({ ...owner, session }, kind, now);
  return { accessToken: signFor('access'), refreshToken: signFor('refresh') };
}

export const newSession = (password = 0): TokenSession => ({ id: randomId(), password });

/** Returns the claims of a token that was signed here, is of this kind, and has not expired. */
export function verifyToken(token: string, kind: TokenKind, now: number): TokenClaims | undefined {
  const payload = payloadOf(token);
  if (!payload || payload.kind !== kind || now >= payload.exp * 1000) return undefined;
  const { sub, realm, role, iat, exp, jti, sid, pwd } = payload;
  return { userId: sub, realm, role, iat, exp, id: jti, session: { id: sid, password: pwd } };
}

/**
 * The last verified token, cached: requests repeat the same one for ten minutes, and hashing is
 * slow.
 */
let lastVerified: { token: string; payload: Payload } | undefined;

/** Returns the payload of a token that was signed here, whatever its kind and age. */
function payloadOf(token: string): Payload | undefined {
  if (lastVerified?.token === token) return lastVerified.payload;
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0) return undefined;
  if (signature !== signatureOf(`${head}.${body}`)) return undefined;
  const payload = decode(body);
  if (!payload || decode<{ alg?: string }>(head)?.alg !== 'HS256') return undefined;
  lastVerified = { token, payload };
  return payload;
}

function sign(
  { userId, realm, role, session }: TokenOwner & { session: TokenSession },
  kind: TokenKind,
  now: number,
): string {
  const iat = Math.floor(now / 1000);
  const payload: Payload = {
    sub: userId,
    role,
    realm,
    kind,
    iat,
    exp: iat + tokenLifetime,
    jti: randomId(),
    sid: session.id,
    pwd: session.password,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${signatureOf(signed)}`;
}

export function signatureOf(text: string, secret: Uint8Array = key): string {
  return toBase64Url(hmac(sha256, secret, new TextEncoder().encode(text)));
}

function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(9)));
}

function encode(value: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

function decode<T = Payload>(text: string): T | undefined {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
