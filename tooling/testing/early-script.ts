import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { rootDirectory } from '../workspace.mjs';

const names = [
  '/app.js',
  '/state.js',
  '/simulation.js',
  '/practice.js',
  '/list.js',
  '/calendar.js',
  '/de.js',
  '/sign-in.js',
  '/network.js',
];
const numbersOf = (...wanted: string[]) => wanted.map((name) => names.indexOf(name));

const files = {
  names,
  signIn: numbersOf('/sign-in.js'),
  app: numbersOf('/app.js', '/state.js'),
  network: numbersOf('/network.js'),
  simulation: numbersOf('/simulation.js'),
  practice: numbersOf('/practice.js'),
  temporal: [],
  font: { family: 'Inter Variable', file: '/font.woff2', weight: '100 900' },
  public: {},
  publicTexts: {},
  texts: { de: numbersOf('/de.js') },
  shared: { '@praxis/sdk/ui/list': numbersOf('/list.js') },
  deferred: {},
  engines: { calendar: numbersOf('/calendar.js') },
  reads: {},
  first: ['/main.js'],
  frame: ['/state.js'],
  data: '/simulated-reads.json',
  dateTables: '/date-tables.js',
};

export const manifest = {
  landing: '/doctor/dashboard',
  pages: [
    {
      paths: ['/doctor/subscribers', '/doctor/subscribers/:id'],
      feature: 'patients',
      code: ['assets/page-patients.js', 'assets/page-patients.css'],
      shared: ['@praxis/sdk/ui/list'],
      reads: ['GET /api/v1/doctor/subscribers', 'GET /api/v1/doctor/subscribers/:id'],
      first: '/api/v1/doctor/subscribers?page=1',
    },
  ],
  files: { entry: 'assets/entry.js', module: [], texts: {} },
  hashes: {
    'assets/entry.js': 'sha256-of-the-entry',
    'assets/page-patients.css': 'sha256-of-the-style',
  },
};

export const responses: Record<string, unknown> = {
  '/config.json': { backEnd: 'simulated', remoteOrigins: [] },
  '/remotes.json': {
    doctor: {
      manifest: '/doctor/remote.json',
      realm: 'practice',
      roles: ['doctor'],
      areas: ['/doctor'],
    },
    demo: {
      manifest: '/demo/remote.json',
      realm: 'demo',
      roles: ['admin'],
      areas: ['/', '/apps', '/pages'],
      open: ['/pages/login'],
    },
  },
  '/demo/remote.json': {
    landing: '/',
    pages: [
      { paths: ['/pages/login'], feature: 'login', code: ['login.js'], shared: [], reads: [] },
      {
        paths: ['/apps/calendar'],
        access: { action: 'read', subject: 'Calendar' },
        feature: 'calendar',
        code: ['calendar.js'],
        shared: [],
        reads: ['GET /apps/calendar/events'],
        engine: 'calendar',
      },
    ],
    files: { entry: 'entry.js', module: [], texts: {} },
  },
  '/doctor/remote.json': manifest,
  '/doctor-next/remote.json': manifest,
  '/simulated-reads.json': {
    'GET /api/v1/doctor/subscribers': ['/api-subscribers.js'],
    'GET /api/v1/doctor/subscribers/:id': ['/api-subscriber.js'],
    'GET /apps/calendar/events': ['/events.js'],
  },
};

const compile = (name: string) =>
  transformSync(readFileSync(path.join(rootDirectory, 'shell/src/document', name), 'utf8'), {
    filename: name,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  }).code;

const source = compile('failed-files.ts') + compile('arrivals.ts') + compile('early.ts');

export function runEarlyScript() {
  const script = document.createElement('script');
  script.textContent = source.replace(/(["'])__FILES__\1/, () => JSON.stringify(files));
  document.head.append(script);
}

type RequestElement = HTMLLinkElement | HTMLScriptElement;
export const requestElements = () => [
  ...document.head.querySelectorAll<RequestElement>('link, script[src]'),
];
export const fileOf = (element: RequestElement) =>
  pathOf('src' in element ? element.src : element.href);
export const requestedFiles = () => requestElements().map(fileOf);
export const pathOf = (href: string) => new URL(href).pathname;

/** Dispatches the load or error event of a file, as the browser does when the request settles. */
export function settle(file: string, event: 'load' | 'error' = 'load') {
  const known = requestElements().find((element) => fileOf(element) === file);
  const link = known ?? Object.assign(document.createElement('link'), { href: file });
  document.head.append(link);
  link.dispatchEvent(new Event(event));
}

/** Settles the files of the page and the frame that the simulated back end waits for. */
export function settlePageFiles(event?: 'load' | 'error') {
  const isOfApp = (file: string) => /^\/(doctor|demo)\//.test(file);
  for (const file of requestedFiles())
    if (['/state.js', '/list.js'].includes(file) || isOfApp(file)) settle(file, event);
}

/** Stub: jsdom has no FontFace. */
export const fontFaces: unknown[] = [];
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

/** Stub: jsdom has no workers. */
export const workers: { address: string; name?: string }[] = [];
function FakeWorker(address: string, options?: WorkerOptions) {
  workers.push({ address, name: options?.name });
}

/** Files that the stubbed resource timing reports as downloaded, not as cached. */
export const downloadedFiles = new Set<string>();
const observers = new Set<FakePerformanceObserver>();
class FakePerformanceObserver {
  constructor(readonly notify: (list: { getEntries(): { name: string }[] }) => void) {}

  observe = () => void observers.add(this);

  disconnect = () => void observers.delete(this);
}

/** Reports a file as downloaded; it has not run yet. */
export function receive(file: string) {
  const name = new URL(file, location.href).href;
  for (const { notify } of observers) notify({ getEntries: () => [{ name }] });
}

/** Sets up each test: a signed-in doctor, stubbed browser APIs and a server that responds. */
export function setUpEarlyScript() {
  fontFaces.length = 0;
  workers.length = 0;
  observers.clear();
  downloadedFiles.clear();
  performance.getEntriesByName = (name) => {
    const transferSize = downloadedFiles.has(pathOf(name)) ? 300 : 0;
    return [{ transferSize }] as unknown as PerformanceEntryList;
  };
  Object.assign(window, {
    FontFace: FakeFontFace,
    PerformanceObserver: FakePerformanceObserver,
    Worker: FakeWorker,
  });
  Object.assign(document, { fonts: { add: jest.fn() } });
  history.replaceState(null, '', '/doctor/subscribers');
  sessionStorage.setItem(
    'praxis.session',
    JSON.stringify({ realm: 'practice', userData: { role: 'doctor' } }),
  );
  localStorage.clear();
  localStorage.setItem('praxis.language', 'de');
  window.fetch = jest.fn((address: string) => {
    const body = responses[pathOf(new URL(address, location.href).href)];
    return Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
  }) as unknown as typeof fetch;
  document.head.replaceChildren();
}
