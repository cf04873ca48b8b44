/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  responses,
  requestedFiles,
  requestElements,
  fileOf,
  fontFaces,
  pathOf,
  receive,
  runEarlyScript,
  settle,
  settlePageFiles,
  setUpEarlyScript,
  workers,
} from '../testing/early-script';

beforeEach(setUpEarlyScript);

test.each([
  ['only the module of the list', '/doctor/subscribers', false],
  ['also the module of the record, if the address names one', '/doctor/subscribers/one', true],
])('requests %s', async (_what, address, isRequested) => {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.css'));
  settlePageFiles();
  await waitFor(() => expect(requestedFiles()).toContain('/api-subscribers.js'));
  expect(requestedFiles().includes('/api-subscriber.js')).toBe(isRequested);
});

test('requests the frame, the page and the simulated back end in the order in which they run', async () => {
  runEarlyScript();
  expect(requestedFiles()).toEqual(['/de.js']);
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  expect(requestedFiles()).toEqual([
    '/de.js',
    '/app.js',
    '/state.js',
    '/list.js',
    '/doctor/assets/entry.js',
    '/doctor/assets/page-patients.js',
    '/doctor/assets/page-patients.css',
  ]);

  settle('/main.js');
  settle('/state.js');
  settle('/list.js');
  await new Promise((resolve) => setTimeout(resolve));
  expect(requestedFiles()).not.toContain('/simulation.js');
  settlePageFiles();
  await waitFor(() => expect(requestedFiles()).toContain('/api-subscribers.js'));
  const rest = requestedFiles().filter((file) => /simulation|api|practice/.test(file));
  expect(rest).toEqual(['/simulation.js', '/practice.js', '/api-subscribers.js']);
});

test('requests the engine of a demo page after its data, and no files of the practice', async () => {
  const session = { realm: 'demo', userData: { role: 'admin' } };
  sessionStorage.setItem('praxis.session', JSON.stringify(session));
  history.replaceState(null, '', '/apps/calendar');
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/demo/calendar.js'));
  settlePageFiles();
  await waitFor(() => expect(requestedFiles()).toContain('/events.js'));
  expect(requestedFiles()).not.toContain('/calendar.js');
  settle('/events.js');
  await waitFor(() => expect(requestedFiles()).toContain('/calendar.js'));
  const rest = requestedFiles().slice(requestedFiles().indexOf('/simulation.js'));
  expect(rest).toEqual(['/simulation.js', '/events.js', '/calendar.js']);
});

test.each([
  ['requests a page that the user may see', { action: 'manage', subject: 'all' }, true],
  ['requests no page that the user may not see', { action: 'read', subject: 'ACL' }, false],
])('%s', async (_what, ability, isRequested) => {
  const session = { realm: 'demo', userData: { role: 'admin', abilities: [ability] } };
  sessionStorage.setItem('praxis.session', JSON.stringify(session));
  history.replaceState(null, '', '/apps/calendar');
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/demo/entry.js'));
  settlePageFiles();
  await waitFor(() => expect(requestedFiles()).toContain('/simulation.js'));
  expect(requestedFiles().includes('/demo/calendar.js')).toBe(isRequested);
});

describe('before the configuration has loaded', () => {
  let sendConfig = () => {};
  beforeEach(() => {
    const respond = jest.mocked(window.fetch).getMockImplementation()!;
    jest.mocked(window.fetch).mockImplementation(async (address, ...rest) => {
      if (address === '/config.json') await new Promise<void>((resolve) => (sendConfig = resolve));
      return respond(address, ...rest);
    });
  });
  /** Runs everything that needs no further response. */
  const runPending = () => new Promise((resolve) => setTimeout(resolve));

  test.each([
    ['are downloaded', () => receive('/main.js')],
    ['have run', () => settle('/main.js')],
    ['have failed', () => settle('/main.js', 'error')],
  ])('it requests the frame once the first files %s', async (_when, happens) => {
    runEarlyScript();
    receive('/de.js');
    await runPending();
    expect(requestedFiles()).toEqual(['/de.js']);
    happens();
    await waitFor(() => expect(requestedFiles()).toContain('/state.js'));
    await runPending();
    expect(requestedFiles().filter((file) => file !== '/main.js')).toEqual([
      '/de.js',
      '/app.js',
      '/state.js',
    ]);

    sendConfig();
    await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  });

  test('it requests the frame with that response, while the first files are in flight', async () => {
    runEarlyScript();
    await runPending();
    expect(requestedFiles()).toEqual(['/de.js']);
    sendConfig();
    await waitFor(() => expect(requestedFiles()).toContain('/state.js'));
  });
});

test('runs files of the shell, and only preloads files of an app', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  const scripts = requestElements().filter((element) => 'src' in element);
  expect(scripts.map(fileOf)).toEqual(['/de.js', '/app.js', '/state.js', '/list.js']);
});

test('preloads the files of an app with their integrity hashes, so that they are not downloaded twice', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  const links = requestElements().filter((element) => fileOf(element).startsWith('/doctor/'));
  expect(
    links.map((link) => [link.getAttribute('rel'), 'as' in link && link.as, link.integrity]),
  ).toEqual([
    ['preload', 'script', 'sha256-of-the-entry'],
    ['preload', 'script', ''],
    ['preload', 'style', 'sha256-of-the-style'],
  ]);
});

