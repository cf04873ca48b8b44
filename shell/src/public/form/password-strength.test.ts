import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength';

test.each([
  ['short', 0],
  ['passwordpassword', 0],
  ['aaaabbbbccccddddx', 1],
  ['lamp river violet', 2],
  ['seven violet lamps near a quiet river', 3],
])('%s has the strength %d', (password, strength) => {
  expect(passwordStrength(password, 'ana@example.com')).toBe(strength);
});
