/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  manifest,
  requestedFiles,
  responses,
  runEarlyScript,
  settle,
  setUpEarlyScript,
} from '../testing/early-script';

const original = { ...responses };

const entryOf = (id: string, areas: string[], grant: object = {}) => ({
  manifest: `/${id}/remote.json`,
  realm: 'practice',
  roles: ['doctor'],
  areas,
  ...grant,
});

/** Deploys apps that have no pages of their own: their entries tell which one was chosen. */
function deploy(entries: Record<string, object>) {
  responses['/remotes.json'] = entries;
  for (const id of Object.keys(entries))
    responses[`/${id}/remote.json`] = { ...manifest, pages: [] };
}

beforeEach(() => {
  setUpEarlyScript();
  deploy({
    start: entryOf('start', ['/start']),
    doctor: entryOf('doctor', ['/doctor']),
    plus: entryOf('plus', ['/doctor-plus/']),
    rooms: entryOf('rooms', ['/doctor/rooms'], { open: ['/doctor/rooms/map'] }),
    pharmacy: entryOf('pharmacy', ['/doctor/pharmacy'], { roles: ['pharmacist'] }),
  });
});

afterEach(() => {
  for (const name of Object.keys(responses)) delete responses[name];
  Object.assign(responses, original);
});

const requestedApps = () =>
  requestedFiles().flatMap((file) => /^\/(\w+)\/assets\/entry\.js$/.exec(file)?.[1] ?? []);

/** The apps whose files are requested at an address. */
async function appsAt(address: string) {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedApps()).not.toEqual([]));
  return requestedApps();
}

// As in `Registry.entryOf`, so that what is preloaded is what shows.
test.each([
  ['/doctor', 'doctor'],
  ['/doctor/patients', 'doctor'],
  ['/doctor-plus', 'plus'],
  ['/doctor-plus/offers', 'plus'],
  ['/doctor/rooms', 'rooms'],
  ['/doctor/rooms/7', 'rooms'],
  ['/doctor/roomservice', 'doctor'],
])('%s belongs to the app with the longest matching area: %s', async (address, app) => {
  expect(await appsAt(address)).toEqual([app]);
});

test.each(['/doctor/pharmacy', '/nowhere'])(
  'requests the first app of the role at %s, where no app of the role is',
  async (address) => expect(await appsAt(address)).toEqual(['start']),
);

test('requests an open page of the app that owns the address, and of no other', async () => {
  sessionStorage.clear();
  expect(await appsAt('/doctor/rooms/map')).toEqual(['rooms']);

  setUpEarlyScript();
  sessionStorage.clear();
  deploy({
    start: entryOf('start', ['/start'], { open: ['/doctor/rooms/map'] }),
    rooms: entryOf('rooms', ['/doctor/rooms']),
  });
  history.replaceState(null, '', '/doctor/rooms/map');
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/sign-in.js'));
});
