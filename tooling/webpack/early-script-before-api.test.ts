/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  responses,
  requestedFiles,
  manifest,
  runEarlyScript,
  settle,
  setUpEarlyScript,
} from '../testing/early-script';

beforeEach(setUpEarlyScript);

const simulated = responses['/config.json'];
beforeEach(() => {
  responses['/config.json'] = { backEnd: 'https://api.example/', remoteOrigins: [] };
  const userData = { role: 'doctor' };
  sessionStorage.setItem(
    'praxis.session',
    JSON.stringify({ realm: 'practice', userData, accessToken: 'token-of-the-doctor' }),
  );
});
afterEach(() => {
  responses['/config.json'] = simulated;
});

const apiRequests = () =>
  jest.mocked(window.fetch).mock.calls.filter(([address]) => `${address}`.includes('/api/'));

/** Runs the early script at an address until it has sent all of its requests. */
async function openAt(address: string) {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/entry.js'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('requests the first data of the page from the API, with the token of the signed-in user', async () => {
  await openAt('/doctor/subscribers');
  expect(apiRequests()).toEqual([
    [
      'https://api.example/api/v1/doctor/subscribers?page=1',
      expect.objectContaining({
        headers: { Authorization: 'Bearer token-of-the-doctor', 'Accept-Language': 'de' },
      }),
    ],
  ]);
});

test.each(['/doctor/subscribers/one', '/doctor/subscribers?tab=all'])(
  'requests no data at %s, where the page shows something else first',
  async (address) => {
    await openAt(address);
    expect(apiRequests()).toEqual([]);
  },
);

test('never appends a path of a manifest to the host name of the API', async () => {
  const [page] = manifest.pages;
  const { first } = page!;
  page!.first = '.elsewhere.example/api/';
  await openAt('/doctor/subscribers');
  page!.first = first;
  expect(apiRequests()).toEqual([]);
});
