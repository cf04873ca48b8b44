import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { endSession, startSession } from '../auth/session';

const ran: string[] = [];
const mockRan = (name: string) => {
  ran.push(name);
  return { default: () => null };
};
jest.mock('./app', () => mockRan('app'));
jest.mock('../federation/first-page', () => mockRan('first page'));
jest.mock('../auth/sign-in-page', () => mockRan('sign-in page'));

afterEach(() => {
  endSession();
  window.history.replaceState(null, '', '/');
});

it('runs the code of the frame and its page when signed in', async () => {
  const { preloadFirstPart } = await import('./root');
  const userData = { id: 'patient-1', role: 'patient', email: '', fullName: '', abilities: [] };
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, 'tab');
  window.history.replaceState(null, '', '/patient/appointments');
  ran.length = 0;
  preloadFirstPart();
  await waitFor(() => expect(ran.toSorted()).toEqual(['app', 'first page']));
});

it.each([
  ['/sign-in', ['sign-in page']],
  // May be an open page of an app: only the deployment's files tell.
  ['/pages/login', []],
])('runs at %s, signed out, the page of every deployment: %j', async (path, expected) => {
  const { preloadFirstPart } = await import('./root');
  window.history.replaceState(null, '', path);
  ran.length = 0;
  preloadFirstPart();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ran).toEqual(expected);
});
