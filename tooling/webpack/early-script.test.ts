/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  answers,
  asked,
  asking,
  fileOf,
  fontFaces,
  pathOf,
  receive,
  runEarlyScript,
  settle,
  settlePage,
  startEarly,
  workers,
} from '../testing/early-script';

beforeEach(startEarly);

test.each([
  ['of a list, not that of a record', '/doctor/subscribers', false],
  ['of the record too, where the address names one', '/doctor/subscribers/one', true],
])('asks for the data module %s', async (_what, address, isAsked) => {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.css'));
  settlePage();
  await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
  expect(asked().includes('/api-subscriber.js')).toBe(isAsked);
});

test('asks for the frame, the page and the simulated back end in the order in which they run', async () => {
  runEarlyScript();
  expect(asked()).toEqual(['/de.js']);
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  expect(asked()).toEqual([
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
  expect(asked()).not.toContain('/simulation.js');
  settlePage();
  await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
  const rest = asked().filter((file) => /simulation|api|practice/.test(file));
  expect(rest).toEqual(['/simulation.js', '/practice.js', '/api-subscribers.js']);
});

test('asks for what draws a page of the demo area after its data, and for nothing of the practice', async () => {
  const session = { realm: 'demo', userData: { role: 'admin' } };
  sessionStorage.setItem('praxis.session', JSON.stringify(session));
  history.replaceState(null, '', '/apps/calendar');
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/demo/calendar.js'));
  settlePage();
  await waitFor(() => expect(asked()).toContain('/events.js'));
  expect(asked()).not.toContain('/calendar.js');
  settle('/events.js');
  await waitFor(() => expect(asked()).toContain('/calendar.js'));
  const rest = asked().slice(asked().indexOf('/simulation.js'));
  expect(rest).toEqual(['/simulation.js', '/events.js', '/calendar.js']);
});

test.each([
  ['all of a page for whoever may see it', { action: 'manage', subject: 'all' }, true],
  ['nothing of a page that is not theirs to see', { action: 'read', subject: 'ACL' }, false],
])('asks for %s', async (_what, ability, isAsked) => {
  const session = { realm: 'demo', userData: { role: 'admin', abilities: [ability] } };
  sessionStorage.setItem('praxis.session', JSON.stringify(session));
  history.replaceState(null, '', '/apps/calendar');
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/demo/entry.js'));
  settlePage();
  await waitFor(() => expect(asked()).toContain('/simulation.js'));
  expect(asked().includes('/demo/calendar.js')).toBe(isAsked);
});

describe('before it is known what the deployment is made of', () => {
  let sendConfig = () => {};
  beforeEach(() => {
    const answer = jest.mocked(window.fetch).getMockImplementation()!;
    jest.mocked(window.fetch).mockImplementation(async (address, ...rest) => {
      if (address === '/config.json') await new Promise<void>((resolve) => (sendConfig = resolve));
      return answer(address, ...rest);
    });
  });
  /** All that a script may do without a further answer. */
  const rest = () => new Promise((resolve) => setTimeout(resolve));

  test.each([
    ['have come', () => receive('/main.js')],
    ['have run', () => settle('/main.js')],
    ['cannot be had', () => settle('/main.js', 'error')],
  ])('it asks for the frame once the first files %s', async (_when, happens) => {
    runEarlyScript();
    receive('/de.js');
    await rest();
    expect(asked()).toEqual(['/de.js']);
    happens();
    await waitFor(() => expect(asked()).toContain('/state.js'));
    await rest();
    expect(asked().filter((file) => file !== '/main.js')).toEqual([
      '/de.js',
      '/app.js',
      '/state.js',
    ]);

    sendConfig();
    await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  });

  test('it asks for the frame with that answer, while the first files are on their way', async () => {
    runEarlyScript();
    await rest();
    expect(asked()).toEqual(['/de.js']);
    sendConfig();
    await waitFor(() => expect(asked()).toContain('/state.js'));
  });
});

test('runs what is the shell’s own, and only fetches what is an app’s', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  const scripts = asking().filter((element) => 'src' in element);
  expect(scripts.map(fileOf)).toEqual(['/de.js', '/app.js', '/state.js', '/list.js']);
});

test('asks for an app’s files with their hashes, so that they are not asked for again with them', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  const links = asking().filter((element) => fileOf(element).startsWith('/doctor/'));
  expect(
    links.map((link) => [link.getAttribute('rel'), 'as' in link && link.as, link.integrity]),
  ).toEqual([
    ['preload', 'script', 'sha256-of-the-entry'],
    ['preload', 'script', ''],
    ['preload', 'style', 'sha256-of-the-style'],
  ]);
});

