/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { waitFor } from '@testing-library/dom';
import { rootDirectory } from '../workspace.mjs';

const names = ['/app.js', '/state.js', '/simulation.js', '/list.js', '/de.js', '/sign-in.js'];
const numbersOf = (...wanted: string[]) => wanted.map((name) => names.indexOf(name));

const files = {
  names,
  signIn: numbersOf('/sign-in.js'),
  app: numbersOf('/app.js', '/state.js'),
  simulation: numbersOf('/simulation.js'),
  temporal: [],
  font: { family: 'Inter Variable', file: '/font.woff2', weight: '100 900' },
  public: {},
  publicTexts: {},
  texts: { de: numbersOf('/de.js') },
  shared: { '@praxis/sdk/ui/list': numbersOf('/list.js') },
  deferred: {},
  asks: {},
  first: ['/main.js'],
  frame: ['/state.js'],
  data: '/simulated-reads.json',
};

const manifest = {
  landing: '/doctor/dashboard',
  pages: [
    {
      paths: ['/doctor/subscribers', '/doctor/subscribers/:id'],
      feature: 'patients',
      code: ['assets/page-patients.js', 'assets/page-patients.css'],
      shared: ['@praxis/sdk/ui/list'],
      asks: ['GET /api/v1/doctor/subscribers', 'GET /api/v1/doctor/subscribers/:id'],
    },
  ],
  files: { entry: 'assets/entry.js', module: [], texts: {} },
  hashes: {
    'assets/entry.js': 'sha256-of-the-entry',
    'assets/page-patients.css': 'sha256-of-the-style',
  },
};

const answers: Record<string, unknown> = {
  '/config.json': { backEnd: 'simulated', remoteOrigins: [] },
  '/remotes.json': {
    doctor: { manifest: '/doctor/remote.json', realm: 'practice', roles: ['doctor'] },
    demo: {
      manifest: '/demo/remote.json',
      realm: 'demo',
      roles: ['admin'],
      open: ['/pages/login'],
    },
  },
  '/demo/remote.json': {
    landing: '/',
    pages: [
      { paths: ['/pages/login'], feature: 'login', code: ['login.js'], shared: [], asks: [] },
    ],
    files: { entry: 'entry.js', module: [], texts: {} },
  },
  '/doctor/remote.json': manifest,
  '/doctor-next/remote.json': manifest,
  '/simulated-reads.json': {
    'GET /api/v1/doctor/subscribers': ['/api-subscribers.js'],
    'GET /api/v1/doctor/subscribers/:id': ['/api-subscriber.js'],
  },
};

const source = transformSync(
  readFileSync(path.join(rootDirectory, 'shell/src/document/early.ts'), 'utf8'),
  {
    filename: 'early.ts',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  },
).code;

function runEarlyScript() {
  const script = document.createElement('script');
  script.textContent = source.replace(/(["'])__FILES__\1/, () => JSON.stringify(files));
  document.head.append(script);
}

type Asking = HTMLLinkElement | HTMLScriptElement;
const asking = () => [...document.head.querySelectorAll<Asking>('link, script[src]')];
const fileOf = (element: Asking) => pathOf('src' in element ? element.src : element.href);
const asked = () => asking().map(fileOf);
const pathOf = (href: string) => new URL(href).pathname;

/** A link has its file, or will never have it. */
function settle(file: string, event: 'load' | 'error' = 'load') {
  const known = asking().find((element) => fileOf(element) === file);
  const link = known ?? Object.assign(document.createElement('link'), { href: file });
  document.head.append(link);
  link.dispatchEvent(new Event(event));
}

/** jsdom has no fonts. */
const fontFaces: unknown[] = [];
class FakeFontFace {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: object,
  ) {
    fontFaces.push(this);
  }

  load = () => Promise.resolve(this);
}

beforeEach(() => {
  fontFaces.length = 0;
  Object.assign(window, { FontFace: FakeFontFace });
  Object.assign(document, { fonts: { add: jest.fn() } });
  history.replaceState(null, '', '/doctor/subscribers');
  sessionStorage.setItem(
    'praxis.session',
    JSON.stringify({ realm: 'practice', userData: { role: 'doctor' } }),
  );
  localStorage.clear();
  localStorage.setItem('praxis.language', 'de');
  window.fetch = jest.fn((address: string) => {
    const body = answers[pathOf(new URL(address, location.href).href)];
    return Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
  }) as unknown as typeof fetch;
  document.head.replaceChildren();
});

test.each([
  ['of a list, not that of a record', '/doctor/subscribers', false],
  ['of the record too, where the address names one', '/doctor/subscribers/one', true],
])('asks for the data module %s', async (_what, address, isAsked) => {
  history.replaceState(null, '', address);
  runEarlyScript();
  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/state.js'));
  settle('/state.js');
  await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
  expect(asked().includes('/api-subscriber.js')).toBe(isAsked);
});

test('asks for the frame, the page and the simulated back end in the order in which they run', async () => {
  runEarlyScript();
  expect(asked()).toEqual(['/de.js']);
  await waitFor(() =>
    expect(window.fetch).toHaveBeenCalledWith('/simulated-reads.json', expect.anything()),
  );
  expect(asked()).toEqual(['/de.js']);

  settle('/main.js');
  await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
  expect(asked()).toEqual([
    '/de.js',
    '/main.js',
    '/app.js',
    '/state.js',
    '/list.js',
    '/doctor/assets/entry.js',
    '/doctor/assets/page-patients.js',
    '/doctor/assets/page-patients.css',
  ]);

  settle('/state.js');
  await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
  const rest = asked().filter((file) => /simulation|api/.test(file));
  expect(rest).toEqual(['/simulation.js', '/api-subscribers.js']);
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
  await waitFor(() => expect(asked()).toContain('/app.js'));
  settle('/state.js');
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

test('goes on where a file cannot be had', async () => {
  runEarlyScript();
  settle('/main.js', 'error');
  await waitFor(() => expect(asked()).toContain('/app.js'));
  settle('/state.js', 'error');
  await waitFor(() => expect(asked()).toContain('/simulation.js'));
});
