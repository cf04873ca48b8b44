/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  answers,
  asked,
  manifest,
  runEarlyScript,
  settle,
  startEarly,
} from '../testing/early-script';

beforeEach(startEarly);

const simulated = answers['/config.json'];
beforeEach(() => {
  answers['/config.json'] = { backEnd: 'https://api.example/', remoteOrigins: [] };
  const userData = { role: 'doctor' };
  sessionStorage.setItem(
    'praxis.session',
    JSON.stringify({ realm: 'practice', userData, accessToken: 'token-of-the-doctor' }),
  );
});
afterEach(() => {
  answers['/config.json'] = simulated;
});

const askedOfApi = () =>
  jest.mocked(window.fetch).mock.calls.filter(([address]) => `${address}`.includes('/api/'));

/** Goes on until all that the early script asks for at an address has been asked for. */
async function openAt(address: string) {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/entry.js'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('asks an API for what the page shows first, as the person who is signed in', async () => {
  await openAt('/doctor/subscribers');
  expect(askedOfApi()).toEqual([
    [
      'https://api.example/api/v1/doctor/subscribers?page=1',
      expect.objectContaining({
        headers: { Authorization: 'Bearer token-of-the-doctor', 'Accept-Language': 'de' },
      }),
    ],
  ]);
});

test.each(['/doctor/subscribers/one', '/doctor/subscribers?tab=all'])(
  'at %s, where the page asks for something else, asks an API for nothing',
  async (address) => {
    await openAt(address);
    expect(askedOfApi()).toEqual([]);
  },
);

test('takes no name in a manifest for a part of the API’s', async () => {
  const [page] = manifest.pages;
  const { first } = page!;
  page!.first = '.elsewhere.example/api/';
  await openAt('/doctor/subscribers');
  page!.first = first;
  expect(askedOfApi()).toEqual([]);
});
