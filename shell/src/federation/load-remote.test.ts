import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { entryOf, manifestOf } from '../testing/manifest';
import { Registry } from './registry';

const base = 'https://apps.example/hung/';
const entry = entryOf('hung', { roles: ['doctor'] });
const manifest = manifestOf('hung', {
  roles: ['doctor'],
  files: { entry: 'assets/entry.js', module: ['assets/module.js'], texts: {} },
  hashes: { 'assets/entry.js': 'sha256-entry' },
});

/** The requested scripts, in order; jsdom runs none of them. */
let scripts: HTMLScriptElement[];
let manifests: string[];
let observer: MutationObserver;

beforeEach(() => {
  jest.useFakeTimers();
  // The federation runtime warns when an app is registered again.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  scripts = [];
  manifests = [];
  observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  window.praxisEarly = {
    config: Promise.resolve({ status: 0, text: '' }),
    remotes: Promise.resolve({ status: 0, text: '' }),
    manifests: new Proxy(
      {},
      {
        get(_, address) {
          manifests.push(String(address));
          return Promise.resolve({ status: 200, text: JSON.stringify(manifest) });
        },
      },
    ),
    requested: new Set(),
    reads: {},
    filesOf: () => [],
  };
});

afterEach(() => {
  observer.disconnect();
  delete window.praxisEarly;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Simulates that the script has loaded and run: it defines the app's container. */
function runScript(script: HTMLScriptElement, text: string): void {
  const remote = { app: manifest, pages: [], texts: async () => ({ default: { text } }) };
  Object.assign(window, {
    remote_hung: { init: () => undefined, get: async () => () => ({ remote }) },
  });
  script.dispatchEvent(new Event('load'));
}

const linked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href);

it('requests a hanging entry again at each Retry, and ignores late responses', async () => {
  const { forgetRemote, loadRemote } = await import('./load-remote');
  const registry = new Registry([entry]);
  const outcomes: unknown[] = [];
  for (const attempt of [1, 2, 3]) {
    loadRemote(registry, entry).catch((fault: { reason: string }) => outcomes.push(fault.reason));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(outcomes).toHaveLength(attempt);
    // Retry does this first.
    forgetRemote(registry, entry);
  }
  expect(outcomes).toEqual(['slow', 'slow', 'slow']);
  expect(manifests).toHaveLength(3);
  expect(scripts.map(({ src }) => src)).toEqual([
    `${base}assets/entry.js`,
    `${base}assets/entry.js?again=1`,
    `${base}assets/entry.js?again=2`,
  ]);
  expect(scripts.map(({ integrity }) => integrity)).toEqual(Array(3).fill('sha256-entry'));
  expect(linked()).toEqual([]);

  const loaded = loadRemote(registry, entry);
  await jest.advanceTimersByTimeAsync(10);
  expect(linked()).toEqual([`${base}assets/entry.js?again=3`, `${base}assets/module.js?again=3`]);
  runScript(scripts[3]!, 'fresh');
  await jest.advanceTimersByTimeAsync(10);
  runScript(scripts[0]!, 'stale');
  const { module } = await loaded;
  expect((await module.texts('', 'en')).default).toEqual({ text: 'fresh' });
  expect((await loadRemote(registry, entry)).module).toBe(module);
});

it('requests an app that failed before its outlet was rendered again only at Retry', async () => {
  const { forgetRemote, loadRemoteEarly, loadRemoteForOutlet } = await import('./load-remote');
  const registry = new Registry([entry]);
  forgetRemote(registry, entry);
  const reasons: string[] = [];
  const failed = ({ reason }: { reason: string }) => void reasons.push(reason);
  loadRemoteEarly(registry, entry).catch(failed);
  await jest.advanceTimersByTimeAsync(15_000);
  loadRemoteForOutlet(registry, entry).catch(failed);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(reasons).toEqual(['slow', 'slow']);
  expect(scripts).toHaveLength(1);

  // Retry does this.
  forgetRemote(registry, entry);
  loadRemoteForOutlet(registry, entry).catch(failed);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(scripts).toHaveLength(2);
  // The user returns to the area later.
  loadRemoteForOutlet(registry, entry).catch(failed);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(scripts).toHaveLength(3);
});
