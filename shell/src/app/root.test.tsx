import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AbilityRule } from '@praxis/sdk';
import { endSession, startSession } from '../auth/session';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { forgetRemote } from '../federation/load-remote';
import { Registry } from '../federation/registry';
import { entryOf, manifestOf, pageOf } from '../testing/manifest';
import { loadFirstPart } from './root';

const patient = entryOf('patient');

function createTestDeployment() {
  const registry = new Registry([patient]);
  const fetchManifest = jest.spyOn(registry, 'manifest').mockRejectedValue(new Error('no network'));
  const noSimulation = () => Promise.reject(new Error('There is an API.'));
  const config = { backEnd: 'https://api.example', remoteOrigins: [] };
  return {
    deployment: createDeployment(registry, createBackEnd(config, noSimulation)),
    fetchManifest,
  };
}

function signIn() {
  const userData = {
    id: 'patient-1',
    role: 'patient',
    email: 'iris@example.com',
    fullName: 'Iris Grant',
    abilities: [{ action: 'read', subject: 'Auth' }],
  };
  startSession(
    { realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' } as never,
    'tab',
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  endSession();
  window.history.replaceState(null, '', '/');
});

it('fetches the manifest of the user’s app while the code of the frame loads', async () => {
  signIn();
  window.history.replaceState(null, '', '/patient/appointments');
  const { deployment, fetchManifest } = createTestDeployment();

  const loading = loadFirstPart(deployment);
  expect(fetchManifest).toHaveBeenCalledWith(patient);
  // The frame shows the failure; loading does not reject.
  await expect(loading).resolves.toBeUndefined();
}, 30_000);

describe('the page at the address', () => {
  const manifest = (access?: AbilityRule) =>
    manifestOf('patient', {
      landing: '/patient/appointments',
      pages: [{ ...pageOf('/patient/appointments', 'Appointments'), ...(access && { access }) }],
    });
  const entry = () =>
    document.querySelector('script[src="https://apps.example/patient/remote.js"]');

  it.each(['/', '/patient/appointments'])('loads before the frame renders it: %s', async (path) => {
    // The federation runtime warns when an app is registered again.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn();
    window.history.replaceState(null, '', path);
    const { deployment, fetchManifest } = createTestDeployment();
    fetchManifest.mockResolvedValue(manifest());
    await loadFirstPart(deployment);
    await waitFor(() => expect(entry()).not.toBeNull());
    forgetRemote(deployment.registry, patient);
    entry()?.remove();
  });

  it('is not loaded if the user may not see it', async () => {
    signIn();
    window.history.replaceState(null, '', '/patient/appointments');
    const { deployment, fetchManifest } = createTestDeployment();
    const read = Promise.resolve(manifest({ action: 'manage', subject: 'Rooms' }));
    fetchManifest.mockReturnValue(read);
    await loadFirstPart(deployment);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(entry()).toBeNull();
  });
});

it('fetches no manifest for a public page', async () => {
  window.history.replaceState(null, '', '/sign-in');
  const { deployment, fetchManifest } = createTestDeployment();
  await loadFirstPart(deployment);
  expect(fetchManifest).not.toHaveBeenCalled();
});
