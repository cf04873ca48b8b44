import { afterEach, expect, it, jest } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { endSession, startSession } from '../auth/session';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { Registry, type RemoteEntry } from '../federation/registry';
import { loadFirstPart } from './root';

// The build does this in the first lines of the shell's own code.
init({ name: 'shell', remotes: [] });

const patient: RemoteEntry = {
  id: 'patient',
  realm: 'practice',
  roles: ['patient'],
  areas: ['/patient'],
  manifest: '',
  address: new URL('https://apps.example/remote.json'),
};

function givenDeployment() {
  const registry = new Registry([patient]);
  const asked = jest.spyOn(registry, 'manifest').mockRejectedValue(new Error('no network'));
  const noSimulation = () => Promise.reject(new Error('There is an API.'));
  const config = { backEnd: 'https://api.example', remoteOrigins: [] };
  return { deployment: createDeployment(registry, createBackEnd(config, noSimulation)), asked };
}

afterEach(() => {
  endSession();
  window.history.replaceState(null, '', '/');
});

it('reads the manifest of the person’s app while the code of the frame arrives', async () => {
  const userData = {
    id: 'patient-1',
    role: 'patient',
    email: 'iris@example.com',
    fullName: 'Iris Grant',
    abilities: [],
  };
  startSession(
    { realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' } as never,
    'tab',
  );
  window.history.replaceState(null, '', '/patient/appointments');
  const { deployment, asked } = givenDeployment();

  const loading = loadFirstPart(deployment);
  expect(asked).toHaveBeenCalledWith(patient);
  // Where it cannot be had, the frame says so, not the start.
  await expect(loading).resolves.toBeUndefined();
}, 30_000);

it('reads none for a page that needs no session', async () => {
  window.history.replaceState(null, '', '/sign-in');
  const { deployment, asked } = givenDeployment();
  await loadFirstPart(deployment);
  expect(asked).not.toHaveBeenCalled();
});
