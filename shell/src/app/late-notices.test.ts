import type { Session } from '@praxis/sdk';
import { endSession, startSession, suspendSession, updateUserData } from '../auth/session';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { notices } from '../notifications/notice-store';
import { createServices } from './services';

const sessionOf = (id: string) => {
  const userData = { id, role: 'teamMember', email: `${id}@praxis.example`, fullName: id };
  const session = { realm: 'practice', userData, accessToken: 'one', refreshToken: 'two' };
  return session as unknown as Session;
};

/** What the apps of a signed-in user get of the shell. */
function hostOf(id: string) {
  startSession(sessionOf(id), 'tab');
  notices.set([]);
  const deployment = { backEnd: {} } as unknown as Deployment;
  const services = createServices(deployment, { client: {} } as unknown as Http);
  disposals.push(services.dispose);
  return services.host;
}

const disposals: (() => void)[] = [];
afterEach(() => disposals.splice(0).forEach((dispose) => dispose()));

const confirmed = { kind: 'success', text: 'Noah Fischer’s appointment is confirmed' } as const;

it('shows nobody what an app reports after its user has signed out', () => {
  const host = hostOf('ana');
  host.notify(confirmed);
  expect(notices.get()).toMatchObject([confirmed]);
  endSession();
  host.notify(confirmed);
  expect(notices.get()).toEqual([]);
  startSession(sessionOf('ben'), 'tab');
  host.notify(confirmed);
  expect(notices.get()).toEqual([]);
});

it('shows it to a user whose data changed, or who continues an expired session', () => {
  const host = hostOf('ana');
  updateUserData({ fullName: 'Ana Maria' });
  suspendSession('idle');
  host.notify(confirmed);
  expect(notices.get()).toEqual([]);
  startSession(sessionOf('ana'), 'tab');
  expect(notices.get()).toMatchObject([confirmed]);
});
