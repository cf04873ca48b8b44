import type { Session } from '@praxis/sdk';
import { endSession, startSession, updateUserData } from '../auth/session';
import { notices, notify } from './notice-store';

beforeEach(() => notices.set([]));

it('keeps the two newest, the newest first', () => {
  for (const text of ['one', 'two', 'three']) notify({ kind: 'success', text });
  expect(notices.get().map(({ text }) => text)).toEqual(['three', 'two']);
});

it('says the same once, but offers each undo', () => {
  for (const kind of ['error', 'error'] as const) notify({ kind, text: 'Not saved' });
  expect(notices.get()).toHaveLength(1);
  const undo = { label: 'Undo', run: () => {} };
  for (let time = 0; time < 2; time += 1) notify({ kind: 'success', text: 'Deleted', undo });
  expect(notices.get().map(({ text }) => text)).toEqual(['Deleted', 'Deleted']);
});

it('keeps nothing that was said to somebody once they have signed out', () => {
  const userData = { id: 'ana', role: 'doctor', email: 'ana@praxis.example', fullName: 'Ana' };
  const ana = { realm: 'practice', userData, accessToken: 'one', refreshToken: 'two' };
  startSession(ana as unknown as Session, 'tab');
  notify({ kind: 'success', text: 'Call Noah Fischer added' });
  updateUserData({ fullName: 'Ana Maria' });
  expect(notices.get()).toHaveLength(1);

  endSession();
  expect(notices.get()).toEqual([]);
  notify({ kind: 'success', text: 'Signed out' });
  expect(notices.get()).toHaveLength(1);
});