test('asks for the manifest of the last app at once, and only once', async () => {
  const address = `${location.origin}/doctor/remote.json`;
  sessionStorage.setItem('praxis.app', address);
  runEarlyScript();
  expect(window.fetch).toHaveBeenCalledWith(address, { cache: 'no-cache', integrity: '' });
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  const askedFor = jest.mocked(window.fetch).mock.calls.map(([input]) => input as string);
  expect(askedFor.filter((input) => input.endsWith('remote.json'))).toEqual([address]);
});

test('asks at once for the manifest of a session that is kept on the device, in a tab that is new', () => {
  const address = `${location.origin}/doctor/remote.json`;
  localStorage.setItem('praxis.session', sessionStorage.getItem('praxis.session')!);
  localStorage.setItem('praxis.app', `${address} sha256-pin`);
  const options = { cache: 'no-cache', integrity: 'sha256-pin' };
  runEarlyScript();
  // The tab has a session of its own: the device's app is another person's.
  expect(window.fetch).not.toHaveBeenCalledWith(address, options);
  sessionStorage.clear();
  runEarlyScript();
  expect(window.fetch).toHaveBeenCalledWith(address, options);
});

test('asks for the files of an app’s second version where this tab had it last', async () => {
  const regular = answers['/remotes.json'] as { doctor: object };
  const canary = { manifest: '/doctor-next/remote.json', integrity: 'sha256-next' };
  answers['/remotes.json'] = { doctor: { ...regular.doctor, canary } };
  const address = `${location.origin}/doctor-next/remote.json`;
  sessionStorage.setItem('praxis.app', `${address} ${canary.integrity}`);
  runEarlyScript();
  answers['/remotes.json'] = regular;
  const options = { cache: 'no-cache', integrity: 'sha256-next' };
  expect(window.fetch).toHaveBeenCalledWith(address, options);
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor-next/assets/entry.js'));
});

test('asks for nothing of an app that was the last one and is not this person’s', async () => {
  sessionStorage.setItem('praxis.app', `${location.origin}/patient/remote.json`);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  expect(asked().filter((file) => file.startsWith('/patient/'))).toEqual([]);
});

describe('signed out', () => {
  beforeEach(() => sessionStorage.clear());

  const fetched = () =>
    jest
      .mocked(window.fetch)
      .mock.calls.map(([input]) => pathOf(new URL(`${input}`, location.href).href));

  test('at a page that is open to everybody it asks for that page, not for signing in', async () => {
    history.replaceState(null, '', '/pages/login');
    runEarlyScript();
    settle('/main.js');
    await waitFor(() => expect(asked()).toContain('/demo/login.js'));
    expect(asked()).not.toContain('/sign-in.js');
  });

  test.each(['/doctor/subscribers', '/sign-in', '/pages/logins'])(
    'at %s it asks for signing in, and for nothing of an app',
    async (address) => {
      history.replaceState(null, '', address);
      runEarlyScript();
      settle('/main.js');
      await waitFor(() => expect(asked()).toContain('/sign-in.js'));
      expect(fetched().filter((file) => file.endsWith('remote.json'))).toEqual([]);
    },
  );

  test('at the sign-in page it waits for no file of the deployment', () => {
    history.replaceState(null, '', '/sign-in');
    runEarlyScript();
    expect(asked()).toEqual(['/de.js', '/sign-in.js']);
  });
});

test('asks for the font when everything that shows the page has come', async () => {
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  settlePage();
  await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
  const [last, ...others] = asked().filter((file) => !['/main.js', '/state.js'].includes(file));
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

test('asks for the font of a page that needs no session after its files', async () => {
  sessionStorage.clear();
  history.replaceState(null, '', '/sign-in');
  runEarlyScript();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fontFaces).toEqual([]);
  settle('/de.js');
  settle('/sign-in.js');
  await waitFor(() => expect(fontFaces).not.toEqual([]));
});

test('goes on where the settings name no origins: the page itself says what is wrong', async () => {
  const answer = jest.mocked(window.fetch).getMockImplementation()!;
  jest
    .mocked(window.fetch)
    .mockImplementation((address, ...rest) =>
      address === '/config.json'
        ? Promise.resolve({ status: 200, text: async () => '{}' } as Response)
        : answer(address, ...rest),
    );
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/network.js'));
});

test('goes on where a file cannot be had', async () => {
  runEarlyScript();
  settle('/main.js', 'error');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  settlePage('error');
  await waitFor(() => expect(asked()).toContain('/simulation.js'));
});

test('has a worker read the tables of dates of the language, and does without where there is none', () => {
  runEarlyScript();
  expect(workers).toEqual([{ address: '/date-tables.js', name: 'de' }]);
  delete (window as { Worker?: unknown }).Worker;
  runEarlyScript();
  expect(workers).toHaveLength(1);
  expect(document.documentElement.lang).toBe('de');
});
