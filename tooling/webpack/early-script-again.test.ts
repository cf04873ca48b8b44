/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  requestedFiles,
  downloadedFiles,
  fontFaces,
  receive,
  runEarlyScript,
  settle,
  setUpEarlyScript,
  workers,
} from '../testing/early-script';

beforeEach(setUpEarlyScript);

describe('files that an earlier visit cached', () => {
  const remembered = () => localStorage.getItem('praxis.kept');
  /** Settles all requested files, until no more are requested. */
  async function settleAll() {
    for (let known = -1; known !== requestedFiles().length;) {
      known = requestedFiles().length;
      settle('/main.js');
      requestedFiles().forEach((file) => settle(file));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  test('are requested without waves, once the app has been usable', async () => {
    runEarlyScript();
    await settleAll();
    expect(remembered()).toBe('/main.js');
    window.praxisEarly?.rememberCached?.('simulation');
    expect(remembered()).toBe('/main.js simulation');

    document.head.replaceChildren();
    fontFaces.length = 0;
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(requestedFiles()).toContain('/api-subscribers.js'));
    expect(requestedFiles()).toEqual([
      '/de.js',
      '/app.js',
      '/state.js',
      '/network.js',
      '/simulation.js',
      '/practice.js',
      '/list.js',
      '/doctor/assets/entry.js',
      '/doctor/assets/page-patients.js',
      '/doctor/assets/page-patients.css',
      '/api-subscribers.js',
    ]);
    expect(fontFaces).toHaveLength(1);
    expect(window.praxisEarly?.isSimulationCached).toBe(true);
    await settleAll();
    expect(remembered()).toBe('/main.js simulation');
  });

  test('are only the first files and the font, if the app was not usable yet', async () => {
    localStorage.setItem('praxis.kept', '/main.js');
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(fontFaces).toHaveLength(1));
    expect(requestedFiles()).toEqual(['/de.js', '/app.js', '/state.js']);
    expect(window.praxisEarly?.isSimulationCached).toBe(false);
  });

  test.each(['/older.js simulation', '/older.js'])(
    'ignores the cache marker of an older build: %s',
    async (older) => {
      localStorage.setItem('praxis.kept', older);
      runEarlyScript();
      await new Promise((resolve) => setTimeout(resolve));
      expect(requestedFiles()).not.toContain('/simulation.js');
      expect(fontFaces).toEqual([]);
      await settleAll();
      expect(remembered()).toBe('/main.js');
    },
  );

  test('are requested in waves again, if the browser has evicted them', async () => {
    localStorage.setItem('praxis.kept', '/main.js simulation');
    downloadedFiles.add('/main.js');
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(requestedFiles()).toContain('/doctor/assets/page-patients.js'));
    expect(requestedFiles()).not.toContain('/simulation.js');
    expect(fontFaces).toEqual([]);
    expect(window.praxisEarly?.isSimulationCached).toBe(false);
    await settleAll();
    expect(requestedFiles()).toContain('/api-subscribers.js');
    expect(fontFaces).toHaveLength(1);
    expect(remembered()).toBe('/main.js simulation');
  });
});

test('requests the last manifest before it requests a file or starts the worker', () => {
  const address = `${location.origin}/doctor/remote.json`;
  sessionStorage.setItem('praxis.app', address);
  const respond = window.fetch;
  const before: unknown[] = [];
  window.fetch = (input, options) => {
    if (input === address) before.push([...requestedFiles()], [...workers]);
    return respond(input, options);
  };
  runEarlyScript();
  expect(before).toEqual([[], []]);
  expect(requestedFiles()).toEqual(['/de.js']);
  expect(workers).toHaveLength(1);
});
