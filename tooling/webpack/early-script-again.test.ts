/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  asked,
  cameOverTheLine,
  fontFaces,
  receive,
  runEarlyScript,
  settle,
  startEarly,
} from '../testing/early-script';

beforeEach(startEarly);

describe('what an earlier visit brought', () => {
  const kept = () => localStorage.getItem('praxis.kept');
  /** All that is asked for comes, until nothing more is. */
  async function bringAll() {
    for (let known = -1; known !== asked().length;) {
      known = asked().length;
      settle('/main.js');
      asked().forEach((file) => settle(file));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  test('is asked for again all at once, once the app could be used', async () => {
    runEarlyScript();
    await bringAll();
    expect(kept()).toBe('/main.js');
    window.praxisEarly?.keep?.('simulation');
    expect(kept()).toBe('/main.js simulation');

    document.head.replaceChildren();
    fontFaces.length = 0;
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(asked()).toContain('/api-subscribers.js'));
    expect(asked()).toEqual([
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
    expect(window.praxisEarly?.kept).toBe(true);
    await bringAll();
    expect(kept()).toBe('/main.js simulation');
  });

  test('is only the first files and the font before the app was in use', async () => {
    localStorage.setItem('praxis.kept', '/main.js');
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(fontFaces).toHaveLength(1));
    expect(asked()).toEqual(['/de.js', '/app.js', '/state.js']);
    expect(window.praxisEarly?.kept).toBe(false);
  });

  test.each(['/older.js simulation', '/older.js'])(
    'is of no use where it is of another build: %s',
    async (older) => {
      localStorage.setItem('praxis.kept', older);
      runEarlyScript();
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked()).not.toContain('/simulation.js');
      expect(fontFaces).toEqual([]);
      await bringAll();
      expect(kept()).toBe('/main.js');
    },
  );

  test('is asked for in turn where the browser has let go of it since', async () => {
    localStorage.setItem('praxis.kept', '/main.js simulation');
    cameOverTheLine.add('/main.js');
    runEarlyScript();
    receive('/main.js');
    await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
    expect(asked()).not.toContain('/simulation.js');
    expect(fontFaces).toEqual([]);
    expect(window.praxisEarly?.kept).toBe(false);
    await bringAll();
    expect(asked()).toContain('/api-subscribers.js');
    expect(fontFaces).toHaveLength(1);
    expect(kept()).toBe('/main.js simulation');
  });
});