test('requests the manifest of the last used app immediately, and only once', async () => {
  const address = `${location.origin}/doctor/remote.json`;
  sessionStorage.setItem('praxis.app', address);
  runEarlyScript();
  expect(window.fetch).toHaveBeenCalledWith(address, { cache: 'no-cache', integrity: '' });
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  const manifestRequests = jest.mocked(window.fetch).mock.calls.map(([input]) => input as string);
  expect(manifestRequests.filter((input) => input.endsWith('remote.json'))).toEqual([address]);
});

test('immediately requests the manifest of the device’s session in a new tab', () => {
  const address = `${location.origin}/doctor/remote.json`;
  localStorage.setItem('praxis.session', sessionStorage.getItem('praxis.session')!);
  localStorage.setItem('praxis.app', `${address} sha256-pin`);
  const options = { cache: 'no-cache', integrity: 'sha256-pin' };
  runEarlyScript();
  // The tab has its own session: the device's last app may belong to another user.
  expect(window.fetch).not.toHaveBeenCalledWith(address, options);
  sessionStorage.clear();
  runEarlyScript();
  expect(window.fetch).toHaveBeenCalledWith(address, options);
});

test('requests the canary version of an app if this tab used it last', async () => {
  const regular = responses['/remotes.json'] as { doctor: object };
  const canary = { manifest: '/doctor-next/remote.json', integrity: 'sha256-next' };
  responses['/remotes.json'] = { doctor: { ...regular.doctor, canary } };
  const address = `${location.origin}/doctor-next/remote.json`;
  sessionStorage.setItem('praxis.app', `${address} ${canary.integrity}`);
  runEarlyScript();
  responses['/remotes.json'] = regular;
  const options = { cache: 'no-cache', integrity: 'sha256-next' };
  expect(window.fetch).toHaveBeenCalledWith(address, options);
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor-next/assets/entry.js'));
});

test('requests nothing from the last used app if the current user has no access to it', async () => {
  sessionStorage.setItem('praxis.app', `${location.origin}/patient/remote.json`);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  expect(requestedFiles().filter((file) => file.startsWith('/patient/'))).toEqual([]);
});

describe('signed out', () => {
  beforeEach(() => sessionStorage.clear());

  const fetched = () =>
    jest
      .mocked(window.fetch)
      .mock.calls.map(([input]) => pathOf(new URL(`${input}`, location.href).href));

  test('requests a page that is open to everybody, not the sign-in page', async () => {
    history.replaceState(null, '', '/pages/login');
    runEarlyScript();
    settle('/main.js');
    await waitFor(() => expect(requestedFiles()).toContain('/demo/login.js'));
    expect(requestedFiles()).not.toContain('/sign-in.js');
  });

  test.each(['/doctor/subscribers', '/sign-in', '/pages/logins'])(
    'requests the sign-in page at %s, and nothing from an app',
    async (address) => {
      history.replaceState(null, '', address);
      runEarlyScript();
      settle('/main.js');
      await waitFor(() => expect(requestedFiles()).toContain('/sign-in.js'));
      expect(fetched().filter((file) => file.endsWith('remote.json'))).toEqual([]);
    },
  );

  test('waits for no deployment file at the sign-in page', () => {
    history.replaceState(null, '', '/sign-in');
    runEarlyScript();
    expect(requestedFiles()).toEqual(['/de.js', '/sign-in.js']);
  });
});

test('loads the font after everything that the page needs', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  settlePageFiles();
  await waitFor(() => expect(requestedFiles()).toContain('/api-subscribers.js'));
  const [last, ...others] = requestedFiles().filter(
    (file) => !['/main.js', '/state.js'].includes(file),
  );
  others.forEach((file) => settle(file));
  await new Promise((resolve) => setTimeout(resolve));
  expect(fontFaces).toEqual([]);

  settle(last ?? '');
  await waitFor(() => expect(document.fonts.add).toHaveBeenCalledWith(fontFaces[0]));
  expect(fontFaces[0]).toMatchObject({
    family: 'Inter Variable',
    source: 'url(/font.woff2)',
    descriptors: { weight: '100 900' },
  });
});

test('loads the font of a public page after its files', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/sign-in');
  runEarlyScript();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fontFaces).toEqual([]);
  settle('/de.js');
  settle('/sign-in.js');
  await waitFor(() => expect(fontFaces).not.toEqual([]));
});

test('continues when the configuration names no origins: the page reports the error', async () => {
  const respond = jest.mocked(window.fetch).getMockImplementation()!;
  jest
    .mocked(window.fetch)
    .mockImplementation((address, ...rest) =>
      address === '/config.json'
        ? Promise.resolve({ status: 200, text: async () => '{}' } as Response)
        : respond(address, ...rest),
    );
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(requestedFiles()).toContain('/network.js'));
});

test('continues when a file fails to load', async () => {
  runEarlyScript();
  settle('/main.js', 'error');
  await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
  settlePageFiles('error');
  await waitFor(() => expect(requestedFiles()).toContain('/simulation.js'));
});

test('preloads the Intl data of the language in a worker, if workers are available', () => {
  runEarlyScript();
  expect(workers).toEqual([{ address: '/date-tables.js', name: 'de' }]);
  delete (window as { Worker?: unknown }).Worker;
  runEarlyScript();
  expect(workers).toHaveLength(1);
  expect(document.documentElement.lang).toBe('de');
});
