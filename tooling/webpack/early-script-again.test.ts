/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import {
  answers,
  asked,
  fontFaces,
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

  test('is remembered once all of it has come, and nothing is asked for in waves then', async () => {
    runEarlyScript();
    settle('/main.js');
    await waitFor(() => expect(asked()).toContain('/doctor/assets/page-patients.js'));
    expect(kept()).toBeNull();
    await bringAll();
    expect(kept()).toBe('/main.js frame simulation');

    document.head.replaceChildren();
    fontFaces.length = 0;
    runEarlyScript();
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
  });

  test('needs not have been the frame: after a public page only the font comes sooner', async () => {
    sessionStorage.clear();
    history.replaceState(null, '', '/sign-in');
    runEarlyScript();
    await bringAll();
    expect(kept()).toBe('/main.js');

    startEarly();
    localStorage.setItem('praxis.kept', '/main.js');
    runEarlyScript();
    await waitFor(() => expect(fontFaces).toHaveLength(1));
    expect(asked()).toEqual(['/de.js']);
    await bringAll();
    expect(kept()).toBe('/main.js frame simulation');
  });

  test.each(['/older.js frame simulation', '/older.js'])(
    'is of no use where it is of another build: %s',
    async (older) => {
      localStorage.setItem('praxis.kept', older);
      runEarlyScript();
      await new Promise((resolve) => setTimeout(resolve));
      expect(asked()).toEqual(['/de.js']);
      expect(fontFaces).toEqual([]);
      await bringAll();
      expect(kept()).toBe('/main.js frame simulation');
    },
  );

  test('is no simulation where an API is asked', async () => {
    const simulated = answers['/config.json'];
    answers['/config.json'] = { backEnd: 'https://api.example', remoteOrigins: [] };
    runEarlyScript();
    await bringAll();
    answers['/config.json'] = simulated;
    expect(kept()).toBe('/main.js frame');
  });
});
