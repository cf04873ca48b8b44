import { practiceAccounts } from '../../entities/practice-accounts';
import { roles } from '../../roles';
import { checkCode, checkResend, newCode } from './code';
import type { SentCode } from './code';
import { minute } from '../time/instants';
import { checkLoginAllowed, withLoginFailure } from './login-throttle';
import { checkPassword } from './password';
import { codeOf } from '../testing/expect-code';
import { epoch } from '../testing/records';

test.each([
  ['fourteen chars', 'password_weak'],
  ['fifteen chars !', null],
  ['only lower case words', null],
  ['ünïcödé zählt auch', null],
  [`${'🙂'.repeat(7)}gardens`, 'password_weak'],
  [`${'🙂'.repeat(8)}gardens`, null],
  ['x'.repeat(64), 'password_weak'],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'password_weak'],
  ['a stone, a leaf, a door. '.repeat(5).slice(0, 124), null],
  ['a stone, a leaf, a door. '.repeat(6).slice(0, 129), 'password_weak'],
  ['password password', 'password_weak'],
  ['PASSWORD-PASSWORD', 'password_weak'],
  ['Password1234567', 'password_weak'],
  ['qwerty-qwerty-2026', 'password_weak'],
  ['welcome password letter', null],
  ['Correct Horse Battery Staple', 'password_weak'],
  ['123456789012345', 'password_weak'],
  ['abcabcabcabcabcabc', 'password_weak'],
  ['ijklmnopqrstuvwxyz', 'password_weak'],
  ['zyxwvutsrqponmlkji', 'password_weak'],
  ['marcus@example.org', 'password_weak'],
  ['               ', 'password_weak'],
  ['!?!?!?!?!?!?!?!?', 'password_weak'],
  ['?!#$%&/()=*+~-_.:;', null],
  ['🌵🎈🐙🧭🥨🎻🪁🛶🧩🏮🦉🌋🍋🔭🎲', null],
])('%s: %s', (password, code) => {
  expect(codeOf(() => checkPassword(password, 'marcus@example.org'))).toBe(code);
});

test('the sample accounts satisfy the rules, and every role has one', () => {
  for (const { email, password } of practiceAccounts)
    expect(codeOf(() => checkPassword(password, email))).toBeNull();
  expect(new Set(practiceAccounts.map(({ role }) => role))).toEqual(new Set(roles));
  expect(new Set(practiceAccounts.map(({ email }) => email)).size).toBe(practiceAccounts.length);
});

const sent = newCode(0.004242, epoch);

test('a code has six digits and expires after ten minutes', () => {
  expect(sent.code).toBe('004242');
  expect(newCode(0.9999999, epoch).code).toMatch(/^\d{6}$/);
  expect(checkCode(sent, ' 004 242 ', epoch + 10 * minute - 1)).toEqual({ ok: true });
  expect(checkCode(sent, '004242', epoch + 10 * minute)).toMatchObject({ error: 'code_expired' });
  expect(checkCode(undefined, '004242', epoch)).toMatchObject({ error: 'code_invalid' });
});

test('a code is refused after five wrong attempts, even if it is right', () => {
  let tried: SentCode = sent;
  for (const typed of ['1', '000000', 'abcdef', '999999', '004243']) {
    const checked = checkCode(tried, typed, epoch);
    expect(checked).toMatchObject({ ok: false, error: 'code_invalid' });
    if (!checked.ok && checked.next) tried = checked.next;
  }
  expect(checkCode(tried, '004242', epoch)).toMatchObject({ error: 'too_many_attempts' });
});

test('another code may be sent after 60 seconds', () => {
  expect(codeOf(() => checkResend(sent, epoch + minute - 1))).toBe('too_many_attempts');
  expect(codeOf(() => checkResend(sent, epoch + minute))).toBeNull();
  expect(codeOf(() => checkResend(undefined, epoch))).toBeNull();
});

test('ten failures within 15 minutes block sign-in until the first is 15 minutes old', () => {
  let failures: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const now = epoch + count * minute;
    expect(codeOf(() => checkLoginAllowed(failures, now))).toBeNull();
    failures = withLoginFailure(failures, now);
  }
  expect(codeOf(() => checkLoginAllowed(failures, epoch + 15 * minute - 1))).toBe(
    'too_many_attempts',
  );
  expect(codeOf(() => checkLoginAllowed(failures, epoch + 15 * minute))).toBeNull();
  expect(withLoginFailure(failures, epoch + 60 * minute)).toEqual([epoch + 60 * minute]);
});
