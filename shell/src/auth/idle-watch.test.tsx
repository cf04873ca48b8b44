import { screen, waitFor } from '@testing-library/react';
import { people } from '@praxis/mock-server/practice/sample-records';
import { stopClockAt } from '@praxis/sdk/testing/clock';
import { renderShell } from '../testing/render-shell';
import { session } from './session';

const minute = 60_000;

// Only the date: timers and responses are real.
beforeEach(() => stopClockAt(Date.now()));
afterEach(() => void jest.useRealTimers());

const passMinutes = (minutes: number) => void jest.setSystemTime(Date.now() + minutes * minute);

test('refreshes the session of a user who reads a public page', async () => {
  const { enter } = await renderShell(`/doctors/${people.doctor}`);
  await enter('patient@praxis.example', 'patient-sample-account');
  expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible();
  const before = session.get()?.refreshToken;
  passMinutes(7.5);
  await waitFor(() => expect(session.get()?.refreshToken).not.toBe(before), { timeout: 5_000 });
});

test('ends the session of a user who is idle on a public page', async () => {
  const { enter } = await renderShell(`/doctors/${people.doctor}`);
  await enter('patient@praxis.example', 'patient-sample-account');
  expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible();
  passMinutes(11);
  await waitFor(() => expect(session.get()).toBeNull(), { timeout: 5_000 });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
});
