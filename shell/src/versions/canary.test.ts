import { expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { hasCanary, percentOf } from './canary';

const manifest = '/next/remote.json';
const person = (id: string | number): Identity => ({
  realm: 'practice',
  userData: { id, role: 'doctor', email: '', fullName: '', abilities: [] },
});

it('applies to the listed accounts, whose ids may be numbers', () => {
  const canary = { manifest, accounts: ['d-7', '12'] };
  expect(hasCanary('doctor', canary, person('d-7'))).toBe(true);
  expect(hasCanary('demo', canary, person(12))).toBe(true);
  expect(hasCanary('doctor', canary, person('d-8'))).toBe(false);
});

it('applies to the given share of users, and to the same ones as it grows', () => {
  const people = Array.from({ length: 2_000 }, (_, index) => person(`account-${index}`));
  const given = (share: number) =>
    people.filter((user) => hasCanary('doctor', { manifest, share }, user));
  expect(given(0)).toHaveLength(0);
  expect(given(100)).toHaveLength(2_000);
  for (const share of [1, 5, 20, 50])
    expect(Math.abs(given(share).length / 20 - share)).toBeLessThan(2.5);
  expect(given(20)).toEqual(expect.arrayContaining(given(5)));
});

it('selects different users for each app', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `account-${index}`);
  const inBoth = ids.filter((id) => percentOf(`doctor/${id}`) < 20 && percentOf(`team/${id}`) < 20);
  expect(inBoth.length).toBeGreaterThan(15);
  expect(inBoth.length).toBeLessThan(75);
});
