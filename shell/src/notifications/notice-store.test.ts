import type { Session } from '@praxis/sdk';
import { endSession, startSession, suspendSession, updateUserData } from '../auth/session';
import { notices, notify, notifyOfApp } from './notice-store';

beforeEach(() => notices.set([]));

it('shows the two newest notices, newest first', () => {
  for (const text of ['one', 'two', 'three']) notify({ kind: 'success', text });
  expect(notices.get().map(({ text }) => text)).toEqual(['three', 'two']);
});

it('merges equal notices, unless each has its own undo', () => {
  for (const kind of ['error', 'error'] as const) notify({ kind, text: 'Not saved' });
  expect(notices.get()).toHaveLength(1);
  const undo = { label: 'Undo', run: () => {} };
  for (let time = 0; time < 2; time += 1) notify({ kind: 'success', text: 'Deleted', undo });
  expect(notices.get().map(({ text }) => text)).toEqual(['Deleted', 'Deleted']);
});

it('merges equal failures, and retries all of them with one click', () => {
  const tried: string[] = [];
  const fail = (about: string) =>
    notify({
      kind: 'error',
      text: 'Couldn’t change Schedule. No connection.',
      about,
      undo: { label: 'Retry', run: () => tried.push(about) },
    });
  ['star', 'label', 'star', 'move'].forEach(fail);
  expect(notices.get()).toHaveLength(1);
  notify({ kind: 'success', text: 'Label added', about: 'label' });
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Label added',
    'Couldn’t change Schedule. No connection.',
  ]);
  notices.get()[1]?.undo?.run();
  expect(tried).toEqual(['star', 'move']);
  ['star', 'move'].forEach((about) => notify({ kind: 'success', text: about, about }));
  expect(notices.get().map(({ text }) => text)).toEqual(['move', 'star']);
});

it('does not merge notices with different actions', () => {
  for (const id of [1, 2])
    notify({ kind: 'error', text: 'Not sent', undo: { label: `Open draft`, run: () => id } });
  expect(notices.get()).toHaveLength(2);
});

it('removes an outdated notice about the same record', () => {
  notify({ kind: 'success', text: 'Plus ends Dec 10', about: 'plus' });
  notify({ kind: 'success', text: 'Basic ends Dec 10', about: 'basic' });
  notify({ kind: 'success', text: 'Plus resumed', about: 'plus' });
  expect(notices.get().map(({ text }) => text)).toEqual(['Plus resumed', 'Basic ends Dec 10']);
});

const sessionOf = (id: string) => {
  const userData = { id, role: 'doctor', email: `${id}@praxis.example`, fullName: id };
  const session = { realm: 'practice', userData, accessToken: 'one', refreshToken: 'two' };
  return session as unknown as Session;
};

it('removes the user’s notices at sign-out', () => {
  startSession(sessionOf('ana'), 'tab');
  notify({ kind: 'success', text: 'Call Noah Fischer added' });
  updateUserData({ fullName: 'Ana Maria' });
  expect(notices.get()).toHaveLength(1);

  endSession();
  expect(notices.get()).toEqual([]);
  notify({ kind: 'success', text: 'Signed out' });
  expect(notices.get()).toHaveLength(1);
});

it('hides notices while the session is suspended, and shows them to the same user again', () => {
  startSession(sessionOf('ana'), 'tab');
  notifyOfApp({ kind: 'success', text: 'Call Noah Fischer added' });
  suspendSession('idle');
  notifyOfApp({ kind: 'success', text: 'Noah Fischer booked' });
  expect(notices.get()).toEqual([]);
  notify({ kind: 'error', text: 'German could not be loaded' });
  expect(notices.get()).toHaveLength(1);
  notices.set([]);
  startSession(sessionOf('ana'), 'tab');
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Noah Fischer booked',
    'Call Noah Fischer added',
  ]);

  suspendSession('idle');
  startSession(sessionOf('ben'), 'tab');
  expect(notices.get()).toEqual([]);
});
