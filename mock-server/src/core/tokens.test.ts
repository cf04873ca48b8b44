import { hmac } from '@noble/hashes/hmac';
import { signatureOf, signTokens, tokenLifetime, verifyToken } from './tokens';

jest.mock('@noble/hashes/hmac', () => {
  const real = jest.requireActual<{ hmac: (...args: unknown[]) => Uint8Array }>(
    '@noble/hashes/hmac',
  );
  return { hmac: jest.fn(real.hmac) };
});

const owner = { userId: '1', realm: 'demo', role: 'admin' } as const;
const now = Date.UTC(2026, 0, 5, 9, 30);

const textKey = (text: string) => new TextEncoder().encode(text);

const hexToBase64Url = (hex: string) =>
  btoa(hex.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The same token with other claims and the original signature. */
function withPayload(token: string, change: (payload: Record<string, unknown>) => object): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const payload = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  const changed = btoa(JSON.stringify(change(payload)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return [head, changed, signature].join('.');
}

test('signs as in RFC 7515, appendix A.1', () => {
  const key = Uint8Array.from(
    atob(
      'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ+EstJQLr/T+1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow==',
    ),
    (character) => character.charCodeAt(0),
  );
  const signed =
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9' +
    '.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
  expect(signatureOf(signed, key)).toBe('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
});

test.each([
  // RFC 4231, test cases 1 and 2.
  [
    'Hi There',
    new Uint8Array(20).fill(0x0b),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    'what do ya want for nothing?',
    textKey('Jefe'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
])('signs %j as in RFC 4231', (text, key, hex) => {
  expect(signatureOf(text, key)).toBe(hexToBase64Url(hex));
});

test('a token identifies its owner and expires after ten minutes', () => {
  const { accessToken, refreshToken } = signTokens(owner, now);
  const access = verifyToken(accessToken, 'access', now);
  expect(access).toMatchObject({ ...owner, iat: now / 1000, exp: now / 1000 + tokenLifetime });
  expect(tokenLifetime).toBe(600);
  expect(verifyToken(refreshToken, 'refresh', now + 599_999)).toMatchObject(owner);
  expect(verifyToken(refreshToken, 'refresh', now + 600_000)).toBeUndefined();
});

test('two tokens signed in the same second differ', () => {
  const first = signTokens(owner, now);
  const second = signTokens(owner, now);
  const all = [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken];
  expect(new Set(all).size).toBe(4);
  expect(verifyToken(first.accessToken, 'access', now)?.id).not.toBe(
    verifyToken(second.accessToken, 'access', now)?.id,
  );
});

test('rejects a token of the other kind', () => {
  const { accessToken, refreshToken } = signTokens(owner, now);
  expect(verifyToken(accessToken, 'refresh', now)).toBeUndefined();
  expect(verifyToken(refreshToken, 'access', now)).toBeUndefined();
});

test('rejects a token that was tampered with', () => {
  const { accessToken } = signTokens(owner, now);
  const forged = withPayload(accessToken, (payload) => ({ ...payload, sub: '2' }));
  const prolonged = withPayload(accessToken, (payload) => ({ ...payload, exp: 9_999_999_999 }));
  const unsigned = `${btoa(JSON.stringify({ alg: 'none' }))}.${accessToken.split('.')[1]}.`;
  const [head = '', body = '', signature = ''] = accessToken.split('.');
  const otherSignature = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
  for (const token of [forged, prolonged, unsigned, `${head}.${body}.${otherSignature}`])
    expect(verifyToken(token, 'access', now)).toBeUndefined();
});

test('rejects a signed text that is not one of our tokens', () => {
  const sign = (head: object, body: string) => {
    const signed = [JSON.stringify(head), body].map((part) => btoa(part)).join('.');
    return `${signed}.${signatureOf(signed)}`;
  };
  expect(verifyToken(sign({ alg: 'HS512' }, '{"kind":"access","exp":1e10}'), 'access', now)).toBe(
    undefined,
  );
  expect(verifyToken(sign({ alg: 'HS256' }, 'no json'), 'access', now)).toBeUndefined();
  for (const token of ['', '.', '..', 'a.b', 'a.b.c', 'a.b.c.d', '💥.💥.💥'])
    expect(verifyToken(token, 'access', now)).toBeUndefined();
});

test('verifies the signature of a repeated token only once', () => {
  const { accessToken } = signTokens(owner, now);
  expect(verifyToken(accessToken, 'access', now)).toMatchObject(owner);
  jest.mocked(hmac).mockClear();
  expect(verifyToken(accessToken, 'access', now + 1_000)).toMatchObject(owner);
  expect(hmac).not.toHaveBeenCalled();

  // The cache must not skip the checks of kind and expiry.
  expect(verifyToken(accessToken, 'refresh', now)).toBeUndefined();
  expect(verifyToken(accessToken, 'access', now + 600_000)).toBeUndefined();
  const other = withPayload(accessToken, (payload) => ({ ...payload, sub: '2' }));
  expect(verifyToken(other, 'access', now)).toBeUndefined();
});
